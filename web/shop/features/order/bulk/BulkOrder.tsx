import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readBulkOrder } from '../../../../../contract/order/bulk-order.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { upload } from '../../../../api/upload.ts'
import { Select } from '../../../../ui/controls/Select.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { TableFileButton } from '../../../../ui/form/TableFileButton.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { Table } from '../../../../ui/list/Table.tsx'
import classes from './BulkOrder.module.css'
import { BulkOrderList } from './BulkOrderList.tsx'
import { type BulkOrderFile, usePlaceBulkOrder } from './usePlaceBulkOrder.ts'

type OrderType = BulkOrderFile['orders'][number]['orderType']
const orderTypes: readonly OrderType[] = ['REG', 'DROP']

/** A file of orders to many addresses: read, looked at, and placed one after the other. */
export function BulkOrder() {
  const text = useText()
  const placing = usePlaceBulkOrder()
  const { file, orderType, read, isReading, last, why } = useReadFile(placing.forget)
  const busy = isReading || placing.running
  return (
    <>
      <div className={classes.choice}>
        <Select
          label={text('order.type')}
          value={orderType}
          disabled={busy}
          data={orderTypes.map((type) => ({ value: type, label: text(`order.type_${type}`) }))}
          onChange={({ target }) => read(file, orderTypes.find((one) => one === target.value) ?? orderType)}
        />
        <TableFileButton
          name={text('bulk_order.choose')}
          {...(file && { variant: 'default' as const })}
          loading={busy}
          onFile={(given) => read(given, orderType)}
        >
          {text(file ? 'bulk_order.again' : 'bulk_order.choose')}
        </TableFileButton>
        <span className={classes.hint}>{text('bulk_order.file_hint')}</span>
      </div>
      <RefusalNotice why={why && text('bulk_order.failed')} more={why} />
      {isReading && (
        <div role="status" aria-label={text('bulk_order.reading')}>
          <BlockSkeleton height={420} />
        </div>
      )}
      {last && !isReading && <BulkOrderResult key={last.reading} file={last.found} placing={placing} />}
    </>
  )
}

type BulkOrderUpload = { file: File; orderType: OrderType }

/** Reads a file as orders of a type, anew when the other type is chosen. What was read stays until another file could be read. */
function useReadFile(onRead: () => void) {
  const reasonOf = useReason()
  const [orderType, setOrderType] = useState<OrderType>('REG')
  const [last, setLast] = useState<BulkOrderUpload & { found: BulkOrderFile; reading: number }>()
  const reading = useMutation<BulkOrderFile, CallFailed, BulkOrderUpload>({
    meta: saysItself,
    mutationFn: (given) => upload(readBulkOrder, { query: { orderType: given.orderType } }, { file: given.file }),
    onSuccess: (found, given) => {
      setLast((before) => ({ ...given, found, reading: (before?.reading ?? 0) + 1 }))
      onRead()
    },
    onError: () => setOrderType((type) => last?.orderType ?? type),
  })
  const read = (file: File | undefined, type: OrderType) => {
    setOrderType(type)
    if (file) reading.mutate({ file, orderType: type })
  }
  const why = reading.error ? reasonOf(reading.error) : ''
  return { file: last?.file, orderType, read, isReading: reading.isPending, last, why }
}

function BulkOrderResult({ file, placing }: { file: BulkOrderFile; placing: ReturnType<typeof usePlaceBulkOrder> }) {
  const text = useText()
  const wrong = file.rows.filter(({ msg }) => msg !== null)
  return (
    <>
      <p role="status" className={classes.summary}>
        {text('bulk_order.summary', { orders: file.orders.length, rows: file.rows.length })}
      </p>
      {wrong.length > 0 && (
        <section className={classes.wrong} aria-label={text('bulk_order.wrong_rows', { count: wrong.length })}>
          <h2>{text('bulk_order.wrong_rows', { count: wrong.length })}</h2>
          <p>{text('bulk_order.wrong_hint')}</p>
          <Table heads={[{ right: text('bulk_order.row') }, text('bulk_order.reference'), text('bulk_order.mistake')]}>
            {wrong.map(({ row, reference, typed, msg }) => (
              <tr key={row}>
                <td data-right data-label={text('bulk_order.row')}>
                  {row}
                </td>
                <td data-label={text('bulk_order.reference')}>{reference}</td>
                <td data-wide>
                  {msg}
                  {typed && <span className={classes.typed}>{typed}</span>}
                </td>
              </tr>
            ))}
          </Table>
        </section>
      )}
      {file.orders.length > 0 && <BulkOrderList file={file} placing={placing} />}
    </>
  )
}

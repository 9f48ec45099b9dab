import { useState } from 'react'
import { readBulkOrder } from '../../../../../contract/order/bulk-order.ts'
import type { TableChoice } from '../../../../../rules/table-file/table-file.ts'
import { upload } from '../../../../api/upload.ts'
import { Select } from '../../../../ui/controls/Select.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { TableFileButton } from '../../../../ui/form/TableFileButton.tsx'
import { TableReading } from '../../../../ui/form/table-file/TableReading.tsx'
import { useTableFile } from '../../../../ui/form/table-file/useTableFile.ts'
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
  const { file, orderType, read, changeType, table, last, why } = useReadFile(placing.forget)
  const { isReading } = table
  const busy = isReading || placing.running
  return (
    <>
      <div className={classes.choice}>
        <Select
          label={text('order.type')}
          value={orderType}
          disabled={busy}
          data={orderTypes.map((type) => ({ value: type, label: text(`order.type_${type}`) }))}
          onChange={({ target }) => changeType(orderTypes.find((one) => one === target.value) ?? orderType)}
        />
        <TableFileButton
          name={text('bulk_order.choose')}
          {...(file && { variant: 'default' as const })}
          loading={busy}
          onFile={read}
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
      <TableReading
        isPreview
        busy={busy}
        question={table.question}
        table={isReading ? undefined : last?.found.table}
        onAnswer={table.answer}
      />
      {last && !isReading && <BulkOrderResult key={last.reading} file={last.found} placing={placing} />}
    </>
  )
}

type LastRead = { file: File; choice: TableChoice; given: OrderType; found: BulkOrderFile; reading: number }

/** Reads a file as orders of a type, and again when the other type is chosen. What was read stays until another file could be read. */
function useReadFile(onRead: () => void) {
  const reasonOf = useReason()
  const [orderType, setOrderType] = useState<OrderType>('REG')
  const [last, setLast] = useState<LastRead>()
  const table = useTableFile<BulkOrderFile, OrderType>({
    isPreview: true,
    send: (file, choice, type) => upload(readBulkOrder, { query: { ...choice, orderType: type } }, { file }),
    onRead: (found, sent) => {
      setLast((before) => ({ ...sent, found, reading: (before?.reading ?? 0) + 1 }))
      onRead()
    },
    onFailed: () => setOrderType((type) => last?.given ?? type),
  })
  const read = (file: File) => table.read(file, orderType)
  const changeType = (type: OrderType) => {
    setOrderType(type)
    if (last) table.read(last.file, type, last.choice)
  }
  const why = table.why ? reasonOf(table.why) : ''
  return { file: last?.file, orderType, read, changeType, table, last, why }
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

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readOrderSheet } from '../../../../contract/order-sheet.ts'
import { largestSheetFile } from '../../../../rules/order-sheet.ts'
import type { CallFailed } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { upload } from '../../../api/upload.ts'
import { useReason } from '../../../ui/failure.ts'
import { useText } from '../../../ui/language.tsx'
import { Refused } from '../../../ui/Refused.tsx'
import { Select } from '../../../ui/Select.tsx'
import { BlockSkeleton } from '../../../ui/Skeletons.tsx'
import { Table } from '../../../ui/Table.tsx'
import { TableFileButton } from '../../../ui/TableFileButton.tsx'
import classes from './OrderSheet.module.css'
import { SheetOrders } from './SheetOrders.tsx'
import { type Sheet, usePlaceSheet } from './usePlaceSheet.ts'

type OrderType = Sheet['orders'][number]['orderType']
const orderTypes: readonly OrderType[] = ['REG', 'DROP']

/** A file of orders to many addresses: read, looked at, and placed one after the other. */
export function OrderSheet() {
  const text = useText()
  const [orderType, setOrderType] = useState<OrderType>('REG')
  const [file, setFile] = useState<File>()
  const reasonOf = useReason()
  const [tooLarge, setTooLarge] = useState(false)
  const placing = usePlaceSheet()
  const reading = useMutation<Sheet, CallFailed, { file: File; orderType: OrderType }>({
    meta: saysItself,
    mutationFn: (given) => upload(readOrderSheet, { query: { orderType: given.orderType } }, { file: given.file }),
    onSuccess: placing.forget,
  })
  const read = (given: File, type = orderType) => {
    setTooLarge(given.size > largestSheetFile)
    if (given.size > largestSheetFile) return
    setFile(given)
    reading.mutate({ file: given, orderType: type })
  }
  const why = tooLarge ? text('request.too_large') : reading.error ? reasonOf(reading.error) : ''
  const busy = reading.isPending || placing.running

  return (
    <>
      <div className={classes.choice}>
        <Select
          label={text('order.type')}
          value={orderType}
          disabled={busy}
          data={orderTypes.map((type) => ({ value: type, label: text(`order.type_${type}`) }))}
          onChange={({ target }) => {
            const type = orderTypes.find((one) => one === target.value) ?? orderType
            setOrderType(type)
            if (file) read(file, type)
          }}
        />
        <TableFileButton
          sheets
          name={text('order_sheet.choose')}
          {...(file && { variant: 'default' as const })}
          loading={busy}
          onFile={read}
        >
          {text(file ? 'order_sheet.again' : 'order_sheet.choose')}
        </TableFileButton>
        <span className={classes.hint}>{text('order_sheet.file_hint')}</span>
      </div>
      <Refused why={why && text('order_sheet.failed')} more={why} />
      {reading.isPending && (
        <div role="status" aria-label={text('order_sheet.reading')}>
          <BlockSkeleton height={420} />
        </div>
      )}
      {reading.data && !reading.isPending && <Read sheet={reading.data} placing={placing} />}
    </>
  )
}

function Read({ sheet, placing }: { sheet: Sheet; placing: ReturnType<typeof usePlaceSheet> }) {
  const text = useText()
  const wrong = sheet.rows.filter(({ msg }) => msg !== null)
  return (
    <>
      <p role="status" className={classes.summary}>
        {text('order_sheet.summary', { orders: sheet.orders.length, rows: sheet.rows.length })}
      </p>
      {wrong.length > 0 && (
        <section className={classes.wrong} aria-label={text('order_sheet.wrong_rows', { count: wrong.length })}>
          <h2>{text('order_sheet.wrong_rows', { count: wrong.length })}</h2>
          <p>{text('order_sheet.wrong_hint')}</p>
          <Table
            heads={[{ right: text('order_sheet.row') }, text('order_sheet.reference'), text('order_sheet.mistake')]}
          >
            {wrong.map(({ row, reference, typed, msg }) => (
              <tr key={row}>
                <td data-right data-label={text('order_sheet.row')}>
                  {row}
                </td>
                <td data-label={text('order_sheet.reference')}>{reference}</td>
                <td data-wide>
                  {msg}
                  {typed && <span className={classes.typed}>{typed}</span>}
                </td>
              </tr>
            ))}
          </Table>
        </section>
      )}
      {sheet.orders.length > 0 && <SheetOrders sheet={sheet} placing={placing} />}
    </>
  )
}

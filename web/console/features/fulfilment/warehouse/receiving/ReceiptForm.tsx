import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Reply } from '../../../../../../contract/endpoint.ts'
import { receiveGoods } from '../../../../../../contract/fulfilment/stock.ts'
import { isOutcomeUnknown } from '../../../../../api/attempt.ts'
import type { CallFailed } from '../../../../../api/call.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { detailLink } from '../../../../../ui/page/console-link.ts'
import { readSurplus, useSurplusWords } from '../../../../../ui/product/surplus.ts'
import { AddLine } from '../AddLine.tsx'
import { useTypedLine } from '../useTypedLine.ts'
import classes from '../Warehouse.module.css'
import { Booking } from './Booking.tsx'
import { ReceiptLines } from './ReceiptLines.tsx'
import type { Receipt, useReceipt } from './useReceipt.ts'

type Booked = Reply<typeof receiveGoods> & { isOrdered: boolean }

/** Goods of a supplier's note: each product is scanned or typed, with its pieces; then all is booked at once. */
export function ReceiptForm({ receipt }: { receipt: ReturnType<typeof useReceipt> }) {
  const { form } = receipt
  const note = useRef<HTMLInputElement>(null)
  const typed = useTypedLine({ onAdd: receipt.add, onEnd: () => note.current?.focus() })
  const [booked, setBooked] = useState<Booked | null>(null)
  const receive = useStaffChange(receiveGoods, (reply) => {
    setBooked({ ...reply, isOrdered: form.values.purchaseOrder.trim() !== '' })
    receipt.clear()
    // The next goods are scanned at once.
    typed.numberField.current?.focus()
  })
  const { error, begin } = useRefusal(receive.error, form.values.lines)
  const send = () =>
    form.send(({ warehouse, reference, purchaseOrder, takesSurplus, lines }) => {
      begin(lines)
      const number = purchaseOrder.trim().toUpperCase()
      const body = { warehouse, reference: reference.trim(), lines: lines.map(({ number, qty }) => ({ number, qty })) }
      receive.send({
        body: { ...body, ...(number === '' ? { takesSurplus } : { purchaseOrder: { number, takesSurplus } }) },
      })
    })
  const remove = (number: string) => {
    receipt.remove(number)
    // On the next line's button the Enter of the next scan would remove that one, too.
    typed.numberField.current?.focus()
  }
  return (
    <>
      {booked && <BookedNotice booked={booked} />}
      <BookingRefusal error={error} />
      <AddLine typed={typed} />
      <Form onSend={send}>
        {form.faults.lines && <RefusalNotice why={form.faults.lines} />}
        <ReceiptLines lines={form.values.lines} onRemove={remove} />
        <Booking
          receipt={receipt}
          note={note}
          isPending={receive.isPending || typed.isAsking}
          isSurplus={error?.reason === 'purchase_order.surplus' || error?.reason === 'stock.surplus'}
        />
      </Form>
    </>
  )
}

/** A refusal is of the lines as they were sent; whether those were booked stays open where no answer came. */
function useRefusal(error: CallFailed | null, lines: Receipt['lines']) {
  const [sentLines, begin] = useState<Receipt['lines']>()
  return { error: sentLines === lines || isOutcomeUnknown(error) ? error : null, begin }
}

/** Why nothing was booked, with the numbers or the surplus that it is about. */
function BookingRefusal({ error }: { error: CallFailed | null }) {
  const surplusWords = useSurplusWords(error?.reason !== 'stock.surplus')
  if (!error) return null
  return <RefusalNotice why={error} more={surplusWords(readSurplus(error.details)) || unknownNumbers(error.details)} />
}

/** Numbers that a refusal names. */
function unknownNumbers(details: unknown) {
  const { numbers } = Object(details)
  return Array.isArray(numbers) && numbers.join(', ')
}

/** What became of the goods that were booked. */
function BookedNotice({
  booked: { pieces, promised, orders, surplus, notSold, announced, isOrdered },
}: {
  booked: Booked
}) {
  const text = useText()
  const surplusWords = useSurplusWords(isOrdered)
  return (
    <div role="status" className={classes.part}>
      <p className={classes.whole}>{text('warehouse.received', { pieces })}</p>
      {surplus.length > 0 && <p>{surplusWords(surplus)}</p>}
      {promised > 0 && (
        <p>
          {text('warehouse.went_to', { pieces: promised })}{' '}
          {orders.map(({ orderId, orderno }, at) => (
            <span key={orderId}>
              {at > 0 && ', '}
              <Link {...detailLink('orders', orderId)}>{orderno}</Link>
            </span>
          ))}
        </p>
      )}
      {notSold.length > 0 && <p>{text('warehouse.not_sold', { numbers: notSold.join(', ') })}</p>}
      {announced.length > 0 && <p>{text('warehouse.not_on_sale', { numbers: announced.join(', ') })}</p>}
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input, Reply } from '../../../../../../contract/endpoint.ts'
import { changeOrder, previewOrderChange } from '../../../../../../contract/fulfilment/order-change.ts'
import { longestStaffReason } from '../../../../../../rules/fulfilment/order-management.ts'
import { longestInstruction, longestPoNumber } from '../../../../../../rules/order/order.ts'
import { type CallFailed, call } from '../../../../../api/call.ts'
import { saysItself } from '../../../../../api/failures.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { StaffOrder } from '../queries.ts'

export type Preview = Reply<typeof previewOrderChange>
type Change = Input<typeof previewOrderChange>['body']

/** A line as it is typed; without a price of its own it has the agreed one. `position` is null of a new line, whose name is empty where its number was not found. */
export type TypedLine = { position: number | null; number: string; name: string; pieces: number; price: number | '' }

export type ChangeValues = { lines: TypedLine[]; poNumber: string; instruction: string; reason: string }

/** Pieces of a line that were not cancelled. */
const remaining = ({ qty, cancelled }: StaffOrder['lines'][number]) => qty - cancelled

const toTypedLines = ({ lines }: StaffOrder): TypedLine[] =>
  lines
    .filter((line) => remaining(line) > 0)
    .map((line) => ({ position: line.position, number: line.number, name: '', pieces: remaining(line), price: '' }))

/** What differs from the order as it stands. */
function toChange(order: StaffOrder, { lines, poNumber, instruction }: ChangeValues): Change {
  const before = new Map(order.lines.map((line) => [line.position, remaining(line)]))
  const typed = ({ price }: TypedLine) => (price === '' ? {} : { unitPrice: price })
  return {
    lines: lines.flatMap((line) =>
      line.position !== null && (line.pieces !== before.get(line.position) || line.price !== '')
        ? [{ position: line.position, qty: line.pieces, ...typed(line) }]
        : [],
    ),
    added: lines.flatMap((line) =>
      line.position === null && line.pieces > 0 ? [{ number: line.number, qty: line.pieces, ...typed(line) }] : [],
    ),
    ...(poNumber.trim() !== order.poNumber && { poNumber: poNumber.trim() }),
    ...(instruction.trim() !== order.instruction && { instruction: instruction.trim() }),
  }
}

const isEmpty = ({ lines, added, ...head }: Change) =>
  lines.length === 0 && added.length === 0 && Object.keys(head).length === 0

/** The change as it is typed, what it would make of the order, and its confirmation. What is typed after the preview asks for a new one. */
export function useOrderChange(order: StaffOrder, onDone: () => void) {
  const text = useText()
  const [shown, setShown] = useState<Preview | null>(null)
  const [sent, setSent] = useState('')
  const form = useForm<ChangeValues, string, 'change'>({
    start: { lines: toTypedLines(order), poNumber: order.poNumber, instruction: order.instruction, reason: '' },
    rules: (values) => ({
      reason: values.reason.trim() === '' && text('console.reason_missing'),
      change: isEmpty(toChange(order, values)) && text('desk.change_nothing'),
    }),
    limits: { reason: longestStaffReason, poNumber: longestPoNumber, instruction: longestInstruction },
    onChange: () => setShown(null),
  })
  const params = { id: order.orderId }
  const preview = useMutation<Preview, CallFailed, Change>({
    meta: saysItself,
    mutationFn: (body) => call(previewOrderChange, { params, body }),
    onSuccess: setShown,
  })
  const change = useStaffChange(changeOrder, () => {
    toast(text('desk.change_done', { orderno: order.orderno }), 'good')
    onDone()
  })
  // A refusal because something has changed since brings what the change would be now.
  const renewed = change.error?.reason === 'order_change.stale' ? (change.error.details as Preview) : null
  const current = renewed && shown?.revision === sent ? renewed : shown
  const send = () =>
    form.send((values) => {
      const body = toChange(order, values)
      if (!current) return preview.mutate(body)
      setShown(current)
      setSent(current.revision)
      change.send({ params, body: { ...body, revision: current.revision, reason: values.reason.trim() } })
    })
  return { form, preview, change, current, send }
}

import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { changePurchaseOrder } from '../../../../../../contract/fulfilment/purchase-order.ts'
import { longestReference } from '../../../../../../rules/catalogue/product/stock.ts'
import { mostPurchaseLines } from '../../../../../../rules/fulfilment/purchase-order.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { keepsFocus } from '../../../../../ui/focus.ts'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Table } from '../../../../../ui/list/Table.tsx'
import classes from '../PurchaseOrder.module.css'
import type { PurchaseOrder } from '../queries.ts'
import { LineFields } from './LineFields.tsx'
import { emptyLine, findTypedFaults, type TypedLine, toDraft, toTyped } from './line-draft.ts'
import { NewerNotice } from './NewerNotice.tsx'

type Props = { order: PurchaseOrder; onDone: () => void }

/**
 * All lines of a purchase order at once, and its supplier's number. What is refused stays typed, and so does what a colleague was faster
 * with: it is sent as a change of the version that it began from, which the server refuses.
 */
export function LinesForm({ order, onDone }: Props) {
  const [seen, setSeen] = useState(order)
  return (
    <LineFieldsForm key={seen.version} order={seen} latest={order} onBegin={() => setSeen(order)} onDone={onDone} />
  )
}

type FormProps = Props & { latest: PurchaseOrder; onBegin: () => void }

function LineFieldsForm({ order, latest, onBegin, onDone }: FormProps) {
  const text = useText()
  const { form, changing, send, setLines } = useLinesForm({ order, onDone })
  const heads = useHeads()
  const { lines } = form.values
  return (
    <Form onSend={send} className={classes.form}>
      <p>{text(order.orderedAt ? 'purchase_order.ordered_words' : 'purchase_order.draft_words')}</p>
      {latest.version === order.version ? (
        <RefusalNotice why={changing.error} more={unknownNumbers(changing.error?.details)} />
      ) : (
        <NewerNotice seen={order} latest={latest} onBegin={onBegin} />
      )}
      <TextInput
        className={classes.reference}
        label={text('purchase_order.supplier_reference')}
        description={text('purchase_order.supplier_reference_hint')}
        autoComplete="off"
        {...form.field('supplierReference')}
      />
      <div ref={keepsFocus}>
        {lines.length > 0 && (
          <Table heads={heads}>
            {lines.map((line) => (
              <LineFields
                key={line.key}
                line={line}
                faults={form.faults.lines ? findTypedFaults(line) : []}
                onChange={(part) => setLines(lines.map((one) => (one === line ? { ...one, ...part } : one)))}
                onRemove={() => setLines(lines.filter((one) => one !== line))}
              />
            ))}
          </Table>
        )}
      </div>
      <Buttons
        isFull={lines.length >= mostPurchaseLines}
        isPending={changing.isPending}
        onAdd={() => setLines([...lines, emptyLine(lines)])}
        onLeave={onDone}
      />
    </Form>
  )
}

type ButtonProps = { isFull: boolean; isPending: boolean; onAdd: () => void; onLeave: () => void }

function Buttons({ isFull, isPending, onAdd, onLeave }: ButtonProps) {
  const text = useText()
  return (
    <div className={classes.buttons}>
      <Button variant="default" disabled={isFull} onClick={onAdd}>
        {text('purchase_order.add_line')}
      </Button>
      <Button type="submit" loading={isPending}>
        {text('purchase_order.save')}
      </Button>
      <Button variant="default" onClick={onLeave}>
        {text('purchase_order.leave')}
      </Button>
    </div>
  )
}

function useHeads() {
  const text = useText()
  return [
    text('desk.product'),
    text('desk.pieces'),
    text('purchase_order.price'),
    text('warehouse.expected_on'),
    { spoken: text('warehouse.remove_line') },
  ]
}

function useLinesForm({ order, onDone }: Props) {
  const text = useText()
  const { number } = useFormat()
  const stored = order.lines.map((line) => toTyped(line, number))
  const form = useForm<{ supplierReference: string; lines: TypedLine[] }>({
    start: { supplierReference: order.supplierReference, lines: stored.length > 0 ? stored : [emptyLine([])] },
    rules: ({ lines }) => ({ lines: lines.some((line) => findTypedFaults(line).length > 0) && 'wrong' }),
    limits: { supplierReference: longestReference },
  })
  const changing = useStaffChange(changePurchaseOrder, (saved) => {
    toast(text('purchase_order.saved', { number: saved.number }), 'good')
    onDone()
  })
  const send = () =>
    form.send(({ supplierReference, lines }) => {
      const body = { version: order.version, supplierReference: supplierReference.trim(), lines: lines.map(toDraft) }
      changing.send({ params: { id: order.purchaseOrderId }, body })
    })
  return { form, changing, send, setLines: (lines: TypedLine[]) => form.change({ lines }) }
}

/** Numbers that a refusal names. */
function unknownNumbers(details: unknown) {
  const { numbers } = Object(details)
  return Array.isArray(numbers) && numbers.join(', ')
}

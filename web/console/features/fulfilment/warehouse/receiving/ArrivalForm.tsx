import { TextInput } from '@mantine/core'
import { changeArrival } from '../../../../../../contract/fulfilment/stock.ts'
import { longestReference, mostCountedPieces } from '../../../../../../rules/catalogue/product/stock.ts'
import { isDay } from '../../../../../../rules/shipping/day.ts'
import { useStaffChange } from '../../../../../api/staff-change.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../../ui/feedback/toast.ts'
import { Form } from '../../../../../ui/form/Form.tsx'
import { useForm } from '../../../../../ui/form/useForm.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Arrival } from '../queries.ts'
import classes from '../Warehouse.module.css'

type Props = {
  warehouse: string
  /** The arrival to change; null to add one. */
  arrival: Arrival | null
  onDone: () => void
}

/** On which day goods are expected, and how many; who waits for them is notified by the shop. */
export function ArrivalForm(props: Props) {
  const text = useText()
  const { arrival } = props
  const { form, error, isPending, save, end } = useArrivalForm(props)
  return (
    <Form onSend={save}>
      <RefusalNotice why={error} />
      <p>
        {arrival ? text('warehouse.arrival_words', { pieces: arrival.waiting }) : text('warehouse.new_arrival_words')}
      </p>
      {!arrival && (
        <>
          <TextInput
            label={text('warehouse.number')}
            description={text('warehouse.number_hint')}
            autoComplete="off"
            data-autofocus
            {...form.field('number')}
          />
          <TextInput
            label={text('warehouse.purchase_order')}
            description={text('warehouse.purchase_order_hint')}
            autoComplete="off"
            {...form.field('reference')}
          />
        </>
      )}
      <TextInput
        type="date"
        label={text('warehouse.expected_on')}
        data-autofocus={arrival ? true : undefined}
        {...form.field('day')}
      />
      <TextInput
        label={text('warehouse.open_pieces')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('pieces')}
        maxLength={7}
      />
      <div className={classes.head}>
        <Button type="submit" loading={isPending}>
          {text('warehouse.save_shelf')}
        </Button>
        {arrival && (
          <Button variant="default" disabled={isPending} onClick={end}>
            {text('warehouse.end_arrival')}
          </Button>
        )}
      </div>
    </Form>
  )
}

function useArrivalForm({ warehouse, arrival, onDone }: Props) {
  const text = useText()
  const before = arrival && { expectedOn: arrival.expectedOn, pieces: arrival.qty - arrival.received }
  const form = useForm({
    start: {
      number: arrival?.number ?? '',
      reference: arrival?.reference ?? '',
      day: before?.expectedOn ?? '',
      pieces: before ? String(before.pieces) : '',
    },
    rules: ({ number, day, pieces }) => ({
      number: number.trim() === '' && text('warehouse.number_missing'),
      day: !isDay(day) && text('warehouse.day_missing'),
      pieces: readPieces(pieces) === undefined && text('warehouse.pieces_wrong'),
    }),
    limits: { reference: longestReference },
  })
  const { send, error, isPending } = useStaffChange(changeArrival, ({ number }) => {
    toast(text('warehouse.arrival_saved', { number }), 'good')
    onDone()
  })
  const save = () =>
    form.send(({ number, reference, day, pieces }) => {
      const after = { expectedOn: day, pieces: readPieces(pieces) ?? 0 }
      send({ body: { warehouse, number: number.trim(), reference: reference.trim(), before, after } })
    })
  const end = () => {
    const { number, reference } = form.values
    send({ body: { warehouse, number, reference, before, after: null } })
  }
  return { form, error, isPending, save, end }
}

/** Whole pieces as they are typed; undefined for what is none. */
function readPieces(typed: string): number | undefined {
  const pieces = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0
  return pieces >= 1 && pieces <= mostCountedPieces ? pieces : undefined
}

import { Textarea, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { correctShelf, countShelves } from '../../../../../contract/fulfilment/stock.ts'
import { mostCountedPieces } from '../../../../../rules/catalogue/product/stock.ts'
import { longestStaffReason } from '../../../../../rules/fulfilment/order-management.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Select } from '../../../../ui/controls/Select.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Shelves } from './queries.ts'
import { ScanCount } from './ScanCount.tsx'

type Props = { number: string; shelf: Shelves['shelves'][number]; onDone: () => void }
const ways = ['count', 'correction', 'scrap'] as const
type Way = (typeof ways)[number]

/** Whole pieces as they are typed; undefined for what is none. */
function readPieces(typed: string): number | undefined {
  const pieces = /^[+-]?\d{1,7}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return Math.abs(pieces) <= mostCountedPieces ? pieces : undefined
}

/** What was counted on a shelf, or by how many pieces it is wrong and why. */
export function ShelfForm({ number, shelf, onDone }: Props) {
  const text = useText()
  const { form, error, isPending, send } = useShelfForm({ number, shelf, onDone })
  const { onHand } = shelf
  const { way } = form.values
  const [asking, setAsking] = useState(0)
  const isCounting = useRef(false)
  // The first scan begins a new count, the others go on with it.
  const count = (scanned: number) => {
    const isFirst = !isCounting.current
    isCounting.current = true
    form.change(({ pieces }) => ({ pieces: String((isFirst ? 0 : (readPieces(pieces) ?? 0)) + scanned) }))
  }
  const chooseWay = (next: Way) => form.change({ way: next, pieces: next === 'count' ? String(onHand) : '' })
  return (
    <>
      {way === 'count' && (
        <ScanCount number={number} onCount={count} onAsk={(scans) => setAsking((all) => all + scans)} />
      )}
      <Form onSend={send}>
        <RefusalNotice why={error} />
        <Select
          label={text('warehouse.way')}
          data={ways.map((one) => ({ value: one, label: text(`warehouse.way_${one}`) }))}
          value={way}
          onChange={({ target }) => chooseWay(ways.find((one) => one === target.value) ?? 'count')}
        />
        <TextInput
          label={text(`warehouse.pieces_${way}`)}
          description={text('warehouse.ledger_says', { pieces: onHand })}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          {...form.field('pieces')}
          maxLength={8}
        />
        {way !== 'count' && (
          <Textarea
            label={text('console.reason')}
            description={text('desk.reason_hint')}
            rows={3}
            {...form.field('reason')}
          />
        )}
        <Button type="submit" loading={isPending || asking > 0}>
          {text('warehouse.save_shelf')}
        </Button>
      </Form>
    </>
  )
}

function useShelfForm({ number, shelf: { warehouse, onHand }, onDone }: Props) {
  const text = useText()
  const form = useForm<{ way: Way; pieces: string; reason: string }>({
    start: { way: 'count', pieces: String(onHand), reason: '' },
    rules: ({ way, pieces, reason }) => ({
      pieces:
        !isRight(way, readPieces(pieces)) &&
        text(way === 'count' ? 'warehouse.counted_wrong' : 'warehouse.pieces_wrong'),
      reason: way !== 'count' && reason.trim() === '' && text('console.reason_missing'),
    }),
    limits: { reason: longestStaffReason },
  })
  const done = () => {
    toast(text('warehouse.shelf_saved', { number }), 'good')
    onDone()
  }
  const count = useStaffChange(countShelves, done)
  const correct = useStaffChange(correctShelf, done)
  const send = () =>
    form.send(({ way, reason, ...typed }) => {
      const pieces = readPieces(typed.pieces) ?? 0
      if (way === 'count') return count.send({ body: { warehouse, lines: [{ number, qty: pieces }] } })
      const signed = way === 'scrap' ? -Math.abs(pieces) : pieces
      correct.send({ body: { warehouse, number, pieces: signed, kind: way, reason: reason.trim() } })
    })
  const { error, isPending } = form.values.way === 'count' ? count : correct
  return { form, error, isPending, send }
}

function isRight(way: Way, pieces: number | undefined) {
  if (pieces === undefined) return false
  return way === 'count' ? pieces >= 0 : pieces !== 0
}

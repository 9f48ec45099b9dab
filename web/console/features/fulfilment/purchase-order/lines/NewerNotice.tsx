import { Button } from '../../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { PurchaseOrder } from '../queries.ts'
import { findLineChanges, type LineChange } from './line-changes.ts'

type Props = {
  /** As the form began. */
  seen: PurchaseOrder
  /** As a colleague has changed it. */
  latest: PurchaseOrder
  onBegin: () => void
}

/** What a colleague has changed under the form; the form starts over with it only when its reader asks for that. */
export function NewerNotice({ seen, latest, onBegin }: Props) {
  const text = useText()
  const toWords = useLineWords(seen)
  const { supplierReference: reference, state } = latest
  return (
    <>
      <RefusalNotice why={text('purchase_order.newer')} />
      <ul>
        {state !== seen.state && (
          <li>
            {text('desk.status')}: {text(`purchase_order.state_${seen.state}`)} →{' '}
            {text(`purchase_order.state_${state}`)}
          </li>
        )}
        {reference !== seen.supplierReference && (
          <li>
            {text('purchase_order.supplier_reference')}: {seen.supplierReference || '–'} → {reference || '–'}
          </li>
        )}
        {findLineChanges(seen.lines, latest.lines).map(({ key, number, before, after }) => (
          <li key={key}>
            {number}: {toWords(before)} → {toWords(after)}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" onClick={onBegin}>
          {text('purchase_order.begin_anew')}
        </Button>
      </div>
    </>
  )
}

function useLineWords({ currency }: PurchaseOrder) {
  const text = useText()
  const { day, money } = useFormat()
  return (line: LineChange['before']) =>
    line
      ? [
          text('purchase_order.line_pieces', { pieces: line.quantity }),
          line.purchasePrice !== null && money(line.purchasePrice, currency),
          line.expectedOn ? day(line.expectedOn) : text('purchase_order.no_day'),
        ]
          .filter(Boolean)
          .join(', ')
      : text('purchase_order.no_line')
}

import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import type { PurchaseOrderRow } from './queries.ts'

type Props = { order: Pick<PurchaseOrderRow, 'state' | 'total' | 'currency' | 'pricedLines' | 'unpricedLines'> }

/** What the goods cost: of the lines that have a price, and how many have none. */
export function PurchaseTotal({ order: { state, total, currency, pricedLines, unpricedLines } }: Props) {
  const text = useText()
  if (pricedLines === 0 && state !== 'cancelled') return text('purchase_order.no_prices')
  return (
    <>
      <Money amount={total} currency={currency} />
      {unpricedLines > 0 && (
        <span className={page.quiet}>{text('purchase_order.without_price', { lines: unpricedLines })}</span>
      )}
    </>
  )
}

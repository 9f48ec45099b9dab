import type { ReactNode } from 'react'
import type { OrderTotals as Sums } from '../../../rules/order/order.ts'
import { type TotalRow, totalRows, totalTexts } from '../../../rules/order/total-rows.ts'
import { vatReasons } from '../../../rules/vat/vat.ts'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import { Money } from '../language/Money.tsx'
import classes from './Totals.module.css'

type Totals = Sums & { shippingPromotion: string; vatRate: number; vatReason: string; currency: string }

type Props = {
  totals: Totals
  /** The sums of what was not cancelled; without it nothing was. */
  remaining?: Sums
  couponCode: string
}

/** From the subtotal to what is to be paid; where something was cancelled, what remains of that. */
export function OrderTotals({ totals, remaining = totals, couponCode }: Props) {
  const text = useText()
  const { number } = useFormat()
  const rows = totalRows(totals, remaining)
  const due = rows.findLast(({ kind }) => kind === 'remaining' || kind === 'total')
  const terms: Partial<Record<TotalRow['kind'], ReactNode>> = {
    discount: [text('order.discount'), couponCode].filter(Boolean).join(' · '),
    shippingCost: [text('order.shipping'), totals.shippingPromotion].filter(Boolean).join(' · '),
    vat: <VatTerm totals={totals} />,
    remainingVat: text('order.remaining_vat', { rate: number(totals.vatRate) }),
  }
  return (
    <dl className={classes.totals}>
      {rows.map(({ kind, amount }) => (
        <div key={kind} className={kind === due?.kind ? classes.grand : undefined}>
          <dt>{terms[kind] ?? text(totalTexts[kind])}</dt>
          <dd>
            <Money amount={amount} currency={totals.currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function VatTerm({ totals: { vatRate, vatReason } }: { totals: Totals }) {
  const text = useText()
  const { number } = useFormat()
  const reason = vatReasons.find((one) => one === vatReason)
  return (
    <>
      {text('order.vat', { rate: number(vatRate) })}
      {reason && <span className={classes.why}>{text(reason)}</span>}
    </>
  )
}

import type { ReactNode } from 'react'
import type { OrderTotals as Sums } from '../../../rules/order/order.ts'
import { type TotalRow, totalRows, totalTexts } from '../../../rules/order/total-rows.ts'
import { vatReasons } from '../../../rules/vat/vat.ts'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import { Money } from '../language/Money.tsx'
import classes from './Totals.module.css'

type Totals = Sums & { shippingPromotion: string; vatRate: number; vatReason: string; currency: string }

/** From the subtotal to what is to be paid. */
export function OrderTotals({ totals, couponCode }: { totals: Totals; couponCode: string }) {
  const text = useText()
  const terms: Partial<Record<TotalRow['kind'], ReactNode>> = {
    discount: [text('order.discount'), couponCode].filter(Boolean).join(' · '),
    shippingCost: [text('order.shipping'), totals.shippingPromotion].filter(Boolean).join(' · '),
    vat: <VatTerm totals={totals} />,
  }
  return (
    <dl className={classes.totals}>
      {totalRows(totals).map(({ kind, amount }) => (
        <div key={kind} className={kind === 'total' ? classes.grand : undefined}>
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

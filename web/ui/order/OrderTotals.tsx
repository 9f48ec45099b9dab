import { vatReasons } from '../../../rules/vat/vat.ts'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import { Money } from '../language/Money.tsx'
import classes from './Totals.module.css'

type Totals = {
  subtotal: number
  discount: number
  shippingCost: number
  shippingPromotion: string
  handlingFee: number
  vatRate: number
  vatReason: string
  vat: number
  total: number
  currency: string
}

/** From the subtotal to what is to be paid. Lines of nothing are left out. */
export function OrderTotals({ totals, couponCode }: { totals: Totals; couponCode: string }) {
  const text = useText()
  const { currency } = totals
  const rows: Array<[string, number]> = [
    [text('order.subtotal'), totals.subtotal],
    [couponCode ? `${text('order.discount')} · ${couponCode}` : text('order.discount'), -totals.discount],
    [[text('order.shipping'), totals.shippingPromotion].filter(Boolean).join(' · '), totals.shippingCost],
    [text('order.handling'), totals.handlingFee],
  ]
  return (
    <dl className={classes.totals}>
      {rows
        .filter(([, amount], at) => at === 0 || at === 2 || amount !== 0)
        .map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      <Vat totals={totals} />
      <div className={classes.grand}>
        <dt>{text('order.grand_total')}</dt>
        <dd>
          <Money amount={totals.total} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}

function Vat({ totals: { vat, vatRate, vatReason, currency } }: { totals: Totals }) {
  const text = useText()
  const { number } = useFormat()
  const reason = vatReasons.find((one) => one === vatReason)
  return (
    <div>
      <dt>
        {text('order.vat', { rate: number(vatRate) })}
        {reason && <span className={classes.why}>{text(reason)}</span>}
      </dt>
      <dd>
        <Money amount={vat} currency={currency} />
      </dd>
    </div>
  )
}

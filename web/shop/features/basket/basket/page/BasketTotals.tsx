import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { toCheckoutQuery } from '../../../../../../rules/catalogue/search/skus-query.ts'
import { useMay } from '../../../../../api/session/session.ts'
import { ActionLink } from '../../../../../ui/controls/ActionLink.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { type Basket, type BasketLine, planQuery } from '../queries.ts'
import { basketSums, isPriceOfToday, priceDay } from '../sums.ts'
import { BasketParcels } from './BasketParcels.tsx'
import classes from './BasketTotals.module.css'

type Props = { basket: Basket; chosen: readonly BasketLine[] }

/** What would be ordered: the chosen lines, or all. Pieces, weight, value, how far it is to free shipping. */
export function BasketTotals({ basket, chosen }: Props) {
  const text = useText()
  const { money, day } = useFormat()
  const mayOrder = useMay('cust:order')
  const title = useId()
  const { currency, freeShippingFrom, total } = basket
  // Kept also while some lines are chosen: each line says what it promises.
  useQuery({ ...planQuery, enabled: mayOrder })
  const { lines, pieces, cents, weightGrams, unweighed } = chosen.length > 0 ? basketSums(chosen) : sumsOfAll(basket)
  const value = cents / 100
  const priceless = (chosen.length > 0 ? chosen : basket.rows).filter(({ price }) => price === null).length
  const today = basket.rows.find((line) => line.priceSeen !== null && isPriceOfToday(line))
  // Without lines the order takes the whole basket, which no address could hold.
  const search = chosen.length === 0 || chosen.length === total ? {} : toCheckoutQuery(chosen)

  return (
    <section className={classes.totals} aria-labelledby={title}>
      <h2 id={title}>{text('basket_line.totals')}</h2>
      <p>{text('basket_line.summary', { lines, pieces })}</p>
      <dl>
        {weightGrams > 0 && <Weight grams={weightGrams} isExact={unweighed === 0} />}
        <div className={classes.sum}>
          <dt>{text('basket_line.subtotal')}</dt>
          <dd>
            <Money amount={value} currency={currency} />
          </dd>
        </div>
      </dl>
      {today && <p className={classes.hint}>{text('basket_line.prices_today', { day: day(priceDay(today)) })}</p>}
      {priceless > 0 && <p>{text('basket_line.not_counted', { count: priceless })}</p>}
      {mayOrder && chosen.length === 0 && <BasketParcels currency={currency} />}
      {freeShippingFrom !== null && <FreeShipping from={freeShippingFrom} value={value} currency={currency} />}
      {mayOrder && (
        <ActionLink to="/order/confirm" search={search}>
          {text('basket_line.check_out_price', { price: money(value, currency) })}
        </ActionLink>
      )}
    </section>
  )
}

function Weight({ grams, isExact }: { grams: number; isExact: boolean }) {
  const text = useText()
  const { number } = useFormat()
  return (
    <div>
      <dt>{text(isExact ? 'basket_line.weight' : 'basket_line.weight_at_least')}</dt>
      <dd>{text('basket_line.kilograms', { weight: number(Math.round(grams / 10) / 100) })}</dd>
    </div>
  )
}

const sumsOfAll = ({ total, shoppingCartPrice, ...sums }: Basket) => ({
  ...sums,
  lines: total,
  cents: Math.round(shoppingCartPrice * 100),
})

type FreeShippingProps = { from: number; value: number; currency: string }

function FreeShipping({ from, value, currency }: FreeShippingProps) {
  const text = useText()
  const { money } = useFormat()
  const hint = text('basket_line.free_hint', { amount: money(from, currency) })
  const missing = Math.round((from - value) * 100) / 100
  return (
    <div className={classes.free}>
      <progress max={from} value={Math.min(value, from)} aria-label={hint} />
      <span>
        {missing > 0 ? text('basket_line.free_left', { missing: money(missing, currency) }) : text('basket_line.free')}
      </span>
      <span className={classes.hint}>{hint}</span>
    </div>
  )
}

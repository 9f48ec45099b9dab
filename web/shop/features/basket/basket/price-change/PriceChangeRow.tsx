import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import { PriceChangeCells } from '../../../../../ui/product/price/PriceChangeCells.tsx'
import classes from '../PriceChange.module.css'
import type { PriceChange } from './usePriceChanges.ts'

type Props = { change: PriceChange; currency: string; busy: boolean; onAccept: () => void; onRemove: () => void }

/** One product: what it cost, what it costs, and what to do about it. */
export function PriceChangeRow({ change, currency, ...ways }: Props) {
  const text = useText()
  const { number: count, instant } = useFormat()
  const { goodsSku: sku, qty, before, now, difference, lineDifference, seenAt } = change
  return (
    <tr>
      <td>
        <Product change={change} />
      </td>
      <td data-right data-label={text('price_change.quantity')}>
        {count(qty)}
      </td>
      <PriceChangeCells before={before} now={now} currency={currency}>
        <span className={classes.small}>{instant(seenAt)}</span>
      </PriceChangeCells>
      <td data-right data-label={text('price_change.difference')}>
        <Difference amount={difference} currency={currency} />
      </td>
      <td data-right data-label={text('price_change.line_difference')}>
        <Difference amount={lineDifference} currency={currency} />
      </td>
      <td data-wide>
        <Ways number={shownNumber(sku)} {...ways} />
      </td>
    </tr>
  )
}

function Product({ change: { goodsSku: sku, custNumber } }: { change: PriceChange }) {
  const text = useText()
  const productName = useProductName()
  return (
    <>
      <Link to="/pd/product" search={{ sku_id: sku.id }} className={classes.number}>
        {shownNumber(sku)}
      </Link>
      <span className={classes.small}>{productName(sku)}</span>
      {custNumber && (
        <span className={classes.small}>
          {text('ui.term', { term: text('basket_line.cust_number') })} {custNumber}
        </span>
      )}
    </>
  )
}

type WaysProps = { number: string; busy: boolean; onAccept: () => void; onRemove: () => void }

function Ways({ number, busy, onAccept, onRemove }: WaysProps) {
  const text = useText()
  return (
    <div className={classes.ways}>
      <Button
        size="compact-sm"
        disabled={busy}
        aria-label={text('price_change.accept_number', { number })}
        onClick={onAccept}
      >
        {text('price_change.accept')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={busy}
        aria-label={text('basket_line.remove', { number })}
        onClick={onRemove}
      >
        {text('price_change.remove')}
      </Button>
    </div>
  )
}

type DifferenceProps = { amount: number; currency: string; says?: 'price_change.all' }

/** More or less, by its sign and an arrow; the colour never says it alone. */
export function Difference({ amount, currency, says }: DifferenceProps) {
  const text = useText()
  const { money } = useFormat()
  const signed = amount > 0 ? `+${money(amount, currency)}` : money(amount, currency)
  return (
    <span className={classes.difference} data-dearer={amount > 0 || undefined}>
      {amount > 0 && <IconArrowUpRight size={16} aria-hidden />}
      {amount < 0 && <IconArrowDownRight size={16} aria-hidden />}
      {says ? text(says, { difference: signed }) : signed}
    </span>
  )
}

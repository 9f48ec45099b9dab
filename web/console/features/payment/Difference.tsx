import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Payment.module.css'
import { findDifference } from './shares.ts'

type Props = { amount: number; currency: string; settled: readonly { amount: number }[] }

/** What becomes of the rest of a payment, updated while amounts are typed. */
export function Difference({ amount, currency, settled }: Props) {
  const text = useText()
  const { money } = useFormat()
  const { rest, isSmall } = findDifference(amount, settled)
  const named = { amount: money(toAmount(Math.abs(rest)), currency) }
  const words = () => {
    if (rest === 0) return text('money.exact')
    if (isSmall) return text('money.small', named)
    return rest > 0 ? text('money.left', named) : text('money.missing', named)
  }
  return (
    <p role="status" className={classes.difference}>
      {words()}
    </p>
  )
}

import { useFormat } from './format.ts'
import classes from './Money.module.css'

/** An amount with its currency, in tabular figures. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  return <span className={classes.money}>{useFormat().money(amount, currency)}</span>
}

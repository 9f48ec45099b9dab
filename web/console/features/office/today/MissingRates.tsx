import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Today } from './queries.ts'
import classes from './Today.module.css'

/** Which exchange rates are missing or old, while shipments need them. */
export function MissingRates({ rates }: { rates: NonNullable<Today['missingRates']> }) {
  const text = useText()
  const { day, list } = useFormat()
  if (rates.length === 0) return null
  const names = rates.map(({ currency, lastDay }) =>
    lastDay ? text('today.rate_of', { currency, date: day(lastDay) }) : text('today.no_rate_of', { currency }),
  )
  return <p className={classes.warning}>{text('today.rates_missing', { rates: list(names) })}</p>
}

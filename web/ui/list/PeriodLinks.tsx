import type { Period } from '../../../rules/ledger/statement.ts'
import { periodDays, statementPeriods } from '../../../rules/ledger/statement-periods.ts'
import { QueryLink } from '../controls/QueryLink.tsx'
import { useText } from '../language/language.tsx'
import classes from './PeriodLinks.module.css'

/** The usual periods, the one that is shown among them marked. */
export function PeriodLinks({ period, today }: { period: Period; today: string }) {
  const text = useText()
  return (
    <nav className={classes.periods} aria-label={text('statement.period')}>
      {statementPeriods.map((one) => {
        const days = periodDays(one, today)
        const isShown = days.from === period.from && days.to === period.to
        return (
          <QueryLink
            key={one}
            stay
            className={classes.period}
            change={days}
            aria-current={isShown ? 'true' : undefined}
          >
            {text(`statement.${one}`)}
          </QueryLink>
        )
      })}
    </nav>
  )
}

import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { Card } from './Card.tsx'
import { CreditCard } from './CreditCard.tsx'
import { DueCard } from './DueCard.tsx'
import classes from './Overview.module.css'
import type { Overview } from './queries.ts'
import { SpendingCards } from './SpendingCards.tsx'

/** The credit line, and below it what is due and what was bought, for each currency; or that there is nothing of it yet. */
export function OverviewCards({ overview: { due, spending, credit } }: { overview: Overview }) {
  const text = useText()
  const isNew = due.length === 0 && spending.length === 0
  return (
    <>
      {credit && <CreditCard credit={credit} />}
      {isNew ? (
        <Empty title={text('overview.none')} action={<ButtonLink to="/index">{text('basket.continue')}</ButtonLink>}>
          {text('overview.none_hint')}
        </Empty>
      ) : (
        <div className={classes.columns}>
          {due.map((one) => (
            <DueCard key={one.currency} due={one} isAlone={due.length === 1} />
          ))}
          {due.length === 0 && (
            <Card title={text('overview.due')} hint={text('overview.due_hint')}>
              <p>{text('overview.due_none')}</p>
            </Card>
          )}
          {spending.map((one) => (
            <SpendingCards key={one.currency} spending={one} isAlone={spending.length === 1} />
          ))}
          {spending.length === 0 && (
            <Card title={text('overview.by_month')} hint={text('overview.spending_hint')}>
              <p>{text('overview.spending_none')}</p>
            </Card>
          )}
        </div>
      )}
    </>
  )
}

import { useSession } from '../../../api/session/session.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { type Fact, Facts } from '../../../ui/list/Facts.tsx'
import classes from './Profile.module.css'
import type { Profile } from './queries.ts'

/** How the reader's company stands with us. */
export function CreditStatus({ standing }: { standing: NonNullable<Profile['standing']> }) {
  const text = useText()
  const { money } = useFormat()
  const currency = useSession()?.currency ?? 'EUR'
  const { termsNetDays, overdueDays, vatNumber, accountManager } = standing
  const terms = termsNetDays > 0 ? text('profile.terms_days', { days: termsNetDays }) : text('profile.terms_advance')
  const figures: Fact[] = [
    [text('profile.credit_limit'), money(standing.creditLimit, currency)],
    [text('profile.open_balance'), money(standing.openBalance, currency)],
    [text('profile.credit_balance'), money(standing.creditBalance, currency)],
  ]
  const facts: Fact[] = [
    [text('profile.company'), standing.company],
    [text('profile.custnum'), standing.custnum],
    [text('profile.vat_number'), vatNumber],
    [text('profile.account_manager'), accountManager],
    [text('profile.terms'), terms],
    ...(termsNetDays > 0 ? figures : []),
    [text('profile.overdue'), text('profile.overdue_days', { days: overdueDays })],
  ]
  return (
    <section className={classes.card}>
      <h2>{text('profile.standing')}</h2>
      <Facts facts={facts} />
    </section>
  )
}

import { useSession } from '../../../../api/session/session.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { type Fact, Facts } from '../../../../ui/list/Facts.tsx'
import classes from './Profile.module.css'
import type { Profile } from './queries.ts'

/** How the reader's company stands with us. */
export function CreditStatus({ creditStatus }: { creditStatus: NonNullable<Profile['creditStatus']> }) {
  const text = useText()
  const { money } = useFormat()
  const currency = useSession()?.currency ?? 'EUR'
  const { termsNetDays, overdueDays, vatNumber, accountManager } = creditStatus
  const terms = termsNetDays > 0 ? text('profile.terms_days', { days: termsNetDays }) : text('profile.terms_advance')
  const figures: Fact[] = [
    [text('profile.credit_limit'), money(creditStatus.creditLimit, currency)],
    [text('profile.open_balance'), money(creditStatus.openBalance, currency)],
    [text('profile.credit_balance'), money(creditStatus.creditBalance, currency)],
  ]
  const facts: Fact[] = [
    [text('profile.company'), creditStatus.company],
    [text('profile.custnum'), creditStatus.custnum],
    [text('profile.vat_number'), vatNumber],
    [text('profile.account_manager'), accountManager],
    [text('profile.terms'), terms],
    ...(termsNetDays > 0 ? figures : []),
    [text('profile.overdue'), text('profile.overdue_days', { days: overdueDays })],
  ]
  return (
    <section className={classes.card}>
      <h2>{text('profile.credit_status')}</h2>
      <Facts facts={facts} />
    </section>
  )
}

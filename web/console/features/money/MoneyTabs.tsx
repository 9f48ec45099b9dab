import { Link } from '@tanstack/react-router'
import { useText } from '../../../ui/language/language.tsx'
import classes from '../../../ui/page/Tabs.module.css'

const tabs = [
  { path: 'money', name: 'money.title' },
  { path: 'money/customers', name: 'money_account.title' },
  { path: 'money/credit-notes', name: 'credit_note.title' },
  { path: 'money/e-invoices', name: 'e_invoice.title' },
  { path: 'money/reminders', name: 'money_reminder.title' },
] as const

/** The way between the pages of money: what came in, who owes what, what was credited, what exchange systems want. */
export function MoneyTabs() {
  const text = useText()
  return (
    <nav aria-label={text('money_account.parts')} className={classes.tabs}>
      {tabs.map(({ path, name }) => (
        <Link
          key={path}
          to="/console/$"
          params={{ _splat: path }}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {text(name)}
        </Link>
      ))}
    </nav>
  )
}

import { ConsoleTabs } from '../../../ui/page/ConsoleTabs.tsx'

const tabs = [
  { path: 'money', name: 'money.title' },
  { path: 'money/customers', name: 'money_account.title' },
  { path: 'money/credit-notes', name: 'credit_note.title' },
  { path: 'money/e-invoices', name: 'e_invoice.title' },
  { path: 'money/reminders', name: 'money_reminder.title' },
] as const

/** What came in, who owes what, what was credited, what exchange systems want. */
export const MoneyTabs = () => <ConsoleTabs label="money_account.parts" tabs={tabs} />

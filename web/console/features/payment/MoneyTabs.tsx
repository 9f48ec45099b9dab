import { ConsoleTabs } from '../../../ui/page/ConsoleTabs.tsx'

const tabs = [
  { path: 'payments', name: 'money.title' },
  { path: 'payments/accounts', name: 'money_account.title' },
  { path: 'payments/credit-notes', name: 'credit_note.title' },
  { path: 'payments/e-invoices', name: 'e_invoice.title' },
  { path: 'payments/reminders', name: 'money_reminder.title' },
] as const

/** What came in, who owes what, what was credited, what exchange systems want. */
export const MoneyTabs = () => <ConsoleTabs label="money_account.parts" tabs={tabs} />

import { ConsoleTabs } from '../../../ui/page/ConsoleTabs.tsx'

const tabs = [
  { path: 'payments', name: 'money.title' },
  { path: 'payments/accounts', name: 'money_account.title' },
  { path: 'payments/invoices', name: 'invoice_list.title' },
  { path: 'payments/credit-notes', name: 'credit_note.title' },
  { path: 'payments/e-invoices', name: 'e_invoice.title' },
  { path: 'payments/reminders', name: 'money_reminder.title' },
] as const

/** The tabs of payments: bank entries, customer accounts, invoices, credit notes, e-invoices, reminders. */
export const PaymentTabs = () => <ConsoleTabs label="money_account.parts" tabs={tabs} />

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentBodies } from '../../../../testing/sent.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { BankAccounts } from './BankAccounts.tsx'
import { OrdersSwitch } from './OrdersSwitch.tsx'
import type { OwnAccount, SiteSettings } from './queries.ts'

const current: OwnAccount = {
  bankAccountId: 3,
  currency: 'EUR',
  holder: 'Neu GmbH',
  bank: 'Neue Bank',
  account: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  isPaymentAccount: true,
}
const savings: OwnAccount = {
  ...current,
  bankAccountId: 4,
  account: 'DE02500105170137075030',
  bic: 'INGDDEFF',
  isPaymentAccount: false,
}
const german: SiteSettings = {
  orgId: 5,
  siteName: 'Deutschland',
  iso2: 'DE',
  currency: 'EUR',
  region: 'EU',
  warehouse: 'NL',
  takesOrders: true,
  lacks: [],
  contact: { hotPhone: '', serviceEmail: '', orderEmail: '', skypeId: '', opens: '08:30', closes: '17:30' },
  automation: { releaseAfterMinutes: 15, deliveredAfterDays: 5, cancelUnpaidAfterDays: 14 },
  sourcing: 'fewestParcels',
  movesWaiting: false,
  certificates: [],
  offices: [],
  bankAccounts: [current, savings],
  currencies: ['EUR', 'PLN'],
  missingAccounts: [],
  registeredAt: null,
}
const ADD = 'POST /staff/site/5/bankAccounts'
const CHANGE = 'PUT /staff/site/5/bankAccounts/4'

async function open(button: string, answers: object, site: Partial<SiteSettings> = {}) {
  const requests = answering({ ...answers })
  await show(<BankAccounts site={{ ...german, ...site }} />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: button }))
  return { requests, form: within(await screen.findByRole('dialog', { name: button })) }
}
type Form = ReturnType<typeof within>
const type = async (form: Form, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await userEvent.type(form.getByLabelText(label), value)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
}

test('each account says in which currency it is, and whether documents name it', async () => {
  answering({})
  await show(<BankAccounts site={german} />, { session: admin })
  const [, first, second] = screen.getAllByRole('row')
  expect(first).toHaveTextContent('DE02120300000000202051Neu GmbH, Neue BankEURPayment account')
  expect(second).toHaveTextContent('DE02500105170137075030Neu GmbH, Neue BankEURStatements only')
})

test('a new account with a wrong check digit is not sent; a right one is, in the chosen currency', async () => {
  const { requests, form } = await open('Add a bank account', { [ADD]: {} })
  expect(form.getByRole('checkbox')).not.toBeChecked()
  await userEvent.selectOptions(form.getByLabelText('Currency'), 'PLN')
  await userEvent.click(form.getByRole('checkbox', { name: 'Payment account for PLN' }))
  await type(form, { 'Account holder': 'Neu GmbH', Bank: 'Neue Bank', IBAN: 'DE03 1203 0000 0000 2020 51', BIC: 'x' })
  expect(form.getByLabelText('IBAN')).toHaveAccessibleDescription('Check the IBAN: its check digits are wrong')
  expect(form.getByLabelText('IBAN')).toHaveFocus()
  expect(form.getByLabelText('BIC')).toBeInvalid()
  expect(requests).toEqual([])
  await userEvent.clear(form.getByLabelText('IBAN'))
  await userEvent.clear(form.getByLabelText('BIC'))
  await type(form, { IBAN: 'DE02 1203 0000 0000 2020 51', BIC: 'BYLADEM1001' })
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentBodies(requests)).toEqual([
    {
      ...{ currency: 'PLN', holder: 'Neu GmbH', bank: 'Neue Bank', account: 'DE02 1203 0000 0000 2020 51' },
      ...{ bic: 'BYLADEM1001', isPaymentAccount: true },
    },
  ])
})

test('the first account of a site is its payment account unless staff say otherwise', async () => {
  const { form } = await open('Add a bank account', {}, { bankAccounts: [] })
  expect(form.getByRole('checkbox', { name: 'Payment account for EUR' })).toBeChecked()
})

test('another account becomes the payment account; its currency stays', async () => {
  const { requests, form } = await open('Change account DE02500105170137075030', { [CHANGE]: {} })
  expect(form.queryByLabelText('Currency')).toBeNull()
  await userEvent.click(form.getByRole('checkbox', { name: 'Payment account for EUR' }))
  await type(form, {})
  expect(await screen.findByText('Saved')).toBeVisible()
  const { bankAccountId: _, currency: __, ...body } = savings
  expect(sentBodies(requests)).toEqual([{ ...body, isPaymentAccount: true }])
})

test('an account of another company is refused beside its number, and nothing typed is lost', async () => {
  const refused = { refused: 'bank_account.other_company', code: 60_126, fields: ['account'] }
  const { form } = await open('Add a bank account', { [ADD]: refused })
  const fields = { 'Account holder': 'Neu GmbH', Bank: 'Neue Bank', IBAN: 'NL91ABNA0417164300', BIC: 'ABNANL2A' }
  await type(form, fields)
  expect(await form.findByText('Another company has this account')).toBeVisible()
  expect(form.getByLabelText('IBAN')).toBeInvalid()
  for (const [label, value] of Object.entries(fields)) expect(form.getByLabelText(label)).toHaveValue(value)
})

test('a site names each company that has no payment account in its currency, and leads to where it is set', async () => {
  const missingAccounts = [{ orgId: 7, company: 'Aster Example Ltd', currency: 'EUR' }]
  await show(<OrdersSwitch site={{ ...german, missingAccounts, lacks: ['issuerAccounts'] }} />, { session: admin })
  expect(screen.getByText(/ask for payment to another company/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Aster Example Ltd in EUR' })).toHaveAttribute('href', '/console/sites/7')
})

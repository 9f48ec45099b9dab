import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import type { SiteSettings } from '../../features/site/settings/queries.ts'
import SitePage from './site.tsx'
import SitesPage from './sites.tsx'

const LIST = 'GET /staff/site/list'
const SITE = 'GET /staff/site/2'
const ORDERS = 'PUT /staff/site/2/orders'
const RULES = 'GET /staff/money/reminder-rules'
const rules = [{ orgId: 2, siteName: 'United States', days: [10, 20, 30], pauseDays: 5 }]
const countries = { 'GET /clientsystem/system/freedom/getCountry': [{ iso2: 'US' }, { iso2: 'NL' }] }

const american: SiteSettings = {
  orgId: 2,
  siteName: 'United States',
  iso2: 'US',
  currency: 'USD',
  region: 'US',
  warehouse: 'US',
  takesOrders: true,
  lacks: [],
  contact: { hotPhone: '', serviceEmail: '', orderEmail: '', skypeId: '', opens: '08:30', closes: '17:30' },
  automation: { releaseAfterMinutes: 15, deliveredAfterDays: 5, cancelUnpaidAfterDays: 14 },
  sourcing: 'fewestParcels',
  movesWaiting: false,
  certificates: ['rohs'],
  offices: [],
  bankAccounts: [
    {
      ...{ bankAccountId: 4, currency: 'USD', holder: 'Aster Inc.', bank: 'First Bank', account: '000123456' },
      ...{ bic: 'FRSTUS33', isPaymentAccount: true },
    },
  ],
  currencies: ['EUR', 'USD'],
  missingAccounts: [],
  registeredAt: null,
}
const part = (name: string) => within(screen.getByRole('region', { name }))

async function open(answers: Record<string, object> = {}, overrides: Partial<SiteSettings> = {}, session = admin) {
  const all: Record<string, object> = {
    [SITE]: { ...american, ...overrides },
    ...countries,
    [RULES]: rules,
    ...answers,
  }
  const requests = answering(all)
  await showConsolePage(() => <SitePage id={2} code="2" />, '', session)
  await screen.findByRole('heading', { level: 1, name: 'United States' })
  return { sent: requests, all }
}

test('every site leads to its settings', async () => {
  answering({ [LIST]: [american] })
  await showConsolePage(SitesPage, '', admin)
  expect(await screen.findByRole('link', { name: 'United States' })).toHaveAttribute('href', '/console/sites/2')
})

test('who holds finance sets how the site reminds; others neither see nor ask it', async () => {
  await open()
  expect(await part('Reminders').findByRole('textbox', { name: 'Level 3: days overdue' })).toHaveValue('30')
  cleanup()
  const { sent } = await open({}, {}, { ...admin, permissions: ['staff:console', 'staff:sites'] })
  expect(screen.queryByRole('region', { name: 'Reminders' })).toBeNull()
  expect(sent.filter(({ url }) => url.includes('reminder'))).toEqual([])
})

test('what is typed of reminders stays when another part of the site is saved', async () => {
  await open({ [ORDERS]: {} })
  const first = await part('Reminders').findByRole('textbox', { name: 'Level 1: days overdue' })
  await userEvent.type(first, '1')
  await userEvent.click(part('Orders').getByRole('button', { name: 'Take no orders for now' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(first).toHaveValue('101')
})

test('a site that takes orders is closed and opened again by the same button', async () => {
  const { sent, all } = await open({ [ORDERS]: {} })
  expect(part('Orders').getByText(/For stock-taking or a fault/)).toBeVisible()
  all[SITE] = { ...american, takesOrders: false }
  await userEvent.click(part('Orders').getByRole('button', { name: 'Take no orders for now' }))
  const takeThem = await part('Orders').findByRole('button', { name: 'Take orders' })
  expect(part('Orders').getByText('Closed by you')).toBeVisible()
  expect(part('Orders').queryByText(/For stock-taking or a fault/)).toBeNull()
  await userEvent.click(takeThem)
  expect(sentBodies(sent)).toEqual([{ takesOrders: false }, { takesOrders: true }])
})

test('a switch that is refused says why and stays as it was', async () => {
  await open({ [ORDERS]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await userEvent.click(part('Orders').getByRole('button', { name: 'Take no orders for now' }))
  expect(await part('Orders').findByRole('alert')).toHaveTextContent('not available at the moment')
  expect(part('Orders').getByText('Takes orders')).toBeVisible()
})

test('in the United States there are two offices without a VAT number, and no IBAN', async () => {
  await open()
  for (const name of ['Headquarters', 'Distribution centre']) {
    expect(part(name).getByLabelText('Name')).toBeVisible()
    expect(part(name).queryByLabelText('VAT number')).toBeNull()
  }
  expect(screen.queryByRole('region', { name: 'Company' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Change account 000123456' }))
  const bank = within(await screen.findByRole('dialog', { name: 'Change account 000123456' }))
  expect(bank.getByLabelText('Account number')).toHaveValue('000123456')
  expect(bank.queryByLabelText('IBAN')).toBeNull()
})

test('an office that is not set yet stands in the country of its site', async () => {
  await open()
  expect(await part('Headquarters').findByRole('combobox', { name: 'Country' })).toHaveDisplayValue('United States')
})

const REMOVE = 'DELETE /staff/site/2/bankAccounts/4'

async function removeAccount() {
  await userEvent.click(screen.getByRole('button', { name: 'Change account 000123456' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the bank account' }))
  const question = within(await screen.findByRole('dialog', { name: '000123456' }))
  expect(question.getByText(/statements can no longer be read/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Remove the bank account' }))
}

test('a bank account is removed after a question, and is in the list no more', async () => {
  const { all } = await open({ [REMOVE]: {} })
  all[SITE] = { ...american, bankAccounts: [] }
  await removeAccount()
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(await part('Bank accounts').findByText('No bank account yet')).toBeVisible()
})

test('a bank account that documents name stays, and why stands beside its number', async () => {
  await open({ [REMOVE]: { refused: 'bank_account.in_use', code: 60_128, fields: ['account'] } })
  await removeAccount()
  expect(await screen.findByText(/so it stays/)).toBeVisible()
  expect(part('Bank accounts').getByText('000123456')).toBeVisible()
})

test('a site without a company of its own says whose it uses', async () => {
  await open({}, { registeredAt: { orgId: 1, siteName: 'Netherlands' } })
  expect(screen.getByText(/this site uses those of the site Netherlands/)).toBeVisible()
})

test('a site that is not there leads back to all', async () => {
  answering({})
  await showConsolePage(() => <SitePage id={undefined} code="x" />, '', admin)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All sites' })).toHaveAttribute('href', '/console/sites')
})

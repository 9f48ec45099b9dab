import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import type { SiteSettings } from './queries.ts'
import { SiteDetail } from './SiteDetail.tsx'
import { SiteList } from './SiteList.tsx'

const empty: SiteSettings = {
  orgId: 5,
  siteName: 'Deutschland',
  iso2: 'DE',
  currency: 'EUR',
  region: 'EU',
  warehouse: 'NL',
  takesOrders: true,
  lacks: ['company', 'vatNumber', 'sender', 'orderAddress', 'carrier', 'bankAccount'],
  contact: { hotPhone: '', serviceEmail: '', orderEmail: '', skypeId: '', opens: '08:30', closes: '17:30' },
  automation: { releaseAfterMinutes: 15, deliveredAfterDays: 5, cancelUnpaidAfterDays: 14 },
  sourcing: 'fewestParcels',
  movesWaiting: false,
  certificates: [],
  offices: [],
  bankAccounts: [],
  currencies: ['EUR', 'GBP', 'PLN'],
  missingAccounts: [],
  registeredAt: null,
}

const changes = (sent: readonly { url: string }[]) =>
  sent.map(({ url }) => url).filter((url) => url.includes('/staff/'))

const part = (name: string) => within(screen.getByRole('region', { name }))
const type = async (name: string, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await userEvent.type(part(name).getByLabelText(label), value)
  await userEvent.click(part(name).getByRole('button', { name: 'Save' }))
}

test('a site says what it lacks, and who pays in advance cannot order there', async () => {
  await show(<SiteDetail site={empty} />, { session: admin })
  expect(part('Orders').getByText('Not ready')).toBeVisible()
  expect(
    part('Orders').getByText(
      'This site takes no orders until these are set: Company, VAT number, Sender address, Order address, and Carrier with prices.',
    ),
  ).toBeVisible()
  expect(part('Orders').getByText(/Without a bank account, customers who pay in advance cannot order/)).toBeVisible()
})

test('what the server refuses stands beside its field, and nothing typed is lost', async () => {
  answering({
    'PUT /staff/site/5/contact': { refused: 'request.invalid', code: 422, status: 422, fields: ['orderEmail'] },
  })
  await show(<SiteDetail site={empty} />, { session: admin })
  await type('Contact', { 'Order address': 'orders@neu.example' })
  const field = part('Contact').getByLabelText('Order address')
  expect(await screen.findByText('Please check this field')).toBeVisible()
  expect(field).toHaveValue('orders@neu.example')
})

test('a company has what its documents name; what is missing or wrong stands at its field until it is right', async () => {
  const requests = answering({
    'GET /clientsystem/system/freedom/getCountry': [{ iso2: 'DE' }, { iso2: 'NL' }],
    'PUT /staff/site/5/office/company': {},
  })
  await show(<SiteDetail site={empty} />, { session: admin })
  const company = (label: string) => part('Company').getByLabelText(label)
  await type('Company', { Name: 'Neu GmbH', 'VAT number': 'DE1' })
  expect(company('Street and number')).toHaveFocus()
  expect(company('Street and number')).toHaveAccessibleDescription('Please fill in this field')
  expect(company('VAT number')).toHaveAccessibleDescription(/letters of the country/)
  expect(company('Name')).toBeValid()
  expect(company('Country')).toBeValid()
  expect(company('VAT number')).toHaveAttribute('maxlength', '60')
  expect(company('Country')).not.toHaveAttribute('maxlength')
  expect(changes(requests).filter((url) => url.includes('office'))).toEqual([])

  await userEvent.clear(company('VAT number'))
  await type('Company', {
    'Street and number': 'Neue Str. 1',
    Postcode: '10115',
    Town: 'Berlin',
    Phone: '+49 30 0000 0001',
    'E-mail': 'neu@neu.example',
    'VAT number': 'DE 136695976',
  })
  expect(changes(requests).filter((url) => url.includes('office'))).toEqual(['/dev-api/staff/site/5/office/company'])
})

test('a company in France is asked for what its law wants said of payments, others are not', async () => {
  const requests = answering({ 'GET /clientsystem/system/freedom/getCountry': [{ iso2: 'DE' }, { iso2: 'FR' }] })
  const french: SiteSettings = { ...empty, iso2: 'FR', lacks: ['paymentNotes'] }
  const { unmount } = await show(<SiteDetail site={french} />, { session: admin })
  expect(part('Orders').getByText(/Nothing that the French company invoices can leave/)).toBeVisible()
  await type('Company', { Name: 'Nouvelle SARL' })
  for (const label of [/^Penalties for late payment/, /^Fixed sum for recovery/, /^Discount for early payment/])
    expect(part('Company').getByLabelText(label)).toHaveAccessibleDescription('Please fill in this field')
  expect(changes(requests).filter((url) => url.includes('office'))).toEqual([])
  unmount()
  await show(<SiteDetail site={empty} />, { session: admin })
  expect(part('Company').queryByLabelText(/^Fixed sum for recovery/)).toBeNull()
})

test('certificates go with how a site is reached; a hotline closes after it opens', async () => {
  const requests = answering({ 'PUT /staff/site/5/contact': {} })
  await show(<SiteDetail site={empty} />, { session: admin })
  const reach = part('Contact')
  await userEvent.click(reach.getByRole('checkbox', { name: 'RoHS' }))
  await userEvent.clear(reach.getByLabelText('until'))
  await type('Contact', { until: '08:00' })
  expect(reach.getByLabelText('until')).toHaveAccessibleDescription('The hotline has to close after it opens')
  expect(changes(requests)).toEqual([])
  // The later opening is not what is wrong, but it puts right what is.
  await userEvent.clear(reach.getByLabelText('Hotline from'))
  await type('Contact', { 'Hotline from': '07:00' })
  expect(await screen.findByText('Saved')).toBeVisible()
  const body = requests.find(({ url }) => url.endsWith('/contact'))?.body ?? ''
  expect(JSON.parse(body)).toMatchObject({ opens: '07:00', closes: '08:00', certificates: ['rohs'] })
})

test('the list says whether each site takes orders', async () => {
  const sites = [empty, { ...empty, orgId: 1, lacks: [] }, { ...empty, orgId: 3, lacks: [], takesOrders: false }]
  await show(<SiteList sites={sites} />, { session: admin })
  const [, first, second, third] = screen.getAllByRole('row')
  expect(first).toHaveTextContent('Not ready')
  expect(second).toHaveTextContent('Takes ordersNothing')
  expect(third).toHaveTextContent('Closed by you')
})

test('after what time orders move on by themselves is set in bounds, and an empty field is never', async () => {
  const requests = answering({ 'PUT /staff/site/5/automation': {} })
  await show(<SiteDetail site={empty} />, { session: admin })
  const field = (label: string) => part('By itself').getByLabelText(label)
  const [release, cancel] = [field('Release orders after (minutes)'), field('Cancel unpaid orders after (days)')]
  expect(release).toHaveValue('15')
  await userEvent.clear(release)
  await userEvent.clear(cancel)
  await type('By itself', { 'Cancel unpaid orders after (days)': '7' })
  expect(cancel).toHaveAccessibleDescription(/A whole number from 8 to 90, or nothing/)
  await userEvent.clear(cancel)
  await type('By itself', { 'Cancel unpaid orders after (days)': '1.5' })
  expect(changes(requests)).toEqual([])
  await userEvent.clear(cancel)
  await type('By itself', { 'Cancel unpaid orders after (days)': '30' })
  expect(await screen.findByText('Saved')).toBeVisible()
  const sent = requests.find(({ url }) => url.endsWith('/automation'))
  expect(JSON.parse(String(sent?.body))).toEqual({
    releaseAfterMinutes: null,
    deliveredAfterDays: 5,
    cancelUnpaidAfterDays: 30,
  })
})

test('from where orders leave by default is chosen in one click', async () => {
  const calls = answering({ 'PUT /staff/site/5/sourcing': {} })
  await show(<SiteDetail site={empty} />, { session: admin })
  expect(screen.getByRole('radio', { name: /^As few parcels/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /^As early as possible/ }))
  await vi.waitFor(() =>
    expect(calls.find(({ url }) => url.endsWith('/sourcing'))?.body).toBe(JSON.stringify({ sourcing: 'earliest' })),
  )
})

test('staff choose whether waiting orders move to another warehouse', async () => {
  const calls = answering({ 'PUT /staff/site/5/waiting': {} })
  await show(<SiteDetail site={empty} />, { session: admin })
  const group = screen.getByRole('group', { name: 'Orders that only wait for goods' })
  expect(within(group).getByRole('radio', { name: /^Stay with their warehouse/ })).toBeChecked()
  await userEvent.click(within(group).getByRole('radio', { name: /^Move to where goods come sooner/ }))
  await vi.waitFor(() =>
    expect(calls.find(({ url }) => url.endsWith('/waiting'))?.body).toBe(JSON.stringify({ movesWaiting: true })),
  )
})

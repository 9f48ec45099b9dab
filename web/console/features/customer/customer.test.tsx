import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, show } from '../../../testing/show.tsx'
import { bookkeeper, manager } from '../../../testing/staff.ts'
import { CustomerDetail } from './CustomerDetail.tsx'
import type { Customer } from './queries.ts'

const account = { accountId: 5, userName: 'it.new', name: 'Ilaria Esempio', email: 'it@example.com', role: 'none' }
const customer: Customer = {
  customerId: 3,
  custnum: 'C200003',
  company: 'Esempio S.r.l.',
  status: 'pending',
  siteName: 'Italia',
  country: 'IT',
  vatNumber: 'IT00000010215',
  vatConfirmed: null,
  registeredAt: '2026-11-18T09:00:00Z',
  orgId: 3,
  equalVatCount: 0,
  documentCount: 0,
  taxCode: '00000010215',
  sdiCode: 'ABC1234',
  phone: '+39 02 0000 0301',
  fax: '',
  currency: 'EUR',
  priceListId: 1,
  termsNetDays: 0,
  creditLimit: 0,
  accountManagerId: null,
  rejectedBecause: null,
  suspendedBecause: null,
  address: null,
  people: [{ ...account, language: 'it', invited: false, status: 'active', lastSeenAt: null }],
  equalVat: [],
  documents: [],
  priceLists: [
    { priceListId: 1, name: 'EUR' },
    { priceListId: 2, name: 'EUR partner' },
  ],
  managers: [{ accountId: 9, name: 'Mara Manager' }],
}

const active: Customer = { ...customer, status: 'active', termsNetDays: 30, creditLimit: 2500.5, accountManagerId: 9 }

const lastBody = (sent: ReturnType<typeof answering>) => JSON.parse(sent.findLast(({ body }) => body)?.body ?? '{}')

test('what was registered is shown, with what the official service said', async () => {
  await show(<CustomerDetail customer={customer} />, { session: manager })
  expect(screen.getByRole('heading', { name: 'Esempio S.r.l.' })).toBeVisible()
  expect(screen.getByText('format and check digit are right; not confirmed by the official service')).toBeVisible()
  expect(screen.getByText('it.new · it@example.com')).toBeVisible()
  expect(screen.queryByText('Fax')).toBeNull()
})

test('a company is approved with the terms that were chosen, by a button that says what happens', async () => {
  const requests = answering({ 'POST /staff/customer/3/approve': {} })
  await show(<CustomerDetail customer={customer} />, { session: manager })
  await userEvent.click(screen.getByRole('button', { name: 'Approve …' }))
  const form = within(await screen.findByRole('dialog', { name: 'Approve Esempio S.r.l.' }))
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Price list' }), 'EUR partner')
  const credit = form.getByRole('textbox', { name: 'Credit limit in EUR' })
  await userEvent.clear(credit)
  await userEvent.type(credit, '2500,50')
  await userEvent.click(form.getByRole('button', { name: 'Approve and send the e-mail' }))
  expect(credit).toHaveAccessibleDescription('No credit with payment in advance')
  expect(requests).toHaveLength(0)

  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Payment' }), '30 days net')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Account manager' }), 'Mara Manager')
  await userEvent.click(form.getByRole('button', { name: 'Approve and send the e-mail' }))
  expect(await screen.findByText('Esempio S.r.l. is approved')).toBeVisible()
  expect(lastBody(requests)).toEqual({ priceListId: 2, termsNetDays: 30, creditLimit: 2500.5, accountManagerId: 9 })
})

test('a rejection needs its reason; a conflicting decision is reported, and what was typed stays', async () => {
  const requests = answering({ 'POST /staff/customer/3/reject': { refused: 'customer.decided', code: 60_002 } })
  await show(<CustomerDetail customer={customer} />, { session: manager })
  await userEvent.click(screen.getByRole('button', { name: 'Reject …' }))
  const form = within(await screen.findByRole('dialog', { name: 'Reject Esempio S.r.l.' }))
  const reason = form.getByRole('textbox', { name: 'Reason' })
  await userEvent.click(form.getByRole('button', { name: 'Reject and send the reason' }))
  expect(reason).toHaveAccessibleDescription(/Please enter a reason/)
  await userEvent.type(reason, 'The document cannot be read')
  await userEvent.click(form.getByRole('button', { name: 'Reject and send the reason' }))
  expect(await form.findByRole('alert')).toHaveTextContent('This registration has already been decided')
  expect(reason).toHaveValue('The document cannot be read')
  expect(lastBody(requests)).toEqual({ reason: 'The document cannot be read' })
})

test('who was decided about has their terms instead of the buttons', async () => {
  await show(<CustomerDetail customer={active} />, { session: manager })
  expect(screen.queryByRole('button', { name: 'Approve …' })).toBeNull()
  expect(screen.getByText('€2,500.50')).toBeVisible()
  expect(screen.getByText('Mara Manager')).toBeVisible()
})

test('documents are shown from what the server sends to this reader alone', async () => {
  const fetchMock = vi.fn(async (_url: string, _init: { headers: Record<string, string> }) =>
    Promise.resolve(
      new Response(new Blob(['x'], { type: 'image/jpeg' }), { headers: { 'content-type': 'image/jpeg' } }),
    ),
  )
  vi.stubGlobal('fetch', fetchMock)
  const document = {
    documentId: 7,
    name: 'visura.jpg',
    mediaType: 'image/jpeg' as const,
    bytes: 1,
    width: 1,
    height: 1,
  }
  await show(<CustomerDetail customer={{ ...customer, documents: [document] }} />, { session: manager })
  const picture = await screen.findByRole('img', { name: 'visura.jpg' })
  expect(picture.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/)
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/dev-api/staff/customer/3/document/7?thumbnail=true')
})

test('until the main account has a password the page says where the link to it went', async () => {
  const [main] = customer.people
  if (!main) throw new Error('no main account')
  const people = [{ ...main, role: 'main', invited: true }]
  await show(<CustomerDetail customer={{ ...customer, status: 'active', people }} />, { session: manager })
  expect(screen.getByText(/^We’ve e-mailed a link to it@example.com/)).toBeVisible()
})

test('the link is sent again, to the address that was corrected', async () => {
  const [main] = customer.people
  if (!main) throw new Error('no main account')
  const requests = answering({ [`POST /staff/customer/3/account/${main.accountId}/invite`]: {} })
  const people = [{ ...main, role: 'main', invited: true }]
  await show(<CustomerDetail customer={{ ...customer, status: 'active', people }} />, { session: manager })
  await userEvent.click(screen.getByRole('button', { name: 'Resend link …' }))
  const form = within(await screen.findByRole('dialog', { name: 'Resend link' }))
  const field = form.getByRole('textbox', { name: 'E-mail' })
  expect(field).toHaveValue('it@example.com')
  await userEvent.clear(field)
  await userEvent.click(form.getByRole('button', { name: 'Send link' }))
  expect(field).toHaveAccessibleDescription(/email address/)
  await userEvent.type(field, 'it@esempio.example')
  await userEvent.click(form.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/^We’ve sent .* a link$/)).toBeVisible()
  expect(lastBody(requests)).toEqual({ email: 'it@esempio.example' })
})

test('the terms of a customer are changed from what they are', async () => {
  const requests = answering({ 'PUT /staff/customer/3/terms': {} })
  await show(<CustomerDetail customer={{ ...active, termsNetDays: 21 }} />, { session: manager })
  await userEvent.click(screen.getByRole('button', { name: 'Change terms …' }))
  const form = within(await screen.findByRole('dialog', { name: 'Terms of Esempio S.r.l.' }))
  expect(form.getByRole('combobox', { name: 'Payment' })).toHaveDisplayValue('21 days net')
  expect(form.getByRole('textbox', { name: 'Credit limit in EUR' })).toHaveValue('2500.50')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Account manager' }), 'Nobody yet')
  await userEvent.click(form.getByRole('button', { name: 'Save terms' }))
  expect(await screen.findByText('The terms of Esempio S.r.l. are saved')).toBeVisible()
  expect(lastBody(requests)).toEqual({ priceListId: 1, termsNetDays: 21, creditLimit: 2500.5 })
})

test('what the server refuses of the terms stands at its field', async () => {
  answering({ 'PUT /staff/customer/3/terms': { refused: 'request.invalid', code: 400, fields: ['accountManagerId'] } })
  await show(<CustomerDetail customer={active} />, { session: manager })
  await userEvent.click(screen.getByRole('button', { name: 'Change terms …' }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.click(form.getByRole('button', { name: 'Save terms' }))
  expect(await form.findByRole('alert')).toBeVisible()
  expect(form.getByRole('combobox', { name: 'Account manager' })).toHaveAccessibleDescription(/check this field/)
})

test.each([
  ['active', 'Suspend …', 'Suspend Esempio S.r.l.', 'Suspend and sign everybody out', 'suspended', / is suspended$/],
  ['suspended', 'Reactivate …', 'Reactivate Esempio S.r.l.', 'Reactivate', 'active', /order again$/],
] as const)('who is %s: %s with a reason', async (status, button, title, submit, wanted, expectedText) => {
  const requests = answering({ 'PUT /staff/customer/3/status': {} })
  const suspendedBecause = status === 'suspended' ? 'Unpaid since May' : null
  await show(<CustomerDetail customer={{ ...active, status, suspendedBecause }} />, { session: manager })
  expect(screen.queryAllByText('Unpaid since May')).toHaveLength(status === 'suspended' ? 1 : 0)
  await userEvent.click(screen.getByRole('button', { name: button }))
  const form = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.click(form.getByRole('button', { name: submit }))
  expect(requests).toEqual([])
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), ' Why ')
  await userEvent.click(form.getByRole('button', { name: submit }))
  expect(await screen.findByText(expectedText)).toBeVisible()
  expect(lastBody(requests)).toEqual({ status: wanted, reason: 'Why' })
})

test('equal VAT numbers lead to the other customer, and a rejection can be taken back', async () => {
  const requests = answering({ 'POST /staff/customer/3/reopen': {} })
  const equalVat = [
    { customerId: 9, company: 'Twice B.V.', custnum: 'C9' },
    { customerId: null, company: '', custnum: '' },
  ]
  const rejected = { ...customer, customerId: 3, status: 'rejected' as const, rejectedBecause: 'No such company' }
  await show(<CustomerDetail customer={{ ...rejected, equalVat }} />, { session: manager })
  expect(screen.getByRole('link', { name: 'Twice B.V. · C9' })).toHaveAttribute('href', '/console/customers/9')
  expect(screen.getByText('a customer of another site')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw rejection' }))
  const drawer = within(screen.getByRole('dialog'))
  await userEvent.click(drawer.getByRole('button', { name: 'Withdraw rejection' }))
  expect(await screen.findByText(/waits for approval again/)).toBeVisible()
  expect(requests.map(({ url }) => url)).toEqual(['/dev-api/staff/customer/3/reopen'])
})

test('what is known of a company is corrected with what the form started from; a fault stands beside its field', async () => {
  const sites = [
    { orgId: 3, siteName: 'Italia', iso2: 'IT', currency: 'EUR', language: 'it', priceLists: [], managers: [] },
    { orgId: 5, siteName: 'Deutschland', iso2: 'DE', currency: 'EUR', language: 'de', priceLists: [], managers: [] },
    { orgId: 7, siteName: 'United Kingdom', iso2: 'GB', currency: 'GBP', language: 'en', priceLists: [], managers: [] },
  ]
  const refused = {
    refused: 'request.invalid',
    code: 400,
    fields: ['vatNumber'],
    details: { faults: { vatNumber: 'invalid' } },
  }
  const answers: object[] = [refused]
  const requests = answering({
    'GET /staff/customer/choices': sites,
    'PUT /staff/customer/3/company': async () => answers.shift() ?? {},
  })
  await show(<CustomerDetail customer={active} />, { session: manager })
  await userEvent.click(screen.getByRole('button', { name: 'Correct …' }))
  const company = await screen.findByLabelText('Company')
  await userEvent.clear(company)
  await userEvent.type(company, 'Esempio Nuovo S.r.l.')
  const site = screen.getByLabelText('Site (sells in EUR)')
  expect(
    within(site)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Italia', 'Deutschland'])
  await userEvent.selectOptions(site, 'Deutschland')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByLabelText('VAT number')).toBeInvalid()
  const facts = {
    company: active.company,
    vatNumber: active.vatNumber,
    taxCode: active.taxCode,
    sdiCode: active.sdiCode,
  }
  const was = { ...facts, phone: active.phone, fax: '', orgId: 3 }
  expect(lastBody(requests)).toEqual({ ...was, company: 'Esempio Nuovo S.r.l.', orgId: 5, was })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Esempio S.r.l. is corrected')).toBeVisible()
})

test('the shop is opened as an account whose customer may sign in', async () => {
  const open = () => screen.queryByRole('button', { name: /^Open the shop as/ })
  const { unmount } = await show(<CustomerDetail customer={customer} />, { session: manager })
  expect(open()).toBeNull()
  unmount()
  await show(<CustomerDetail customer={active} />, { session: manager })
  expect(open()).toBeEnabled()
})

test('accounts of a customer are sent a link, suspended after a question, and resumed', async () => {
  const accountPath = `/staff/customer/3/account/${account.accountId}`
  const requests = answering({
    [`POST ${accountPath}/link`]: {},
    [`PUT ${accountPath}/status`]: { refused: 'account.last_main', code: 10_211 },
  })
  const [ilaria] = active.people
  const out = {
    ...active,
    people: [...active.people, { ...ilaria, accountId: 6, name: 'Otto Out', status: 'suspended' as const }],
  }
  await show(<CustomerDetail customer={out as Customer} />, { session: manager })
  await userEvent.click(screen.getByRole('button', { name: 'Send a link to Ilaria Esempio' }))
  expect(await screen.findByText(/We’ve sent Ilaria Esempio a link/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Suspend Ilaria Esempio' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('main account')
  expect(lastBody(requests)).toEqual({ status: 'suspended' })
  expect(screen.getByRole('button', { name: 'Reactivate Otto Out' })).toBeVisible()
})

test('who only sees customers is offered no decision, no link and no way into the shop', async () => {
  const invited = active.people.map((one) => ({ ...one, role: 'main', invited: true }))
  await show(<CustomerDetail customer={{ ...active, people: invited }} />, { session: manager })
  expect(screen.getAllByRole('button').length).toBeGreaterThan(3)
  document.body.replaceChildren()
  await show(<CustomerDetail customer={{ ...active, people: invited }} />, { session: bookkeeper })
  expect(screen.getByText('it.new · it@example.com')).toBeVisible()
  expect(screen.queryAllByRole('button')).toEqual([])
})

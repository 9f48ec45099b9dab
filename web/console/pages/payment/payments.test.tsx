import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answeringFiles } from '../../../testing/answering-files.ts'
import { lastQuery, sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import PaymentsPage from './payments.tsx'

const LIST = 'GET /staff/money/entries'
const OPEN = 'GET /staff/money/open-items'
const CUSTOMERS = 'GET /staff/customer/list'

const entry = {
  entryId: 5,
  account: 'NL42ASTR0000000001',
  statement: '231',
  bookedOn: '2026-11-17',
  amount: 121,
  currency: 'EUR',
  direction: 'credit',
  mayPay: true,
  payerName: 'Kantoorshop B.V.',
  payerAccount: 'NL91ABNA0417164300',
  remittance: 'RF86INL26000031',
  status: 'open',
  note: '',
  decidedAt: null,
  decidedBy: '',
  customerId: null,
  company: '',
  numbers: [],
  proposal: {
    kind: 'clears',
    because: 'reference',
    customerId: 12,
    company: 'Kantoorshop',
    items: [{ kind: 'invoice', id: 71, number: 'INL26000031', amount: 121 }],
    unallocated: 0,
  },
  doubt: null,
  equalTo: null,
}
const unclear = { ...entry, entryId: 6, payerName: 'Somebody', amount: 50, proposal: null }
const openItem = {
  kind: 'invoice',
  itemId: 71,
  orderId: null,
  number: 'INL26000031',
  orderno: 'ONL000017',
  poNumber: '',
  customerId: 12,
  company: 'Kantoorshop',
  issuedOn: '2026-10-01',
  dueOn: '2026-10-31',
  currency: 'EUR',
  open: 121,
}
const creditNote = { ...openItem, kind: 'credit', itemId: 72, number: 'CNL26000002', open: -71 }
const settled = { numbers: ['PNL26000004'], unallocated: 0, difference: 0 }
const list = (...rows: object[]) => ({ [LIST]: { rows, total: rows.length } })
const show = (query = '') => showConsolePage(PaymentsPage, query, admin)

const THAT_CLEAR = 'GET /staff/money/entries/that-clear'
const thatClears = (entryId: number, payerName: string) => ({
  entryId,
  payerName,
  customerId: 12,
  items: entry.proposal.items,
})

test('an entry says what it seems to pay; all that clear on any page are booked by a press, each by itself', async () => {
  const requests = answering({
    [LIST]: { rows: [entry, unclear], total: 40, clears: 3 },
    [THAT_CLEAR]: [thatClears(5, 'Kantoorshop'), thatClears(7, 'Second B.V.'), thatClears(31, 'On the next page')],
    'POST /staff/money/entries/5/settle': settled,
    'POST /staff/money/entries/7/settle': { refused: 'money.entry_changed', code: 60_087, msg: 'Someone was faster' },
    'POST /staff/money/entries/31/settle': settled,
  })
  await show('?keyword=shop')
  expect(await screen.findByText('Clears INL26000031 by its reference')).toBeVisible()
  expect(screen.getByText('Not clear what it pays')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Book 3 exact matches' }))
  expect(await screen.findByText('2 payments booked')).toBeVisible()
  expect(await screen.findByText('Second B.V.: Someone was faster')).toBeVisible()
  const body = { customerId: 12, items: [{ itemId: 71, amount: 121 }] }
  expect(sentBodies(requests)).toEqual([body, body, body])
  expect(lastQuery(requests, '/that-clear')).toEqual({ keyword: 'shop' })
})

test('one alone is booked by its own button', async () => {
  const requests = answering({ ...list(entry), 'POST /staff/money/entries/5/settle': settled })
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Book' }))
  expect(await screen.findByText('1 payment booked')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ customerId: 12, items: [{ itemId: 71, amount: 121 }] }])
})

test('booking many shows its progress and can be stopped; more refusals than toasts are listed', async () => {
  const refused = { refused: 'money.entry_changed', code: 60_087, msg: 'Someone was faster' }
  const many = [5, 6, 7, 8, 9].map((id) => thatClears(id, `Payer ${id}`))
  const last = Promise.withResolvers<typeof refused>()
  const requests = answering({
    [LIST]: { rows: [entry], total: 5, clears: 5 },
    [THAT_CLEAR]: many,
    ...Object.fromEntries([5, 6, 7].map((id) => [`POST /staff/money/entries/${id}/settle`, refused])),
    'POST /staff/money/entries/8/settle': () => last.promise,
  })
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Book 5 exact matches' }))
  expect(await screen.findByText('Booking 4 of 5 …')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Booking 4 of 5 …' })).toHaveValue(3)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  last.resolve(refused)
  expect(await screen.findByRole('alert')).toHaveTextContent('4 payments were not booked')
  expect(screen.getByText('Payer 8: Someone was faster')).toBeVisible()
  expect(sentBodies(requests)).toHaveLength(4)
})

test('an unclear one is settled in the drawer; the rest is shown while it is typed', async () => {
  const requests = answering({
    ...list(unclear),
    [CUSTOMERS]: { rows: [{ customerId: 12, company: 'Kantoorshop', custnum: 'C12' }], total: 1 },
    [OPEN]: [openItem, creditNote],
    'POST /staff/money/entries/6/settle': settled,
  })
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  const drawer = within(await screen.findByRole('dialog', { name: '€50.00' }))
  const book = drawer.getByRole('button', { name: 'Book' })
  expect(book).toBeDisabled()
  await userEvent.type(drawer.getByRole('combobox', { name: 'Customer' }), 'kantoor')
  await userEvent.click(await drawer.findByRole('option', { name: 'Kantoorshop · C12' }))
  expect(await drawer.findByText('€50.00 stays the customer’s credit')).toBeVisible()
  await userEvent.click(drawer.getByRole('checkbox', { name: /INL26000031/ }))
  expect(drawer.getByText('€71.00 is missing')).toBeVisible()
  expect(book).toBeDisabled()
  await userEvent.click(drawer.getByRole('checkbox', { name: /CNL26000002/ }))
  expect(drawer.getByText('Adds up exactly')).toBeVisible()
  const share = drawer.getByRole('textbox', { name: 'Amount for INL26000031' })
  await userEvent.clear(share)
  await userEvent.type(share, '120.97')
  expect(drawer.getByText('€0.03 is booked as a small difference')).toBeVisible()
  await userEvent.clear(share)
  await userEvent.type(share, '121.01')
  expect(share).toBeInvalid()
  expect(book).toBeDisabled()
  await userEvent.clear(share)
  await userEvent.type(share, '121')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('1 payment booked')).toBeVisible()
  const items = [
    { itemId: 71, amount: 121 },
    { itemId: 72, amount: -71 },
  ]
  expect(sentBodies(requests)).toEqual([{ customerId: 12, items }])
})

test('a customer of another site is chosen by what the company issued to them', async () => {
  answering({ ...list(unclear), [CUSTOMERS]: { rows: [], total: 0 }, [OPEN]: [openItem, creditNote] })
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  const drawer = within(await screen.findByRole('dialog', { name: '€50.00' }))
  await userEvent.type(drawer.getByRole('combobox', { name: 'Customer' }), 'INL26')
  await userEvent.click(await drawer.findByRole('option', { name: 'Kantoorshop' }))
  expect(await drawer.findByRole('checkbox', { name: /INL26000031/ })).toBeVisible()
})

test('what pays nothing is put aside with a reason, and a decision is taken back with one', async () => {
  const out = { ...unclear, direction: 'debit', mayPay: false }
  const answers: Record<string, object> = {
    ...list(out),
    'POST /staff/money/entries/6/ignore': { entryId: 6, status: 'ignored' },
    'POST /staff/money/entries/6/undo': { entryId: 6, status: 'open' },
  }
  const requests = answering(answers)
  await show()
  expect(await screen.findByText('No money that came in')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.queryByRole('combobox', { name: 'Customer' })).toBeNull()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Fees')
  answers[LIST] = { rows: [{ ...out, status: 'ignored', note: 'Fees' }], total: 1 }
  await userEvent.click(screen.getByRole('button', { name: 'Put aside' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Fees')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Ours')
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Taken back')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ reason: 'Fees' }, { reason: 'Ours' }])
})

test('a file is read, and what came of it is shown; one that is refused says why', async () => {
  answeringFiles({ statements: 1, added: 3, known: 2, unclear: 0, pending: 0, doubts: [], foreign: [] })
  answering(list())
  await show()
  expect(await screen.findByText('Nothing to decide')).toBeVisible()
  const choose = () =>
    userEvent.upload(screen.getByLabelText('Read bank file'), new File(['<a/>'], 'a.xml', { type: 'text/xml' }))
  await choose()
  expect(await screen.findByText('3 new entries · 2 known · 0 that the bank has not booked yet')).toBeVisible()
  answeringFiles({ reason: 'bank_file.not_camt', fields: [] }, { code: 60_084, msg: 'No statement' })
  await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent('No statement')
  expect(screen.queryByText(/new entries/)).toBeNull()
})

test('a statement that does not add up is shown with both sums, and no button books what it holds', async () => {
  const doubt = { reason: 'balance', expected: 121, closing: 500 }
  const expectedText = /Statement 231 .* comes to €121.00, but the bank’s closing balance is €500.00/
  const named = { statement: '231', account: entry.account, currency: 'EUR' }
  const silent = { ...named, statement: '232', reason: 'status', expected: null, closing: null }
  answeringFiles({ statements: 2, added: 1, known: 0, pending: 0, doubts: [{ ...named, ...doubt }, silent] })
  const proposal = { ...entry.proposal, kind: 'suggests', because: 'statement' }
  answering({ ...list({ ...entry, doubt, proposal }), [OPEN]: [openItem] })
  await show()
  expect(await screen.findByText('Names INL26000031, but its statement proves nothing')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull()
  await userEvent.upload(screen.getByLabelText('Read bank file'), new File(['<a/>'], 'a.xml', { type: 'text/xml' }))
  const [first, second] = await screen.findAllByRole('alert')
  expect(first).toHaveTextContent(expectedText)
  expect(second).toHaveTextContent('Statement 232 of account NL42ASTR0000000001 does not say which entries are booked')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(within(await screen.findByRole('dialog')).getByRole('alert')).toHaveTextContent(expectedText)
})

test('what the bank has announced is a list of its own, with nothing to decide', async () => {
  const pending = { pendingId: 3, account: entry.account, statement: '231', seenOn: '2026-11-17', currency: 'EUR' }
  const announced = { ...pending, amount: 121, direction: 'credit', payerName: 'Kantoorshop B.V.', payerAccount: '' }
  const rows = [{ ...announced, remittance: 'INL26000031', expectedOn: null }]
  const answers: Record<string, object> = { 'GET /staff/money/pending-entries': { rows, total: 1 } }
  const requests = answering(answers)
  await show('?status=pending&keyword=kantoor')
  expect(await screen.findByText('INL26000031')).toBeVisible()
  expect(screen.getByText(/until it is booked/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
  expect(lastQuery(requests, '/pending-entries')).toMatchObject({ keyword: 'kantoor' })
  answers['GET /staff/money/pending-entries'] = { rows: [], total: 0 }
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}')
  expect(await screen.findByText('Nothing is announced')).toBeVisible()
})

test('the list is narrowed by its state and words, and says what it does not find or get', async () => {
  const answers: Record<string, object> = list()
  const requests = answering(answers)
  await show('?status=settled&keyword=kantoor')
  expect(await screen.findByText('No entries found')).toBeVisible()
  expect(lastQuery(requests, '/entries')).toMatchObject({ status: 'settled', keyword: 'kantoor' })
  answers[LIST] = { refused: 'server.unavailable', code: 503, status: 503 }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Put aside')
  expect(await screen.findByRole('alert')).toBeVisible()
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { draftReturn, returnDetail, returner } from '../../../testing/return.ts'
import { answering } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './return-details.tsx'

const DETAILS = 'GET /clientsystem/rma/5'
const forwarders = { 'GET /clientsystem/rma/forwarders': [{ code: 'STD', name: 'Standard parcel' }] }

const open = (session = returner) => openPage(Route, '?id=5', { session })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a submitted return says its number, what happens next and by when, its lines with their terms, and its record', async () => {
  answering({ ...forwarders, [DETAILS]: returnDetail() })
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Return RNL000001' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'What happens next' })).toHaveTextContent('answer by 23 Nov 2026')
  const line = within(screen.getByRole('row', { name: /CF259A/ }))
  expect(line.getByText('Leaking')).toBeVisible()
  expect(line.getByText('Batch number: B-1')).toBeVisible()
  expect(line.getByText('Defect: report it by 25 Nov 2026 · free of charge')).toBeVisible()
  expect(screen.getByText('It leaks.')).toBeVisible()
  expect(screen.getByRole('complementary', { name: 'What you get back' })).toHaveTextContent(
    /Credit€24\.00.*Submitted.*Noor/,
  )
  const steps = within(screen.getByRole('list', { name: 'How far it is' })).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null, null])
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/rma/applyforreturn?id=5')
})

test.each([
  ['customerCourier', true],
  ['ownReturn', true],
  ['providerCourier', false],
] as const)(
  'by %s the next step of an approved return is up to the customer: %s',
  async (deliveryMode, isCustomerTurn) => {
    answering({ ...forwarders, [DETAILS]: returnDetail({ status: 'approved', deliveryMode }) })
    await open()
    const steps = within(await screen.findByRole('list', { name: 'How far it is' })).getAllByRole('listitem')
    const [next, ...others] = steps.filter((step) => step.hasAttribute('aria-current'))
    expect([next?.hasAttribute('data-caution'), others]).toEqual([isCustomerTurn, []])
  },
)

test('a question of staff stands there with the way to answer it', async () => {
  answering({ ...forwarders, [DETAILS]: returnDetail({ question: 'Which printer?' }) })
  await open()
  expect(await screen.findByText('We have a question: Which printer?')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Answer and complete it' })).toHaveAttribute(
    'href',
    '/rma/applyforreturn?id=5',
  )
})

test.each([
  ['submitted', true],
  ['inspected', true],
  ['completed', false],
  ['expired', false],
] as const)('the sums of a return that is %s are a forecast: %s', async (status, isForecast) => {
  answering({ ...forwarders, [DETAILS]: returnDetail({ status }) })
  await open()
  const sums = within(await screen.findByRole('complementary', { name: 'What you get back' }))
  expect(sums.queryAllByText(/exact amount is on the credit note/)).toHaveLength(isForecast ? 1 : 0)
})

test('of settled lines each says what came of it: a credit note, a replacement, or why it was refused', async () => {
  const [line] = returnDetail().lines
  const lines = [
    { state: 'credited' as const, credits: ['CNL26000001'] },
    { state: 'refused' as const, refusedBecause: 'It was opened.' },
    { state: 'replaced' as const, replacement: 'ONL000009' },
  ].flatMap((given, at) => (line ? [{ ...line, ...given, position: at + 1 }] : []))
  answering({ ...forwarders, [DETAILS]: returnDetail({ status: 'completed', lines, actions: [] }) })
  await open()
  const [first] = await screen.findAllByRole('link', { name: 'CNL26000001' })
  expect(first).toHaveAttribute('href', '/finance/invoice/CNL26000001')
  expect(screen.getByText('It was opened.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ONL000009' })).toHaveAttribute('href', '/hisorder/orderDetails/ONL000009')
  expect(screen.queryByRole('button', { name: 'Cancel return' })).toBeNull()
})

test('an approved return says where it goes and until when; its number is typed, corrected, and never empty', async () => {
  const approved = returnDetail({
    ...{ status: 'approved', deliveryMode: 'customerCourier', warehouse: 'NL', sendBy: '2026-12-18' },
    actions: ['send', 'cancel'],
  })
  const sent = { ...approved, status: 'sent', trackingNumber: '3S1', forwarder: 'STD', revision: 3, actions: ['send'] }
  const requests = answering({ ...forwarders, [DETAILS]: approved, 'PUT /clientsystem/rma/5/tracking': sent })
  await open()
  expect(await screen.findByText(/^Please send the goods by 18 Dec 2026/)).toBeVisible()
  await press('Save tracking number')
  const field = screen.getByRole('textbox', { name: 'Tracking number' })
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('Enter the tracking number')
  await userEvent.type(field, '3S1')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Carrier' }), 'Standard parcel')
  await press('Save tracking number')
  expect(await screen.findByText('Correct the tracking number')).toBeVisible()
  const body = requests.find(({ url }) => url.endsWith('/tracking'))?.body ?? ''
  expect(JSON.parse(body)).toEqual({ trackingNumber: '3S1', forwarder: 'STD', otherForwarder: '' })
})

test.each([
  ['approved', true, ['Return label', 'Return slip']],
  ['sent', true, ['Return label', 'Return slip']],
  ['approved', false, []],
  ['submitted', true, []],
  ['received', true, []],
] as const)(
  'of a return that is %s, and comes back: %s, the documents are %j',
  async (status, comesBack, documents) => {
    answering({ ...forwarders, [DETAILS]: returnDetail({ status, comesBack, warehouse: 'NL', sendBy: '2026-12-18' }) })
    await open()
    const next = within(await screen.findByRole('region', { name: 'What happens next' }))
    expect(next.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(documents)
  },
)

test('a document is fetched when its button is pressed, and a failure is explained', async () => {
  const approved = returnDetail({ status: 'approved', warehouse: 'NL', sendBy: '2026-12-18' })
  const requests = answering({
    ...{ ...forwarders, [DETAILS]: approved },
    'GET /clientsystem/rma/5/label': { refused: 'return.not_now', code: 40_016 },
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Return label' }))
  expect(await screen.findByText(/This is no longer possible/)).toBeVisible()
  expect(requests.some(({ url }) => url.endsWith('/rma/5/label'))).toBe(true)
})

test('it is cancelled after a question', async () => {
  const cancelled = returnDetail({ status: 'cancelled', actions: [] })
  const requests = answering({ ...forwarders, [DETAILS]: returnDetail(), 'POST /clientsystem/rma/5/cancel': cancelled })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel return' }))
  const question = within(await screen.findByRole('dialog'))
  expect(requests.some(({ url }) => url.endsWith('/cancel'))).toBe(false)
  await userEvent.click(question.getByRole('button', { name: 'Cancel return' }))
  expect(await screen.findByText('Return RNL000001 is cancelled.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel return' })).toBeNull()
})

test('a draft that is not complete cannot be submitted, and leads to what is missing; it can be deleted', async () => {
  const answers: Record<string, object> = {
    ...forwarders,
    [DETAILS]: draftReturn(),
    'POST /clientsystem/rma/5/submit': { refused: 'return.note_required', code: 40_013, fields: ['note'] },
    'DELETE /clientsystem/rma/5': {},
  }
  answering(answers)
  const router = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Submit return' }))
  expect(await screen.findByText('Tell us what happened')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Complete it' })).toHaveAttribute('href', '/rma/applyforreturn?id=5')
  await press('Delete draft')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete draft' }))
  await vi.waitFor(() => expect(router.history.location.pathname).toBe('/rma/list'))
})

test('a return that does not exist, or belongs to another customer, leads to the own ones', async () => {
  answering({})
  await open()
  expect(await screen.findByText('This return does not exist')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/rma/list')
})

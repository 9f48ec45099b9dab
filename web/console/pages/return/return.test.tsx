import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { returnDetail } from '../../../testing/return.ts'
import { sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin, manager } from '../../../testing/staff.ts'
import { staffReturnLine as line, staffReturn as shown } from '../../../testing/staff-return.ts'
import ReturnPage from './return.tsx'

const GET = 'GET /staff/returns/5'
const open = (session: typeof manager) => showConsolePage(() => <ReturnPage id={5} code="" />, '', session)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('a return stands with its customer, what is claimed, and by when it is decided', async () => {
  answering({ [GET]: shown(['approve', 'refuse', 'ask']) })
  await open(manager)
  expect(await screen.findByRole('heading', { level: 1, name: /RNL000001/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Inkt & Zo/ })).toHaveAttribute('href', '/console/customers/3')
  expect(screen.getByRole('row', { name: /AS-1020/ })).toHaveTextContent('Leaking')
  expect(screen.getByText(/23 Nov 2026/)).toBeVisible()
})

test('until when the account manager lets a line come back stands with its claim', async () => {
  answering({ [GET]: shown([], { lines: [{ ...line, actions: [], exceptionUntil: '2027-01-31' }] }) })
  await open(manager)
  expect(await screen.findByRole('row', { name: /AS-1020/ })).toHaveTextContent('By exception until 31 Jan 2027')
})

test('what is sent for a line is named as an order that leads there', async () => {
  const detail = returnDetail()
  const lines = detail.lines.map((one) => ({ ...one, replacement: 'ONL000009', replacementId: 12 }))
  answering({ [GET]: shown([], {}, { lines }) })
  await open(manager)
  expect(await screen.findByRole('link', { name: 'ONL000009' })).toHaveAttribute('href', '/console/orders/12')
  expect(screen.getByText('Replacement order')).toBeVisible()
})

test('a collection is booked with its carrier and number; without a number nothing is sent', async () => {
  const calls = answering({ [GET]: shown(['send', 'receive']), 'POST /staff/returns/5/collection': shown([]) })
  await open(manager)
  await press('Book collection')
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.click(drawer.getByRole('button', { name: 'Book collection' }))
  expect(await drawer.findByText('Enter the tracking number')).toBeVisible()
  await userEvent.type(drawer.getByRole('textbox', { name: 'Carrier' }), 'Kuipers')
  await userEvent.type(drawer.getByRole('textbox', { name: 'Tracking number' }), ' 3S1 ')
  await userEvent.click(drawer.getByRole('button', { name: 'Book collection' }))
  await vi.waitFor(() => expect(sentBodies(calls)).toHaveLength(1))
  expect(sentBodies(calls)).toEqual([{ trackingNumber: '3S1', forwarder: 'others', otherForwarder: 'Kuipers' }])
})

test('a line is approved as it comes back or as it stays, and refused with a reason', async () => {
  const calls = answering({
    [GET]: shown(['approve', 'refuse']),
    'POST /staff/returns/5/line/1/approve': shown([]),
    'POST /staff/returns/5/line/1/refuse': shown([]),
  })
  await open(manager)
  await press('Approve: AS-1020, line 1')
  await press('Refuse: AS-1020, line 1')
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.type(drawer.getByRole('textbox'), 'Not ours')
  await userEvent.click(drawer.getByRole('button', { name: 'Refuse' }))
  await vi.waitFor(() =>
    expect(sentBodies(calls)).toEqual([
      { revision: 2, comesBack: true },
      { revision: 2, reason: 'Not ours' },
    ]),
  )
})

test('each line names what is done with it, though its words are those of the others', async () => {
  const [first] = returnDetail().lines
  const lines = [1, 2].map((position) => ({ ...first, position }))
  const actions = [
    ['approve', 'refuse'],
    ['inspect', 'sendBack'],
  ]
  answering({
    [GET]: shown([], { lines: actions.map((may, at) => ({ ...line, position: at + 1, actions: may })) }, { lines }),
  })
  await open(admin)
  const named = await screen.findAllByRole('button', { name: /AS-1020, line [12]$/ })
  expect(named.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Approve: AS-1020, line 1',
    'Approve, nothing has to come back: AS-1020, line 1',
    'Refuse: AS-1020, line 1',
    'Inspect: AS-1020, line 2',
    'Close without credit: AS-1020, line 2',
  ])
  for (const button of named) expect(button).toHaveAccessibleName(expect.stringMatching(`^${button.textContent}: `))
})

test('a credit is asked about with its sum before it is issued, and only finance sees it', async () => {
  const credit = { positions: [1], pieces: 2, net: 20, feePercent: 0 }
  const answers = { [GET]: shown(['credit'], { credit }), 'POST /staff/returns/5/credit': shown([]) }
  const calls = answering(answers)
  await open(admin)
  await press(/^Credit/)
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/^2 pieces, €20.00 without VAT/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(sentBodies(calls)).toEqual([])
  await press(/^Credit/)
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Credit' }))
  await vi.waitFor(() => expect(sentBodies(calls)).toEqual([{}]))
  cleanup()
  answering(answers)
  await open(manager)
  await screen.findByRole('heading', { level: 1, name: /RNL000001/ })
  expect(screen.queryByRole('button', { name: /^Credit/ })).toBeNull()
})

test('what was credited before is settled without a credit note, and asked about so', async () => {
  const credit = { positions: [1], pieces: 0, net: 0, feePercent: 0 }
  const calls = answering({ [GET]: shown(['credit'], { credit }), 'POST /staff/returns/5/credit': shown([]) })
  await open(admin)
  await press('Settle without a credit note')
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/^These pieces have been credited already, or were free of charge/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Settle without a credit note' }))
  expect(await screen.findByText('Settled without a credit note')).toBeVisible()
  expect(sentBodies(calls)).toEqual([{}])
})

test.each([
  [2, 'Send back', /^AS-1020: 2 pieces go back/, 'Line closed: the pieces go back'],
  [0, 'Close without credit', /^Nothing of AS-1020 came in/, 'Line closed without credit'],
])('a line of which %i pieces are left is ended once that was confirmed', async (toSendBack, name, words, done) => {
  const lines = [{ ...line, toSendBack, actions: ['sendBack'] }]
  const answers = { [GET]: shown([], { lines }), 'POST /staff/returns/5/line/1/send-back': shown([]) }
  const calls = answering(answers)
  await open(manager)
  await press(`${name}: AS-1020, line 1`)
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(words)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Close' }))
  expect(sentBodies(calls)).toEqual([])
  await press(`${name}: AS-1020, line 1`)
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.type(drawer.getByRole('textbox', { name: 'Note' }), ' By DHL ')
  await userEvent.click(drawer.getByRole('button', { name }))
  expect(await screen.findByText(done)).toBeVisible()
  expect(sentBodies(calls)).toEqual([{ note: 'By DHL' }])
})

test('an inspection takes a note for the record, and goes without one', async () => {
  const lines = [{ ...line, actions: ['inspect'] }]
  const [first] = returnDetail().lines
  const found = shown([], { lines }, { lines: [{ ...first, received: 2 }] })
  const calls = answering({ [GET]: found, 'POST /staff/returns/5/line/1/inspect': found })
  await open(admin)
  const inspect = async (note: string) => {
    await press('Inspect: AS-1020, line 1')
    const drawer = within(await screen.findByRole('dialog'))
    const field = drawer.getByRole('textbox', { name: 'Note' })
    expect(field).toHaveAccessibleDescription(/which the customer reads too/)
    if (note) await userEvent.type(field, note)
    await userEvent.click(drawer.getByRole('button', { name: 'Inspect' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await inspect('')
  await inspect(' A cracked shell ')
  const inspected = { finding: 'asClaimed', restocked: 0, scrapped: 2, toSendBack: 0 }
  expect(sentBodies(calls)).toEqual([inspected, { ...inspected, note: 'A cracked shell' }])
})

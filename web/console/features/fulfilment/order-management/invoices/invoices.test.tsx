import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { rolePermissions } from '../../../../../../rules/identity/roles.ts'
import type { Language } from '../../../../../../texts/index.ts'
import { sentBodies } from '../../../../../testing/sent.ts'
import { answering, show } from '../../../../../testing/show.tsx'
import { admin, manager } from '../../../../../testing/staff.ts'
import type { StaffOrder } from '../queries.ts'
import { OrderInvoices } from './OrderInvoices.tsx'
import type { StaffInvoice } from './queries.ts'

const READ = 'GET /staff/invoice/INL26000031'
const WRITE = 'POST /staff/invoice/INL26000031/credit'
const finance = { ...admin, roles: ['finance'], permissions: [...rolePermissions.finance] }

const listed: StaffOrder['invoices'] = [
  {
    number: 'INL26000031',
    kind: 'invoice',
    issuedOn: '2026-11-18',
    dueOn: '2026-12-18',
    amount: 381.15,
    balance: 260.15,
    leftToCredit: 260.15,
    creditNotes: ['CNL26000007'],
  },
  {
    number: 'CNL26000007',
    kind: 'credit',
    issuedOn: '2026-11-19',
    dueOn: null,
    amount: 121,
    balance: 0,
    leftToCredit: 0,
    creditNotes: [],
  },
]
const goods = {
  position: 1,
  kind: 'goods',
  number: 'AS-1020',
  oemCode: 'TN-2420',
  ownMake: true,
  name: 'Toner',
  pieces: 3,
  unitPrice: 100,
} as const
const shipping = {
  position: 2,
  kind: 'shipping',
  number: '',
  oemCode: '',
  ownMake: false,
  name: '',
  pieces: 0,
  unitPrice: 15,
  net: 15,
} as const
const invoice: StaffInvoice = {
  number: 'INL26000031',
  issuedOn: '2026-11-18',
  dueOn: '2026-12-18',
  currency: 'EUR',
  orderId: 7,
  orderno: 'ONL000007',
  customerId: 3,
  company: 'Voorbeeld',
  custnum: 'C1',
  siteName: 'Netherlands',
  amount: 381.15,
  open: 260.15,
  net: 315,
  vat: 66.15,
  vatRate: 21,
  leftToCredit: 260.15,
  creditedNet: 100,
  creditedVat: 21,
  lines: [
    { ...goods, net: 300, creditedPieces: 1, creditedNet: 100, restNet: 200 },
    { ...shipping, creditedPieces: 0, creditedNet: 0, restNet: 15 },
  ],
  credits: [{ number: 'CNL26000007', issuedOn: '2026-11-19', amount: 121, reason: 'Broken' }],
}

const order = { invoices: listed, currency: 'EUR' } as StaffOrder
const open = (overrides: Partial<StaffOrder> = {}, session = finance, language: Language = 'en') =>
  show(<OrderInvoices order={{ ...order, ...overrides }} />, { session, language })

async function openDrawer(answers: Parameters<typeof answering>[0] = {}) {
  const calls = answering({ [READ]: invoice, ...answers })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Credit note for INL26000031' }))
  return { calls, drawer: within(await screen.findByRole('dialog', { name: 'Credit note for INL26000031' })) }
}

const line = async (name: RegExp) => within(await screen.findByRole('group', { name }))
const sum = () => screen.getByRole('region', { name: 'To be credited' })
const issue = () => userEvent.click(screen.getByRole('button', { name: 'Issue credit note' }))

test('invoices and credit notes stand with their dates, sums and what is open', async () => {
  await open()
  const rows = screen.getAllByRole('row').slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 4)
      .map((cell) => cell.textContent),
  )
  expect(cells).toEqual([
    ['INL26000031', '18 Nov 2026', '€381.15', '€260.15'],
    ['CNL26000007Credit note', '19 Nov 2026', '-€121.00', '€0.00'],
  ])
})

test('an order without an invoice says nothing of them', async () => {
  await open({ invoices: [] })
  expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull()
})

test('each is downloaded as a PDF; finance alone credits, and only invoices', async () => {
  const calls = answering({})
  await open({}, manager)
  expect(screen.queryByRole('button', { name: /^Credit note/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'PDF of CNL26000007' }))
  await vi.waitFor(() => expect(calls.at(-1)?.url).toBe('/dev-api/staff/invoice/CNL26000007/pdf'))
  await open()
  expect(screen.getAllByRole('button', { name: /^Credit note/ })).toHaveLength(1)
})

test('of an invoice that is credited in full it says by which credit notes, and no other is offered', async () => {
  const notes = ['CNL26000007', 'CNL26000009']
  const [first, ...others] = listed.map((one) => ({ ...one, leftToCredit: 0 }))
  await open({ invoices: first ? [{ ...first, creditNotes: notes }, ...others] : [] })
  expect(screen.getByRole('row', { name: /INL26000031/ })).toHaveTextContent(`Credited in full by ${notes.join(', ')}`)
  expect(screen.queryByRole('button', { name: /^Credit note/ })).toBeNull()
  expect(screen.getAllByText(/Credited in full/)).toHaveLength(1)
})

test('pieces are credited with a reason; their sum is shown before, and their number after', async () => {
  const { calls } = await openDrawer({ [WRITE]: { number: 'CNL26000008', amount: 242 } })
  await userEvent.type((await line(/AS-1020/)).getByRole('textbox', { name: 'Pieces' }), '2')
  expect(sum()).toHaveTextContent('Net€200.00VAT 21%€42.00Total€242.00')
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), ' Two broken ')
  await issue()
  expect(await screen.findByText('Credit note CNL26000008 issued: €242.00')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentBodies(calls)).toEqual([{ reason: 'Two broken', lines: [{ position: 1, pieces: 2 }] }])
})

test('the keyboard begins at the first line, also where the invoice comes later, and goes back to the button', async () => {
  await openDrawer()
  expect((await line(/AS-1020/)).getByRole('textbox', { name: 'Pieces' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Credit note for INL26000031' })).toHaveFocus())
})

test('an amount takes the place of pieces, with a comma or a point, also of shipping', async () => {
  const { calls } = await openDrawer({ [WRITE]: { number: 'CNL26000008', amount: 15.13 } })
  const toner = await line(/AS-1020/)
  await userEvent.type(toner.getByRole('textbox', { name: 'Pieces' }), '1')
  await userEvent.type(toner.getByRole('textbox', { name: 'or amount' }), '7,50')
  expect(toner.getByRole('textbox', { name: 'Pieces' })).toHaveValue('')
  await userEvent.type((await line(/Shipping/)).getByRole('textbox', { name: 'Amount' }), '5')
  expect(sum()).toHaveTextContent('Net€12.50VAT 21%€2.63Total€15.13')
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Late{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(sentBodies(calls)).toHaveLength(1))
  const lines = [
    { position: 1, amount: 7.5 },
    { position: 2, amount: 5 },
  ]
  expect(sentBodies(calls)).toEqual([{ reason: 'Late', lines }])
})

test('all that is left is filled in at once, and its VAT is what is left of it', async () => {
  await openDrawer()
  await userEvent.click(await screen.findByRole('button', { name: 'Credit all that is left' }))
  expect((await line(/AS-1020/)).getByRole('textbox', { name: 'Pieces' })).toHaveValue('2')
  expect((await line(/Shipping/)).getByRole('textbox', { name: 'Amount' })).toHaveValue('15.00')
  expect(sum()).toHaveTextContent('Total€260.15')
})

test('what is left says how much may be entered, and what was credited why', async () => {
  const { drawer } = await openDrawer()
  const toner = await line(/AS-1020/)
  expect(toner.getByText('3 pieces at €100.00, €300.00 in all · €100.00 credited so far')).toBeVisible()
  expect(toner.getByRole('textbox', { name: 'Pieces' })).toHaveAccessibleDescription('up to 2')
  expect(toner.getByRole('textbox', { name: 'or amount' })).toHaveAccessibleDescription('up to €200.00')
  expect(drawer.getByRole('listitem')).toHaveTextContent('CNL26000007 · 19 Nov 2026 · €121.00Broken')
  await userEvent.type(toner.getByRole('textbox', { name: 'Pieces' }), '5')
  expect(toner.getByRole('textbox', { name: 'Pieces' })).not.toHaveValue('5')
})

test.each(['200.01', '1,234', 'x', '0', '-5', '1e3'])(
  'an amount of %s is marked once it is sent, and not sent',
  async (typed) => {
    const { calls } = await openDrawer()
    const amount = (await line(/AS-1020/)).getByRole('textbox', { name: 'or amount' })
    await userEvent.type((await line(/Shipping/)).getByRole('textbox', { name: 'Amount' }), '5')
    await userEvent.type(amount, typed)
    expect(amount).not.toHaveAttribute('aria-invalid', 'true')
    expect(sum()).toHaveTextContent('Total–')
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Late')
    await issue()
    expect(amount).toHaveAccessibleDescription(/Enter an amount up to €200.00/)
    expect(amount).toHaveFocus()
    expect(sentBodies(calls)).toEqual([])
  },
)

test('nothing chosen and no reason are shown', async () => {
  await openDrawer()
  await line(/AS-1020/)
  await issue()
  expect(screen.getByRole('alert')).toHaveTextContent('Choose what to credit')
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Please enter a reason/)
})

test('what another staff user has credited meanwhile is shown, and the remaining amount is refetched', async () => {
  let read = 0
  const lines = [{ ...goods, net: 300, creditedPieces: 2, creditedNet: 200, restNet: 100 }]
  await openDrawer({
    [READ]: async () => (read++ === 0 ? invoice : { ...invoice, lines, creditedNet: 200, creditedVat: 42 }),
    [WRITE]: { refused: 'credit.too_much', code: 60_074, msg: 'That is more than is left' },
  })
  const pieces = (await line(/AS-1020/)).getByRole('textbox', { name: 'Pieces' })
  await userEvent.type(pieces, '2')
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Late')
  await issue()
  expect(await screen.findByText('That is more than is left')).toBeVisible()
  await vi.waitFor(() => expect(pieces).toHaveAccessibleDescription('up to 1'))
  expect(sum()).toHaveTextContent('Total–')
  await issue()
  expect(pieces).toHaveAccessibleDescription(/Only 1 is left/)
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Late')
})

test('of a paid invoice it says what the customer keeps', async () => {
  await openDrawer({ [READ]: { ...invoice, open: 21 } })
  await userEvent.type((await line(/AS-1020/)).getByRole('textbox', { name: 'Pieces' }), '1')
  expect(sum()).toHaveTextContent('Of the invoice, €21.00 is still open. The customer keeps €100.00 as a credit.')
})

test.each([
  ['of a settled invoice the customer keeps it all', { open: 0 }, 'The invoice is settled. The customer keeps €121.00'],
  ['where there is no VAT none is shown', { vat: 0, vatRate: 0, creditedVat: 0 }, 'To be creditedTotal€100.00'],
])('%s', async (_, overrides, words) => {
  await openDrawer({ [READ]: { ...invoice, ...overrides } })
  await userEvent.type((await line(/AS-1020/)).getByRole('textbox', { name: 'Pieces' }), '1')
  expect(sum()).toHaveTextContent(words)
})

test('an invoice that could not be had is asked for again; one that is credited says so', async () => {
  let read = 0
  const credited = {
    ...invoice,
    leftToCredit: 0,
    lines: invoice.lines.map((one) => ({ ...one, creditedNet: one.net, restNet: 0 })),
  }
  await openDrawer({
    [READ]: async () => (read++ === 0 ? { refused: 'server.failed', code: 500, status: 500 } : credited),
  })
  await userEvent.click(await screen.findByRole('button', { name: /Try again/ }))
  expect(await screen.findByText('All of this invoice has been credited')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Issue credit note' })).toBeNull()
})

test('a German reader writes a Rechnungskorrektur', async () => {
  await open({}, finance, 'de')
  expect(screen.getByRole('button', { name: 'Rechnungskorrektur zu INL26000031' })).toHaveTextContent(
    'Rechnungskorrektur',
  )
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookkeeper } from '../../../../testing/finance.ts'
import { orderDetail } from '../../../../testing/order.ts'
import { answering, buyer, dutch, show } from '../../../../testing/show.tsx'
import type { OrderDetail } from '../queries.ts'
import { OrderFacts } from './OrderFacts.tsx'

const order = orderDetail()
const { lines, shipTo } = order
const shipment = {
  shipmentId: 1,
  carrier: 'Standard parcel',
  status: 'left' as const,
  shippedAt: '2026-11-18T09:00:00Z',
  deliveredAt: null,
  parcels: [],
  lines: [{ position: 1, qty: 2 }],
}

const allThere = lines.map((line) => ({ ...line, shipsNow: line.qty, backOrdered: 0, expectedOn: null }))
const quickOrder = { quickOrderId: 3, number: 'QNL000003' }

async function terms(more: Partial<OrderDetail>) {
  answering({})
  await show(<OrderFacts order={{ ...order, ...more }} />, { session: buyer })
  return screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

test.each<[Partial<OrderDetail>, string]>([
  [{ termsNetDays: 30 }, 'Payment: 30 days net'],
  [{ termsNetDays: 0, status: 'awaitingPayment' }, 'Payment: Payment in advance'],
  [{ termsNetDays: 0, paidOn: '2026-11-19' }, 'Payment: Paid in advance on 19 Nov 2026'],
])('the terms %j read %s', async (more, words) => {
  expect(await terms(more)).toContain(words)
})

test('of a cancelled order nothing is to be paid', async () => {
  const shown = await terms({ termsNetDays: 0, paidOn: '2026-11-19', status: 'cancelled' })
  expect(shown.filter((words) => words.startsWith('Payment'))).toEqual([])
})

test.each<[string, Partial<OrderDetail>, string]>([
  ['to come, for what is in stock', { promisedOn: '2026-11-24' }, 'Delivery of items in stock: 24 Nov 2026'],
  ['to come', { promisedOn: '2026-11-24', lines: allThere }, 'Delivery: 24 Nov 2026'],
  [
    'to come when its goods have',
    { promisedOn: '2026-11-24', backOrders: 'together' },
    'Expected delivery: 24 Nov 2026',
  ],
  [
    'on hold',
    { status: 'onHold', heldBecause: 'payment.held_overdue' },
    'Status: On hold. A payment is overdue. This order waits until it is paid or we release it.',
  ],
  ['past', {}, 'Promised for: 20 Nov 2026 · late: not everything has shipped yet'],
  ['past, and it is there', { status: 'allDelivered' }, 'Promised for: 20 Nov 2026'],
  [
    'past, and it waits for its payment',
    { status: 'awaitingPayment' },
    'Delivery of items in stock: as soon as it is paid',
  ],
  [
    'held by staff, who say why',
    { status: 'onHold', holdReason: 'We check your address' },
    'Status: On hold. We check your address',
  ],
  [
    'held by staff, who do not say why',
    { status: 'onHold', holdReason: '' },
    'Status: On hold. Nothing of it leaves for now. We’ll tell you as soon as it goes ahead.',
  ],
  [
    'unknown, as it waits for its payment and its goods',
    { status: 'awaitingPayment', lines: lines.map((line) => ({ ...line, shipsNow: 0, backOrdered: line.qty })) },
    'Expected delivery: once it is paid and in stock',
  ],
  [
    'unknown, as it is on hold and waits for all of its goods',
    { status: 'onHold', backOrders: 'together' },
    'Expected delivery: once it is released and in stock',
  ],
  ['past, and it is on hold', { status: 'onHold' }, 'Delivery of items in stock: as soon as it is released'],
  [
    'that of goods which have moved',
    {
      backOrders: 'together',
      promisedOn: '2026-11-24',
      lines: lines.map((line) => ({ ...line, expectedOn: '2026-12-09' })),
    },
    'Expected in stock: 9 Dec 2026',
  ],
  [
    'kept, and a rest is expected',
    { status: 'partlyShipped', shipments: [shipment] },
    'Rest expected in stock: 1 Dec 2026',
  ],
])('a day that is %s is shown as such', async (_, more, words) => {
  expect(await terms(more)).toContain(words)
})

test.each([
  ['payment.held_overdue', 'See what is overdue', '/finance/openinvoice?ageing=1'],
  ['payment.held_limit', 'See what is open', '/finance/openinvoice'],
] as const)(
  'an order that is on hold as %s leads whoever may pay to what is to be paid',
  async (heldBecause, name, href) => {
    answering({})
    const shown = <OrderFacts order={{ ...order, status: 'onHold', heldBecause }} />
    const { unmount } = await show(shown, { session: bookkeeper })
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    unmount()
    await show(shown, { session: { ...bookkeeper, permissions: ['cust:history'] } })
    expect(screen.queryByRole('link', { name })).toBeNull()
  },
)

test('the other numbers of the order are shown, and the list that it was leads there', async () => {
  const orderTerms = await terms({ poNumber: 'PO-7', soNumber: 'SNL000004', soOn: '2026-11-19', quickOrder })
  expect(orderTerms).toEqual(
    expect.arrayContaining([
      ...['PO number: PO-7', 'SO number: SNL000004', 'SO date: 19 Nov 2026'],
      ...['Customer number: C1', 'Quick order: QNL000003'],
    ]),
  )
  expect(screen.getByRole('link', { name: 'QNL000003' })).toHaveAttribute('href', '/hisorder/quickOrderDetails/3')
  expect(screen.getAllByText(shipTo.phone)).toHaveLength(2)
})

test('what is not released and was no list says neither', async () => {
  expect((await terms({})).join('\n')).not.toMatch(/SO |Quick order/)
})

test('a cancelled order owes nothing, and has neither day nor terms', async () => {
  const orderTerms = await terms({ status: 'cancelled' })
  expect(screen.getByText('This order was cancelled. Nothing will be delivered and nothing is due.')).toBeVisible()
  expect(orderTerms.join('\n')).not.toMatch(/Delivery|Promised|days net/)
})

test('of one whose rest was cancelled, what has left is to be paid', async () => {
  const cancelled = lines.map((line) => ({ ...line, shipped: 2, waiting: 0, waitingSince: null, cancelled: 1 }))
  await terms({ status: 'cancelled', shipments: [shipment], lines: cancelled })
  expect(screen.getByText(/Only what has shipped is due/)).toBeVisible()
  expect(within(screen.getByRole('table')).queryByText(/expected/)).toBeNull()
})

test('goods that were expected before today were', async () => {
  await terms({ today: '2026-12-02', status: 'partlyShipped', shipments: [shipment] })
  expect(within(screen.getByRole('table')).getByText(/was expected in stock 1 Dec 2026/)).toBeVisible()
  expect(screen.getByText('1 Dec 2026 · late: the rest has not shipped yet')).toBeVisible()
})

test.each([
  ['Europe/Amsterdam', '19 Nov 2026, 00:30'],
  ['Europe/London', '18 Nov 2026, 23:30'],
  ['America/New_York', '18 Nov 2026, 18:30'],
])('an order is dated by the clock of its site, %s', async (timeZone, written) => {
  answering({})
  const site = { ...dutch, timeZone }
  await show(<OrderFacts order={{ ...order, placedAt: '2026-11-18T23:30:00Z' }} />, { session: buyer, site })
  expect(screen.getByText(written)).toBeVisible()
})

test('dates that moved stand among the states, each with the day before', async () => {
  answering({})
  const [line] = lines
  if (!line) throw new Error('no line')
  const events = [
    { status: 'submitted' as const, at: '2026-11-18T09:00:00Z' },
    { status: 'released' as const, at: '2026-11-20T09:00:00Z' },
  ]
  const moved = (before: string | null, now: string | null) => [{ position: line.position, pieces: 1, before, now }]
  const movedDates = [
    { at: '2026-11-19T09:00:00Z', lines: moved('2026-12-01', '2026-12-09') },
    { at: '2026-11-21T09:00:00Z', lines: moved('2026-12-09', null) },
    { at: '2026-11-22T09:00:00Z', lines: moved(null, '2026-12-16') },
  ]
  await show(<OrderFacts order={{ ...order, events, movedDates }} />, { session: buyer })
  const history = screen.getByRole('heading', { name: 'History' }).nextElementSibling
  expect([...(history?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Submitted18 Nov 2026, 10:00',
    'New date19 Nov 2026, 10:00CF259A now expected in stock 9 Dec 2026, before 1 Dec 2026',
    'Released20 Nov 2026, 10:00',
    'New date21 Nov 2026, 10:00CF259A no date at the moment, before 9 Dec 2026',
    'New date22 Nov 2026, 10:00CF259A expected in stock 16 Dec 2026',
  ])
})

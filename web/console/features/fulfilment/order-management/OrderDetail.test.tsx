import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Language } from '../../../../../texts/index.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { manager } from '../../../../testing/staff.ts'
import { staffOrder as order } from '../../../../testing/staff-order.ts'
import { OrderDetail } from './OrderDetail.tsx'
import type { StaffOrder } from './queries.ts'

const open = (overrides: Partial<StaffOrder> = {}, language: Language = 'en') =>
  show(<OrderDetail order={{ ...order, ...overrides }} />, { session: manager, language })

/** What stands beside a term; nothing where the term is left out. */
const fact = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling ?? null

test('an order says whose it is and how they are reached', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'ONL000007' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voorbeeld' })).toHaveAttribute('href', '/console/customers/3')
  expect(screen.getByRole('link', { name: 'nora@example.com' })).toHaveAttribute('href', 'mailto:nora@example.com')
  expect(screen.getByRole('link', { name: '+31 20 000 0101' })).toHaveAttribute('href', 'tel:+31200000101')
})

test('it says from where, by whom and when it leaves, and how it is paid', async () => {
  await open({ forwarder: 'Eigen vervoer', termsNetDays: 0 })
  expect(fact('Ship from')).toHaveTextContent(/^Netherlands$/)
  expect(fact('Ship via')).toHaveTextContent('Standard parcel · Eigen vervoer')
  expect(fact('Delivery')).toHaveTextContent('23 Nov 2026')
  expect(fact('Payment')).toHaveTextContent('Payment in advance')
  expect(fact('Placed')).toHaveTextContent('18 Nov 2026, 10:00')
})

test('it says that its customer chose the warehouse', async () => {
  await open({ shipFromChosen: true })
  expect(fact('Ship from')).toHaveTextContent('Netherlands · chosen by the customer')
})

test('what an order does not have is left out', async () => {
  await open({ poNumber: '', phone: '', heldBecause: null, promisedOn: null, carrier: 'Bode', status: 'submitted' })
  for (const term of ['PO number', 'SO number', 'Phone', 'Status', 'Delivery', 'Instruction']) {
    expect(fact(term)).toBeNull()
  }
  expect(fact('Ship via')).toHaveTextContent('Bode')
})

test('its shipping documents are printed beside its shipments; without a shipment there are none', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Packing list' })).toBeNull()
  const shipment = { shipmentId: 33, status: 'left' as const, carrier: 'DHL', createdAt: '2026-11-18T10:00:00Z' }
  const calls = answering({ 'GET /staff/shipment/printable': [{ orderId: order.orderId, shipmentIds: [33] }] })
  await open({ desk: { ...order.desk, shipments: [{ ...shipment, trackingNumbers: [], pieces: 2 }] } })
  expect(screen.getByText('S00000033')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Packing list' }))
  await vi.waitFor(() => expect(calls.at(-1)?.url).toContain('/documents?kind=packinglist&ids=33'))
})

test('a line says where its pieces are, when the rest comes, and the price that counts', async () => {
  const [line] = order.lines
  if (!line) throw new Error('no line')
  await open({ lines: [{ ...line, custNumber: 'OWN-1', note: 'for Mia', discountPrice: 9, price: 27 }] })
  const [, row] = within(screen.getByRole('table')).getAllByRole('row')
  const cells = within(row ?? document.body).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'AS-1020 HP 59A toner, blackCF259A · OWN-1 · for Mia',
    '3',
    '1 in a shipment · 1 reserved · 1 waiting for goodsexpected in stock 1 Dec 2026',
    '€9.00',
    '€27.00',
  ])
})

test('a day of waiting goods that is past was, in the colour of what is late', async () => {
  await open({ today: '2026-12-01' })
  expect(screen.getByText('expected in stock 1 Dec 2026')).not.toHaveClass(/late/)
  cleanup()
  await open({ today: '2026-12-02' })
  expect(screen.getByText('was expected in stock 1 Dec 2026')).toHaveClass(/late/)
})

test('its day is the next one that is to come, or the one that is missed', async () => {
  const [line] = order.lines
  if (!line) throw new Error('no line')
  const lines = [{ ...line, qty: 3, shipsNow: 2, backOrdered: 1, waiting: 1, expectedOn: '2026-12-03' }]
  const due = { status: 'released' as const, lines, today: '2026-11-24' }
  await open(due)
  expect(fact('Promised for')).toHaveTextContent('23 Nov 2026 · late: not everything has shipped yet')
  expect(fact('Promised for')?.firstElementChild).toHaveClass(/late/)
  cleanup()
  const left = { carrier: 'Bode', status: 'left' as const, shippedAt: '2026-11-20T09:00:00Z', deliveredAt: null }
  const shipments = [{ ...left, shipmentId: 1, parcels: [], lines: [{ position: line.position, qty: 2 }] }]
  await open({ ...due, status: 'partlyShipped', shipments })
  expect(fact('Rest expected in stock')).toHaveTextContent('3 Dec 2026')
  expect(fact('Promised for')).toBeNull()
})

test('a line has the photograph of its product, else its drawing', async () => {
  const [line] = order.lines
  if (!line) throw new Error('no line')
  const photographed = { ...line, position: 2, image: 'https://pictures.example/1020.jpg' }
  await open({ lines: [{ ...line, image: null }, photographed] })
  const pictures = within(screen.getByRole('table')).getAllByRole('presentation')
  expect(pictures.map((picture) => [picture.getAttribute('src'), picture.getAttribute('width')])).toEqual([
    ['/pictures/small/AS-1020.svg', '48'],
    ['https://pictures.example/1020.jpg', '48'],
  ])
})

test('a date that moved is shown with the one before, in its line and in the trail', async () => {
  const [line] = order.lines
  if (!line) throw new Error('no line')
  const at = '2026-11-20T09:00:00.000Z'
  const moved = { position: line.position, pieces: 1, before: '2026-12-01', now: '2026-12-09' }
  const delayed = { at, action: 'delayed', status: 'onHold' as const, reason: '', userName: null, shipmentId: null }
  await open({
    lines: [{ ...line, expectedOn: '2026-12-09' }],
    movedDates: [{ at, lines: [moved] }],
    desk: { ...order.desk, trail: [...order.desk.trail, delayed] },
  })
  const words = 'now expected in stock 9 Dec 2026, before 1 Dec 2026'
  expect(screen.getByRole('table')).toHaveTextContent(words)
  expect(screen.getByText('Date moved').closest('li')).toHaveTextContent(words)
})

test('where it goes stands beside where it is paid, and its states stand in their order', async () => {
  await open()
  const beside = within(screen.getByRole('complementary', { name: 'Total' }))
  expect(beside.getByRole('heading', { name: 'Ship to' }).nextElementSibling).toHaveTextContent('Magazijn')
  expect(beside.getByRole('heading', { name: 'Bill to' }).nextElementSibling).not.toHaveTextContent('Magazijn')
  expect(beside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Submitted18 Nov 2026, 10:00nl.main',
    'Put on hold18 Nov 2026, 10:05clerk · Asked by phone',
  ])
})

test('a German reader sees German words, dates and amounts', async () => {
  await open({}, 'de')
  expect(screen.getByRole('table')).toHaveTextContent('30,00 €')
  expect(screen.getByText('23.11.2026')).toBeVisible()
})

test.each([
  ['of a maker', false, /^CF259A/],
  ['of our make, the number that it replaces', true, /^Replaces CF259A/],
])('a line %s', async (_, ownMake, words) => {
  await open({ lines: order.lines.map((line) => ({ ...line, oemCode: 'CF259A', ownMake })) })
  expect(screen.getAllByText(words)[0]).toBeVisible()
})

const buttons = () => screen.queryAllByRole('button').map((button) => button.firstChild?.textContent)

test.each<[string, StaffOrder['status'], string[]]>([
  ['on hold', 'onHold', ['Take off hold', 'Change order', 'Change delivery', 'Cancel pieces']],
  ['submitted', 'submitted', ['Release', 'Change order', 'Change delivery', 'Put on hold', 'Cancel pieces']],
  ['partly shipped', 'partlyShipped', ['Change delivery', 'Cancel pieces']],
  ['delivered', 'allDelivered', []],
])('an order that is %s has the actions of order management that are possible then', async (_, status, names) => {
  await open({ status })
  expect(buttons()).toEqual(names)
})

test('who may not decide about orders only sees them', async () => {
  await show(<OrderDetail order={order} />, { session: { ...manager, permissions: ['staff:orders'] } })
  expect(buttons()).toEqual([])
})

test('Alt with a letter presses a button of the page, but not while the user types or something is in front of it', async () => {
  const requests = answering({
    'POST /staff/order/7/release': { orderId: 7, orderno: 'ONL000007', soNumber: 'SNL000001', status: 'released' },
  })
  await open({ status: 'submitted' })
  expect(screen.getByRole('button', { name: 'Release' })).toHaveAttribute('aria-keyshortcuts', 'Alt+R')
  await userEvent.keyboard('{Alt>}h{/Alt}')
  const dialog = await screen.findByRole('dialog', { name: 'Put ONL000007 on hold' })
  expect(within(dialog).getByRole('textbox', { name: 'Reason, for staff alone' })).toHaveFocus()
  await userEvent.keyboard('{Alt>}r{/Alt}')
  within(dialog).getByRole('button', { name: 'Put on hold' }).focus()
  await userEvent.keyboard('{Alt>}r{/Alt}')
  expect(requests).toEqual([])
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Put on hold' })).toHaveFocus())
  await userEvent.keyboard('{Alt>}r{/Alt}')
  expect(await screen.findByText('ONL000007 is released as SNL000001')).toBeVisible()
})

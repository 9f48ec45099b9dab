import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { BasketParcels } from './BasketParcels.tsx'

const PLAN = 'GET /clientsystem/shoppingcart/account/plan'
const lines = [{ shoppingCartId: 1, pieces: 2 }]
const parcel = (warehouse: string, more: object = {}) => ({
  warehouse,
  arrivesOn: '2026-11-23',
  price: 5.95,
  lines,
  later: [],
  ...more,
})
const waits = (pieces: number, expectedOn: string | null) => ({ shoppingCartId: 2, pieces, expectedOn })

async function open(plan: object) {
  answering({ [PLAN]: { parcels: [], waiting: 0, waitsFor: null, ...plan } })
  await show(<BasketParcels currency="EUR" />, { session: buyer })
}

test('each parcel says from where it comes, until when and for how much, and that it is an order of its own', async () => {
  await open({ parcels: [parcel('NL'), parcel('FR', { lines: [...lines, ...lines], price: 8.95 })] })
  expect(await screen.findByText('Ships in 2 parcels')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 pieces from the Netherlands warehouse · delivery by 23 Nov 2026 · shipping €5.95',
    '4 pieces from the France warehouse · delivery by 23 Nov 2026 · shipping €8.95',
  ])
  expect(screen.getByText(/^One order and one invoice for each parcel/)).toBeVisible()
})

const later = [waits(1, '2026-12-11'), waits(2, null), waits(3, '2026-12-03'), waits(4, '2026-12-03')]

test('below a parcel stands what follows from there, by its day, and what waits elsewhere has its shipping, too', async () => {
  const elsewhere = parcel('IT', { arrivesOn: null, lines: [], later: [waits(5, '2026-12-03')], price: 8.95 })
  await open({ parcels: [parcel('NL', { later }), elsewhere], waiting: 15 })
  expect(await screen.findByText('Ships in 2 parcels')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    '2 pieces from the Netherlands warehouse · delivery by 23 Nov 2026 · shipping €5.95',
    '7 pieces later, expected in stock 3 Dec 2026',
    '1 piece later, expected in stock 11 Dec 2026',
    '2 pieces later, no date yet',
    'Later from the Italy warehouse · shipping €8.95',
    '5 pieces later, expected in stock 3 Dec 2026',
  ])
})

test('of what only waits it says so, and from where', async () => {
  await open({ parcels: [parcel('IT', { arrivesOn: null, lines: [], later })], waiting: 10 })
  expect(await screen.findByText(/^Nothing of it is in stock now/)).toBeVisible()
  expect(screen.getByText('Later from the Italy warehouse · shipping €5.95')).toBeVisible()
})

test('before an approval it is said of each parcel that it waits, for its arrival too where none of it is there', async () => {
  const elsewhere = parcel('IT', { arrivesOn: null, lines: [], later })
  await open({ parcels: [parcel('NL', { arrivesOn: null }), elsewhere], waiting: 10, waitsFor: 'approval' })
  const [netherlands, italy] = await screen.findAllByText(/warehouse/)
  expect(netherlands).toHaveTextContent(/as soon as your main account approves it · shipping/)
  expect(italy).toHaveTextContent(/once your main account approves it and it is in stock · shipping/)
})

test('who pays in advance reads so instead of a day, and who sees no prices none', async () => {
  await open({ parcels: [parcel('NL', { arrivesOn: null, price: null })], waitsFor: 'payment' })
  expect(await screen.findByText('2 pieces from the Netherlands warehouse · as soon as it is paid')).toBeVisible()
  expect(screen.queryByText(/One order and one invoice/)).toBeNull()
})

test('who exceeds a limit of their account reads that it is approved first', async () => {
  await open({ parcels: [parcel('NL', { arrivesOn: null })], waitsFor: 'approval' })
  expect(await screen.findByText(/ · as soon as your main account approves it · shipping €5.95$/)).toBeVisible()
})

test('where nothing of it is in stock it says that all of it follows', async () => {
  await open({ waiting: 3 })
  expect(await screen.findByText(/^Nothing of it is in stock now/)).toBeVisible()
})

test('of an empty basket nothing is said', async () => {
  await open({})
  await expect.poll(() => screen.queryByText(/Ships in/)).toBeNull()
})

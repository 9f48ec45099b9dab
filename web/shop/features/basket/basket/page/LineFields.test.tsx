import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { setPromiser } from '../../../../../ui/product/promise.ts'
import type { BasketLine } from '../queries.ts'
import { LineFields } from './LineFields.tsx'

afterEach(() => setPromiser(() => null))

const shelves = [
  { warehouse: 'NL', pieces: 5 },
  { warehouse: 'IT', pieces: 1_200 },
  { warehouse: 'FR', pieces: 9 },
]
const sku = { id: 1, number: 'AS-1', oemCode: 'TN-1', ownMake: false, stock: { byWarehouse: shelves } }
const lineWith = (note: string) =>
  ({ shoppingCartId: 1, custNumber: '', qty: 6, note, warehouse: null, goodsSku: sku }) as unknown as BasketLine
const places = { warehouse: 'NL', warehouses: ['NL'] }
const field = () => screen.getByRole('textbox', { name: 'Note on TN-1' })

/** A line whose change is shown at once, and taken back where the shop cannot be reached. */
function Line({ sent }: { sent: string[] }) {
  const [note, setNote] = useState('before')
  const change = async (typed: string) => {
    sent.push(typed)
    setNote(typed)
    await Promise.resolve()
    if (sent.length === 1) setNote('before')
  }
  return (
    <LineFields
      line={lineWith(note)}
      currency="EUR"
      places={places}
      onChange={({ note: typed = '' }) => void change(typed)}
    />
  )
}

test('a note that could not be kept stays in its field, and is sent when that is left again', async () => {
  const saved: string[] = []
  await show(<Line sent={saved} />, { session: buyer })
  await userEvent.clear(field())
  await userEvent.type(field(), 'for Ms K.{Enter}')
  expect(field()).toHaveValue('for Ms K.')
  await userEvent.click(field())
  await userEvent.tab()
  expect(saved).toEqual(['for Ms K.', 'for Ms K.'])
  expect(field()).toHaveValue('for Ms K.')
})

test('each warehouse says what it has of the line, and until when all of it comes from there', async () => {
  const ways = [
    { warehouse: 'IT', pieces: 6 },
    { warehouse: 'NL', pieces: 5 },
  ]
  setPromiser((_, pieces, pinned) => ({
    arrivesOn: '2026-12-01',
    parcels: pinned === 'NL' ? ways.map((way) => ({ ...way, pieces: 3 })) : [{ warehouse: pinned ?? '', pieces }],
    waiting: 0,
    waitsFor: null,
    country: 'NL',
    cutOff: null,
  }))
  const elsewhere = { warehouse: 'NL', warehouses: ['NL', 'IT', 'PL'] }
  await show(<LineFields line={lineWith('')} currency="EUR" places={elsewhere} onChange={() => {}} />, {
    session: buyer,
  })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Wherever it is in stock',
    'Netherlands · 5 of 6 in stock',
    'Italy · 1,200 in stock · delivery by 1 Dec 2026',
    'Poland',
  ])
})

test('once the field of warehouses has the focus, each says what sending the whole basket costs more or less from there', async () => {
  const by = (warehouse: string | null, price: number | null) => ({ warehouse, arrivesOn: '2026-12-02', price })
  const answers = {
    'GET /clientsystem/shoppingcart/account/plan/1': [
      by(null, 6),
      by('NL', 9.5),
      by('IT', 4.25),
      by('FR', 6),
      { ...by('PL', 2), arrivesOn: null },
    ],
  }
  const calls = answering(answers)
  const elsewhere = { warehouse: 'NL', warehouses: ['NL', 'IT', 'FR', 'PL'] }
  await show(<LineFields line={lineWith('')} currency="EUR" places={elsewhere} onChange={() => {}} />, {
    session: buyer,
  })
  expect(calls).toEqual([])
  await userEvent.click(screen.getByRole('combobox', { name: 'Warehouse for TN-1' }))
  await screen.findByRole('option', {
    name: 'Netherlands · 5 of 6 in stock · delivery by 2 Dec 2026 · €3.50 more shipping',
  })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Wherever it is in stock',
    'Netherlands · 5 of 6 in stock · delivery by 2 Dec 2026 · €3.50 more shipping',
    'Italy · 1,200 in stock · delivery by 2 Dec 2026 · €1.75 less shipping',
    'France · 9 in stock · delivery by 2 Dec 2026 · same shipping',
    'Poland · €4.00 less shipping',
  ])
})

test('who sees no prices sees the day alone', async () => {
  const none = ['NL', null].map((warehouse) => ({ warehouse, arrivesOn: '2026-12-02', price: null }))
  answering({ 'GET /clientsystem/shoppingcart/account/plan/1': none })
  await show(<LineFields line={lineWith('')} currency="EUR" places={places} onChange={() => {}} />, { session: buyer })
  await userEvent.click(screen.getByRole('combobox', { name: 'Warehouse for TN-1' }))
  expect(
    await screen.findByRole('option', { name: 'Netherlands · 5 of 6 in stock · delivery by 2 Dec 2026' }),
  ).toBeVisible()
  expect(screen.queryByRole('option', { name: /shipping/ })).toBeNull()
})

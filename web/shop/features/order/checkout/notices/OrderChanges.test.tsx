import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderChange } from '../../../../../../rules/order/changes.ts'
import type { Language } from '../../../../../../texts/index.ts'
import { buyer, show } from '../../../../../testing/show.tsx'
import { OrderChanges } from './OrderChanges.tsx'

const warehouses = [
  { warehouse: 'NL', name: 'Netherlands', ready: 2 },
  { warehouse: 'XX', name: 'New place', ready: 0 },
]
const whole = { number: null, warehouse: null, oemCode: '', ownMake: false }
type Given = Pick<OrderChange, 'what' | 'kind' | 'before' | 'now'> & Partial<OrderChange>

/** The cells of the row that shows a change. */
async function showChange(change: Given, language: Language = 'en', takesFocus = true) {
  await show(
    <OrderChanges changes={[{ ...whole, ...change }]} currency="EUR" warehouses={warehouses} takesFocus={takesFocus}>
      <button type="button">Accept</button>
    </OrderChanges>,
    { session: buyer, language },
  )
  const [, row] = screen.getAllByRole('row')
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test.each<[Given, string[]]>([
  [{ what: 'total', kind: 'money', before: 30, now: 36.5 }, ['Order', 'Grand total', '€30.00', '€36.50']],
  [{ what: 'vatRate', kind: 'percent', before: 19, now: 21 }, ['Order', 'VAT rate', 'VAT 19%', 'VAT 21%']],
  [{ what: 'terms', kind: 'days', before: 30, now: 0 }, ['Order', 'Payment', '30 days net', 'Payment in advance']],
  [{ what: 'promisedOn', kind: 'day', before: '2026-11-20', now: null }, ['Order', 'Delivery', '20 Nov 2026', 'none']],
  [
    { what: 'outcome', kind: 'choice', before: 'submitted', now: 'held_limit' },
    ['Order', 'Status', 'Submitted', 'On hold: over your credit limit'],
  ],
  [
    { what: 'orderType', kind: 'choice', before: 'REG', now: 'CPDROP' },
    ['Order', 'Order type', 'Regular', 'Drop ship with your own packing list'],
  ],
  [
    { what: 'carrier', kind: 'words', before: 'Standard parcel', now: 'Van of ours' },
    ['Order', 'Ship via', 'Standard parcel', 'Van of ours'],
  ],
  [{ what: 'coupon', kind: 'words', before: null, now: 'SPRING' }, ['Order', 'Coupon code', 'none', 'SPRING']],
  [
    { what: 'quantity', kind: 'pieces', number: 'AS-1', oemCode: 'TN-1', before: 1200, now: null },
    ['TN-1AS-1', 'Quantity', '1,200', 'No longer sold'],
  ],
  [
    { what: 'quantity', kind: 'pieces', number: 'AS-1', ownMake: true, warehouse: 'XX', before: 1, now: 2 },
    ['AS-1Order from the New place warehouse', 'Quantity', '1', '2'],
  ],
  [
    { what: 'total', kind: 'money', warehouse: 'NL', before: 1, now: 2 },
    ['Order from the Netherlands warehouse', 'Grand total', '€1.00', '€2.00'],
  ],
])('a change is described in words: %j', async (change, cells) => {
  expect(await showChange(change)).toEqual(cells)
})

test.each<[Language, string[]]>([
  ['de', ['30,00 €', '36,50 €']],
  ['en', ['€30.00', '€36.50']],
])('and in the language of the reader: %s', async (language, amounts) => {
  const cells = await showChange({ what: 'total', kind: 'money', before: 30, now: 36.5 }, language)
  expect(cells.slice(2).map((cell) => cell?.replace(/\s/g, ' '))).toEqual(amounts)
})

test('who confirmed it is led there', async () => {
  const change: Given = { what: 'total', kind: 'money', before: 1, now: 2 }
  await showChange(change)
  expect(screen.getByRole('region', { name: 'One thing has changed' })).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who did not confirm it yet goes on with what they do, and hears of it', async () => {
  await showChange({ what: 'total', kind: 'money', before: 1, now: 2 }, 'en', false)
  expect(screen.getByRole('region', { name: 'One thing has changed' })).not.toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('Please check it and place it again.')
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible()
})

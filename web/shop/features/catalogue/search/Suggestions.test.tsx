import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { buyer, show } from '../../../../testing/show.tsx'
import { Suggestions } from './Suggestions.tsx'
import type { Suggestion } from './useSuggestions.ts'

const stock = { total: 30, nl: 0, byWarehouse: [{ warehouse: 'FR', pieces: 30 }], expectedOn: null, expectedQty: 0 }
const price = { unitPrice: 5.79, discountPrice: null, currency: 'EUR' }
const original: Suggestion = {
  kind: 'number',
  id: 1,
  number: 'AS-100437',
  oemCode: '3YM61AE',
  name: 'HP 305 ink cartridge, black',
  names: null,
  brand: 'HP',
  ownMake: false,
  status: 'active',
  stock: { ...stock, total: 0 },
}
const own: Suggestion = { ...original, id: 2, number: 'AS-103472', ownMake: true, stock, price }
const printer: Suggestion = { kind: 'printer', id: 3, name: 'HP DeskJet 2720', skuCount: 8 }

test('a product is offered by its number, with stock and price; our own make by ours', async () => {
  const onChoose = vi.fn()
  const suggestions = [original, own, printer]
  await show(<Suggestions id="s" active={-1} onForget={() => {}} {...{ suggestions, onChoose }} />, { session: buyer })
  const [first, second] = within(screen.getByRole('rowgroup', { name: 'Numbers' })).getAllByRole('button')
  expect(first).toHaveTextContent('3YM61AE')
  expect(first).toHaveTextContent('Not in stock')
  expect(first).not.toHaveTextContent('€')
  expect(second).toHaveTextContent('AS-103472')
  expect(second).toHaveTextContent('30 in stock')
  expect(second).toHaveTextContent('€5.79')
  expect(second).not.toHaveTextContent('FR')
  await userEvent.click(screen.getByRole('button', { name: 'HP DeskJet 2720: 8 products' }))
  expect(onChoose).toHaveBeenCalledWith(printer)
})

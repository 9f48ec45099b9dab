import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProductNames } from '../../../rules/catalogue/product/name.ts'
import { show } from '../../testing/show.tsx'
import { useProductName } from './name.ts'

function Name({ product }: { product: ProductNames }) {
  return <h1>{useProductName()(product)}</h1>
}

test.each([
  ['de', { name: 'Desk, white', names: { de: 'Schreibtisch, Weiß' } }, 'Schreibtisch, Weiß'],
  ['en', { name: 'Desk, white', names: { de: 'Schreibtisch, Weiß' } }, 'Desk, white'],
  ['fr', { name: 'Desk, white', names: { de: 'Schreibtisch, Weiß' } }, 'Desk, white'],
  ['de', { name: 'HP 59A toner, black', names: null }, 'HP 59A Toner, Schwarz'],
] as const)(
  'a product is called in %s as it is named, else by its facts, else in English: %#',
  async (language, product, expectedText) => {
    await show(<Name product={product} />, { session: null, language })
    expect(screen.getByRole('heading', { name: expectedText })).toBeVisible()
  },
)

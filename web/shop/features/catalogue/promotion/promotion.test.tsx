import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { promotion } from '../../../../testing/promotion.ts'
import { buyer, show } from '../../../../testing/show.tsx'
import { PromotionHead } from './PromotionHead.tsx'
import { PromotionList } from './PromotionList.tsx'
import type { Promotion } from './queries.ts'

async function cells(overrides: Partial<Promotion>) {
  await show(<PromotionList promotions={[{ ...promotion, ...overrides }]} />, { session: buyer })
  const [, row] = screen.getAllByRole('row')
  return row
    ? within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    : []
}

test.each<[string, Partial<Promotion>]>([
  ['12.5% off', {}],
  ['€2.00 off each piece', { type: 'amount', value: 2 }],
  ['Buy 5, get 1 free', { type: 'buyGet', buy: 5, free: 1 }],
  ['Free standard shipping from €150.00', { type: 'freeShipping', value: 150 }],
  ['Up to 30% off', { type: 'prices', discountPercent: 30 }],
  ['Special prices', { type: 'prices', discountPercent: 0 }],
])('what a promotion offers is shown in words: %s', async (words, overrides) => {
  expect((await cells(overrides))[1]).toBe(words)
})

test.each<[string, Partial<Promotion>]>([
  ['All products', {}],
  ['1 product', { products: 1 }],
  ['HP · Toner', { brand: 'HP', className: 'Toner' }],
  ['Toner', { className: 'Toner' }],
])('and on which products: %s', async (words, overrides) => {
  expect((await cells(overrides))[2]).toBe(words)
})

test('it leads to its products, and says from when to when it runs', async () => {
  const shownCells = await cells({})
  expect(screen.getByRole('link', { name: 'Autumn' })).toHaveAttribute('href', '/sales/promotionSku?promotion_id=3')
  expect(shownCells[3]).toBe('1 Nov 2026 to 30 Nov 2026')
})

test('above its products it is the heading, with the same words', async () => {
  await show(<PromotionHead promotion={{ ...promotion, products: 4 }} />, { session: buyer })
  expect(screen.getByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible()
  expect(screen.getByText(/4 products · 1 Nov 2026 to 30 Nov 2026/)).toHaveTextContent(/^12\.5% off ·/)
})

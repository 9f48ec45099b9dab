import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyer, show } from '../../../testing/show.tsx'
import { LinePrice } from './LinePrice.tsx'
import { linePrice, paidForAll } from './line-price.ts'
import { Price } from './Price.tsx'

const buyGet = [{ promotionId: 2, buy: 3, free: 1 }]
const [plain, lowered] = [
  { unitPrice: 19.99, discountPrice: null },
  { unitPrice: 19.99, discountPrice: 17.5, promotionId: 1 },
]

test.each([
  ['the unit price', plain, 3, { each: 19.99, price: 59.97, discount: 0 }],
  ['the discount price', lowered, 3, { each: 17.5, price: 52.5, discount: 0 }],
  ['free pieces where there are enough', { ...lowered, buyGet }, 4, { each: 19.99, price: 79.96, discount: 19.99 }],
  ['the discount price where there are not', { ...lowered, buyGet }, 3, { each: 17.5, price: 52.5, discount: 0 }],
  ['nothing without a price', { unitPrice: null, discountPrice: null }, 3, null],
])('a line costs %s', (_, offer, quantity, expected) => {
  expect(linePrice(offer, quantity)).toEqual(expected)
})

test('what free pieces take off is no part of what is paid', () => {
  expect(
    paidForAll([
      { price: 79.96, discount: 19.99 },
      { price: null, discount: 0 },
      { price: 0.1, discount: 0 },
    ]),
  ).toBe(60.07)
})

test.each([
  ['visitor', 'Sign in to see prices'],
  ['newcomer', 'Prices once your account is approved'],
  ['customer', 'Price on request'],
] as const)('a %s without a price shows why: %s', async (reader, word) => {
  await show(<Price price={undefined} reader={reader} />, { session: null })
  expect(screen.getByText(word)).toBeVisible()
})

test('a price says how many pieces are free, a line what they take off', async () => {
  await show(
    <>
      <Price price={{ ...plain, buyGet, currency: 'EUR' }} reader="customer" />
      <LinePrice price={79.96} discount={19.99} currency="EUR" />
    </>,
    { session: buyer },
  )
  expect(screen.getByText('3 + 1 free')).toBeVisible()
  expect(screen.getByText('-€19.99')).toBeVisible()
})

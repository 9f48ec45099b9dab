import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { OrderTotals } from './OrderTotals.tsx'

const totals = {
  subtotal: 100,
  discount: 0,
  shippingCost: 5,
  shippingPromotion: '',
  handlingFee: 0,
  vatRate: 21,
  vatReason: 'vat.domestic',
  vat: 22.05,
  total: 127.05,
  currency: 'EUR',
}

async function rows(overrides: Partial<typeof totals> = {}, couponCode = '') {
  await show(<OrderTotals totals={{ ...totals, ...overrides }} couponCode={couponCode} />, { session: null })
  return screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
}

test('from the goods to what is to be paid, without what is nothing', async () => {
  expect(await rows()).toEqual([
    'Subtotal €100.00',
    'Shipping €5.00',
    'VAT 21%Local VAT of the country of delivery €22.05',
    'Grand total €127.05',
  ])
})

test('a discount is taken off, and says by which coupon; so does free shipping', async () => {
  const shownRows = await rows({ discount: 20, shippingCost: 0, shippingPromotion: 'Autumn', total: 80 }, 'THANKS20')
  expect(shownRows[1]).toMatch(/^Discount · THANKS20 [-−]€20\.00$/)
  expect(shownRows[2]).toBe('Shipping · Autumn €0.00')
})

test('a handling fee is shown where there is one', async () => {
  expect(await rows({ handlingFee: 2.5 })).toContain('Handling fee €2.50')
})

test('a reason that this page does not know is left out', async () => {
  expect(await rows({ vatReason: 'vat.of_tomorrow', vatRate: 0, vat: 0 })).toContain('VAT 0% €0.00')
})

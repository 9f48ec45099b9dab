import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { shippedProduct } from '../../../testing/shipment.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import StockPage from './stock.tsx'

const shelf = {
  ...{ warehouse: 'NL', onHand: 12, allocated: 4, waiting: 0 },
  ...{ expectedOn: null, expected: 0, reorderPoint: null },
}
const answerShelves = () =>
  answering({
    'GET /staff/stock/product': (query) => ({
      ...shippedProduct,
      ...{ skuId: Number(query.get('number')), number: `AS-${query.get('number')}` },
      ...{ isSold: true, pieces: 1, shelves: [shelf], moves: [] },
    }),
  })
const field = () => screen.getByRole('searchbox', { name: 'Number or barcode' })
const shown = (number: string) => screen.findByRole('heading', { name: new RegExp(`^${number}`) })

test('products are scanned one after the other, the same one again too: each scan goes over the one before', async () => {
  answerShelves()
  const address = await showConsolePage(StockPage, '', admin)
  expect(field()).toHaveFocus()
  for (const number of ['1020', '1020', '1030', '1020']) {
    await userEvent.keyboard(`${number}{Enter}`)
    await waitFor(() => expect(address()).toBe(`?number=${number}`))
    await shown(`AS-${number}`)
    expect(field()).toHaveFocus()
  }
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a product that was found from another page is counted by Enter', async () => {
  answerShelves()
  await showConsolePage(StockPage, '?number=1020', admin)
  await shown('AS-1020')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog')).toBeVisible()
})

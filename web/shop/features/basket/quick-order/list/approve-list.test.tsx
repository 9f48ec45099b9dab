import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listProduct, quickOrder } from '../../../../../testing/list-product.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { ListFacts } from './ListFacts.tsx'
import { ListProducts } from './ListProducts.tsx'

const product = (skuId: number, number: string, oemCode: string) => ({
  ...listProduct(skuId, { number, oemCode }),
  qty: 3,
  custNumber: '',
  note: '',
})

const list = quickOrder({
  name: '',
  status: 'submitted',
  madeBy: 'Rik',
  isOwn: false,
  version: 4,
  poNumber: 'PO-9',
  shipTo: 'Kantoor, Utrecht',
  sum: 60,
  limits: { order: 50, month: 900, spentThisMonth: 120 },
  lines: [product(1, 'AS-1', 'CF259A'), product(2, 'AS-2', 'TN-2420')],
  may: { order: true, adjust: true, reject: true, copy: true },
})
const ADJUST = 'PUT /clientsystem/quickorder/7/quantities'

test('who decides sees sum, number, place and what the maker may order alone', async () => {
  answering({})
  await show(<ListFacts list={list} />, { session: buyer })
  const facts = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
  expect(facts).toEqual([
    'Goods excl. VAT: €60.00',
    'PO number: PO-9',
    'Ship to: Kantoor, Utrecht',
    'Limit of Rik: €50.00 incl. VAT for each order · €900.00 incl. VAT a month, €120.00 already ordered',
  ])
})

test('quantities are changed and lines left out; nothing is sent before, and not all can be left out', async () => {
  const calls = answering({ [ADJUST]: { quickOrderId: 7, number: 'QONL000007', status: 'submitted', version: 5 } })
  await show(<ListProducts list={list} />, { session: buyer })
  await userEvent.click(screen.getByRole('button', { name: 'Change quantities' }))
  const save = screen.getByRole('button', { name: 'Save quantities' })
  expect(save).toBeDisabled()

  const [first, second] = screen.getAllByRole('button', { name: /^Leave out: / })
  await userEvent.click(first as HTMLElement)
  expect(screen.getByText('left out')).toBeVisible()
  await userEvent.click(second as HTMLElement)
  expect(save).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Put back: TN-2420' }))
  const row = screen.getByRole('row', { name: /TN-2420/ })
  const field = within(row).getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, '2')
  await userEvent.tab()
  await userEvent.click(save)
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Save quantities' })).toBeNull())
  const [sent] = calls.filter(({ url }) => url.endsWith('/quantities'))
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({
    version: 4,
    lines: [
      { number: 'AS-1', qty: 0 },
      { number: 'AS-2', qty: 2 },
    ],
  })
})

test('the keyboard stays while quantities can be changed, and after it', async () => {
  answering({})
  await show(<ListProducts list={list} />, { session: buyer })
  await userEvent.click(screen.getByRole('button', { name: 'Change quantities' }))
  expect(screen.getByRole('table')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('table')).toHaveFocus()
})

test('the list is not ordered while its quantities are changed', async () => {
  answering({})
  await show(<ListProducts list={list} actions={<button type="button">Order</button>} />, { session: buyer })
  expect(screen.getByRole('button', { name: 'Order' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change quantities' }))
  expect(screen.queryByRole('button', { name: 'Order' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Order' })).toBeVisible()
})

test('who may not decide sees quantities alone', async () => {
  answering({})
  await show(<ListProducts list={{ ...list, may: { ...list.may, adjust: false } }} />, { session: buyer })
  expect(screen.queryByRole('button', { name: 'Change quantities' })).toBeNull()
})

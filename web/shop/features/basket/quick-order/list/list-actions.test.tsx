import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listProduct, quickOrder } from '../../../../../testing/list-product.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { ProductTable } from '../lines/ProductTable.tsx'
import type { ListProduct } from '../queries.ts'
import { ListActions } from './ListActions.tsx'
import { OrderOfList } from './OrderOfList.tsx'

const list = quickOrder({
  status: 'submitted',
  isOwn: false,
  may: { remove: true, order: true, reject: true, copy: true },
})
const savedList = { quickOrderId: 7, number: 'QONL000007', status: 'rejected', version: 3 }
const lost = () => Promise.reject(new TypeError('network'))
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body)

test('after a lost answer the same action has the same key; done once, the next one has another', async () => {
  const answers: Parameters<typeof answering>[0] = { 'POST /clientsystem/quickorder/7/copy': lost }
  const requests = answering(answers)
  await show(<ListActions list={list} />, { session: buyer })
  await press('Order again')
  answers['POST /clientsystem/quickorder/7/copy'] = { ...savedList, quickOrderId: 8 }
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Order again' })).toBeEnabled())
  await press('Order again')
  await screen.findByText(/A new draft/)
  await press('Order again')
  await vi.waitFor(() => expect(requests).toHaveLength(3))
  const [first, again, next] = requests.map(({ headers }) => headers['idempotency-key'])
  expect(first).toMatch(/^\w{32}$/)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('another reason is another action', async () => {
  const requests = answering({ 'POST /clientsystem/quickorder/7/reject': lost })
  await show(<ListActions list={list} />, { session: buyer })
  await press('Reject')
  await userEvent.type(screen.getByRole('textbox'), 'Too many')
  for (const more of ['', '', ', really']) {
    if (more) await userEvent.type(screen.getByRole('textbox'), more)
    await press('Reject')
    await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Reject' }).at(-1)).toBeEnabled())
  }
  const [first, again, next] = requests.map(({ headers }) => headers['idempotency-key'])
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('a list that is deleted already is deleted', async () => {
  answering({})
  await show(<ListActions list={list} />, { session: buyer })
  await press('Delete')
  const question = await screen.findByRole('dialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The list QONL000007 is deleted')).toBeVisible()
})

test('a copy says what it is without', async () => {
  answering({ 'POST /clientsystem/quickorder/7/copy': { ...savedList, leftOut: ['AS-3', 'AS-4'] } })
  await show(<ListActions list={list} />, { session: buyer })
  await press('Order again')
  expect(await screen.findByText('2 products are left out, no longer sold: AS-3, AS-4')).toBeVisible()
})

test('an order is a way for who may see orders, and words for others', async () => {
  await show(<OrderOfList orderno="ONL000001" />, { session: { ...buyer, permissions: ['cust:myquickorder'] } })
  expect(screen.getByText('Order ONL000001')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  await show(<OrderOfList orderno="ONL000002" />, { session: buyer })
  expect(screen.getByRole('link', { name: 'Order ONL000002' })).toBeVisible()
})

test('the sum is that of what can be ordered', async () => {
  const disabledProduct = listProduct(2, { status: 'disabled', unitPrice: null })
  const showList = async (...products: ListProduct[]) => {
    const lines = products.map((one) => ({ product: one, qty: 3, custNumber: '' }))
    await show(<ProductTable lines={lines} notes={new Map()} currency="EUR" quantity={() => 3} />, { session: buyer })
  }
  await showList(listProduct(1), disabledProduct)
  expect(screen.getByText(/^Amount:/)).toHaveTextContent('€30.00')
  const row = screen.getByRole('row', { name: /TN-2/ })
  expect(row).toHaveTextContent('no longer sold')
  expect(row).not.toHaveTextContent('in stock')
})

test('nothing is summed up while a product has no price yet', async () => {
  const product = listProduct(1, { unitPrice: null })
  const lines = [{ product, qty: 1, custNumber: '' }]
  await show(<ProductTable lines={lines} notes={new Map()} currency="EUR" quantity={() => 1} />, { session: buyer })
  expect(screen.getByText('no price')).toBeVisible()
  expect(screen.queryByText(/^Amount:/)).toBeNull()
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listProduct, quickOrder } from '../../../testing/list-product.ts'
import { answering, buyer } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './quick-order-details.tsx'

const LIST = 'GET /clientsystem/quickorder/7'
const line = { ...listProduct(3), qty: 5, custNumber: '', note: '' }
const open = (id = '7') => openPage(Route, `/${id}`, { session: buyer, params: '/$id' })

test('a list says its number, its state, its name and who made it', async () => {
  answering({ [LIST]: quickOrder({ status: 'submitted', lines: [line] }) })
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'List QONL000007' })).toBeVisible()
  expect(screen.getByText('Submitted')).toBeVisible()
  expect(screen.getByText(/^Monday · Noor · 18 Nov 2026/)).toBeVisible()
  expect(screen.getByRole('row', { name: /TN-3/ })).toHaveTextContent('5')
})

test.each<[string, Parameters<typeof quickOrder>[0], RegExp]>([
  ['rejected', { status: 'rejected', reason: 'Too many' }, /^Rejected: Too many$/],
  ['over a limit', { status: 'submitted', waitsForApproval: true }, /^This list exceeds your limit and waits/],
])('of a list that is %s the reason is shown', async (_, given, words) => {
  answering({ [LIST]: quickOrder(given) })
  await open()
  expect(await screen.findByText(words)).toBeVisible()
})

test('a list that was ordered leads to its order', async () => {
  answering({ [LIST]: quickOrder({ status: 'ordered', orderno: 'ONL9' }) })
  await open()
  expect(await screen.findByRole('link', { name: 'Order ONL9' })).toHaveAttribute('href', '/hisorder/orderDetails/ONL9')
})

test.each(['7', '0', 'seven'])('of the list %j that there is not it is reported as such, with a way on', async (id) => {
  const requests = answering({})
  await open(id)
  expect(await screen.findByText('This list does not exist')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/index')
  expect(requests).toHaveLength(id === '7' ? 1 : 0)
})

test('one that cannot be had is asked for again, and is not said to be gone', async () => {
  const answers: Record<string, object> = { [LIST]: { refused: 'server.unavailable', code: 503, status: 503 } }
  answering(answers)
  await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('This list does not exist')).toBeNull()
  answers[LIST] = quickOrder()
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'List QONL000007' })).toBeVisible()
})

import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Session } from '../../../api/session/session.ts'
import { listProduct, quickOrder } from '../../../testing/list-product.ts'
import { answering, buyer } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './quick-order.tsx'

const LIST = 'GET /clientsystem/quickorder/7'
const maker: Session = { ...buyer, permissions: ['cust:myquickorder'] }
const orderer: Session = { ...buyer, permissions: ['cust:myquickorder', 'cust:order'] }
const open = (query: string, session = maker) => openPage(Route, query, { session })

test('an empty desk is there at once, with the way to the lists that were saved', async () => {
  const requests = answering({})
  await open('')
  expect(screen.getByRole('heading', { level: 1, name: 'Quick order' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Paste a list' })).toHaveValue('')
  expect(screen.getByRole('link', { name: 'Quick-order lists' })).toHaveAttribute('href', '/hisorder/quickorders')
  expect(requests.filter(({ url }) => url.includes('/quickorder/'))).toEqual([])
})

test('only who orders is led to many orders at once, and to coupons', async () => {
  answering({})
  await open('?tab=coupon')
  expect(screen.getByRole('heading', { level: 1, name: 'Quick order' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Orders to many addresses' })).toBeNull()
  cleanup()
  await open('', orderer)
  expect(screen.getByRole('link', { name: 'Orders to many addresses' })).toHaveAttribute('href', '/order/bulk')
})

test('who orders finds their coupons in the address of a tab', async () => {
  const requests = answering({ 'GET /clientsystem/coupon/list': { rows: [], total: 0 } })
  const { state } = await open('?tab=coupon&state=used', orderer)
  expect(await screen.findByText('No coupons here')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Paste a list' })).toBeNull()
  expect(requests[0]?.url).toContain('tab=used')
  expect(state.matches.at(-1)?.meta).toContainEqual({ title: 'Coupons · Aster' })
})

test('shared products are looked up', async () => {
  const requests = answering({})
  await open(`?skus=${encodeURIComponent('[["OWN","AS-9",3]]')}`)
  await screen.findByRole('heading', { level: 1, name: 'Quick order' })
  expect(requests.map(({ body }) => body).join()).toContain('AS-9')
})

test('a saved list is refetched to be changed', async () => {
  const line = { ...listProduct(3), qty: 5, custNumber: '', note: '' }
  answering({ [LIST]: quickOrder({ lines: [line], may: { change: true } }) })
  await open('?list=7')
  expect(await screen.findByRole('textbox', { name: 'Name of the list' })).toHaveValue('Monday')
  expect(screen.getByRole('row', { name: /TN-3/ })).toBeVisible()
})

test('where the list is gone a message says so, and there is an empty desk', async () => {
  answering({})
  await open('?list=7')
  expect(await screen.findByRole('alert')).toHaveTextContent('This list does not exist')
  expect(screen.getByRole('textbox', { name: 'Paste a list' })).toBeVisible()
})

test('a list that cannot be had is asked for again, and nothing else is typed in its place', async () => {
  answering({ [LIST]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await open('?list=7')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Paste a list' })).toBeNull()
})

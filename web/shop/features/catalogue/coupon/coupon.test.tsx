import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, buyer, dutch, show } from '../../../../testing/show.tsx'
import type { Coupon } from './queries.ts'
import { Wallet } from './Wallet.tsx'

const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  couponId: 1,
  code: 'BROTHER15',
  title: 'Brother weeks',
  type: 'percentage',
  value: 15,
  startAmount: 250,
  brand: 'Brother',
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  useLimit: 3,
  usageCount: 1,
  status: 'unused',
  currency: 'EUR',
  ...more,
})
const LIST = 'GET /clientsystem/coupon/list'
const CLAIM = 'POST /clientsystem/coupon/claim'

test('says of each coupon what it takes off, under which conditions, and how often', async () => {
  const shipping = coupon({ couponId: 2, code: 'SHIP', type: 'shipping', value: 20, startAmount: 0, brand: null })
  answering({ [LIST]: { rows: [coupon(), { ...shipping, useLimit: 1, status: 'failed' }], total: 2 } })
  await show(<Wallet search={{}} />, { session: buyer })
  const [, first, second] = await screen.findAllByRole('row')
  for (const words of ['15% off', 'Orders over €250.00', 'Only for Brother', 'Available', '1 of 3 used']) {
    expect(first).toHaveTextContent(words)
  }
  expect(second).toHaveTextContent('Free shipping (up to €20.00)')
  expect(second).toHaveTextContent('Any order')
  expect(second).toHaveTextContent('No longer valid')
})

test('asks for the coupons of the tab of the address, and says where it is', async () => {
  const calls = answering({ [LIST]: { rows: [], total: 0 } })
  await show(<Wallet search={{ state: 'used' }} />, { session: buyer })
  expect(await screen.findByText('No coupons here')).toBeVisible()
  expect(calls[0]?.url).toContain('tab=used')
  expect(screen.getByRole('link', { name: 'Used' })).toHaveAttribute('aria-current', 'page')
})

test('a code that cannot be claimed stays in its field with the reason; one that can is added', async () => {
  const answers: Record<string, object> = {
    [LIST]: { rows: [], total: 0 },
    [CLAIM]: { refused: 'coupon.not_found', code: 20_000 },
  }
  answering(answers)
  await show(<Wallet search={{}} />, { session: buyer })
  const field = screen.getByLabelText('Coupon code')
  await userEvent.type(field, 'nope{Enter}')
  expect(await screen.findByText('There is no coupon with this code')).toBeVisible()
  expect(field).toHaveValue('nope')
  answers[CLAIM] = coupon()
  answers[LIST] = { rows: [coupon()], total: 1 }
  await userEvent.click(screen.getByRole('button', { name: 'Add coupon' }))
  expect(await screen.findByText('Coupon BROTHER15 added')).toBeVisible()
  expect(await screen.findByText('Brother weeks')).toBeVisible()
  expect(field).toHaveValue('')
})

test('an American reader sees that there are none, and nothing is fetched', async () => {
  const calls = answering({})
  await show(<Wallet search={{}} />, { session: buyer, site: { ...dutch, region: 'US' } })
  expect(screen.getByText('Coupons are for our European sites')).toBeVisible()
  expect(calls).toEqual([])
})

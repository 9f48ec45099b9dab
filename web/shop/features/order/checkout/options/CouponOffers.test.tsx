import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../../testing/order.ts'
import { answering, buyer, dutch, show } from '../../../../../testing/show.tsx'
import { Checkout } from '../Checkout.tsx'

const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const PREVIEW = 'POST /clientsystem/order/preview'
const OFFERS = 'POST /clientsystem/coupon/offers'
const WALLET = 'GET /clientsystem/coupon/list'

const offer = (code: string, discount: number | null, msg = '') => ({
  couponId: code.length,
  code,
  title: `Offer ${code}`,
  endsOn: '2026-11-30',
  discount,
  msg,
  reason: msg && 'coupon.condition',
})
const missing = 'This coupon cannot be used under this condition: add €12.40 more of eligible goods'
const offers = { rows: [offer('BEST', 5.5), offer('OTHER', 2), offer('LATER01', null, missing)], currency: 'EUR' }
const wallet = { rows: [], total: 3 }

const open = (site = dutch) => show(<Checkout lines={lines} fromBasket onPlaced={() => {}} />, { session: buyer, site })
const requestsTo = (calls: ReturnType<typeof answering>, path: string) =>
  calls.filter(({ url }) => url.endsWith(path)).map(({ body }) => JSON.parse(body))

test('the coupons of the wallet stand there with what they take off, the best first, and are used in one click', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10), [OFFERS]: offers, [WALLET]: wallet }
  const calls = answering(answers)
  await open()
  const part = await screen.findByRole('region', { name: 'Your coupons' })
  const [best, other, later] = within(part).getAllByRole('listitem', { hidden: true })
  expect(best).toHaveTextContent('€5.50 offBEST Offer BEST')
  expect(other).toHaveTextContent('€2.00 off')
  expect(later).toHaveTextContent(missing)
  expect(within(part).getByText('1 coupon cannot be used with this order')).toBeVisible()
  expect(requestsTo(calls, '/coupon/offers')).toEqual([{ lines, fromBasket: true, shipVia: 'STD' }])

  const { totals, ...rest } = preview('b', 10)
  answers[PREVIEW] = { ...rest, couponCode: 'BEST', totals: { ...totals, discount: 5.5, total: 24.5 } }
  await userEvent.click(within(part).getByRole('button', { name: 'Use coupon: BEST' }))
  expect(await screen.findByRole('button', { name: 'Place order · €24.50' })).toBeEnabled()
  expect(requestsTo(calls, '/order/preview').at(-1)).toMatchObject({ couponCode: 'BEST', shipVia: 'STD' })
  expect(screen.queryByRole('region', { name: 'Your coupons' })).toBeNull()
})

test('what the offers are of is the order as it is now', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10), [OFFERS]: offers, [WALLET]: wallet }
  const calls = answering(answers)
  await open()
  await screen.findByRole('region', { name: 'Your coupons' })
  answers[PREVIEW] = { ...preview('b', 10), orderType: 'DROP' }
  answers[OFFERS] = { ...offers, rows: [offer('OTHER', 7)] }
  await userEvent.click(screen.getByRole('radio', { name: /^Drop ship with our/ }))
  expect(await screen.findByText('€7.00 off')).toBeVisible()
  expect(requestsTo(calls, '/coupon/offers')).toHaveLength(2)
})

test('what is written on the order asks for them no more', async () => {
  const calls = answering({ [PREVIEW]: preview('a', 10), [OFFERS]: offers, [WALLET]: wallet })
  await open()
  await screen.findByRole('region', { name: 'Your coupons' })
  await userEvent.type(screen.getByLabelText('Your PO number'), 'PO-1')
  await userEvent.tab()
  await vi.waitFor(() => expect(requestsTo(calls, '/order/preview').at(-1)).toMatchObject({ poNumber: 'PO-1' }))
  expect(requestsTo(calls, '/coupon/offers')).toHaveLength(1)
})

test.each([
  ['an empty wallet', dutch, { rows: [], total: 0 }],
  ['a site without coupons', { ...dutch, region: 'US' as const }, wallet],
])('%s asks for no offers', async (_, site, held) => {
  const calls = answering({ [PREVIEW]: preview('a', 10), [OFFERS]: offers, [WALLET]: held })
  await open(site)
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Place order · €30.00' })).toBeEnabled())
  expect(requestsTo(calls, '/coupon/offers')).toEqual([])
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mostOrderLines } from '../../../../../rules/order/order.ts'
import { preview } from '../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { Checkout } from './Checkout.tsx'

const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const PREVIEW = 'POST /clientsystem/order/preview'
const PLACE = 'POST /clientsystem/order'

test('says what ships now, what later and when, and what the button costs', async () => {
  answering({ [PREVIEW]: preview('a', 10), [PLACE]: { orderId: 7, orderno: 'ONL7' } })
  const onPlaced = vi.fn()
  await show(<Checkout lines={lines} onPlaced={onPlaced} />, { session: buyer })

  expect(await screen.findByText(/1 back-ordered, expected in stock 1 Dec 2026/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Place order · €30.00' }))
  await vi.waitFor(() => expect(onPlaced.mock.lastCall?.[0]).toMatchObject({ orderId: 7 }))
})

test('leads to the terms in a window of its own, so that nothing of the order is lost', async () => {
  answering({ [PREVIEW]: preview('a', 10) })
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  const terms = await screen.findByRole('link', { name: 'By placing the order you accept our terms.' })
  expect(terms).toHaveAttribute('href', '/help/terms')
  expect(terms).toHaveAttribute('target', '_blank')
})

test('more than an order holds is not asked for: it says how many, and leads to the basket', async () => {
  const calls = answering({ [PREVIEW]: preview('a', 10) })
  const many = Array.from({ length: mostOrderLines + 1 }, (_, at) => ({ number: `AS-${at}`, qty: 1, custNumber: '' }))
  await show(<Checkout lines={many} onPlaced={() => {}} />, { session: buyer })
  expect(await screen.findByRole('alert')).toHaveTextContent(`An order can have up to ${mostOrderLines} items`)
  expect(screen.getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/cust/shoppingcart')
  expect(calls.filter(({ url }) => url.endsWith('/order/preview'))).toEqual([])
})

test('an order that changed meanwhile is shown as it is now and has to be placed again, with a key of its own', async () => {
  const answers = {
    [PREVIEW]: preview('a', 10),
    [PLACE]: { refused: 'order.changed', code: 30_001, details: preview('b', 12) },
  }
  const calls = answering(answers)
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  await userEvent.type(await screen.findByLabelText('Your PO number'), 'PO-1')
  await userEvent.click(screen.getByRole('button', { name: 'Place order · €30.00' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Current order has changed, please reconfirm this order.')
  const changes = screen.getByRole('region', { name: '2 things have changed' })
  expect(changes).toHaveFocus()
  const rows = within(changes).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    'CF259AAS-1020Unit price€10.00€12.00',
    'OrderGrand total€30.00€36.00',
  ])
  expect(screen.getByLabelText('Your PO number')).toHaveValue('PO-1')
  await userEvent.click(within(changes).getByRole('button', { name: 'Accept and place order · €36.00' }))

  const placed = calls.filter(({ url }) => url === '/dev-api/clientsystem/order')
  expect(placed.map(({ body }) => JSON.parse(body).revision)).toEqual(['a', 'b'])
  expect(new Set(placed.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})

test('pressed right after something was typed, it places what was seen, and nothing else', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10), [PLACE]: { orderId: 7, orderno: 'ONL7' } }
  const calls = answering(answers)
  const placed = () => calls.filter(({ url }) => url === '/dev-api/clientsystem/order')
  const onPlaced = vi.fn()
  await show(<Checkout lines={lines} onPlaced={onPlaced} />, { session: buyer })
  await userEvent.type(await screen.findByLabelText('Your PO number'), 'PO-1')
  answers[PREVIEW] = { ...preview('a', 10), warnings: [{ reason: 'order.duplicate_po', msg: 'Used before' }] }
  await userEvent.click(screen.getByRole('button', { name: 'Place order · €30.00' }))
  expect(await screen.findByText('Used before')).toBeVisible()
  expect(await screen.findByText('This is the order as it is now. Please check it and place it again.')).toBeVisible()
  expect(placed()).toEqual([])

  await userEvent.type(screen.getByLabelText('Instruction'), 'Ramp 3')
  // An attachment that was just sent stands on the page: it is no news that the order has it.
  const files = [{ fileId: 5, kind: 'packingList' as const, name: 'list.pdf', bytes: 900, fault: null }]
  answers[PREVIEW] = { ...preview('b', 10), files, warnings: [{ reason: 'order.duplicate_po', msg: 'Used before' }] }
  await userEvent.click(screen.getByRole('button', { name: 'Place order · €30.00' }))
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalled())
  expect(placed().map(({ body }) => JSON.parse(body))).toMatchObject([{ poNumber: 'PO-1', instruction: 'Ramp 3' }])
})

test.each([
  ['refused', { code: 30_016, status: 200, refused: 'order.site_closed' }, true],
  ['not answered', { code: 503, status: 503, refused: 'server.unavailable' }, false],
])('an order that was %s is only said not to be there where that is known', async (_, answer, isKnown) => {
  answering({ [PREVIEW]: preview('a', 10), [PLACE]: answer })
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  await userEvent.click(await screen.findByRole('button', { name: 'Place order · €30.00' }))
  const alertText = (await screen.findByRole('alert')).textContent ?? ''
  expect([alertText, alertText.includes('Order create failed.'), alertText.includes('do not know')]).toEqual([
    alertText,
    isKnown,
    !isKnown,
  ])
})

test('a try after a broken line sends the same key, so that nothing is ordered twice', async () => {
  const calls = answering({
    [PREVIEW]: preview('a', 10),
    [PLACE]: { refused: 'server.unavailable', code: 503, status: 503 },
  })
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  const place = await screen.findByRole('button', { name: 'Place order · €30.00' })
  await userEvent.click(place)
  await screen.findByRole('alert')
  await userEvent.click(place)

  await vi.waitFor(() => expect(calls.filter(({ headers }) => headers['idempotency-key'])).toHaveLength(2))
  const keys = calls.flatMap(({ headers }) => headers['idempotency-key'] ?? [])
  expect(new Set(keys).size).toBe(1)
})

test('a coupon is asked for with the carrier that is shown; refused, it says why in its field', async () => {
  const warning = { reason: 'coupon.over', msg: 'It has expired' }
  const answers: Record<string, object> = { [PREVIEW]: { ...preview('a', 10), warnings: [warning] } }
  const calls = answering(answers)
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  await userEvent.type(await screen.findByLabelText('Coupon code'), 'autumn25{Enter}')
  expect(await screen.findByText('It has expired')).toBeVisible()
  const previewRequests = calls.filter(({ url }) => url.endsWith('/order/preview')).map(({ body }) => JSON.parse(body))
  expect(previewRequests.at(-1)).toMatchObject({ couponCode: 'autumn25', shipVia: 'STD' })

  const { totals, ...rest } = preview('b', 10)
  answers[PREVIEW] = { ...rest, couponCode: 'THANKS20', totals: { ...totals, discount: 20, total: 10 } }
  const field = screen.getByLabelText('Coupon code')
  await userEvent.clear(field)
  expect(screen.queryByText('It has expired')).toBeNull()
  await userEvent.type(field, 'thanks20{Enter}')
  expect(await screen.findByRole('button', { name: 'Place order · €10.00' })).toBeVisible()
  expect(screen.getByText('Discount · THANKS20')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove coupon' }))
  await vi.waitFor(() => expect(JSON.parse(calls.at(-1)?.body ?? '')).not.toHaveProperty('couponCode'))
})

const over = [{ reason: 'coupon.over', msg: 'It has expired' }]
const withCoupon = () => {
  const { totals, ...rest } = preview('c', 10)
  return { ...rest, couponCode: 'THANKS20', totals: { ...totals, discount: 20, total: 10 } }
}
const placed = (calls: ReturnType<typeof answering>) =>
  calls.filter(({ url }) => url === '/dev-api/clientsystem/order').map(({ body }) => JSON.parse(body))

test('a coupon that ended meanwhile is shown with the discount that is lost; accepted, the order is placed without it', async () => {
  const answers: Record<string, object> = {
    [PREVIEW]: withCoupon(),
    [PLACE]: { refused: 'coupon.over', code: 20_004, fields: ['couponCode'] },
  }
  const calls = answering(answers)
  const onPlaced = vi.fn()
  await show(
    <Checkout lines={lines} list={{ quickOrderId: 7, options: { couponCode: 'thanks20' } }} onPlaced={onPlaced} />,
    {
      session: buyer,
    },
  )
  const place = await screen.findByRole('button', { name: 'Place order · €10.00' })
  answers[PREVIEW] = { ...preview('a', 10), warnings: over }
  await userEvent.click(place)
  const changes = await screen.findByRole('region', { name: '3 things have changed' })
  expect(within(changes).getByRole('row', { name: /Coupon code/ })).toHaveTextContent('THANKS20none')
  answers[PLACE] = { orderId: 7, orderno: 'ONL7' }
  await userEvent.click(within(changes).getByRole('button', { name: 'Accept and place order · €30.00' }))
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalled())
  expect(placed(calls)[0]).toMatchObject({ couponCode: 'thanks20', revision: 'c' })
  expect(placed(calls)[1]).toMatchObject({ revision: 'a' })
  expect(placed(calls)[1]).not.toHaveProperty('couponCode')
})

test('who places an order with a coupon that is refused is led to its field, which says why, once', async () => {
  const refused = { refused: 'coupon.over', code: 20_004, fields: ['couponCode'] }
  const answers = { [PREVIEW]: { ...preview('a', 10), warnings: over }, [PLACE]: refused }
  answering(answers)
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  const field = await screen.findByLabelText('Coupon code')
  await userEvent.type(field, 'old{Enter}')
  await screen.findByRole('button', { name: 'Remove coupon' })
  await userEvent.type(field, '2')
  await userEvent.click(screen.getByRole('button', { name: 'Place order · €30.00' }))
  await vi.waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription('It has expired')
  expect(screen.getAllByText(/expired|over/i)).toHaveLength(1)
  await userEvent.type(field, '3')
  expect(field).toHaveAccessibleDescription('This code is not applied yet.')
})

test('a code that is refused can be left out', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10) }
  const calls = answering(answers)
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  expect(await screen.findByLabelText('Coupon code')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove coupon' })).toBeNull()
  answers[PREVIEW] = { ...preview('a', 10), warnings: over }
  await userEvent.type(screen.getByLabelText('Coupon code'), 'old{Enter}')
  answers[PREVIEW] = preview('a', 10)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove coupon' }))
  await vi.waitFor(() => expect(JSON.parse(calls.at(-1)?.body ?? '')).not.toHaveProperty('couponCode'))
  expect(screen.getByLabelText('Coupon code')).toHaveValue('')
})

test('what holds the order and other terms are shown, and a lower price stands beside what it was', async () => {
  const [line] = preview('b', 10).lines
  if (!line) throw new Error('a preview has a line')
  const now: ReturnType<typeof preview> = {
    ...preview('b', 10),
    lines: [{ ...line, unitPrice: 12, discountPrice: 10 }],
    payment: { ...preview('b', 10).payment, termsNetDays: 0 },
    outcome: 'held_limit',
    orderType: 'DROP',
    shipFrom: 'FR',
    warehouses: [{ warehouse: 'FR', name: 'France', ready: 2 }],
    backOrders: 'together',
    shipTo: { ...preview('b', 10).shipTo, phone: '+31 20 1' },
  }
  answering({
    [PREVIEW]: preview('a', 10),
    [PLACE]: { refused: 'order.changed', code: 30_001, details: now },
  })
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  await userEvent.click(await screen.findByRole('button', { name: 'Place order · €30.00' }))
  const changes = await screen.findByRole('region', { name: '6 things have changed' })
  expect(changes).toHaveFocus()
  const rows = within(changes).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringMatching(/^OrderShip to.*NL.*NL, \+31 20 1$/),
    'OrderOrder typeRegularDrop ship with our neutral packing list',
    'OrderShip fromNetherlandsFrance',
    'OrderOut of stockSplit deliveryShip complete',
    'OrderPayment30 days netPayment in advance',
    'OrderStatusSubmittedOn hold: over your credit limit',
  ])
  const ordered = screen.getByRole('row', { name: /CF259A/ })
  expect(within(ordered).getByText('€12.00').closest('s')).not.toBeNull()
})

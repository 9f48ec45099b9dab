import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../testing/order.ts'
import { answering, buyer, show } from '../../../testing/show.tsx'
import { Confirm } from './Confirm.tsx'
import { keepLeft, readLeft } from './left-order.ts'

const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const numbers = ['AS-1020']
const PREVIEW = 'POST /clientsystem/order/preview'
const PLACE = 'POST /clientsystem/order'
const by = buyer.user.accountId
const colleague = { ...buyer, user: { ...buyer.user, accountId: 77 } }

const open = (session = buyer, list?: { quickOrderId: number; wishes: object }) =>
  show(<Confirm lines={lines} {...(list ? { list } : { fromBasket: true })} onPlaced={() => {}} />, { session })
const po = () => screen.findByLabelText('Your PO number')
const note = () => screen.queryByText(/This is the order as you left it/)
const kept = () => sessionStorage.getItem('order-wishes')
const asked = (calls: ReturnType<typeof answering>) =>
  calls.filter(({ url }) => url.endsWith('/preview')).map(({ body }) => JSON.parse(body))

test('who comes back finds what he typed and chose, at the prices of now', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10) }
  answering(answers)
  await open()
  await userEvent.type(await po(), 'PO-1')
  await userEvent.type(screen.getByLabelText('Instruction'), 'Ramp 3')
  await userEvent.click(screen.getByRole('radio', { name: /^Drop ship with our/ }))
  await userEvent.click(screen.getByRole('radio', { name: /^All together/ }))
  cleanup()

  const calls = answering(answers)
  await open()
  expect(await po()).toHaveValue('PO-1')
  expect(screen.getByLabelText('Instruction')).toHaveValue('Ramp 3')
  expect(note()).toBeVisible()
  const wishes = { poNumber: 'PO-1', instruction: 'Ramp 3', orderType: 'DROP', backOrders: 'together' }
  expect(asked(calls)).toEqual([{ ...wishes, lines, fromBasket: true }])
  expect(kept()).not.toMatch(/10\b|30\.00/)
})

test('what is being typed is kept before its field is left: a number, and an address that is not in use yet', async () => {
  answering({ [PREVIEW]: preview('a', 10), 'GET /common/places': { countries: ['NL'], states: {} } })
  await open()
  await userEvent.type(await po(), 'PO-2')
  expect(JSON.parse(kept() ?? '')).toEqual({
    by,
    orders: { basket: { of: numbers, wishes: { poNumber: 'PO-2' } } },
  })
  keepLeft({ by, order: 'basket', numbers }, { wishes: {}, typed: { city: 'Delft' } })
  expect(readLeft({ by, order: 'basket', numbers })?.typed).toEqual({ city: 'Delft' })
})

test('nobody else sees it, nor does it go with another order; what a colleague types takes its place', async () => {
  keepLeft({ by, order: 'basket', numbers }, { wishes: { poNumber: 'PO-3' } })
  answering({ [PREVIEW]: preview('a', 10) })
  await open(buyer, { quickOrderId: 7, wishes: { poNumber: 'LIST' } })
  expect(await po()).toHaveValue('LIST')
  expect(note()).toBeNull()
  cleanup()

  answering({ [PREVIEW]: preview('a', 10) })
  await open(colleague)
  expect(await po()).toHaveValue('')
  await userEvent.type(await po(), 'X')
  expect(kept()).not.toContain('PO-3')
})

test('each order has its own', () => {
  keepLeft({ by, order: 'basket', numbers }, { wishes: { poNumber: 'A' } })
  keepLeft({ by, order: 'list 7', numbers }, { wishes: { poNumber: 'B' } })
  expect(readLeft({ by, order: 'basket', numbers })?.wishes).toEqual({ poNumber: 'A' })
  keepLeft({ by, order: 'basket', numbers }, null)
  expect(readLeft({ by, order: 'basket', numbers })).toBeUndefined()
  expect(readLeft({ by, order: 'list 7', numbers })).toMatchObject({ wishes: { poNumber: 'B' } })
})

test('a part of the basket, and other products that somebody links to, are other orders', async () => {
  const [one, other] = [lines, [{ number: 'AS-2', qty: 1, custNumber: '' }]]
  const typed = async (words: string, order: Parameters<typeof Confirm>[0]) => {
    answering({ [PREVIEW]: preview('a', 10) })
    await show(<Confirm {...order} />, { session: buyer })
    const before = await po().then((field) => (field as HTMLInputElement).value)
    if (before === '') await userEvent.type(await po(), words)
    cleanup()
    return before
  }
  const onPlaced = () => {}
  expect(await typed('WHOLE', { lines: one, fromBasket: true, onPlaced })).toBe('')
  expect(await typed('PART', { lines: one, fromBasket: true, isPart: true, onPlaced })).toBe('')
  expect(await typed('ONE', { lines: one, onPlaced })).toBe('')
  expect(await typed('OTHER', { lines: other, onPlaced })).toBe('')
  expect(await typed('', { lines: one, fromBasket: true, onPlaced })).toBe('WHOLE')
  expect(await typed('', { lines: one, fromBasket: true, isPart: true, onPlaced })).toBe('PART')
  expect(await typed('', { lines: one, onPlaced })).toBe('ONE')
})

test('a basket without any of its products is another order; one that grew is the same', () => {
  keepLeft({ by, order: 'basket', numbers: ['A', 'B'] }, { wishes: { poNumber: 'PO-7' } })
  expect(readLeft({ by, order: 'basket', numbers: ['C'] })).toBeUndefined()
  expect(readLeft({ by, order: 'basket', numbers: ['C', 'B'] })?.wishes).toEqual({ poNumber: 'PO-7' })
})

test('of many orders the last ones are kept', () => {
  for (let id = 1; id <= 12; id++) keepLeft({ by, order: `list ${id}`, numbers }, { wishes: { poNumber: `${id}` } })
  expect(Object.keys(JSON.parse(kept() ?? '').orders)).toHaveLength(10)
  expect(readLeft({ by, order: 'list 12', numbers })?.wishes).toEqual({ poNumber: '12' })
})

test('of what nobody changed nothing is kept, and a field that was emptied is none', async () => {
  answering({ [PREVIEW]: preview('a', 10) })
  await open()
  await userEvent.type(await po(), 'P')
  await userEvent.clear(await po())
  expect(kept()).toBeNull()
  cleanup()
  answering({ [PREVIEW]: preview('a', 10) })
  await open(buyer, { quickOrderId: 7, wishes: { poNumber: 'LIST' } })
  await po()
  expect(kept()).toBeNull()
})

test('once the order is placed nothing of it is left', async () => {
  keepLeft({ by, order: 'basket', numbers }, { wishes: { poNumber: 'PO-4' } })
  answering({ [PREVIEW]: preview('a', 10), [PLACE]: { orderId: 7, orderno: 'ONL7' } })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Place order · €30.00' }))
  await vi.waitFor(() => expect(kept()).toBeNull())
})

test('an order that is refused keeps it', async () => {
  keepLeft({ by, order: 'basket', numbers }, { wishes: { poNumber: 'PO-4' } })
  answering({ [PREVIEW]: preview('a', 10), [PLACE]: { refused: 'order.not_in_basket', code: 30_018 } })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Place order · €30.00' }))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Place order · €30.00' })).toBeEnabled())
  expect(kept()).toContain('PO-4')
})

test('it can be begun anew, after a question', async () => {
  keepLeft({ by, order: 'basket', numbers }, { wishes: { poNumber: 'PO-5' } })
  answering({ [PREVIEW]: preview('a', 10) })
  await open()
  const begin = async (answer: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Begin anew' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }))
  }
  await begin('Cancel')
  expect(await po()).toHaveValue('PO-5')
  await begin('Begin anew')
  await vi.waitFor(async () => expect(await po()).toHaveValue(''))
  expect(note()).toBeNull()
  expect(kept()).toBeNull()
})

test('an address that is gone meanwhile is said and left out; the rest stays', async () => {
  keepLeft({ by, order: 'basket', numbers }, { wishes: { addressId: 9, poNumber: 'PO-6' } })
  const calls: ReturnType<typeof answering> = answering({
    [PREVIEW]: async () =>
      asked(calls).at(-1)?.addressId === 9
        ? { refused: 'order.no_address', code: 30_006, fields: ['addressId'] }
        : preview('a', 10),
  })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a delivery address')
  expect(await po()).toHaveValue('PO-6')
  expect(screen.getByRole('button', { name: 'Place order · €30.00' })).toBeEnabled()
})

test('where the server takes nothing of it, it can be begun anew', async () => {
  keepLeft({ by, order: 'basket', numbers }, { wishes: { shipFrom: 'XX' } })
  answering({ [PREVIEW]: { refused: 'request.invalid', code: 400, status: 400 } })
  await open()
  expect(await screen.findByRole('button', { name: 'Begin anew' })).toBeVisible()
})

test.each([
  'no JSON',
  '[]',
  '{"by":2}',
  '{"by":2,"orders":[]}',
  '{"by":2,"orders":{"basket":7}}',
  '{"by":2,"orders":{"basket":{"wishes":{"poNumber":7,"orderType":"X","addressId":"1","oneOffAddress":[1]},"of":["AS-1020"]}}}',
])('what this window cannot have kept is nothing: %s', (stored) => {
  sessionStorage.setItem('order-wishes', stored)
  expect(readLeft({ by, order: 'basket', numbers }) ?? { wishes: {} }).toEqual({ wishes: {} })
})

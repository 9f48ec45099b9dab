import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { loadDraft, saveDraft } from '../../../../api/draft.ts'
import { preview } from '../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { Checkout } from './Checkout.tsx'
import { type CheckoutDraft, checkoutDraftCodec } from './checkout-draft.ts'

const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const numbers = ['AS-1020']
const PREVIEW = 'POST /clientsystem/order/preview'
const PLACE = 'POST /clientsystem/order'
const by = buyer.user.accountId
const makeDraftKey = (name: string) => ({ kind: 'checkout-draft' as const, by, name })
const leaveDraft = (name: string, draft: CheckoutDraft, of: readonly string[] = numbers) =>
  saveDraft(makeDraftKey(name), checkoutDraftCodec(of), draft)
const found = (name: string, of: readonly string[] = numbers) => loadDraft(makeDraftKey(name), checkoutDraftCodec(of))
const colleague = { ...buyer, user: { ...buyer.user, accountId: 77 } }

const open = (session = buyer, list?: { quickOrderId: number; options: object }) =>
  show(<Checkout lines={lines} {...(list ? { list } : { fromBasket: true })} onPlaced={() => {}} />, { session })
const po = () => screen.findByLabelText('Your PO number')
const note = () => screen.queryByText(/This is the order as you left it/)
const readStored = () => sessionStorage.getItem('checkout-draft')
const previewRequests = (calls: ReturnType<typeof answering>) =>
  calls.filter(({ url }) => url.endsWith('/preview')).map(({ body }) => JSON.parse(body))

test('who comes back finds what they typed and chose, at the prices of now', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10) }
  answering(answers)
  await open()
  await userEvent.type(await po(), 'PO-1')
  await userEvent.type(screen.getByLabelText('Instruction'), 'Ramp 3')
  await userEvent.click(screen.getByRole('radio', { name: /^Drop ship with our/ }))
  await userEvent.click(screen.getByRole('radio', { name: /^Ship complete/ }))
  cleanup()

  const calls = answering(answers)
  await open()
  expect(await po()).toHaveValue('PO-1')
  expect(screen.getByLabelText('Instruction')).toHaveValue('Ramp 3')
  expect(note()).toBeVisible()
  const options = { poNumber: 'PO-1', instruction: 'Ramp 3', orderType: 'DROP', backOrders: 'together' }
  expect(previewRequests(calls)).toEqual([{ ...options, lines, fromBasket: true }])
  expect(readStored()).not.toMatch(/10\b|30\.00/)
})

test('what is being typed is kept before its field is left: a number, and an address that is not in use yet', async () => {
  answering({ [PREVIEW]: preview('a', 10), 'GET /common/places': { countries: ['NL'], states: {} } })
  await open()
  await userEvent.type(await po(), 'PO-2')
  expect(JSON.parse(readStored() ?? '')).toEqual({
    by,
    drafts: { basket: { of: numbers, options: { poNumber: 'PO-2' } } },
  })
  leaveDraft('basket', { options: {}, typed: { city: 'Delft' } })
  expect(found('basket')?.typed).toEqual({ city: 'Delft' })
})

test('no other account sees it, nor does it go with another order; what another account types takes its place', async () => {
  leaveDraft('basket', { options: { poNumber: 'PO-3' } })
  answering({ [PREVIEW]: preview('a', 10) })
  await open(buyer, { quickOrderId: 7, options: { poNumber: 'LIST' } })
  expect(await po()).toHaveValue('LIST')
  expect(note()).toBeNull()
  cleanup()

  answering({ [PREVIEW]: preview('a', 10) })
  await open(colleague)
  expect(await po()).toHaveValue('')
  await userEvent.type(await po(), 'X')
  expect(readStored()).not.toContain('PO-3')
})

test('each order has its own', () => {
  leaveDraft('basket', { options: { poNumber: 'A' } })
  leaveDraft('list 7', { options: { poNumber: 'B' } })
  expect(found('basket')?.options).toEqual({ poNumber: 'A' })
  leaveDraft('basket', checkoutDraftCodec(numbers).empty)
  expect(found('basket')).toBeUndefined()
  expect(found('list 7')).toMatchObject({ options: { poNumber: 'B' } })
})

test('a part of the basket, and other linked products, are other orders', async () => {
  const [one, other] = [lines, [{ number: 'AS-2', qty: 1, custNumber: '' }]]
  const typed = async (words: string, order: Parameters<typeof Checkout>[0]) => {
    answering({ [PREVIEW]: preview('a', 10) })
    await show(<Checkout {...order} />, { session: buyer })
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
  leaveDraft('basket', { options: { poNumber: 'PO-7' } }, ['A', 'B'])
  expect(found('basket', ['C'])).toBeUndefined()
  expect(found('basket', ['C', 'B'])?.options).toEqual({ poNumber: 'PO-7' })
})

test('of many orders the last ones are kept', () => {
  for (let id = 1; id <= 12; id++) leaveDraft(`list ${id}`, { options: { poNumber: `${id}` } })
  expect(Object.keys(JSON.parse(readStored() ?? '').drafts)).toHaveLength(10)
  expect(found('list 12')?.options).toEqual({ poNumber: '12' })
})

test('of what was not changed nothing is stored, and a field that was emptied is none', async () => {
  answering({ [PREVIEW]: preview('a', 10) })
  await open()
  await userEvent.type(await po(), 'P')
  await userEvent.clear(await po())
  expect(readStored()).toBeNull()
  cleanup()
  answering({ [PREVIEW]: preview('a', 10) })
  await open(buyer, { quickOrderId: 7, options: { poNumber: 'LIST' } })
  await po()
  expect(readStored()).toBeNull()
})

test('once the order is placed nothing of it is left', async () => {
  leaveDraft('basket', { options: { poNumber: 'PO-4' } })
  answering({ [PREVIEW]: preview('a', 10), [PLACE]: { orderId: 7, orderno: 'ONL7' } })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Place order · €30.00' }))
  await vi.waitFor(() => expect(readStored()).toBeNull())
})

test('an order that is refused keeps it', async () => {
  leaveDraft('basket', { options: { poNumber: 'PO-4' } })
  answering({ [PREVIEW]: preview('a', 10), [PLACE]: { refused: 'order.not_in_basket', code: 30_018 } })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Place order · €30.00' }))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Place order · €30.00' })).toBeEnabled())
  expect(readStored()).toContain('PO-4')
})

test('it can be started over, after a question', async () => {
  leaveDraft('basket', { options: { poNumber: 'PO-5' } })
  answering({ [PREVIEW]: preview('a', 10) })
  await open()
  const begin = async (answer: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }))
  }
  await begin('Cancel')
  expect(await po()).toHaveValue('PO-5')
  await begin('Start again')
  await vi.waitFor(async () => expect(await po()).toHaveValue(''))
  expect(note()).toBeNull()
  expect(readStored()).toBeNull()
})

const removedAddress = { refused: 'order.no_address', code: 30_006, fields: ['addressId'] }
const words = /The address you chose is no longer in your address book/
const choice = () => screen.findByRole('combobox', { name: 'Ship to' })
const place = () => screen.getByRole('button', { name: 'Place order · €30.00' })

test('an address that is gone meanwhile is shown, and another one chosen; the rest stays', async () => {
  leaveDraft('basket', { options: { addressId: 9, poNumber: 'PO-6' } })
  const calls: ReturnType<typeof answering> = answering({
    [PREVIEW]: async () => (previewRequests(calls).at(-1)?.addressId === 9 ? removedAddress : preview('a', 10)),
  })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(await po()).toHaveValue('PO-6')
  expect(place()).toBeDisabled()
  expect(readStored(), 'shown again after a reload').toContain('"addressId":9')
  await userEvent.selectOptions(await choice(), '4')
  await vi.waitFor(() => expect(place()).toBeEnabled())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('one that a colleague removes while the order is confirmed is shown with what it was; nothing goes elsewhere', async () => {
  const second = { ...preview('a', 10).shipTo, addressId: 9, company: 'Bouwplaats' }
  const answers: Record<string, object> = {
    [PREVIEW]: { ...preview('a', 10), addresses: [preview('a', 10).shipTo, second] },
    [PLACE]: removedAddress,
  }
  const calls = answering(answers)
  await open()
  await userEvent.type(await po(), 'PO-8')
  await userEvent.selectOptions(await choice(), '9')
  await vi.waitFor(() => expect(previewRequests(calls).at(-1)).toMatchObject({ addressId: 9 }))
  const after = answering({
    [PREVIEW]: async () => (previewRequests(after).at(-1)?.addressId === 9 ? removedAddress : preview('b', 10)),
    [PLACE]: removedAddress,
  })
  await vi.waitFor(() => expect(place()).toBeEnabled())
  await userEvent.click(place())

  const notice = await screen.findByText(/Bouwplaats/)
  expect(notice.closest('[role=alert]')).toHaveTextContent(words)
  expect(await choice()).toHaveAccessibleDescription(/Bouwplaats/)
  expect(await choice()).toHaveValue('')
  expect(await po()).toHaveValue('PO-8')
  await vi.waitFor(() => expect(place()).toBeDisabled())
  expect(screen.queryByRole('region', { name: /changed/ })).toBeNull()
  expect(screen.queryByText('Please choose a delivery address'), 'said once').toBeNull()
})

test('a carrier that no longer delivers there is shown, with the one that does', async () => {
  const express = { shipVia: 'EXP', name: 'Express parcel', price: 9, promisedOn: null }
  const answers: Record<string, object> = {
    [PREVIEW]: { ...preview('a', 10), carriers: [...preview('a', 10).carriers, express], shipVia: 'EXP' },
  }
  answering(answers)
  await open()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Ship via' }), 'EXP')
  const calls = answering({
    [PREVIEW]: async () =>
      previewRequests(calls).at(-1)?.shipVia === 'EXP'
        ? { refused: 'order.no_carrier', code: 30_007, fields: ['shipVia'] }
        : preview('b', 10),
  })
  await userEvent.click(screen.getByRole('radio', { name: /^Drop ship with our/ }))
  const words = 'Express parcel cannot carry this order. We’ve chosen Standard parcel instead.'
  expect(await screen.findByText(words)).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ship via' }), 'STD')
  expect(screen.queryByText(words)).toBeNull()
})

test('a coupon that is typed and not used is kept, and said; used or emptied it is not kept beside the order', async () => {
  answering({ [PREVIEW]: preview('a', 10) })
  await open()
  await userEvent.type(await screen.findByLabelText('Coupon code'), 'autumn')
  expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription('This code is not applied yet.')
  cleanup()

  const calls = answering({ [PREVIEW]: preview('a', 10) })
  await open()
  const field = await screen.findByLabelText('Coupon code')
  expect(field).toHaveValue('autumn')
  expect(note()).toBeVisible()
  expect(previewRequests(calls)).toEqual([{ lines, fromBasket: true }])
  await userEvent.type(field, '{Enter}')
  await vi.waitFor(() => expect(previewRequests(calls).at(-1)).toMatchObject({ couponCode: 'autumn' }))
  expect(JSON.parse(readStored() ?? '').drafts.basket).toEqual({
    of: numbers,
    options: { shipVia: 'STD', couponCode: 'autumn' },
  })
  await userEvent.clear(field)
  expect(JSON.parse(readStored() ?? '').drafts.basket).not.toHaveProperty('coupon')
})

test('where the server takes nothing of it, it can be started over', async () => {
  leaveDraft('basket', { options: { shipFrom: 'XX' } })
  answering({ [PREVIEW]: { refused: 'request.invalid', code: 400, status: 400 } })
  await open()
  expect(await screen.findByRole('button', { name: 'Start again' })).toBeVisible()
})

test.each([
  'no JSON',
  '[]',
  '{"by":2}',
  '{"by":2,"drafts":[]}',
  '{"by":2,"drafts":{"basket":7}}',
  '{"by":2,"drafts":{"basket":{"coupon":7,"options":{"poNumber":7,"orderType":"X","addressId":"1","oneOffAddress":[1]},"of":["AS-1020"]}}}',
])('what this window cannot have kept is nothing: %s', (stored) => {
  sessionStorage.setItem('checkout-draft', stored)
  expect(found('basket') ?? { options: {} }).toEqual({ options: {} })
})

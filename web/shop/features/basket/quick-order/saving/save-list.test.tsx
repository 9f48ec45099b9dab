import { useQuery } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listProduct, quickOrder } from '../../../../../testing/list-product.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { QuickOrderDesk } from '../desk/QuickOrderDesk.tsx'
import { type QuickOrder, quickOrderQuery } from '../queries.ts'

const READ = 'POST /clientsystem/quickorder/parse'
const LIST = 'GET /clientsystem/quickorder/7'
const ADD = 'POST /clientsystem/quickorder'
const CHANGE = 'PUT /clientsystem/quickorder/7'
const SUBMIT = 'POST /clientsystem/quickorder/8/submit'
const basket = { add: vi.fn(), isPending: false }
const product = listProduct(1)
const savedList = quickOrder({
  lines: [{ ...product, qty: 2, custNumber: '', note: 'For the 3rd floor' }],
  may: { change: true, remove: true, order: true },
})
const saved = { quickOrderId: 7, number: 'QONL000007', status: 'draft', version: 4 }
const elsewhere = { refused: 'quick_order.saved_elsewhere', code: 30_109, details: { version: 5 } }

const open = (list: QuickOrder | undefined = savedList, session = buyer) =>
  show(<QuickOrderDesk quickOrder={list} basket={basket} />, { session })
/** A list that is asked for, as its page does. */
function LazyDialog() {
  const { data } = useQuery(quickOrderQuery(7))
  return data && <QuickOrderDesk quickOrder={data} basket={basket} />
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const parseBody = (one: { body: string } | undefined) => JSON.parse(one?.body || '{}')

test('a change names the version in which the list was seen', async () => {
  const requests = answering({ [CHANGE]: saved })
  await open()
  expect(screen.queryByText(/cannot be changed/)).toBeNull()
  expect(screen.getByRole('row', { name: /AS-1/ })).toHaveTextContent('Note: For the 3rd floor')
  await press('Save list')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  expect(parseBody(requests[0])).toEqual({
    name: 'Monday',
    version: 3,
    lines: [{ number: 'AS-1', qty: 2, custNumber: '', note: 'For the 3rd floor' }],
  })
})

test('a list that is refused for a product says which, also once its line is left out', async () => {
  answering({ [CHANGE]: { refused: 'basket.product_disabled', code: 30_002, fields: ['lines.1.number'] } })
  const [first] = savedList.lines
  if (!first) throw new Error('no line')
  await open({
    ...savedList,
    lines: [first, { ...first, skuId: 2, number: 'AS-2' }, { ...first, skuId: 3, number: 'AS-3' }],
  })
  await press('Save list')
  const refusal = await screen.findByRole('alert')
  expect(refusal).toHaveTextContent('AS-2')
  await press('Remove AS-1')
  expect(refusal).toHaveTextContent('AS-2')
})

test('saved in another window meanwhile, it can be kept beside that, or over it', async () => {
  const answers: Parameters<typeof answering>[0] = {
    [CHANGE]: elsewhere,
    [ADD]: { refused: 'server.failed', code: 500 },
  }
  const requests = answering(answers)
  await open()
  await press('Save list')
  expect(await screen.findByRole('alert')).toHaveTextContent('saved in another window')
  expect(screen.getByRole('link', { name: 'See the saved list' })).toHaveAttribute(
    'href',
    '/hisorder/quickOrderDetails/7',
  )
  await press('Replace the saved list with mine')
  await vi.waitFor(() => expect(parseBody(requests.at(-1))).toMatchObject({ version: 5, name: 'Monday' }))
  await press('Save mine as a new list')
  await vi.waitFor(() => expect(requests).toHaveLength(3))
  expect(requests.at(-1)?.url).toMatch(/\/quickorder$/)
  expect(parseBody(requests.at(-1))).toEqual({
    name: 'Monday',
    lines: [{ number: 'AS-1', qty: 2, custNumber: '', note: 'For the 3rd floor' }],
  })
})

test('notes are held with the lines in hand, whatever another window has saved meanwhile', async () => {
  const other = { ...product, skuId: 2, number: 'AS-2', oemCode: 'TN-2', qty: 1, custNumber: '', note: 'Ring twice' }
  const both = { ...savedList, lines: [...savedList.lines, other] }
  const noted = [
    { number: 'AS-1', qty: 2, custNumber: '', note: 'For the 3rd floor' },
    { number: 'AS-2', qty: 1, custNumber: '', note: 'Ring twice' },
  ]
  const answers: Parameters<typeof answering>[0] = { [LIST]: both, [CHANGE]: elsewhere, [ADD]: elsewhere }
  const requests = answering(answers)
  await show(<LazyDialog />, { session: buyer })
  await screen.findByRole('row', { name: /AS-2/ })
  answers[LIST] = { ...savedList, version: 5 }
  await press('Save list')
  await vi.waitFor(() =>
    expect(
      requests.filter(({ url }) => url.endsWith('/7')),
      'asked for again',
    ).toHaveLength(3),
  )
  await act(async () => {})
  expect(screen.getByRole('row', { name: /AS-2/ })).toHaveTextContent('Note: Ring twice')
  const ways = { 'Replace the saved list with mine': /\/7$/, 'Save mine as a new list': /quickorder$/ }
  for (const [way, url] of Object.entries(ways)) {
    await press(way)
    await vi.waitFor(() => expect(requests.filter(({ body }) => body).at(-1)?.url).toMatch(url))
    expect(parseBody(requests.filter(({ body }) => body).at(-1)).lines).toEqual(noted)
  }
})

const goneOn = { refused: 'request.not_found', code: 404, status: 404 }
test.each<[string, object, string, RegExp, boolean]>([
  ['deleted', goneOn, 'Save list', /was deleted in the meantime/, false],
  ['deleted, when it is ordered', goneOn, 'Order this list', /was deleted in the meantime/, false],
  ['submitted', { refused: 'quick_order.other_state', code: 30_101 }, 'Save list', /check it again/, true],
])('a list that was %s in another window can be kept as a new one', async (_, refused, action, words, isThere) => {
  const requests = answering({ [CHANGE]: refused, [ADD]: { ...saved, quickOrderId: 8 } })
  await open()
  await press(action)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.queryAllByRole('link', { name: 'See the saved list' })).toHaveLength(isThere ? 1 : 0)
  expect(screen.queryByRole('button', { name: 'Replace the saved list with mine' })).toBeNull()
  await press('Save mine as a new list')
  await vi.waitFor(() => expect(requests.at(-1)?.url).toMatch(/quickorder$/))
  expect(parseBody(requests.at(-1)).lines).toMatchObject([{ number: 'AS-1', note: 'For the 3rd floor' }])
})

test('notes of a list that was left are there again', async () => {
  answering({ [READ]: { lines: [makeLine(1)], heading: null, currency: 'EUR' } })
  await open()
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }))
  await userEvent.paste('AS-1 1')
  await press('Check the list')
  await screen.findAllByText('Ready: 1 product, 3 pieces')
  cleanup()

  const requests = answering({ [READ]: { lines: [makeLine(3)], heading: null, currency: 'EUR' }, [CHANGE]: elsewhere })
  await open({
    ...savedList,
    version: 5,
    lines: [{ ...product, skuId: 2, number: 'AS-2', qty: 1, custNumber: '', note: '' }],
  })
  expect(await screen.findByRole('row', { name: /AS-1/ })).toHaveTextContent('Note: For the 3rd floor')
  await press('Save list')
  await vi.waitFor(() => expect(parseBody(requests.at(-1)).lines).toMatchObject([{ note: 'For the 3rd floor' }]))
})

test('what was left is a change of the list as it was then', async () => {
  answering({})
  await open()
  await press('Remove AS-1')
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }))
  answering({ [READ]: { lines: [makeLine(4)], heading: null, currency: 'EUR' } })
  await userEvent.paste('AS-1 4')
  await press('Check the list')
  await screen.findByRole('row', { name: /TN-1/ })
  cleanup()

  const requests = answering({ [READ]: { lines: [makeLine(4)], heading: null, currency: 'EUR' }, [CHANGE]: elsewhere })
  await open({ ...savedList, version: 5 })
  await userEvent.click(await screen.findByRole('button', { name: 'Save list' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('saved in another window')
  expect(parseBody(requests.at(-1))).toMatchObject({ version: 3, lines: [{ qty: 4 }] })
})

const makeLine = (qty: number) => ({
  row: 1,
  typed: `AS-1 ${qty}`,
  qty,
  custNumber: '',
  outcome: 'ok',
  candidates: [product],
  reason: null,
  msg: null,
})

test('what was kept and could not be submitted is not kept once more', async () => {
  const requester = { ...buyer, permissions: ['cust:myquickorder'] }
  const requests = answering({
    [READ]: { lines: [makeLine(2)], heading: null, currency: 'EUR' },
    [ADD]: { ...saved, quickOrderId: 8, version: 1 },
    'PUT /clientsystem/quickorder/8': { ...saved, quickOrderId: 8, version: 2 },
    [SUBMIT]: { refused: 'server.failed', code: 500 },
  })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session: requester })
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }))
  await userEvent.paste('AS-1 2')
  await press('Check the list')
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await press('Submit')
  await vi.waitFor(() => expect(requests).toHaveLength(5))
  expect(requests.slice(1).map(({ url }) => url.replace(/.*quickorder/, ''))).toEqual([
    '',
    '/8/submit',
    '/8',
    '/8/submit',
  ])
  expect(parseBody(requests[3])).toMatchObject({ version: 1 })
})

test('of a list that may no longer be changed a new one is made', async () => {
  const requests = answering({ [ADD]: saved })
  await open({ ...savedList, status: 'ordered', may: { ...savedList.may, change: false } })
  expect(screen.getByText(/^The list QONL000007 can no longer be changed/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the saved list' })).toHaveAttribute(
    'href',
    '/hisorder/quickOrderDetails/7',
  )
  await press('Save list')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.url).toMatch(/\/quickorder$/)
})

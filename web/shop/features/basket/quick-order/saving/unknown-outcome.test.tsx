import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listProduct, quickOrder } from '../../../../../testing/list-product.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { QuickOrderDesk } from '../desk/QuickOrderDesk.tsx'
import type { QuickOrder } from '../queries.ts'
import { KeepListDialog } from './KeepListDialog.tsx'

const READ = 'POST /clientsystem/quickorder/parse'
const ADD = 'POST /clientsystem/quickorder'
const CHANGE = 'PUT /clientsystem/quickorder/7'
const SUBMIT = 'POST /clientsystem/quickorder/7/submit'

const line = (skuId: number, qty: number) => ({
  row: 1,
  typed: `AS-${skuId}`,
  qty,
  custNumber: '',
  outcome: 'ok',
  candidates: [listProduct(skuId)],
  reason: null,
  msg: null,
})
const savedList = quickOrder({
  lines: [{ ...listProduct(1), qty: 2, custNumber: '', note: '' }],
  may: { change: true, remove: true, order: true },
})
const saved = (version: number) => ({ quickOrderId: 7, number: 'QONL000007', status: 'draft', version })
const refused = { refused: 'basket.product_disabled', code: 30_002, fields: ['lines.0.number'] }
const requester = { ...buyer, permissions: ['cust:myquickorder'] }

/** The server did it, and the line broke before it said so. */
const lost = () => Promise.reject(new TypeError('network'))
/** Holds an answer back until it is let go. */
function holdAnswer<T>(answer: T) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: () => promise.then(() => answer), letGo: () => resolve() }
}

type Answers = Parameters<typeof answering>[0]

async function desk(answers: Answers, { list = savedList as QuickOrder | null, session = buyer } = {}) {
  const add = vi.fn()
  const requests = answering(answers)
  await show(<QuickOrderDesk quickOrder={list ?? undefined} basket={{ add, isPending: false }} />, { session })
  const writes = () =>
    requests
      .filter(({ url }) => !url.endsWith('/parse'))
      .map(({ url, body, headers }) => ({
        to: url.replace(/.*quickorder/, ''),
        key: headers['idempotency-key'],
        ...JSON.parse(body || '{}'),
      }))
  return { add, writes }
}
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
async function paste(text: string) {
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }))
  await userEvent.paste(text)
  await press('Check the list')
}
const failed = () => screen.findByRole('alert')

test.each([
  ['a change', savedList, CHANGE],
  ['a new list', null, ADD],
])('%s whose answer was lost is sent under the same key', async (_, list, path) => {
  const answers: Answers = { [READ]: { lines: [line(1, 2)], heading: null, currency: 'EUR' }, [path]: lost }
  const { writes } = await desk(answers, { list })
  if (!list) await paste('AS-1 2')
  await press('Save list')
  await failed()
  answers[path] = saved(4)
  await press('Save list')
  await vi.waitFor(() => expect(writes()).toHaveLength(2))
  expect(writes()[0]?.key).toMatch(/^\w{32}$/)
  expect(writes()[1]).toEqual(writes()[0])
})

test.each([
  ['a change', savedList, CHANGE, 4],
  ['a new list', null, ADD, 1],
])('%s that is changed after its answer was lost becomes a change of what was kept', async (_, list, path, version) => {
  const answers: Answers = { [READ]: { lines: [line(1, 2)], heading: null, currency: 'EUR' }, [path]: lost }
  const { writes } = await desk(answers, { list })
  if (!list) await paste('AS-1 2')
  await press('Save list')
  await failed()
  answers[READ] = { lines: [line(2, 1)], heading: null, currency: 'EUR' }
  await paste('AS-2 1')
  await screen.findByRole('row', { name: /TN-2/ })
  answers[path] = saved(version)
  answers[CHANGE] ??= saved(version + 1)
  await press('Save list')
  await vi.waitFor(() => expect(writes()).toHaveLength(3))
  const [first, again, change] = writes()
  expect(again).toEqual(first)
  expect(change).toMatchObject({ to: '/7', version, lines: [{ number: 'AS-1' }, { number: 'AS-2' }] })
  expect(change?.key).not.toBe(first?.key)
})

test('where it was not kept, because it was refused, what is in hand is sent as it is', async () => {
  const answers: Answers = { [READ]: { lines: [line(2, 1)], heading: null, currency: 'EUR' }, [CHANGE]: lost }
  const { writes } = await desk(answers)
  await press('Save list')
  await failed()
  await paste('AS-2 1')
  await screen.findByRole('row', { name: /TN-2/ })
  answers[CHANGE] = async () => (writes().at(-1)?.lines.length === 1 ? refused : saved(4))
  await press('Save list')
  await vi.waitFor(() => expect(writes()).toHaveLength(3))
  expect(writes().map(({ version, lines }) => [version, lines.length])).toEqual([
    [3, 1],
    [3, 1],
    [3, 2],
  ])
})

test('who hands a list on and gets no answer hands on the same one', async () => {
  const answers: Answers = { [CHANGE]: saved(4), [SUBMIT]: lost }
  const { writes } = await desk(answers, { session: requester })
  await press('Submit')
  await failed()
  answers[SUBMIT] = saved(4)
  await press('Submit')
  await vi.waitFor(() => expect(writes()).toHaveLength(3))
  expect(writes().map(({ to }) => to)).toEqual(['/7', '/7/submit', '/7/submit'])
  expect(writes()[2]?.key).toBe(writes()[1]?.key)
})

test('a window that is reloaded still knows what was not answered', async () => {
  const answers: Answers = { [READ]: { lines: [line(2, 1)], heading: null, currency: 'EUR' }, [CHANGE]: lost }
  const before = await desk(answers)
  await paste('AS-2 1')
  await screen.findByRole('row', { name: /TN-2/ })
  await press('Save list')
  await failed()
  cleanup()

  const both = [line(1, 2), line(2, 1)]
  const after = await desk({ [READ]: { lines: both, heading: null, currency: 'EUR' }, [CHANGE]: saved(4) })
  await press('Save list')
  await vi.waitFor(() => expect(after.writes()).toHaveLength(1))
  expect(after.writes()).toEqual(before.writes())
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('the same list of a basket is kept once, whatever name it gets in the end', async () => {
  const answers: Answers = { [ADD]: lost, [CHANGE]: saved(2) }
  const requests = answering(answers)
  const onClose = vi.fn()
  await show(<KeepListDialog lines={[{ number: 'AS-1', qty: 1, custNumber: '' }]} onClose={onClose} />, {
    session: buyer,
  })
  await press('Save list')
  await failed()
  answers[ADD] = saved(1)
  await userEvent.type(screen.getByRole('textbox'), 'Weekly')
  await press('Save list')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(requests.map(({ url }) => url.replace(/.*quickorder/, ''))).toEqual(['', '', '/7'])
  expect(requests[1]?.headers).toEqual(requests[0]?.headers)
})

test('what is added while a list goes into the basket stays, and so does what the basket does not take', async () => {
  const more = { lines: [line(1, 3), line(2, 1)], heading: null, currency: 'EUR' }
  const { add } = await desk(
    { [READ]: more },
    {
      list: { ...savedList, lines: [...savedList.lines, { ...listProduct(3), qty: 4, custNumber: '', note: '' }] },
    },
  )
  await press('Add to basket')
  expect(add.mock.calls[0]?.[0]).toMatchObject([
    { number: 'AS-1', qty: 2 },
    { number: 'AS-3', qty: 4 },
  ])
  await paste('AS-1 3\nAS-2 1')
  await screen.findByRole('row', { name: /TN-2/ })
  add.mock.calls[0]?.[1](['AS-3'])
  await screen.findByRole('heading', { name: 'Ready: 3 products, 8 pieces' })
  const quantity = within(screen.getByRole('row', { name: /TN-1/ })).getByRole('textbox')
  await vi.waitFor(() => expect(quantity).toHaveValue('3'))
})

test('what is added while a list is saved is not taken for saved', async () => {
  const { answer, letGo } = holdAnswer(saved(4))
  const { writes } = await desk({
    [READ]: { lines: [line(2, 1)], heading: null, currency: 'EUR' },
    [CHANGE]: answer,
  })
  await press('Save list')
  await paste('AS-2 1')
  await screen.findByRole('row', { name: /TN-2/ })
  letGo()
  await screen.findByText(/saved/i, { selector: '[role="status"] *, [role="alert"] *, div' })
  expect(sessionStorage).toHaveLength(1)
  await press('Save list')
  await vi.waitFor(() => expect(writes()).toHaveLength(2))
  expect(writes()[1]).toMatchObject({ version: 4, lines: [{ number: 'AS-1' }, { number: 'AS-2' }] })
})

test.each([
  ['a new list', null],
  ['what became a new one, as its list is closed', { ...savedList, may: { ...savedList.may, change: false } }],
])('%s that is saved, changed meanwhile and reloaded is still that list', async (_, list) => {
  const first = holdAnswer(saved(1))
  const parsed = { [READ]: { lines: [line(1, 2)], heading: null, currency: 'EUR' } }
  const answers: Answers = { ...parsed, [ADD]: async () => ({ ...(await first.answer()), quickOrderId: 8 }) }
  await desk(answers, { list })
  if (!list) await paste('AS-1 2')
  const name = screen.getByRole('textbox', { name: 'Name of the list' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Weekly')
  await press('Save list')
  answers[READ] = { lines: [line(2, 1)], heading: null, currency: 'EUR' }
  await paste('AS-2 1')
  await screen.findByRole('row', { name: /TN-2/ })
  first.letGo()
  await screen.findByText(/saved/i, { selector: '[role="status"] *, [role="alert"] *, div' })
  cleanup()

  const both = { lines: [line(1, 2), line(2, 1)], heading: null, currency: 'EUR' }
  const eighth = { ...saved(2), quickOrderId: 8 }
  const { writes } = await desk({ [READ]: both, 'PUT /clientsystem/quickorder/8': eighth }, { list })
  expect(await screen.findByRole('textbox', { name: 'Name of the list' })).toHaveValue('Weekly')
  await press('Save list')
  await vi.waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]).toMatchObject({ to: '/8', version: 1, name: 'Weekly', lines: [{}, {}] })
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0))
})

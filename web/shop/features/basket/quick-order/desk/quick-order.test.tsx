import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { permissions } from '../../../../../../rules/identity/permissions.ts'
import { listProduct, quickOrder } from '../../../../../testing/list-product.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { ListActions } from '../list/ListActions.tsx'
import type { QuickOrder, ReadLine } from '../queries.ts'
import { QuickOrderDesk } from './QuickOrderDesk.tsx'

const session = { ...buyer, roles: ['main'], permissions: [...permissions] }
const READ = 'POST /clientsystem/quickorder/parse'
const KEEP = 'POST /clientsystem/quickorder'

const basket = { add: vi.fn(), isPending: false }

const product = (skuId: number, oemCode: string) => listProduct(skuId, { oemCode, unitPrice: 10.1 })
const line = (row: number, overrides: Partial<ReadLine>): ReadLine => ({
  row,
  typed: `line ${row}`,
  qty: 2,
  custNumber: '',
  outcome: 'ok',
  candidates: [],
  reason: null,
  msg: null,
  ...overrides,
})
const read = (...lines: ReadLine[]) => ({ lines, heading: null, currency: 'EUR' })
const lastBody = (sent: ReturnType<typeof answering>) => JSON.parse(sent.at(-1)?.body ?? '{}')
const pasteInto = async (text: string) => {
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }))
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Check the list' }))
}

test('a pasted list is solved line by line, and kept', async () => {
  const requests = answering({
    [READ]: read(
      line(1, { candidates: [product(1, 'TN-2420')] }),
      line(2, { candidates: [product(1, 'TN-2420')], qty: 3 }),
      line(3, {
        outcome: 'ask',
        typed: '59 x',
        candidates: [product(2, 'CF259A'), product(3, 'CF259X')],
        msg: 'Choose',
      }),
      line(4, { outcome: 'reject', typed: 'Best regards', qty: null, msg: 'No number' }),
    ),
    [KEEP]: { refused: 'quick_order.full', code: 30_103 },
  })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session })
  await pasteInto('anything')
  const ready = await screen.findByRole('row', { name: /TN-2420/ })
  expect(within(ready).getByRole('textbox')).toHaveValue('5')
  expect(ready).toHaveTextContent('€50.50')
  expect(screen.getByText('Best regards')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save list' })).toBeDisabled()

  await userEvent.selectOptions(screen.getByRole('combobox', { name: /59 x/ }), '3')
  await userEvent.click(screen.getByRole('button', { name: 'Use this one' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave out' }))
  expect(screen.queryByText('Best regards')).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the list' }), 'Monday')
  await userEvent.click(screen.getByRole('button', { name: 'Save list' }))
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  expect(lastBody(requests)).toEqual({
    name: 'Monday',
    lines: [
      { number: 'AS-1', qty: 5, custNumber: '' },
      { number: 'AS-3', qty: 2, custNumber: '' },
    ],
  })
  expect(screen.getByRole('row', { name: /CF259X/ })).toBeVisible()
})

test('a label that is scanned into the number says how many; what was typed beside it says so before', async () => {
  const requests = answering({ [READ]: read(line(1, { candidates: [product(1, 'TN-2420')] })) })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session })
  const number = screen.getByRole('combobox', { name: 'Number' })
  const sent = () => requests.filter(({ body }) => body).map(({ body }) => JSON.parse(body).text)
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add a product' }))
  await userEvent.type(number, '(02)04006381333931(37)12')
  await add()
  await vi.waitFor(() => expect(sent()).toEqual(['(02)04006381333931(37)12']))
  await vi.waitFor(() => expect(number).toHaveValue(''))
  await userEvent.type(number, '4006381333931')
  await add()
  await vi.waitFor(() => expect(sent().at(-1)).toBe('4006381333931\t1'))
})

test('what an order form left empty, and what stands around its lines, is shown', async () => {
  const lines = [line(5, { candidates: [product(1, 'TN-2420')] })]
  answering({ [READ]: { ...read(...lines), leftOut: 28, otherRows: 6 } })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session })
  await pasteInto('a form')
  expect(await screen.findByText('28 lines without a quantity are left out')).toBeVisible()
  expect(screen.getByText('6 rows with titles, sums or notes are left out')).toBeVisible()
})

test('a question says why it is asked where it is no plain choice', async () => {
  const several = 'This line may name several products. Put each on a line of its own'
  const candidates = [product(2, 'CF259A'), product(3, 'CF259X')]
  const plain = { outcome: 'ask', reason: 'quick_order.line_ask', msg: 'Please choose the product' } as const
  answering({
    [READ]: read(
      line(1, { ...plain, typed: '59 x', candidates }),
      line(2, {
        ...plain,
        typed: 'CF259A x3 CF259X',
        candidates,
        reason: 'quick_order.line_two_products',
        msg: several,
      }),
    ),
  })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session })
  await pasteInto('anything')
  expect(await screen.findByRole('combobox', { name: /CF259A x3 CF259X/ })).toHaveAccessibleDescription(several)
  expect(screen.getByRole('combobox', { name: /59 x/ })).toHaveAccessibleDescription('')
})

test('more pieces than may be ordered of a product wait for a decision', async () => {
  answering({
    [READ]: read(
      line(1, { candidates: [product(1, 'TN-2420')], qty: 9_999 }),
      line(2, { candidates: [product(1, 'TN-2420')], qty: 1, typed: 'one more' }),
    ),
  })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session })
  await pasteInto('anything')
  const wait = await screen.findByRole('combobox', { name: /one more/ })
  expect(wait).toHaveAccessibleDescription('You can order 1 to 9,999 pieces of a product')
  expect(screen.getByText('Ready: 1 product, 9,999 pieces')).toBeVisible()
  const take = async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /one more/ }), '1')
    await userEvent.click(screen.getByRole('button', { name: 'Use this one' }))
  }
  await take()
  expect(screen.getByRole('combobox', { name: /one more/ })).toHaveAccessibleDescription(/1 to 9,999 pieces/)
  await userEvent.click(screen.getByRole('button', { name: 'Remove AS-1' }))
  await take()
  expect(screen.queryByRole('combobox', { name: /one more/ })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Ready: 1 product, 1 piece' })).toBeVisible()
})

test('of a product that is named twice both article numbers are kept; those without room wait for a decision', async () => {
  const own = (row: number, custNumber: string) => line(row, { candidates: [product(1, 'TN-2420')], custNumber })
  answering({ [READ]: read(own(1, 'SHELF-1'), own(2, 'SHELF-2'), own(3, 'SHELF-1'), own(4, 'x'.repeat(60))) })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session })
  await pasteInto('anything')
  expect(await screen.findByRole('row', { name: /TN-2420/ })).toHaveTextContent('SHELF-1, SHELF-2 ·')
  expect(screen.getByRole('combobox', { name: /line 4/ })).toHaveAccessibleDescription(/exceed 60 characters/)
  expect(screen.getByText('Ready: 1 product, 6 pieces')).toBeVisible()
})

test('what is typed while something is read stays', async () => {
  const waiting: (() => void)[] = []
  answering({
    [READ]: () => new Promise((resolve) => waiting.push(() => resolve(read(line(1, { outcome: 'reject' }))))),
    'GET /commodity/suggest': { numbers: [], models: [] },
  })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session })
  const list = screen.getByRole('textbox', { name: 'Paste a list' })
  await pasteInto('TN2420 3')
  await userEvent.type(list, '\nCF259A 1')
  await act(async () => waiting.pop()?.())
  await vi.waitFor(() => expect(list).toHaveValue('CF259A 1'))

  const number = screen.getByRole('combobox', { name: 'Number' })
  await userEvent.type(number, 'TN2420')
  await userEvent.click(screen.getByRole('button', { name: 'Add a product' }))
  await userEvent.clear(number)
  await userEvent.type(number, 'CF259A')
  await act(async () => waiting.pop()?.())
  expect(await screen.findByRole('heading', { name: '2 lines not recognised' })).toBeVisible()
  expect(number).toHaveValue('CF259A')
})

test('rows are read wherever they are pasted; what is too long is not sent', async () => {
  const requests = answering({ [READ]: read(line(1, { candidates: [product(1, 'TN-2420')] })) })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session })
  await userEvent.click(screen.getByRole('combobox', { name: 'Number' }))
  await userEvent.paste('TN2420\t2\nCF259A\t1')
  expect(await screen.findByRole('row', { name: /TN-2420/ })).toBeVisible()
  expect(lastBody(requests)).toEqual({ text: 'TN2420\t2\nCF259A\t1' })
  await userEvent.click(document.body)
  await userEvent.paste('x'.repeat(400_001))
  expect(await screen.findByRole('alert')).toHaveTextContent('400,000')
  expect(requests).toHaveLength(1)
})

test('a file that is too large is not sent', async () => {
  const sending = vi.fn()
  vi.stubGlobal('XMLHttpRequest', sending)
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session })
  await userEvent.upload(screen.getByLabelText('CSV or Excel file'), new File([new Uint8Array(1_000_001)], 'list.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too large: at most 1 MB')
  expect(sending).not.toHaveBeenCalled()
})

test('who may not order submits', async () => {
  answering({})
  const requester = { ...buyer, roles: ['requester'], permissions: ['cust:favorites', 'cust:myquickorder'] }
  const savedList = listWith({ change: true, submit: true })
  await show(<QuickOrderDesk quickOrder={savedList} basket={basket} />, { session: requester })
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Order this list' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to basket' })).toBeNull()
})

test('shared products are read at once', async () => {
  const requests = answering({ [READ]: read(line(1, { candidates: [product(1, 'TN-2420')] })) })
  const shared = [
    { number: 'AS-1', qty: 2 },
    { number: 'AS-2', qty: 1 },
  ]
  await show(<QuickOrderDesk quickOrder={undefined} shared={shared} basket={basket} />, { session })
  expect(await screen.findByRole('row', { name: /TN-2420/ })).toBeVisible()
  expect(lastBody(requests)).toEqual({ text: 'number\tqty\tcustnumber\n"AS-1"\t2\t""\n"AS-2"\t1\t""' })
})

const listWith = (may: Partial<QuickOrder['may']>) =>
  quickOrder({
    status: 'submitted',
    madeBy: 'Rik',
    isOwn: false,
    may,
    lines: [{ ...product(1, 'TN-2420'), qty: 2, custNumber: '', note: '' }],
  })

test('a list is rejected with a reason only', async () => {
  const requests = answering({
    'POST /clientsystem/quickorder/7/reject': { quickOrderId: 7, number: 'Q', status: 'rejected' },
  })
  await show(<ListActions list={listWith({ reject: true })} />, { session })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  const reason = screen.getByRole('textbox', { name: 'Reason (e-mailed to Rik)' })
  const [, send] = screen.getAllByRole('button', { name: 'Reject' })
  if (send) await userEvent.click(send)
  expect(reason).toHaveAccessibleDescription('Please give a reason')
  await userEvent.type(reason, 'too early')
  if (send) await userEvent.click(send)
  await vi.waitFor(() => expect(lastBody(requests)).toEqual({ reason: 'too early' }))
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { listProduct } from '../../../../../testing/list-product.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import type { ReadLine } from '../queries.ts'
import { QuickOrderDesk } from './QuickOrderDesk.tsx'
import { ToolbarDesk } from './ToolbarDesk.tsx'

const READ = 'POST /clientsystem/quickorder/parse'
const KEEP = 'POST /clientsystem/quickorder'
const savedList = { quickOrderId: 7, number: 'QONL000007', status: 'draft', version: 1 }
const basket = { add: vi.fn(), isPending: false }
const requester = { ...buyer, permissions: ['cust:myquickorder'] }

const product = listProduct(1)
const line = (row: number, overrides: Partial<ReadLine>): ReadLine => ({
  row,
  typed: `line ${row}`,
  qty: 1,
  custNumber: '',
  outcome: 'reject',
  candidates: [],
  reason: null,
  msg: 'Why',
  ...overrides,
})
const answer = {
  lines: [line(1, { outcome: 'ok', candidates: [product] }), line(2, {}), line(3, {})],
  heading: null,
  currency: 'EUR',
}

beforeEach(() => void basket.add.mockReset())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const reply = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: 'Warning' })).getByRole('button', { name }))
const notTaken = () => screen.queryByRole('heading', { name: '2 lines not recognised' })

async function checkAList() {
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }))
  await userEvent.paste('anything')
  await press('Check the list')
  await screen.findByRole('row', { name: /TN-1/ })
}

test.each([
  ['Save list', buyer],
  ['Order this list', buyer],
  ['Submit', requester],
])('“%s” goes on without lines that are not taken after a question only', async (action, session) => {
  const requests = answering({ [READ]: answer, [KEEP]: savedList, [`${KEEP}/7/submit`]: savedList })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session })
  await checkAList()
  await press(action)
  expect(await screen.findByRole('dialog')).toHaveTextContent('2 lines are not recognised. Continue without them?')
  await reply('Cancel')
  expect(requests).toHaveLength(1)
  expect(notTaken()).toBeVisible()
  await press(action)
  await reply(action)
  await vi.waitFor(() => expect(requests[1]?.url).toMatch(/quickorder$/))
})

test('so does what goes into the basket', async () => {
  answering({ [READ]: answer })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session: buyer })
  await checkAList()
  await press('Add to basket')
  await reply('Cancel')
  expect(basket.add).not.toHaveBeenCalled()
  await press('Add to basket')
  await reply('Add to basket')
  expect(basket.add).toHaveBeenCalledOnce()
  expect(notTaken(), 'until it is there').toBeVisible()
})

test('so does what goes on from the small page', async () => {
  const requests = answering({ [READ]: answer, [KEEP]: savedList })
  vi.stubGlobal('open', vi.fn())
  await show(<ToolbarDesk />, { session: buyer })
  await userEvent.type(screen.getByRole('combobox', { name: 'Number' }), 'AS')
  await press('Add a product')
  await screen.findByRole('row', { name: /TN-1/ })
  await press('To the quick order')
  await reply('Cancel')
  expect(notTaken()).toBeVisible()
  await press('To the quick order')
  await reply('To the quick order')
  await vi.waitFor(() => expect(requests.at(-1)?.url).toMatch(/quickorder$/))
})

test('nothing is asked where every line is taken', async () => {
  const requests = answering({ [READ]: { ...answer, lines: answer.lines.slice(0, 1) }, [KEEP]: savedList })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session: buyer })
  await checkAList()
  await press('Save list')
  await vi.waitFor(() => expect(requests).toHaveLength(2))
})

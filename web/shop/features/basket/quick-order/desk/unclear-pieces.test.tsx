import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { permissions } from '../../../../../../rules/identity/permissions.ts'
import { listProduct } from '../../../../../testing/list-product.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import type { ReadLine } from '../queries.ts'
import { QuickOrderDesk } from './QuickOrderDesk.tsx'

const session = { ...buyer, roles: ['main'], permissions: [...permissions] }
const READ = 'POST /clientsystem/quickorder/parse'
const several = {
  reason: 'quick_order.line_two_products',
  msg: 'This line may name several products. Put each on a line of its own',
}
const unclear = 'It is unclear how many pieces you need'

const product = (skuId: number) => listProduct(skuId, { oemCode: `CF-${skuId}`, brand: 'HP' })
const uncertainLine = (row: number, ...skuIds: number[]): ReadLine => ({
  row,
  typed: `CF-1 5 perhaps ${row}`,
  qty: null,
  custNumber: '',
  outcome: 'ask',
  reason: 'quick_order.line_no_quantity',
  msg: unclear,
  candidates: skuIds.map(product),
})

async function openWith(...lines: ReadLine[]) {
  answering({ [READ]: { lines, heading: null, currency: 'EUR' } })
  await show(<QuickOrderDesk quickOrder={undefined} basket={{ add: vi.fn(), isPending: false }} />, { session })
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }))
  await userEvent.paste('anything')
  await userEvent.click(screen.getByRole('button', { name: 'Check the list' }))
  return screen.findByRole('heading', { name: /your choice/ })
}

const findChoice = (row: number) => screen.getByRole('combobox', { name: new RegExp(`CF-1 5 perhaps ${row}`) })
const pieces = (row: number) => screen.getByRole('textbox', { name: `Quantity: CF-1 5 perhaps ${row}` })

beforeEach(() => sessionStorage.clear())

test('where the quantity is unclear, the one product is chosen already and its pieces are typed', async () => {
  await openWith(uncertainLine(1, 1))
  const choice = screen.getByRole('combobox', { name: 'Which product do you mean by “CF-1 5 perhaps 1”?' })
  expect(choice).toHaveValue('1')
  expect(pieces(1)).toHaveAccessibleDescription(unclear)
  await userEvent.type(pieces(1), '5{Enter}')
  expect(await screen.findByRole('heading', { name: 'Ready: 1 product, 5 pieces' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: /your choice/ })).toBeNull()
})

test.each(['', '0', '1,5', '10000', 'five'])('%j is no answer to how many', async (typed) => {
  await openWith(uncertainLine(1, 1))
  if (typed) await userEvent.type(pieces(1), typed)
  await userEvent.click(screen.getByRole('button', { name: 'Use this one' }))
  expect(pieces(1)).toHaveAccessibleDescription(/You can order 1 to 9,999 pieces of a product/)
  expect(pieces(1)).toHaveFocus()
  expect(screen.queryByRole('heading', { name: /Ready/ })).toBeNull()
})

test('of several products one is chosen first', async () => {
  await openWith(uncertainLine(1, 1, 2))
  await userEvent.type(pieces(1), '4')
  expect(screen.getByRole('button', { name: 'Use this one' })).toBeDisabled()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /CF-1 5 perhaps/ }), '2')
  await userEvent.click(screen.getByRole('button', { name: 'Use this one' }))
  expect(within(await screen.findByRole('row', { name: /CF-2/ })).getByRole('textbox')).toHaveValue('4')
})

test('of a line that names two products each field says what is not clear of it', async () => {
  await openWith({ ...uncertainLine(1, 1, 2), ...several }, uncertainLine(2, 1, 2))
  expect(findChoice(1)).toHaveAccessibleDescription(several.msg)
  expect(pieces(1)).toHaveAccessibleDescription(unclear)
  expect(findChoice(2)).toHaveAccessibleDescription('')
  expect(pieces(2)).toHaveAccessibleDescription(unclear)
  await userEvent.selectOptions(findChoice(1), '2')
  await userEvent.type(pieces(1), '0{Enter}')
  expect(findChoice(1)).toHaveAccessibleDescription(several.msg)
  expect(pieces(1)).toHaveAccessibleDescription(/You can order 1 to 9,999 pieces of a product/)
})

test('a list that was left asks for the pieces still', async () => {
  await openWith({ ...uncertainLine(1, 1), ...several })
  cleanup()
  const found: ReadLine = { ...uncertainLine(1, 1), typed: 'AS-1 · 1', qty: 1, outcome: 'ok', reason: null, msg: null }
  answering({ [READ]: { lines: [found], heading: null, currency: 'EUR' } })
  await show(<QuickOrderDesk quickOrder={undefined} basket={{ add: vi.fn(), isPending: false }} />, { session })
  await screen.findByRole('heading', { name: /your choice/ })
  expect(findChoice(1)).toHaveAccessibleDescription(several.msg)
  expect(pieces(1)).toHaveAccessibleDescription(unclear)
  await userEvent.type(pieces(1), '3{Enter}')
  expect(await screen.findByRole('heading', { name: 'Ready: 1 product, 3 pieces' })).toBeVisible()
})

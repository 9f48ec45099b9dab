import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listProduct } from '../../../../../testing/list-product.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import type { ReadLine } from '../queries.ts'
import { QuickOrderDesk } from './QuickOrderDesk.tsx'

const READ = 'POST /clientsystem/quickorder/parse'
const basket = { add: vi.fn(), isPending: false }
const base = { row: 1, qty: 2, custNumber: '', reason: null, msg: null, candidates: [] }
const ready = (skuId: number, overrides: Partial<ReadLine> = {}): ReadLine => ({
  ...base,
  typed: 'a',
  outcome: 'ok',
  candidates: [listProduct(skuId)],
  ...overrides,
})
const rejected = (typed: string, row: number): ReadLine => ({
  ...base,
  row,
  typed,
  outcome: 'reject',
  msg: 'We do not know this number',
})

/** Reads a list, and answers what is corrected by what is typed. */
async function readList(lines: ReadLine[], answers: Record<string, ReadLine[]> = {}) {
  const requests: ReturnType<typeof answering> = answering({
    [READ]: () => {
      const { text } = JSON.parse(requests.at(-1)?.body ?? '{}')
      return { lines: answers[text] ?? lines, heading: null, currency: 'EUR' }
    },
  })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session: buyer })
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }))
  await userEvent.paste('anything')
  await userEvent.click(screen.getByRole('button', { name: 'Check the list' }))
  await screen.findAllByRole('heading', { level: 2 })
}
const correct = async (typed: string, as: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Correct: ${typed}` }))
  const field = screen.getByRole('textbox', { name: `Correct: ${typed}` })
  expect(field).toHaveFocus()
  expect(field).toHaveValue(typed)
  await userEvent.clear(field)
  await userEvent.type(field, `${as}{Enter}`)
}

test('a line that is not taken is corrected where it stands, and the keyboard stays there', async () => {
  await readList([rejected('TN-242O', 3), rejected('Kind regards', 4)], {
    'TN-2': [rejected('TN-2', 1)],
    'TN-1': [ready(1)],
  })
  await correct('TN-242O', 'TN-2')
  const field = await screen.findByRole('textbox', { name: 'Correct: TN-2' })
  expect(field).toHaveFocus()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Line 3 TN-2'),
    expect.stringContaining('Line 4 Kind regards'),
  ])
  await userEvent.clear(field)
  await userEvent.type(field, 'TN-1{Enter}')
  expect(await screen.findByRole('row', { name: /TN-1/ })).toBeVisible()
  expect(screen.getByRole('heading', { name: '1 line not recognised' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Correct: Kind regards' })).toHaveFocus()
})

test('who does not want to correct it gets the keyboard back, and one line can be left out alone', async () => {
  await readList([rejected('TN-242O', 3), rejected('Kind regards', 4)])
  await userEvent.click(screen.getByRole('button', { name: 'Correct: TN-242O' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Correct: TN-242O' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Leave out: Kind regards' }))
  expect(screen.getByRole('heading', { name: '1 line not recognised' })).toBeVisible()
})

test('a line that became several stands beside them, and what it is corrected to takes their place', async () => {
  const whole = '2x TN-1 und TN-2'
  await readList([ready(1, { whole }), ready(2, { whole, qty: 1 })], { '5 TN-2': [ready(2, { qty: 5 })] })
  const section = screen.getByRole('heading', { name: '1 line with several products' }).parentElement
  expect(within(section as HTMLElement).getByRole('listitem')).toHaveTextContent('2 × TN-1 · 1 × TN-2')
  await correct(whole, '5 TN-2')
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /TN-1/ })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Ready: 1 product, 5 pieces' })).toBeVisible()
  expect(screen.queryByText(whole)).toBeNull()
})

test('what found no room is not taken away with the line that named it', async () => {
  const whole = '5x TN-1, TN-2'
  const lines = [
    ready(1, { qty: 9999 }),
    ready(1, { row: 2, whole, typed: '5x TN-1', qty: 5 }),
    ready(2, { row: 2, whole, qty: 5 }),
  ]
  await readList(lines, { '3 TN-2': [ready(2, { qty: 3 })] })
  const section = screen.getByRole('heading', { name: '1 line with several products' }).parentElement
  expect(within(section as HTMLElement).getByRole('listitem')).not.toHaveTextContent('5 × TN-1')
  await correct(whole, '3 TN-2')
  expect(await screen.findByRole('heading', { name: 'Ready: 2 products, 10,002 pieces' })).toBeVisible()
})

test('a line that became several is seen', async () => {
  await readList([ready(1, { whole: '2x TN-1 und TN-2' }), ready(2, { whole: '2x TN-1 und TN-2', qty: 1 })])
  await userEvent.click(screen.getByRole('button', { name: 'That’s right: 2x TN-1 und TN-2' }))
  expect(screen.queryByRole('heading', { name: '1 line with several products' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Ready: 2 products, 3 pieces' })).toHaveFocus()
})

test('one item of several that is asked shows the line it comes from', async () => {
  await readList([
    ready(1, { whole: '2x TN-1, TN-2' }),
    { ...ready(2, { whole: '2x TN-1, TN-2', typed: 'TN-2', qty: null }), outcome: 'ask' },
  ])
  expect(screen.getByText('From line 1: “2x TN-1, TN-2”')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Correct: TN-2' })).toBeVisible()
})

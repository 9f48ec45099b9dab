import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { saveDraft } from '../../../../../api/draft.ts'
import { listProduct } from '../../../../../testing/list-product.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import type { ReadLine } from '../queries.ts'
import { listDraftCodec } from './list-draft.ts'
import { QuickOrderDesk } from './QuickOrderDesk.tsx'
import { ToolbarDesk } from './ToolbarDesk.tsx'

const READ = 'POST /clientsystem/quickorder/parse'
const basket = { add: vi.fn(), isPending: false }
const base = { row: 1, qty: 2, custNumber: '', reason: null, msg: null }
const ready = (skuId: number): ReadLine => ({ ...base, typed: 'a', outcome: 'ok', candidates: [listProduct(skuId)] })
const questionOn = (typed: string): ReadLine => ({
  ...base,
  typed,
  outcome: 'ask',
  candidates: [listProduct(7), listProduct(8)],
})
const rejected: ReadLine = { ...base, typed: 'Best regards', outcome: 'reject', candidates: [] }

/** A list with these lines, read from what was typed. */
async function open(part: 'desk' | 'toolbar', ...lines: ReadLine[]) {
  answering({ [READ]: { lines, heading: null, currency: 'EUR' } })
  await show(part === 'desk' ? <QuickOrderDesk quickOrder={undefined} basket={basket} /> : <ToolbarDesk />, {
    session: buyer,
  })
  await userEvent.type(screen.getByRole('combobox', { name: 'Number' }), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Add a product' }))
  await screen.findAllByRole('heading', { level: 2 })
}
async function press(name: string | RegExp) {
  const [control] = screen.getAllByRole('button', { name })
  control?.focus()
  await userEvent.keyboard('{Enter}')
}
const choose = async (typed: RegExp) => userEvent.selectOptions(screen.getByRole('combobox', { name: typed }), '7')
const heading = (name: RegExp) => screen.getByRole('heading', { name })

test.each(['desk', 'toolbar'] as const)('what was chosen leads to the next question, then on: %s', async (part) => {
  await open(part, ready(1), questionOn('59 x'), questionOn('60 x'), rejected)
  await choose(/59 x/)
  await press('Use this one')
  expect(screen.getByRole('combobox', { name: /60 x/ })).toHaveFocus()
  await choose(/60 x/)
  await press('Use this one')
  expect(heading(/not recognised/)).toHaveFocus()
  await press('Leave out')
  expect(part === 'desk' ? heading(/^Ready/) : screen.getByRole('table')).toHaveFocus()
})

test('a line that is left out leads to the next one, or to the one before', async () => {
  await open('desk', questionOn('59 x'), questionOn('60 x'), questionOn('61 x'))
  await press(/Leave out: 60 x/)
  expect(screen.getByRole('button', { name: /Leave out: 61 x/ })).toHaveFocus()
  await press(/Leave out: 61 x/)
  expect(screen.getByRole('button', { name: /Leave out: 59 x/ })).toHaveFocus()
  await press(/Leave out: 59 x/)
  expect(screen.getByText('No products yet').parentElement).toHaveFocus()
})

test('a product that is deleted leads to the next one', async () => {
  await open('desk', ready(1), ready(2), rejected)
  await press('Remove AS-1')
  expect(screen.getByRole('button', { name: 'Remove AS-2' })).toHaveFocus()
})

const leaveDraft = (name: string, draft: Parameters<typeof listDraftCodec.write>[0]) =>
  saveDraft({ kind: 'quick-order', by: buyer.user.accountId, name }, listDraftCodec, draft)
const discard = async () => {
  await press('Discard')
  const yes = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' })
  yes.focus()
  await userEvent.keyboard('{Enter}')
}

test('what is discarded leads to what is there instead', async () => {
  const shared = [{ number: 'AS-1', qty: 2 }]
  leaveDraft('AS-1 2', { changed: { lines: [{ number: 'AS-1', qty: 1, custNumber: '' }], open: [] }, typed: {} })
  let [again, answer] = [Promise.resolve(), () => {}]
  answering({
    [READ]: async () => {
      await again
      return { lines: [ready(1)], heading: null, currency: 'EUR' }
    },
  })
  await show(<QuickOrderDesk quickOrder={undefined} shared={shared} basket={basket} />, { session: buyer })
  await screen.findByRole('table')
  again = new Promise<void>((resolve) => {
    answer = resolve
  })
  await discard()
  await vi.waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  answer()
  await vi.waitFor(() => expect(heading(/^Ready/)).toHaveFocus())
})

test('what is discarded leads to where a list begins', async () => {
  leaveDraft('', { changed: { lines: [{ number: 'AS-1', qty: 1, custNumber: '' }], open: [] }, typed: {} })
  answering({ [READ]: { lines: [rejected], heading: null, currency: 'EUR' } })
  await show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session: buyer })
  await screen.findByText('Best regards')
  await discard()
  await vi.waitFor(() => expect(screen.getByText('No products yet').parentElement).toHaveFocus())
})

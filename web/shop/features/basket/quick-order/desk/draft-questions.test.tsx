import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listProduct } from '../../../../../testing/list-product.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import type { ReadLine } from '../queries.ts'
import { QuickOrderDesk } from './QuickOrderDesk.tsx'

const READ = 'POST /clientsystem/quickorder/parse'
const KEEP = 'POST /clientsystem/quickorder'
const basket = { add: vi.fn(), isPending: false }
const product = (skuId: number) => listProduct(skuId, { unitPrice: 5 })
const line = (overrides: Partial<ReadLine>): ReadLine => ({
  row: 1,
  typed: '',
  qty: 1,
  custNumber: '',
  outcome: 'ok',
  candidates: [],
  reason: null,
  msg: null,
  ...overrides,
})
const read = (...lines: ReadLine[]) => ({ lines, heading: null, currency: 'EUR' })
const open = () => show(<QuickOrderDesk quickOrder={undefined} basket={basket} />, { session: buyer })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Pastes lines that are answered so, and goes elsewhere. */
async function leave(...lines: ReadLine[]) {
  answering({ [READ]: read(...lines) })
  await open()
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }))
  await userEvent.paste('anything')
  await press('Check the list')
  await screen.findAllByRole('heading', { name: /your choice|not recognised/ })
  cleanup()
}

test('a question is asked as it was, with its quantity and article number, of what is sold still', async () => {
  const question = line({ qty: 7, custNumber: 'OWN-1', typed: 'Office · 59 x · 7', outcome: 'ask' })
  await leave(
    { ...question, candidates: [product(2), product(3)] },
    { ...question, row: 4, typed: 'gone', candidates: [product(4)] },
  )
  const again = read(
    line({ candidates: [product(2)] }),
    line({ outcome: 'reject', typed: 'AS-4 · 1', msg: 'No longer sold' }),
  )
  const requests = answering({ [READ]: again, [KEEP]: { quickOrderId: 7, number: 'Q', status: 'draft', version: 1 } })
  await open()
  expect(await screen.findByText('No longer sold')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Office · 59 x · 7.* \(7\)/ }), '2')
  await press('Use this one')
  await press('Leave out')
  await press('Save list')
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  expect(JSON.parse(requests[1]?.body ?? '').lines).toEqual([{ number: 'AS-2', qty: 7, custNumber: 'OWN-1' }])
})

test('what was not taken stays so with its reason, and needs no reading', async () => {
  await leave(line({ row: 12, typed: 'Best regards', qty: null, outcome: 'reject', msg: 'No number' }))
  const requests = answering({})
  await open()
  expect(await screen.findByText('No number')).toBeVisible()
  expect(screen.getByText('Line 12')).toBeVisible()
  expect(requests).toEqual([])
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyer, show } from '../../../../../testing/show.tsx'
import type { QuickOrderRow } from '../queries.ts'
import { ListTable } from './ListTable.tsx'

const list = {
  quickOrderId: 7,
  number: 'QONL000007',
  name: 'Every month',
  madeBy: 'Noor',
  changedAt: '2026-11-18T09:00:00Z',
  status: 'submitted',
  lines: 3,
  pieces: 1_200,
  sum: 12.5,
  currency: 'EUR',
  poNumber: '',
  shipTo: '',
} as unknown as QuickOrderRow

async function cells(overrides: Partial<QuickOrderRow> = {}) {
  await show(<ListTable lists={[{ ...list, ...overrides }]} />, { session: buyer })
  const [, row] = screen.getAllByRole('row')
  return row
    ? within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    : []
}

test('a list leads to its page by its number, with who made it and how far it has come', async () => {
  const shownCells = await cells()
  expect(screen.getByRole('link', { name: 'QONL000007' })).toHaveAttribute('href', '/hisorder/quickOrderDetails/7')
  expect(shownCells[0]).toBe('QONL000007Every month')
  expect(shownCells[1]).toBe('Noor')
  expect(shownCells[2]).toMatch(/18 Nov 2026/)
  expect(shownCells.slice(3)).toEqual(['Submitted', '3', '1,200', '€12.50'])
})

test('what it is to be ordered with is shown below its number', async () => {
  expect((await cells({ poNumber: 'PO-1', shipTo: 'Delft' }))[0]).toBe('QONL000007Every monthPO-1 · Delft')
})

test('a list without a name has none, and one whose products have no price no sum', async () => {
  const shownCells = await cells({ name: '', sum: null, status: 'rejected' })
  expect(shownCells[0]).toBe('QONL000007')
  expect(shownCells[3]).toBe('Rejected')
  expect(shownCells.at(-1)).toBe('–')
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { RowTable } from './RowTable.tsx'

test('each cell stands below its head; on a telephone it is named by it where nothing else names it', async () => {
  const rows = [{ name: 'Toner', pieces: 3, note: 'urgent' }]
  const table = (
    <RowTable
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { head: 'Product', cell: ({ name }) => name },
        { head: 'Pieces', isRight: true, cell: ({ pieces }) => pieces },
        { head: 'Note', onPhone: 'wide', cell: ({ note }) => note },
        { head: 'Day', onPhone: 'named wide', cell: () => 'today' },
        { head: 'Status', onPhone: 'corner', cell: () => 'good' },
        { head: 'Site', onPhone: 'bare', cell: () => 'Italia' },
        { head: 'Edit', isSpoken: true, cell: () => <button type="button">Edit</button> },
      ]}
    />
  )
  await show(table, { session: null })
  const heads = screen.getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Pieces',
    'Note',
    'Day',
    'Status',
    'Site',
    'Edit',
  ])
  expect(heads.filter((head) => head.hasAttribute('data-right'))).toEqual([heads[1]])
  const [, row] = screen.getAllByRole('row')
  const cells = within(row ?? document.body).getAllByRole('cell')
  expect(cells.map((cell) => [cell.textContent, cell.dataset.label, cell.dataset.wide, cell.dataset.corner])).toEqual([
    ['Toner', undefined, 'true', undefined],
    ['3', 'Pieces', undefined, undefined],
    ['urgent', undefined, 'true', undefined],
    ['today', 'Day', 'true', undefined],
    ['good', undefined, undefined, 'true'],
    ['Italia', undefined, undefined, undefined],
    ['Edit', undefined, 'true', undefined],
  ])
})

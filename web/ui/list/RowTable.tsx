import type { Key, ReactNode } from 'react'
import { type Head, Table } from './Table.tsx'

export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand on the right. */
  isRight?: true
  /** Over buttons the head is only spoken. */
  isSpoken?: true
  /** On a telephone a cell is named by its head, over the whole width, as it is, or beside the first; the first is wide without that. */
  onPhone?: 'named' | 'wide' | 'named wide' | 'bare' | 'corner'
}

type Props<Row> = {
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  columns: ReadonlyArray<Column<Row>>
  className?: string | undefined
  /** The link of the first cell takes the whole row. */
  isLinked?: boolean
}

/** Rows by their columns. */
export function RowTable<Row>({ rows, rowKey, columns, className, isLinked }: Props<Row>) {
  return (
    <Table heads={columns.map(columnHead)} className={className}>
      {rows.map((row) => (
        <tr key={rowKey(row)} data-linked={isLinked || undefined}>
          {columns.map((column, at) => bodyCell(row, column, at === 0))}
        </tr>
      ))}
    </Table>
  )
}

function columnHead<Row>({ head, isRight, isSpoken }: Column<Row>): Head {
  if (isSpoken) return { spoken: head }
  return isRight ? { right: head } : head
}

function bodyCell<Row>(row: Row, column: Column<Row>, isFirst: boolean) {
  const { head, cell, isRight, onPhone = isFirst || column.isSpoken ? 'wide' : 'named' } = column
  return (
    <td
      key={head}
      data-right={isRight}
      data-wide={onPhone.endsWith('wide') || undefined}
      data-corner={onPhone === 'corner' || undefined}
      data-label={onPhone.startsWith('named') ? head : undefined}
    >
      {cell(row)}
    </td>
  )
}

import type { ReactNode } from 'react'
import classes from './Table.module.css'

/** The name of a column; over figures it stands on the right, and over buttons it is only spoken. */
export type Head = string | { right: string } | { spoken: string }

type Props = { heads: readonly Head[]; children: ReactNode; className?: string | undefined }

/** Rows of facts; on a telephone each row is a card, and a cell with `data-label` says what it is. */
export function Table({ heads, children, className }: Props) {
  return (
    <table className={className ? `${classes.table} ${className}` : classes.table}>
      <thead>
        <tr>{heads.map(headCell)}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function headCell(head: Head) {
  if (typeof head === 'string') {
    return (
      <th key={head} scope="col">
        {head}
      </th>
    )
  }
  if ('right' in head) {
    return (
      <th key={head.right} scope="col" data-right>
        {head.right}
      </th>
    )
  }
  return (
    <th key={head.spoken} scope="col">
      <span className="spoken">{head.spoken}</span>
    </th>
  )
}

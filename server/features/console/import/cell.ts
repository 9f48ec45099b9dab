import { BadField, type Row } from '../../../spreadsheets/fields.ts'

/** What a cell says: a value; null where it clears one; undefined where it is empty or has no column, which leaves what is known. */
export type Cell<Value> = Value | null | undefined

/** Clears what a product has: no name, number or value is written so. */
const clearWord = '(clear)'

type Read<Value> = (row: Row, column: string) => Value

export function readCell<Value>(row: Row, column: string, read: Read<Value>): Cell<Value> {
  const typed = (row.fields[column] ?? '').trim()
  if (typed === '') return undefined
  return typed.toLowerCase() === clearWord ? null : read(row, column)
}

/** A cell of what every product has. */
export function readLastingCell<Value>(row: Row, column: string, read: Read<Value>): Value | undefined {
  const cell = readCell(row, column, read)
  if (cell === null) throw new BadField(`${column} cannot be cleared`)
  return cell
}

/** What holds after a line: what it says, what is known, or nothing. */
export function pickCell<Value>(cell: Cell<Value>, known: Value | undefined, none: Value): Value {
  if (cell === undefined) return known ?? none
  return cell ?? none
}

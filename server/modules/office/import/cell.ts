import { BadField, type Row, readText } from '../../../spreadsheets/fields.ts'

/** What a cell says: a value; null where it clears one; undefined where it is empty or has no column, which leaves what is known. */
export type Cell<Value> = Value | null | undefined

/** Clears what is known: no name, number or value is written so. */
const clearWord = '(clear)'

type Read<Value> = (row: Row, column: string) => Value

export function readCell<Value>(row: Row, column: string, read: Read<Value>): Cell<Value> {
  const typed = (row.fields[column] ?? '').trim()
  if (typed === '') return undefined
  return typed.toLowerCase() === clearWord ? null : read(row, column)
}

/** A cell of what everything has that a line may be about. */
export function readLastingCell<Value>(row: Row, column: string, read: Read<Value>): Value | undefined {
  const cell = readCell(row, column, read)
  if (cell === null) throw new BadField(`${column} cannot be cleared`)
  return cell
}

/** A text of at most so many characters. */
export const textUpTo = (longest: number) => (row: Row, column: string) => readText(row, column, longest)

/** What holds after a line: what it says, what is known, or nothing. */
export function pickCell<Value>(cell: Cell<Value>, known: Value | undefined, none: Value): Value {
  if (cell === undefined) return known ?? none
  return cell ?? none
}

import type { Table } from './csv-text.ts'
import { sortOutFaulty } from './table-row.ts'

/** How the columns of a file are named: as its template names them, or as other programs do. */
type Naming<F extends string> = {
  fields: readonly F[]
  /** What others call a column; undefined where that says nothing. */
  guess: (heading: string) => F | undefined
}

/**
 * The field that each column of a file is for: as its own name says, else as others call it, where no other column is named so. Two that
 * are called alike by others are neither: nobody can say which one is meant.
 */
export function findFields<F extends string>(names: readonly string[], { fields, guess }: Naming<F>) {
  const own = names.map((name) => fields.find((field) => field === name))
  const guessed = names.map((name, at) => (own[at] ? undefined : guess(name)))
  return names.map((_, at) => {
    const field = guessed[at]
    const isOnly =
      field !== undefined && !own.includes(field) && guessed.filter((other) => other === field).length === 1
    return own[at] ?? (isOnly ? field : undefined)
  })
}

/** The rows of a file by field, and those that have a cell that cannot be taken. */
export function rowsByField<F extends string>({ columns, rows }: Pick<Table, 'columns' | 'rows'>, naming: Naming<F>) {
  const found = findFields(columns, naming)
  const used = columns.filter((_, at) => found[at])
  const { sound, faulty } = sortOutFaulty(rows, used)
  return {
    found: found.filter((field) => field !== undefined),
    faulty,
    sound: sound.map(({ line, fields: cells }) => {
      const named = columns.flatMap((name, at) => (found[at] ? [[found[at], cells[name] ?? '']] : []))
      return { line, fields: Object.fromEntries(named) as Partial<Record<F, string>> }
    }),
  }
}

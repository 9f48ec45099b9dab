import { normalise } from '../../rules/catalogue/product/part-number.ts'
import type { TableChoice, TableRead } from '../../rules/table-file/table-file.ts'
import { type Language, languages, type TextKey } from '../../texts/index.ts'
import { say } from '../../texts/say.ts'
import { hasMoreRows } from './sheet-length.ts'
import { tableRows } from './table-file.ts'
import { sortOutFaulty } from './table-row.ts'

/** What a file is read as: the fields of a row, and which of its columns is for which. */
export type FieldSheet<F extends string> = {
  fields: readonly F[]
  mostRows: number
  /** What the template calls the column of a field. */
  heading: (field: F) => TextKey
  /** What others call a column; undefined where that says nothing. */
  guess: (heading: string) => F | undefined
}

type FieldRows<F extends string> = {
  /** The fields that have a column. */
  columns: F[]
  rows: ({ row: number } & Record<F, string>)[]
  bad: { row: number; msg: string }[]
  read: TableRead
}

type Sender = { callerId: string; language: Language; choice?: TableChoice }

/** The rows of a CSV or XLSX file by what its columns are for, each column named in any language; or why there are none. */
export async function fieldRows<F extends string>(
  bytes: Buffer,
  sheet: FieldSheet<F>,
  { callerId, language, choice }: Sender,
): Promise<FieldRows<F> | 'unreadable' | 'empty' | 'too_many_rows'> {
  const { fields, mostRows } = sheet
  const fits = (names: readonly string[]) => findColumns(names, sheet).filter(Boolean).length > 1
  const table = await tableRows(bytes, { most: mostRows + 1, callerId, language, fits, choice })
  if (!table) return (await hasMoreRows(bytes, mostRows + 1)) ? 'too_many_rows' : 'unreadable'
  const count = table.rows.length + table.bad.length
  if (count > mostRows) return 'too_many_rows'
  // Without a heading there is nothing that could lack a column.
  if (table.columns.every((name) => name === '')) return 'empty'
  const columns = findColumns(table.columns, sheet)
  const nameOf = (field: F) => table.columns[columns.indexOf(field)]
  const { sound, faulty } = sortOutFaulty(
    table.rows,
    table.columns.filter((_, at) => columns[at]),
  )
  const rows = sound.map(({ line, fields: cells }) => {
    const values = fields.map((field) => [field, cells[nameOf(field) ?? ''] ?? ''])
    return { row: line, ...(Object.fromEntries(values) as Record<F, string>) }
  })
  const bad = [
    ...table.bad.map(({ line, fault }) => ({ row: line, msg: say(language, `account.import_${fault}`) })),
    ...faulty.map(({ line, column, fault }) => ({ row: line, msg: say(language, `table.fault_${fault}`, { column }) })),
  ].sort((one, other) => one.row - other.row)
  return { columns: columns.filter((field) => field !== undefined), rows, bad, read: table.read }
}

/** What each column is for: as the template of any language calls it, else as other programs do where no other is called so. */
function findColumns<F extends string>(names: readonly string[], { fields, heading, guess }: FieldSheet<F>) {
  const fieldByName = new Map(
    fields.flatMap((field) => [
      [normalise(field), field] as const,
      ...languages.map((language) => [normalise(say(language, heading(field))), field] as const),
    ]),
  )
  const own = names.map((name) => fieldByName.get(normalise(name)))
  return names.map((name, at) => {
    const field = own[at] ?? guess(name)
    return field === own[at] || !field || !own.includes(field) ? field : undefined
  })
}

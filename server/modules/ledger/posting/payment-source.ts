import { sql } from 'kysely'

/** By what a payment came: an entry of the bank, or a payment by hand, with the id of it. */
export type PaymentSource = { kind: 'entry' | 'hand'; id: number }

/** The columns that name it in postings and clearings; none for what staff post without a payment. */
export const sourceColumns = (source: PaymentSource | null) => ({
  entry_id: source?.kind === 'entry' ? source.id : null,
  hand_id: source?.kind === 'hand' ? source.id : null,
})

/** Whether a row of a table by this name is by the source. */
export const isBySource = (table: string, { kind, id }: PaymentSource) =>
  sql<boolean>`${sql.ref(`${table}.${kind}_id`)} = ${id}`

import { sql } from 'kysely'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { findRecords } from '../../../../contract/office/find.ts'
import type { Tx } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'

/** Who looks for what: a whole number or a part of a name, in capitals and of a payment reference the number in it; and as it was typed. */
export type Seeker = { tx: Tx; staff: Caller; sought: string; typed: string }

type Row = Reply<typeof findRecords>[number]
/**
 * Joins the rows of the ids in `f`. `offset 0` keeps the look-up of each a look-up: to have them in their order, the planner would read the
 * whole table from its newest row on.
 */
export const lookUp = (table: 'customers' | 'returns' | 'shipments' | 'bank_entries', alias: string) =>
  sql`cross join lateral (select * from ${sql.table(table)} t where t.id = f.id offset 0) ${sql.ref(alias)}`

/** Something that was found, and the page of the console that shows it. */
export type Found = Omit<Row, 'entry' | 'id'> & Partial<Pick<Row, 'entry' | 'id'>>

/** As it travels. */
export const toFound = ({ id = null, entry = null, ...found }: Found): Row => ({ ...found, id, entry })

import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/product/summary.ts'

/** The columns of a `ProductSummary`, of SKUs or of what has their columns, by its name in the query. */
export const summaryColumns = (table: string) =>
  [
    column<'number'>(table, 'number').as('number'),
    column<'oemCode'>(table, 'oem_code').as('oemCode'),
    column<'ownMake'>(table, 'own_make').as('ownMake'),
    column<'name'>(table, 'name').as('name'),
    column<'names'>(table, 'names').as('names'),
  ] as const

/** The same inside a query that is written in SQL. */
export const summarySql = (table: string) => sql.join(summaryColumns(table))

const column = <Field extends keyof ProductSummary>(table: string, name: string) =>
  sql<ProductSummary[Field]>`${sql.ref(`${table}.${name}`)}`

import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/product/summary.ts'

/** The columns of a `ProductSummary`, of SKUs or of what has their columns, by its name in the query. */
export const summaryColumns = (table: string) => [...numberColumns(table), ...nameColumns(table)] as const

/** The same inside a query that is written in SQL. */
export const summarySql = (table: string) => sql.join(summaryColumns(table))

/** The columns of `ProductNumbers` alone, inside a query that is written in SQL. */
export const numbersSql = (table: string) => sql.join(numberColumns(table))

/** What order lines keep of a `ProductSummary`: all but whose make it is. */
export const orderedNameColumns = (table: string) =>
  [
    column<'number'>(table, 'number').as('number'),
    column<'oemCode'>(table, 'oem_code').as('oemCode'),
    ...nameColumns(table),
  ] as const

/** A `ProductSummary` of order lines; whose make it is stands with the SKU. */
export const orderedSummaryColumns = (table: string) =>
  [
    ...orderedNameColumns(table),
    sql<boolean>`(select s.own_make from skus s where s.id = ${sql.ref(`${table}.sku_id`)})`.as('ownMake'),
  ] as const

const numberColumns = (table: string) =>
  [
    column<'number'>(table, 'number').as('number'),
    column<'oemCode'>(table, 'oem_code').as('oemCode'),
    column<'ownMake'>(table, 'own_make').as('ownMake'),
  ] as const

const nameColumns = (table: string) =>
  [column<'name'>(table, 'name').as('name'), column<'names'>(table, 'names').as('names')] as const

const column = <Field extends keyof ProductSummary>(table: string, name: string) =>
  sql<ProductSummary[Field]>`${sql.ref(`${table}.${name}`)}`

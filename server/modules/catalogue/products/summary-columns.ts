import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'

type Field = keyof ProductSummary

const columns: Record<Field, string> = {
  number: 'number',
  oemCode: 'oem_code',
  ownMake: 'own_make',
  name: 'name',
  names: 'names',
}

/** The columns of a `ProductSummary`, of SKUs or of what has their columns, by its name in the query. */
export const summaryColumns = (table: string) => [...orderedNameColumns(table), column(table, 'ownMake')] as const

/** The same inside a query that is written in SQL. */
export const summarySql = (table: string) => write(table, ['number', 'oemCode', 'ownMake', 'name', 'names'])

/** The columns of `ProductNumbers` alone, inside a query that is written in SQL. */
export const numbersSql = (table: string) => write(table, ['number', 'oemCode', 'ownMake'])

/** What order lines keep of a `ProductSummary`: all but whose make it is. */
export const orderedNameColumns = (table: string) =>
  [column(table, 'number'), column(table, 'oemCode'), column(table, 'name'), column(table, 'names')] as const

/** A `ProductSummary` of order lines; whose make it is stands with the SKU. */
export const orderedSummaryColumns = (table: string) =>
  [
    ...orderedNameColumns(table),
    sql<boolean>`(select s.own_make from skus s where s.id = ${sql.ref(`${table}.sku_id`)})`.as('ownMake'),
  ] as const

/** The first photograph of a SKU, by the column that names it; null where there is none. */
export const imageSql = (skuId: string) =>
  sql<string | null>`(select i.url from sku_images i where i.sku_id = ${sql.ref(skuId)} order by i.position limit 1)`

const column = <F extends Field>(table: string, field: F) =>
  sql<ProductSummary[F]>`${sql.ref(`${table}.${columns[field]}`)}`.as(field)

// As text, as building the parts of a query takes longer than sending it.
const write = (table: string, fields: readonly Field[]) =>
  sql.raw(fields.map((field) => `${table}.${columns[field]} as "${field}"`).join(', '))

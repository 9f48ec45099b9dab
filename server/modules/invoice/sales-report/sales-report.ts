import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type { reportSales as contract } from '../../../../contract/invoice/sales-report.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import {
  isMonth,
  listMonths,
  type SalesPeriod,
  type SalesView,
  salesChange,
  salesPeriod,
  salesShare,
} from '../../../../rules/invoice/sales.ts'
import { isoDay } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { Staff } from '../../../staff/site-access.ts'
import {
  countLeftOut,
  findSalesRows,
  findSalesSites,
  type Named,
  nameRows,
  readAtOnce,
  type SalesRequest,
  type SalesSite,
  type SalesSum,
  type SummedRow,
  sumSales,
} from './sales-report.staff.ts'

type Query = Pick<NonNullable<Input<typeof contract>['query']>, 'by' | 'from' | 'until' | 'orgId' | 'currency'>
type Row = Reply<typeof contract>['rows'][number]

export type SalesFilters = {
  by: SalesView
  thisMonth: string
  period: SalesPeriod
  orgId?: number | undefined
  currency?: string | undefined
}

type Reader = { db: Db; caller: Staff }
type Page = { limit: number; offset: number }

/** What is asked for, by the clocks of the sites; refuses months that there are not, and too many of them. */
export async function readSalesFilters(reader: Reader, query: Query, now: Date): Promise<SalesFilters> {
  const { by = 'month', from, until, orgId, currency } = query
  const fields = Object.entries({ from, until }).flatMap(([name, month]) =>
    month === undefined || isMonth(month) ? [] : [name],
  )
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  const sites = await findSalesSites(reader.db, reader.caller)
  const thisMonth = latestMonth(toAsked(sites, orgId), now)
  const period = salesPeriod({ from, until }, thisMonth)
  if (!period) throw new Refusal('finance.sales_period', { fields: ['from'] })
  return { by, thisMonth, period, orgId, currency }
}

/** The month of the latest clock: the first document of a month is in the report as soon as it is issued. */
const latestMonth = (sites: readonly SalesSite[], now: Date) =>
  (
    sites
      .map(({ timeZone }) => dateIn(now, timeZone))
      .sort()
      .at(-1) ?? isoDay(now)
  ).slice(0, 7)

/** A page of the report on sales of the sites of the caller, with the sums of all of them. */
export const reportSales = ({ db, caller }: Reader, filters: SalesFilters, page: Page) =>
  readAtOnce(db, async (tx) => {
    const { request, sums } = await toRequest(tx, caller, filters)
    const { rows, total } = await findRows(tx, request, page)
    const { before, ...period } = request.period
    return {
      by: request.by,
      ...period,
      before,
      currency: request.currency,
      sums: sums.map(toSum),
      rows,
      total,
      thisMonth: filters.thisMonth,
      uncounted: await countLeftOut(tx),
    }
  })

/** The first so many rows of the report in its currency, or in each where none is asked for. */
export const listSales = ({ db, caller }: Reader, filters: SalesFilters, limit: number) =>
  readAtOnce(db, async (tx) => {
    const { request, sums } = await toRequest(tx, caller, filters)
    const currencies = filters.currency ? [filters.currency] : sums.map(({ currency }) => currency)
    const listed: (Row & { currency: string })[] = []
    for (const currency of currencies) {
      const { rows } = await findRows(tx, { ...request, currency }, { limit: limit - listed.length, offset: 0 })
      listed.push(...rows.map((row) => ({ ...row, currency })))
      if (listed.length >= limit) break
    }
    return { rows: listed, uncounted: await countLeftOut(tx) }
  })

const toAsked = (sites: readonly SalesSite[], orgId: number | undefined) =>
  sites.filter((site) => orgId === undefined || site.orgId === orgId)

/** Without a currency, that of the first site, or the one of the largest sales where that site has none. */
async function toRequest(tx: Tx, staff: Staff, { orgId, ...filters }: SalesFilters) {
  const sites = await findSalesSites(tx, staff)
  const asked = toAsked(sites, orgId)
  const orgIds = asked.map((site) => site.orgId)
  const sums = await sumSales(tx, { period: filters.period, orgIds })
  const own = asked[0]?.currency ?? sites[0]?.currency ?? 'EUR'
  const sold = sums.find((sum) => sum.currency === own) ?? sums[0]
  const currency = filters.currency ?? sold?.currency ?? own
  const request: SalesRequest = { ...filters, orgIds, currency }
  return { request, sums: sums.toSorted(byCurrency(currency)) }
}

async function findRows(tx: Tx, request: SalesRequest, page: Page): Promise<{ rows: Row[]; total: number }> {
  if (request.by === 'month') return findMonths(tx, request, page)
  const { rows, total } = await rowsAndTotal(page, (part) => findSalesRows(tx, request, part))
  const names = await nameRows(
    tx,
    request.by,
    rows.map(({ key }) => key),
  )
  return { rows: rows.map((row) => toRow(row, names.get(row.key ?? ''))), total }
}

/** Every month of the period, without sales, too: a gap would not be seen. None where nothing was sold in either period. */
async function findMonths(tx: Tx, request: SalesRequest, { limit, offset }: Page) {
  const months = listMonths(request.period)
  const sold = await findSalesRows(tx, request, { limit: months.length, offset: 0 })
  const [first] = sold
  if (!first) return { rows: [], total: 0 }
  const rows = months.map((key) => {
    const row = sold.find((one) => one.key === key)
    return toRow(row ?? { ...first, key, pieces: 0, net: 0, netBefore: 0 })
  })
  return { rows: rows.slice(offset, offset + limit), total: rows.length }
}

const unnamed: Named = { number: '', name: '', names: null }

function toRow({ key, pieces, net, netBefore, netOfAll }: SummedRow, named: Named = unnamed): Row {
  return {
    key: key ?? '',
    ...named,
    pieces,
    net: toAmount(net),
    netBefore: toAmount(netBefore),
    share: salesShare(net, netOfAll),
    change: salesChange(net, netBefore),
  }
}

const toSum = ({ net, netBefore, ...sum }: SalesSum) => ({
  ...sum,
  net: toAmount(net),
  netBefore: toAmount(netBefore),
  change: salesChange(net, netBefore),
})

/** That of the rows comes first. */
const byCurrency = (currency: string) => (one: SalesSum, other: SalesSum) =>
  Number(other.currency === currency) - Number(one.currency === currency)

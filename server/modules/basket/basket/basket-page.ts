import { type firstBasketRows, type listBasket, rowsAtFirst } from '../../../../contract/basket/basket.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { amountOrNull, toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { OwnPrice } from '../../../../rules/catalogue/price/price.ts'
import { lineSum } from '../../../../rules/catalogue/price/promotion.ts'
import { splitLine, waitingPieces } from '../../../../rules/order/back-order.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { expectedDays } from '../../catalogue/availability/expected-days.ts'
import { shelfKey } from '../../catalogue/availability/shelf.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { priceOrNone } from '../../catalogue/pricing/price-wire.ts'
import {
  type Counterpart,
  counterpartsOfOriginals,
  type ListedSku,
} from '../../catalogue/products/counterparts.queries.ts'
import { type SkuOnWire, skusOnWire } from '../../catalogue/products/sku.queries.ts'
import {
  type BasketPageRequest,
  type BasketRow,
  findAskedSkus,
  findBasketLines,
  findShipping,
  findWeight,
} from './basket-page.queries.ts'
import { toSummary } from './basket-summary.ts'
import { findCountedLines, isSold, isSoldInBasket, toTotals } from './basket-totals.queries.ts'

/** The caller's basket with today's prices and stock. What is asked for narrows the rows, never the sums. */
export async function basketPage(
  db: Db,
  caller: CustomerCaller,
  request: BasketPageRequest,
  now: Date,
): Promise<Reply<typeof listBasket>> {
  // All is asked at once, on connections of its own: a large basket opens in the time of its longest part.
  const [counted, prices, found, weight, shipping] = await Promise.all([
    findCountedLines(db, caller),
    pricesFor(db, caller, isSoldInBasket(caller), now),
    findPageLines(db, caller, request, now),
    findWeight(db, caller),
    findShipping(db, caller, now),
  ])
  return { ...toSummary(toTotals(counted, prices), caller), ...weight, ...toRows(found, prices, shipping, caller) }
}

/** The rows that a large basket is opened with: no line beyond them is priced, which its sums need. */
export async function firstRows(db: Db, caller: CustomerCaller, now: Date): Promise<Reply<typeof firstBasketRows>> {
  const [{ prices, ...found }, weight, shipping] = await Promise.all([
    findFirstLines(db, caller, now),
    findWeight(db, caller),
    findShipping(db, caller, now),
  ])
  return { ...weight, ...toRows(found, prices, shipping, caller) }
}

async function findFirstLines(db: Db, caller: CustomerCaller, now: Date) {
  const { skuIds, total } = await findAskedSkus(db, caller, { size: rowsAtFirst })
  const [found, prices] = await Promise.all([
    loadLines(db, caller, skuIds, now),
    pricesFor(db, caller, isSold(skuIds), now),
  ])
  return { total, prices, ...found }
}

type BasketPageLines = Awaited<ReturnType<typeof findPageLines>>
type Shipping = Awaited<ReturnType<typeof findShipping>>

const toRows = (
  { lines, skus, total }: BasketPageLines,
  prices: ReadonlyMap<number, OwnPrice>,
  { warehouses, freeFrom }: Shipping,
  { warehouse }: CustomerCaller,
) => ({
  // What was put in while these were read is there the next time.
  rows: lines.flatMap((line) => {
    const goodsSku = skus.get(line.skuId)
    return goodsSku ? [toRow(line, goodsSku, prices.get(line.skuId))] : []
  }),
  total,
  warehouse,
  warehouses,
  freeShippingFrom: amountOrNull(freeFrom),
})

async function findPageLines(db: Db, caller: CustomerCaller, request: BasketPageRequest, now: Date) {
  const { skuIds, total } = await findAskedSkus(db, caller, request)
  return { total, ...(await loadLines(db, caller, skuIds, now)) }
}

// Nobody goes through more lines than a page draws to save on each.
const mostCompared = 60

async function loadLines(db: Db, caller: CustomerCaller, skuIds: readonly number[], now: Date) {
  const [lines, known, counterparts] = await Promise.all([
    findBasketLines(db, caller, skuIds),
    skusOnWire({ db, caller, now }, skuIds),
    counterpartsOfOriginals({ db, caller, now }, skuIds.length > mostCompared ? [] : skuIds),
  ])
  const skus = new Map([...known].map(([id, sku]) => [id, withCounterpart(sku, counterparts.get(id))]))
  const split = lines.map((line) => ({ ...line, ...splitForRow(line, skus.get(line.skuId)) }))
  const days = await expectedDays(db, split.flatMap(toShelves), { now })
  return { skus, lines: split.map((line) => ({ ...line, expectedOn: firstDay(toShelves(line), days) })) }
}

/** Where what a line waits for may come: an order of it waits where it comes first (`placeWaiting`). */
const toShelves = (line: BasketRow & ReturnType<typeof splitForRow>) =>
  waitingPieces(line) === 0
    ? []
    : line.sources.map((warehouse) => ({ skuId: line.skuId, warehouse, pieces: waitingPieces(line) }))

function firstDay(shelves: ReturnType<typeof toShelves>, days: ReadonlyMap<string, string | null>) {
  const [first = null] = shelves.flatMap((shelf) => days.get(shelfKey(shelf)) ?? []).sort()
  return first
}

const withCounterpart = (sku: SkuOnWire, counterpart: Counterpart | undefined): ListedSku =>
  counterpart ? { ...sku, counterpart } : sku

/** How an order would split a line; nothing is ordered of what is discontinued. */
const splitForRow = ({ quantity, available }: BasketRow, sku: SkuOnWire | undefined) =>
  sku && sku.status !== 'disabled'
    ? splitLine(sku.status, quantity, available)
    : { shipsNow: 0, backOrdered: 0, preOrdered: 0 }

type Line = BasketRow & ReturnType<typeof splitForRow> & { expectedOn: string | null }

function toRow(line: Line, goodsSku: ListedSku, price: OwnPrice | undefined) {
  const sum = price ? lineSum(price, line.quantity) : null
  return {
    shoppingCartId: line.id,
    place: line.place,
    number: goodsSku.number,
    custNumber: line.custNumber,
    goodsSku,
    ...priceOrNone(price),
    qty: line.quantity,
    price: amountOrNull(sum?.price ?? null),
    discount: toAmount(sum?.discount ?? 0),
    note: line.note,
    weightGrams: line.weightGrams * line.quantity,
    warehouse: line.warehouse,
    backOrdered: waitingPieces(line),
    expectedOn: line.expectedOn,
    priceSeen: amountOrNull(line.priceSeen),
    priceSeenAt: line.priceSeenAt.toISOString(),
  }
}

import type { Input } from '../../../../contract/endpoint.ts'
import type { previewOrder } from '../../../../contract/order/checkout.ts'
import { basketNumber, linesOfBasket, type StoredLines } from '../../../../rules/basket/basket-order.ts'
import { bothCustNumbers } from '../../../../rules/basket/cust-number.ts'
import { planLine } from '../../../../rules/basket/planned-line.ts'
import { priceChange } from '../../../../rules/basket/price-change.ts'
import type { Money } from '../../../../rules/catalogue/price/money.ts'
import type { OwnPrice } from '../../../../rules/catalogue/price/price.ts'
import { lineSum, priceTrace } from '../../../../rules/catalogue/price/promotion.ts'
import { shownNumber } from '../../../../rules/catalogue/product/number.ts'
import { toSummary } from '../../../../rules/catalogue/product/summary.ts'
import { chooseSplit, splitLine, waitingPieces } from '../../../../rules/order/back-order.ts'
import { mostOrderLines } from '../../../../rules/order/order.ts'
import { readyAt, type Source } from '../../../../rules/sourcing/plan.ts'
import type { Context } from '../../../http/context.ts'
import { Refusal } from '../../../http/refuse.ts'
import { refusedProducts } from '../../basket/basket/refused-products.ts'
import { replacementsFor } from '../../basket/replacement/replacements.queries.ts'
import { type Sourcing, sourceOrder, type WantedLine } from '../../catalogue/availability/source-order.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { skusFor } from './preview.queries.ts'

type PreviewRequest = Input<typeof previewOrder>['body']
type LineRequest = PreviewRequest['lines'][number] & {
  /** Where the request names it. */
  index: number
  /** That of its line of the basket. */
  warehouse?: string | null
  /** That of its line of the basket or of the list; undefined where it is ordered by itself. */
  note?: string | undefined
  /** Cents for one piece when it was put into the basket. */
  priceSeen?: number | null
}
export type GoodsRequest = { lines: readonly LineRequest[]; backOrders: PreviewRequest['backOrders'] }
/** What decides from where an order leaves; `home` is the warehouse of its site. */
export type Stock = Pick<Sourcing, 'wish' | 'taken'> & {
  home: string
  /** The warehouses that send, for goods of this value. */
  sourcesFor: (goods: Money) => readonly Source[]
  /** Everything leaves from one warehouse that was asked for, whatever the lines of the basket say. */
  isChosen: boolean
}
type Skus = Awaited<ReturnType<typeof skusFor>>
type Sku = NonNullable<ReturnType<Skus['get']>>
type SoldSku = Sku & { status: Exclude<Sku['status'], 'disabled'> }

/**
 * What is asked for: the lines of the request, with what is noted on those of a list, or what the basket holds of them.
 * Refuses where it no longer holds any of them: another window may have ordered them.
 */
export function listRequestedLines(
  requested: PreviewRequest['lines'],
  held: StoredLines | false,
  noted?: ReadonlyMap<string, string>,
): LineRequest[] {
  const lines = requested.map((line, index) => ({ ...line, index }))
  if (!held) return noted ? lines.map((line) => ({ ...line, note: noted.get(basketNumber(line)) ?? '' })) : lines
  const storedLines = linesOfBasket(lines, held)
  if (storedLines.length === 0) throw new Refusal('order.not_in_basket', { fields: ['lines'] })
  return storedLines
}

/**
 * The lines of an order as they would be now: price, what ships and what waits, and the orders that they become, one for
 * each warehouse (`parts`); apart from them, what is not sold any longer with what may be ordered instead. Refuses unknown
 * products, products without a price, and more products than an order holds.
 */
export async function previewLines(
  context: Context,
  { lines: requested, backOrders = 'split' }: GoodsRequest,
  stock: Stock,
) {
  const { db, caller, now } = context
  const requestedByNumber = sumByNumber(requested)
  if (requestedByNumber.size > mostOrderLines) throw new Refusal('order.too_many_lines', { fields: ['lines'] })
  const skus = await skusFor(db, [...requestedByNumber.keys()])
  const skuIds = [...skus.values()].map(({ skuId }) => skuId)
  const prices = await pricesFor(db, caller, skuIds, now)

  const all = [...requestedByNumber.values()]
  refuseUnpriced(all, skus, prices)
  const sources = stock.sourcesFor({ cents: goodsValue(all, skus, prices), currency: caller.currency })
  const wants = toWants(all, skus, { sources, isChosen: stock.isChosen })
  const choice = choiceFor(wants, sources, backOrders)
  const sourcing = { sources, wish: stock.wish, backOrders: choice, taken: stock.taken, now }
  const { parts, expected } = await sourceOrder(db, wants, sourcing)
  const leaving = ({ skuId }: Sku) => parts.reduce((sum, part) => sum + (part.now.get(skuId) ?? 0), 0)
  const lines = all.flatMap((line) => {
    const sku = skus.get(line.number)
    return sku && !isSold(sku) ? [] : [previewLine(line, sku, { prices, leaving, choice })]
  })
  const disabledLines = all.flatMap(({ number, qty, custNumber = '' }) => {
    const sku = skus.get(number)
    return sku && !isSold(sku) ? [{ ...sku, qty, custNumber }] : []
  })
  const ids = disabledLines.map(({ skuId }) => skuId)
  const replacements = await replacementsFor(context, ids)
  return {
    lines: lines.map((line) => ({ ...line, expectedOn: expected.get(line.skuId) ?? null })),
    disabled: disabledLines.map((line) => ({ ...line, replacements: replacements.get(line.skuId) ?? [] })),
    wants,
    sources,
    parts,
    /** The orders that it would become by another wish. */
    partsBy: async (wish: Sourcing['wish']) => (await sourceOrder(db, wants, { ...sourcing, wish })).parts,
  }
}

/** What is asked for and where it lies; what is not on sale yet is nowhere. */
const toWants = (
  all: readonly LineRequest[],
  skus: Skus,
  { sources, isChosen }: { sources: readonly Source[]; isChosen: boolean },
): WantedLine[] =>
  all.flatMap(({ number, qty: pieces, warehouse = null }) => {
    const sku = skus.get(number)
    if (!sku || !isSold(sku)) return []
    const isPossible = sources.some((source) => source.warehouse === warehouse)
    const ready = sku.status === 'active' ? sku.stock : {}
    return [{ skuId: sku.skuId, pieces, ready, pinned: isPossible && !isChosen ? warehouse : null }]
  })

/** What all that is asked for costs, before anything is taken off the whole. Cents. */
const goodsValue = (all: readonly LineRequest[], skus: Skus, prices: LineContext['prices']) =>
  all.reduce((sum, { number, qty }) => {
    const price = prices.get(skus.get(number)?.skuId ?? 0)
    return price ? sum + lineSum(price, qty).price : sum
  }, 0)

/** What becomes of what is not in stock. What is in no warehouse cannot be reduced: it is shown as requested. */
function choiceFor(
  wants: readonly WantedLine[],
  sources: readonly Source[],
  backOrders: NonNullable<PreviewRequest['backOrders']>,
) {
  const isSomethingThere = wants.some((line) => sources.some(({ warehouse }) => readyAt(line, warehouse) > 0))
  return backOrders === 'reduce' && !isSomethingThere ? 'split' : backOrders
}

const isSold = (sku: Sku): sku is SoldSku => sku.status !== 'disabled'

/** Names all that has no price for the caller at once, so that it can be left out at once. */
function refuseUnpriced(requestedByNumber: readonly LineRequest[], skus: Skus, prices: LineContext['prices']) {
  const unpriced = requestedByNumber.flatMap((line) => {
    const sku = skus.get(line.number)
    return sku && isSold(sku) && !prices.has(sku.skuId) ? [{ ...sku, index: line.index }] : []
  })
  if (unpriced.length === 0) return
  const products = unpriced.map(shownNumber).join(', ')
  throw new Refusal('order.no_price', {
    fields: unpriced.map(({ index }) => `lines.${index}.number`),
    words: { key: 'order.no_price_of', values: { products, count: unpriced.length } },
  })
}

type LineContext = {
  prices: Awaited<ReturnType<typeof pricesFor>>
  /** Pieces that leave now. */
  leaving: (sku: Sku) => number
  choice: NonNullable<PreviewRequest['backOrders']>
}

function previewLine(
  { number, qty, custNumber = '', note, index, priceSeen = null }: LineRequest,
  sku: SoldSku | undefined,
  { prices, leaving, choice }: LineContext,
) {
  const price = sku && prices.get(sku.skuId)
  const promised = sku ? leaving(sku) : 0
  refuseUnsellable({ number, qty, index }, sku && { ...sku, available: promised }, price)
  // Refused before: an unknown product by its plan, one without a price with all others.
  if (!sku || !price) throw new Refusal('basket.product_unknown')

  const split = splitLine(sku.status, qty, promised)
  const { quantity, ...kept } = chooseSplit(split, choice)
  const sum = lineSum(price, quantity)
  return {
    skuId: sku.skuId,
    ...toSummary(sku),
    image: sku.image,
    custNumber,
    note,
    quantity,
    ...kept,
    unitPrice: price.unitPrice,
    discountPrice: sum.discountPrice,
    source: price.source,
    priceChange: priceChange(priceSeen, price),
    promotionId: sum.promotionId,
    amount: sum.price,
    /** What its free pieces take off. */
    discount: sum.discount,
    trace: priceTrace(price.promotions, price.unitPrice, quantity),
    asked: qty,
    waiting: waitingPieces(split),
  }
}

type AvailableSku = SoldSku & { available: number }

function refuseUnsellable(
  { number, qty, index }: Pick<LineRequest, 'number' | 'qty' | 'index'>,
  sku: AvailableSku | undefined,
  price: OwnPrice | undefined,
) {
  const { unitPrice = null, discountPrice = null } = price ?? {}
  const plan = planLine(sku && { ...sku, unitPrice, discountPrice }, qty)
  if ('refused' in plan) throw refusedProducts(plan.refused, [number], [`lines.${index}.number`])
}

/** The same product asked twice is one line: stock is checked against the sum (invariant 5). */
function sumByNumber(requested: readonly LineRequest[]) {
  const lines = new Map<string, LineRequest>()
  for (const line of requested) {
    const number = line.number.trim()
    const before = lines.get(number)
    const custNumber = bothCustNumbers(before?.custNumber ?? '', line.custNumber ?? '')
    if (custNumber === undefined) {
      throw new Refusal('order.cust_numbers_too_long', { fields: [`lines.${line.index}.custNumber`] })
    }
    const qty = (before?.qty ?? 0) + line.qty
    // What is noted on the product itself counts before what is on one that it replaces.
    const note = line.replaces ? before?.note || line.note : line.note || before?.note
    const priceSeen = before?.priceSeen ?? line.priceSeen ?? null
    lines.set(number, { ...(before ?? line), number, qty, custNumber, note, priceSeen })
  }
  return lines
}

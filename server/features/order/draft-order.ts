import type { Input } from '../../../contract/endpoint.ts'
import type { placeOrder, previewOrder } from '../../../contract/order-confirm.ts'
import { overLimit } from '../../../rules/account.ts'
import { heldNumber, leavesFrom } from '../../../rules/basket-order.ts'
import { firstState, holdReason, type OrderTotals, orderTotals } from '../../../rules/order.ts'
import { vatOf } from '../../../rules/vat-rate.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/refuse.ts'
import { applyCoupon } from '../coupon/apply-coupon.ts'
import { orderPromotions } from '../promotion/order-promotions.ts'
import { notedOnList } from '../quick-order/list-notes.queries.ts'
import { calendarOf } from '../shipping/closed-days.ts'
import { chosenAddresses } from './chosen-addresses.ts'
import { draftBackOrders, promiseOf } from './draft-back-orders.ts'
import { draftCarriers } from './draft-carriers.ts'
import { type AskedGoods, askedLines, draftLines } from './draft-lines.ts'
import type { Before, Stock } from './expected-days.ts'
import { buyerOf, poNumberUsed, sendingTo, spentThisMonth } from './order-draft.queries.ts'
import { draftFiles } from './order-file.ts'

export type OrderRequest = Input<typeof previewOrder>['body'] | Input<typeof placeOrder>['body']
export type OrderDraft = Awaited<ReturnType<typeof draftOrder>>
export type DraftLine = OrderDraft['lines'][number]

/**
 * What the order would be if it were placed now: every price, piece, date and sum read again. Changes nothing.
 * Refuses unknown products, products without a price, what the basket does not hold where it is ordered from there, and
 * an address that is not the customer's; disabled products are answered apart, and an order with one is not placed.
 * `before` is what orders before this one will have taken.
 */
export async function draftOrder(
  db: Db | Tx,
  caller: CustomerCaller,
  request: OrderRequest,
  now: Date,
  before?: Before,
) {
  const { fromBasket = false, lines: requested, quickOrderId } = request
  if (fromBasket && quickOrderId !== undefined) throw new Refusal('request.invalid', { fields: ['fromBasket'] })
  const { warehouses, held, ...buyer } = await buyerOf(db, caller, fromBasket ? requested.map(heldNumber) : [], now)
  const noted = quickOrderId === undefined ? undefined : await notedOnList(db, caller, quickOrderId)
  const asked = askedLines(requested, fromBasket && new Map(Object.entries(held)), noted)
  const { shipFrom, elsewhere } = shipFromOf(request, asked, caller, warehouses)
  const stock = { warehouse: shipFrom.code, taken: before?.taken }
  const goods = await draftGoods(db, caller, { lines: asked, backOrders: request.backOrders }, stock, now)
  const sending = await draftSending(db, caller, request, { buyer, shipFrom, goods }, now)
  const orderType = request.orderType ?? 'REG'
  const papers = await draftFiles(db, caller, orderType, request)
  const { coupon, refused: couponRefused } = await draftCoupon(db, caller, request, goods.lines, sending.carrier, now)

  const { lines, promotions, shortage, disabled } = goods
  const draft = {
    ...{ ...sending, coupon, couponRefused, asked, disabled, shipFrom, elsewhere, warehouses, buyer, orderType },
    lines: lines.map((line, at) => ({
      ...line,
      discount: line.discount + (coupon?.ofLines[at] ?? 0),
      promotion: promotions.titles.get(line.promotionId ?? 0) ?? null,
    })),
    totals: orderTotals(lines, {
      discount: promotions.discount + (coupon?.discount ?? 0),
      shippingCost: sending.carrier.price,
      handlingFee: buyer.handlingFees[orderType] ?? 0,
      vatRateBp: sending.vat.rateBp,
    }),
    calendar: calendarOf(shipFrom, now),
    waiting: shortage.waiting,
    backOrders: shortage.backOrders,
    reduced: shortage.reduced,
    files: papers.files,
    faults: [...sending.faults, ...papers.faults, ...shortage.faults],
    poNumber: request.poNumber?.trim() ?? '',
    instruction: request.instruction?.trim() ?? '',
  }
  const met = await metBy(db, caller, draft, now, before?.spent)
  const leavesByItself = met.state === 'submitted' && met.over === null
  return { ...draft, ...met, ...(!leavesByItself && withoutPromise(sending)) }
}

/** Nobody knows when it is paid, released or approved, so no day is named that it could not keep. */
const withoutPromise = ({
  carrier,
  carriers,
}: Pick<Awaited<ReturnType<typeof draftSending>>, 'carrier' | 'carriers'>) => ({
  carrier: { ...carrier, promisedOn: null },
  carriers: carriers.map((offer) => ({ ...offer, promisedOn: null })),
})

/**
 * The warehouse that is asked for; without one that of the lines, where they are those of a basket, and how many of
 * them were put in from which other ones. Refuses one of another region.
 */
function shipFromOf<Place extends { code: string }>(
  { shipFrom: wished }: OrderRequest,
  asked: AskedGoods['lines'],
  caller: CustomerCaller,
  warehouses: readonly Place[],
) {
  const codes = warehouses.map(({ code }) => code)
  const { warehouse, others } = wished ? { warehouse: wished, others: [] } : leavesFrom(asked, caller.warehouse, codes)
  const shipFrom = warehouses.find(({ code }) => code === warehouse)
  if (!shipFrom) throw new Refusal('request.invalid', { fields: ['shipFrom'] })
  const elsewhere = others.flatMap(({ warehouse, count }) =>
    warehouses.filter(({ code }) => code === warehouse).map((place) => ({ place, count })),
  )
  return { shipFrom, elsewhere }
}

/** The lines with their promotions, and what becomes of pieces that are not there. */
async function draftGoods(db: Db | Tx, caller: CustomerCaller, asked: AskedGoods, stock: Stock, now: Date) {
  const { lines: planned, disabled } = await draftLines(db, caller, asked, stock, now)
  const { lines, ...shortage } = draftBackOrders(planned, asked.backOrders)
  return { lines, disabled, shortage, promotions: await orderPromotions(db, caller, lines, now) }
}

type Goods = Awaited<ReturnType<typeof draftGoods>>
type Buyer = Awaited<ReturnType<typeof buyerOf>>
type Origin = {
  buyer: Omit<Buyer, 'warehouses' | 'held'>
  shipFrom: Buyer['warehouses'][number]
  goods: Goods
}

/** Where the order goes and who carries it; the VAT follows. */
async function draftSending(
  db: Db | Tx,
  caller: CustomerCaller,
  request: OrderRequest,
  { buyer, shipFrom, goods: { lines, promotions, shortage } }: Origin,
  now: Date,
) {
  const { addresses, shipTo, billTo } = await chosenAddresses(db, caller, request)
  const from = { warehouse: shipFrom.code, region: buyer.region, currency: caller.currency }
  const { rates, forwarders, ...country } = await sendingTo(db, shipTo.country, from)
  const vat = vatOf({ shipFrom, shipTo: { ...country, postcode: shipTo.postcode }, vatId: buyer.vatId })
  const carriers = draftCarriers(request, {
    ...{ rates, forwarders },
    goodsValue: { cents: orderTotals(lines).subtotal - promotions.discount, currency: caller.currency },
    promotion: promotions.freeShipping,
    promise: promiseOf(lines, shortage.backOrders, shipFrom, now),
  })
  return { ...carriers, addresses, shipTo, billTo, vat }
}

/** The coupon that is asked for, or why it cannot be used; an order is shown without it then. */
async function draftCoupon(
  db: Db | Tx,
  caller: CustomerCaller,
  { couponCode, shipVia }: OrderRequest,
  lines: Goods['lines'],
  carrier: { price: number },
  now: Date,
) {
  const order = { lines, shippingCost: carrier.price, shipViaChosen: shipVia !== undefined }
  const coupon = await applyCoupon(db, caller, couponCode, order, now)
  if (!coupon) return { coupon: null, refused: null }
  return 'refused' in coupon ? { coupon: null, refused: coupon } : { coupon, refused: null }
}

type Sums = { buyer: Origin['buyer']; totals: OrderTotals; poNumber: string }

/** What the order meets: its PO number used before, terms that hold it, limits of the person who places it. `before`: cents of orders before it. */
async function metBy(db: Db | Tx, caller: CustomerCaller, { buyer, totals, poNumber }: Sums, now: Date, before = 0) {
  const duplicatePo = await poNumberUsed(db, caller, poNumber)
  const spent = buyer.monthLimit === null ? 0 : await spentThisMonth(db, caller, now)
  const owing = { ...buyer, openBalance: buyer.openBalance + before }
  return {
    duplicatePo,
    held: holdReason(owing, totals.total),
    state: firstState(owing, totals.total),
    over: overLimit(buyer, spent + before, totals.total),
  }
}

import type { Input } from '../../../../contract/endpoint.ts'
import type { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { basketNumber } from '../../../../rules/basket/basket-order.ts'
import type { Money } from '../../../../rules/catalogue/price/money.ts'
import { overLimit } from '../../../../rules/customer/account.ts'
import { firstState, holdReason, type OrderTotals } from '../../../../rules/order/order.ts'
import type { Context } from '../../../http/context.ts'
import { Refusal } from '../../../http/refuse.ts'
import { notedOnList } from '../../basket/quick-order/list-notes.queries.ts'
import { workingCalendar } from '../../catalogue/availability/closed-days.ts'
import type { Before } from '../../catalogue/availability/expected-days.ts'
import { applyCoupon } from '../../catalogue/coupon/apply-coupon.ts'
import { spentThisMonth } from '../../customer/credit/spending.queries.ts'
import { previewFiles } from '../file/file.ts'
import { comparePreferences } from './comparison/preferences.ts'
import { type Buyer, findBuyer, poNumberUsed } from './preview.queries.ts'
import { findDestination } from './preview-destination.ts'
import { previewGoods } from './preview-goods.ts'
import { listRequestedLines } from './preview-lines.ts'
import { previewParts, sendParcels } from './preview-parts.ts'
import { orderSources } from './preview-sources.ts'

export type OrderRequest = Input<typeof previewOrder>['body'] | Input<typeof placeOrder>['body']
export type Preview = Awaited<ReturnType<typeof buildPreview>>
export type PreviewLine = Preview['lines'][number]

/**
 * What the order would be if it were placed now: every price, piece, date and sum read again. Changes nothing.
 * Refuses unknown products, products without a price, what the basket does not hold where it is ordered from there, and
 * an address that is not the customer's; disabled products are answered apart, and an order with one is not placed.
 * It is one order for each warehouse that it leaves from (`parts`); lines and sums are those of all of them.
 * `before` is what orders before this one will have taken.
 */
export async function buildPreview(context: Context, request: OrderRequest, before?: Before) {
  const gathered = await gather(context, request, before)
  const { parts, ...preview } = putTogether(gathered, request, context.now)
  const limits = await checkLimits(context, preview, before?.spent)
  const leavesByItself = limits.state === 'submitted' && limits.over === null
  const placed = leavesByItself ? parts : parts.map((part) => ({ ...part, ...withoutPromise(part) }))
  const [first] = placed
  if (!first) throw new Error('an order leaves from nowhere')
  return { ...first, ...preview, ...limits, parts: placed }
}

/** All that an order is made of, read for the request: who buys, what, from where to where, with which attachments and coupon. */
async function gather(context: Context, request: OrderRequest, before?: Before) {
  const { db, caller, now } = context
  const { fromBasket = false, lines: requested, quickOrderId, shipVia, forwarderId, forwarderName } = request
  if (fromBasket && quickOrderId !== undefined) throw new Refusal('request.invalid', { fields: ['fromBasket'] })
  const { warehouses, held, ...buyer } = await findBuyer(db, caller, fromBasket ? requested.map(basketNumber) : [], now)
  const noted = quickOrderId === undefined ? undefined : await notedOnList(db, caller, quickOrderId)
  const requestedLines = listRequestedLines(requested, fromBasket && new Map(Object.entries(held)), noted)
  const from = chooseWarehouses(chosenWarehouse(request), warehouses)
  const destination = await findDestination(db, caller, request, { region: buyer.region, warehouses })
  const departure = { warehouses: from, home: caller.warehouse, shipVia, now }
  const preference = request.sourcing ?? buyer.sourcing
  const stock = {
    home: caller.warehouse,
    sourcesFor: (goods: Money) => orderSources(destination, departure, goods),
    isChosen: chosenWarehouse(request) !== undefined,
    // A label of the customer's is for one parcel.
    wish: { preference, ...(request.carrierLabelId !== undefined && { mostParcels: 1 }) },
    taken: before?.taken,
  }
  const goods = await previewGoods(context, { lines: requestedLines, backOrders: request.backOrders }, stock)
  const carrierChoice = { shipVia, forwarderId, forwarderName }
  const orderType = request.orderType ?? 'REG'
  const sending = { warehouses, carrierChoice, orderType, currency: caller.currency, buyer, destination, now }
  const parcels = sendParcels({ ...sending, goods })
  const plans = request.carrierLabelId === undefined ? await comparePreferences({ ...sending, goods }) : []
  const attachments = await previewFiles(db, caller, orderType, request)
  const shippingCost = parcels.reduce((sum, { carrier }) => sum + carrier.price, 0)
  const couponOrder = { lines: goods.lines, shippingCost, shipViaChosen: shipVia !== undefined }
  const { coupon, refused: couponRefused } = await previewCoupon(context, request.couponCode, couponOrder)
  return {
    requestedLines,
    attachments,
    buyer,
    coupon,
    couponRefused,
    destination,
    goods,
    orderType,
    parcels,
    plans,
    preference,
    warehouses,
  }
}

type OrderInputs = Awaited<ReturnType<typeof gather>>

function putTogether(
  { attachments, destination, goods, parcels, ...kept }: OrderInputs,
  request: OrderRequest,
  now: Date,
) {
  const { buyer, coupon, orderType } = kept
  const [first] = parcels
  const { promotions, shortage, disabled, wants } = goods
  const lines = goods.lines.map((line, at) => ({
    ...line,
    discount: line.discount + (coupon?.ofLines[at] ?? 0),
    promotion: promotions.titles.get(line.promotionId ?? 0) ?? null,
  }))
  const { parts, totals } = previewParts(lines, { parcels, coupon, handlingFee: buyer.handlingFees[orderType] ?? 0 })
  return {
    ...kept,
    addresses: destination.addresses,
    shipTo: destination.shipTo,
    billTo: destination.billTo,
    disabled,
    lines,
    parts,
    totals,
    wants,
    calendar: workingCalendar(first.shipFrom, now),
    waiting: shortage.waiting,
    backOrders: shortage.backOrders,
    reduced: shortage.reduced,
    files: attachments.files,
    // A forwarder is the same from everywhere.
    faults: [...(parcels[0]?.faults ?? []), ...attachments.faults, ...shortage.faults],
    poNumber: request.poNumber?.trim() ?? '',
    instruction: request.instruction?.trim() ?? '',
  }
}

type PartCarriers = Pick<ReturnType<typeof previewParts>['parts'][number], 'carrier' | 'carriers'>

/** When it is paid, released or approved is unknown, so no day is named that could not be kept. */
const withoutPromise = ({ carrier, carriers }: PartCarriers) => ({
  carrier: { ...carrier, promisedOn: null },
  carriers: carriers.map((offer) => ({ ...offer, promisedOn: null })),
})

/** Pages of the version before, and lists that they have saved, ask by two options for what is now done without any. */
const chosenWarehouse = ({ shipFrom, splitByWarehouse }: OrderRequest) => (splitByWarehouse ? undefined : shipFrom)

/** The warehouse that is asked for alone, else all of the region. Refuses one of another region. */
function chooseWarehouses<Place extends { code: string }>(chosen: string | undefined, warehouses: readonly Place[]) {
  if (chosen === undefined) return warehouses
  const from = warehouses.filter(({ code }) => code === chosen)
  if (from.length === 0) throw new Refusal('request.invalid', { fields: ['shipFrom'] })
  return from
}

/** The coupon that is asked for, or why it cannot be used; an order is shown without it then. */
async function previewCoupon(context: Context, code: string | undefined, order: Parameters<typeof applyCoupon>[2]) {
  const coupon = await applyCoupon(context, code, order)
  if (!coupon) return { coupon: null, refused: null }
  return 'refused' in coupon ? { coupon: null, refused: coupon } : { coupon, refused: null }
}

type Sums = { buyer: Omit<Buyer, 'warehouses' | 'held'>; totals: OrderTotals; poNumber: string }

/** What the order meets: its PO number used before, terms that hold it, limits of the account that places it. `before`: cents of orders before it. */
async function checkLimits({ db, caller, now }: Context, { buyer, totals, poNumber }: Sums, before = 0) {
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

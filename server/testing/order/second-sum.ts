/**
 * What an order costs, worked out a second time: from the specification (sections 5, 8 and 9) and the decisions, in whole
 * cents, with nothing of the rules that the shop works it out with. It is plain on purpose: who doubts an amount reads it here.
 */
import {
  type Coupon,
  type Customer,
  northernIrish,
  outsideOfVat,
  type Product,
  type Promotion,
  type RandomRequest,
  type Shop,
  type Warehouse,
} from './second-sum-facts.ts'

/** How often a coupon was used before: by everybody, and by this customer. */
export type Uses = (coupon: Coupon) => { all: number; own: number }

export type Sum = ReturnType<typeof sumOf>

/** Line prices, discounts, shipping, VAT and total in cents; or why nothing can be said, any of the reasons. */
export function secondSum(
  shop: Shop,
  customer: Customer,
  request: RandomRequest,
  uses: Uses,
): Sum | { refused: string[] } {
  const from = warehouseOf(shop, request.shipFrom ?? customer.site.warehouse)
  const lines = linesOf(shop, customer, request, from)
  const carriers = carriersOf(shop, customer, request, lines)
  const refused = [
    ...(request.lines.some(({ product }) => unitPriceOf(customer, product) === undefined) ? ['order.no_price'] : []),
    ...(carriers.length <= 1 ? ['order.not_delivered'] : []),
    ...(request.shipVia && !carriers.some(({ shipVia }) => shipVia === request.shipVia) ? ['order.no_carrier'] : []),
  ]
  return refused.length > 0 ? { refused } : sumOf(shop, customer, request, uses)
}

function sumOf(shop: Shop, customer: Customer, request: RandomRequest, uses: Uses) {
  const { orgId, currency } = customer.site
  const from = warehouseOf(shop, request.shipFrom ?? customer.site.warehouse)
  const lines = linesOf(shop, customer, request, from)
  const carriers = carriersOf(shop, customer, request, lines)
  const carrier = carriers.find(({ shipVia }) => shipVia === request.shipVia) ?? carriers[0]
  const coupon = couponOf(shop, customer, { request, lines, shippingCost: carrier?.price ?? 0 }, uses)

  const subtotal = total(lines.map(({ price }) => price))
  const discount = total(lines.map(({ free }) => free)) + total(coupon.shares) + coupon.offShipping
  const shippingCost = carrier?.price ?? 0
  const handlingFee = feeOf(shop, orgId, request.orderType)
  const net = subtotal - discount + shippingCost + handlingFee
  const { rateBp, reason } = vatOf(shop, customer, from, request)
  const vat = halfUp(net, rateBp)
  return {
    lines: lines.map(({ product, qty, unitPrice, discountPrice, price, free, promotion }, at) => ({
      number: product.number,
      qty,
      unitPrice: unitPrice ?? 0,
      discountPrice,
      price,
      discount: free + (coupon.shares[at] ?? 0),
      promotion,
    })),
    carriers: carriers.map(({ shipVia, price }) => ({ shipVia, price })),
    fees: ['REG', 'DROP', 'CPDROP'].map((orderType) => ({ orderType, fee: feeOf(shop, orgId, orderType) })),
    couponCode: coupon.refused.length > 0 ? '' : (request.couponCode ?? ''),
    couponRefused: coupon.refused,
    nothingInStock: request.backOrders === 'reduce' && !lines.some(({ product }) => product.stockedIn.has(from.code)),
    shippingPromotion: carrier?.promotion ?? '',
    subtotal,
    discount,
    shippingCost,
    handlingFee,
    rateBp,
    reason,
    vat,
    total: net + vat,
    currency,
  }
}

/** What is ordered, the same product once; of what is not there nothing, where its buyer wants only what is. */
export function linesOf(shop: Shop, customer: Customer, request: RandomRequest, from: Warehouse) {
  const pieces = new Map<Product, number>()
  for (const { product, qty } of request.lines) pieces.set(product, (pieces.get(product) ?? 0) + qty)
  const there = [...pieces].filter(([product]) => product.stockedIn.has(from.code))
  const ordered = request.backOrders === 'reduce' && there.length > 0 ? there : [...pieces]
  return ordered.map(([product, qty]) => ({ product, qty, ...lineOf(shop, customer, product, qty) }))
}

type Line = ReturnType<typeof linesOf>[number]

/** The customer's price wins over that of their list; of the promotions the one that leaves the lowest sum, of equals the oldest. */
function lineOf(shop: Shop, customer: Customer, product: Product, qty: number) {
  const unitPrice = unitPriceOf(customer, product)
  const full = qty * (unitPrice ?? 0)
  const none = { unitPrice, discountPrice: null, price: full, free: 0, promotion: '' }
  if (unitPrice === undefined) return none

  let best: { discountPrice: number | null; price: number; free: number; promotion: string } = none
  for (const promotion of shop.promotions) {
    if (promotion.kind === 'freeShipping' || !isFor(promotion, customer, product)) continue
    const { title } = promotion
    const offer =
      promotion.kind === 'buyGet'
        ? { discountPrice: null, price: full, free: unitPrice * freePieces(promotion, qty), promotion: title }
        : withPrice(pieceWith(promotion, product, unitPrice), qty, title)
    if (offer.price - offer.free < best.price - best.free) best = offer
  }
  return { ...best, unitPrice }
}

const unitPriceOf = (customer: Customer, product: Product) =>
  customer.prices.get(product.id) ?? product.listPrices.get(customer.priceListId)

const withPrice = (piece: number, qty: number, promotion: string) => ({
  discountPrice: piece,
  price: qty * piece,
  free: 0,
  promotion,
})

function pieceWith({ kind, value, prices }: Promotion, { id }: Product, unitPrice: number) {
  if (kind === 'prices') return prices.get(id) ?? unitPrice
  const off = kind === 'percentage' ? halfUp(unitPrice, value ?? 0) : (value ?? 0)
  return off > unitPrice ? 0 : unitPrice - off
}

/** Of eight pieces with `buy` three and `free` one two cost nothing. */
function freePieces({ buy, free }: Promotion, qty: number) {
  let pieces = 0
  for (let piecesLeft = qty; piecesLeft >= (buy ?? 0) + (free ?? 0); piecesLeft -= (buy ?? 0) + (free ?? 0))
    pieces += free ?? 0
  return pieces
}

/** By the clock of its site, for the group of its price list, and for this product. ISO dates compare as texts. */
function isFor(promotion: Promotion, { site, priceListId }: Customer, product: Product) {
  if (promotion.orgId !== site.orgId || site.today < promotion.from || site.today > promotion.to) return false
  if (promotion.priceListId !== null && promotion.priceListId !== priceListId) return false
  if (promotion.kind === 'prices') return promotion.prices.has(product.id)
  if (promotion.classId !== null && promotion.classId !== product.classId) return false
  if (promotion.brandId !== null && promotion.brandId !== product.brandId) return false
  return promotion.products === null || promotion.products.has(product.id)
}

/** Who carries it from there in this currency, the cheapest first, and last who fetches it themselves. */
export function carriersOf(shop: Shop, customer: Customer, request: RandomRequest, lines: readonly Line[]) {
  const { currency } = customer.site
  const warehouse = request.shipFrom ?? customer.site.warehouse
  const goods = total(lines.map(({ price, free }) => price - free))
  const gift = shop.promotions.find((promotion) => {
    if (promotion.kind !== 'freeShipping') return false
    const promoted = lines.filter(({ product }) => isFor(promotion, customer, product))
    const value = total(promoted.map(({ price, free }) => price - free))
    return value > 0 && value >= (promotion.value ?? 0)
  })
  const rates = shop.rates
    .filter((rate) => rate.warehouse === warehouse && rate.country === request.shipTo.country)
    .filter((rate) => rate.currency === currency)
    .sort((one, other) => one.price - other.price || (one.carrier < other.carrier ? -1 : 1))
  const carried = rates.map(({ carrier, price, freeFrom }, at) => {
    const shippingPrice = freeFrom !== null && goods >= freeFrom ? 0 : price
    const isGift = gift && at === 0 && shippingPrice > 0
    return { shipVia: carrier, price: isGift ? 0 : shippingPrice, promotion: isGift ? gift.title : '' }
  })
  return [...carried, { shipVia: 'OWN', price: 0, promotion: '' }]
}

type Bought = { request: RandomRequest; lines: readonly Line[]; shippingCost: number }

/** What a coupon takes off each line and off shipping, or all that speaks against it (specification section 8). */
export function couponOf({ coupons }: Shop, customer: Customer, { request, lines, shippingCost }: Bought, uses: Uses) {
  const none = { refused: [] as string[], shares: lines.map(() => 0), offShipping: 0 }
  if (request.couponCode === null) return none
  const { site, holds } = customer
  const coupon = coupons.find(({ code, orgId }) => code === request.couponCode && orgId === site.orgId)
  const mayHave = coupon && site.region === 'EU' && (!coupon.holdersOnly || holds.has(coupon.id))
  if (!mayHave) return { ...none, refused: ['coupon.not_found'] }

  const { kind, value } = coupon
  const isCovered = lines.map(({ product }) => coupon.brandId === null || coupon.brandId === product.brandId)
  const amounts = lines.map(({ price, free }, at) => (isCovered[at] ? price - free : 0))
  const goods = total(amounts)
  const off = kind === 'shipping' ? shippingCost : kind === 'percentage' ? halfUp(goods, value) : goods
  const sum = kind === 'percentage' ? off : Math.min(off, value)
  const before = uses(coupon)
  const says = (reason: string, speaks: boolean) => (speaks ? [`coupon.${reason}`] : [])
  const refused = [
    ...says('not_valid', !coupon.active || site.today < coupon.from),
    ...says('over', site.today > coupon.to || before.own >= coupon.customerLimit),
    ...says('used_up', coupon.useLimit !== null && before.all >= coupon.useLimit),
    ...says('other_products', !isCovered.includes(true)),
    ...says('discounted_items', kind !== 'shipping' && lines.some(({ promotion }) => promotion !== '')),
    ...says('condition', goods < coupon.startAmount || sum === 0),
    ...says('condition', kind === 'shipping' && request.shipVia === undefined),
  ]
  if (refused.length > 0) return { ...none, refused }
  return kind === 'shipping' ? { ...none, offShipping: sum } : { ...none, shares: sharesOf(sum, amounts) }
}

/** Each line and those before it have together what is theirs, rounded down; so all have the sum to the cent. */
function sharesOf(sum: number, amounts: readonly number[]) {
  const goods = BigInt(total(amounts))
  const shares: number[] = []
  amounts.forEach((_, at) => {
    const soFar = BigInt(total(amounts.slice(0, at + 1)))
    shares.push(Number((BigInt(sum) * soFar) / goods) - total(shares))
  })
  return shares
}

/** Decisions: VAT. */
export function vatOf(shop: Shop, { registeredIn, confirmed }: Customer, from: Warehouse, request: RandomRequest) {
  const { shipTo: to, orderType, shipVia } = request
  const shipFrom = countryOf(shop, from.country)
  const shipTo = countryOf(shop, to.country)
  const taxed = (reason: string) => ({ rateBp: shipFrom.vatRateBp, reason: `vat.${reason}` })
  const free = (reason: string) => ({ rateBp: 0, reason: `vat.${reason}` })
  if (shipFrom.iso2 === 'US') return free('none_us')
  if (to.postcode === outsideOfVat[shipTo.iso2]) return free('export')
  if (shipFrom.iso2 === shipTo.iso2) return taxed('domestic')
  const northernIreland = to.postcode === northernIrish
  if (!shipFrom.euMember || !(shipTo.euMember || northernIreland)) return free('export')
  const number = confirmed === false ? null : registeredIn
  if (number !== null && number !== shipFrom.iso2) return free('intra_eu')
  const isSoldOn = ['DROP', 'CPDROP'].includes(orderType) && shipVia !== 'OWN'
  return number === 'IT' && isSoldOn ? free('italian_chain') : taxed('ship_from_rate')
}

export const feeOf = ({ fees }: Shop, orgId: number, orderType: string) =>
  fees.find((fee) => fee.orgId === orgId && fee.orderType === orderType)?.fee ?? 0

/** So many basis points of an amount, in whole cents, half a cent up. */
export const halfUp = (cents: number, basisPoints: number) =>
  Number((2n * BigInt(cents) * BigInt(basisPoints) + 10_000n) / 20_000n)

export const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function countryOf({ countries }: Shop, iso2: string) {
  const country = countries.find((one) => one.iso2 === iso2)
  if (!country) throw new Error(`${iso2} is no country`)
  return country
}

export function warehouseOf({ warehouses }: Shop, code: string) {
  const warehouse = warehouses.find((one) => one.code === code)
  if (!warehouse) throw new Error(`${code} is no warehouse`)
  return warehouse
}

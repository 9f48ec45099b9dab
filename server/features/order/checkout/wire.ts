import { createHash } from 'node:crypto'
import type { Static } from 'typebox'
import type { OrderPreview } from '../../../../contract/order/checkout.ts'
import type { OrderDetail } from '../../../../contract/order/order.ts'
import { type Confirmed, orderFacts } from '../../../../rules/order/changes.ts'
import { type OrderTotals, orderTypes, outcomeOf } from '../../../../rules/order/order.ts'
import { trackingLink } from '../../../../rules/order/shipment.ts'
import { readyIn } from '../../../../rules/order/warehouse-split.ts'
import { epcPayload } from '../../../../rules/price/epc-payment.ts'
import { amountOf, amountOrNull } from '../../../../rules/price/money.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Vat } from '../../../../rules/vat/vat.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Title } from '../../price/promotion/running.queries.ts'
import type { BankAccount } from '../documents/bank-account.queries.ts'
import type { orderOf } from '../history/order.queries.ts'
import type { OrderDraft } from './draft-order.ts'
import { warningsOf } from './warnings.ts'

type AddressOnWire = Static<typeof OrderPreview>['shipTo']

/** The draft as the customer sees it before they confirm. */
export function previewOf(draft: OrderDraft, caller: CustomerCaller, language: Language): Static<typeof OrderPreview> {
  const shown = toPreview(draft, caller, language)
  return { ...shown, revision: revisionOf(shown) }
}

/** The revision of a draft, the same in every language (`orderFacts`). */
export const draftRevision = (draft: OrderDraft, caller: CustomerCaller) => revisionOf(toPreview(draft, caller, 'en'))

/** Changes with what the customer confirms, and with nothing that could not be told to them. */
function revisionOf(shown: Confirmed) {
  const { products, whole, parts } = orderFacts(shown)
  return createHash('sha256')
    .update(JSON.stringify([sortedOf(products), whole, sortedOf(parts)]))
    .digest('base64url')
}

const sortedOf = <Facts>(facts: ReadonlyMap<string, Facts>) =>
  [...facts].sort(([one], [other]) => (one < other ? -1 : 1))

function toPreview(draft: OrderDraft, caller: CustomerCaller, language: Language) {
  const { buyer, carrier, shipFrom, shipTo, billTo } = draft
  return {
    lines: draftLinesOf(draft, language),
    ...partsOf(draft, caller, language),
    disabled: draft.disabled.map(disabledOnWire),
    totals: draftTotals(draft, caller, language),
    orderType: draft.orderType,
    handlingFees: orderTypes.map((orderType) => ({ orderType, fee: amountOf(buyer.handlingFees[orderType] ?? 0) })),
    files: draft.files,
    shipFrom: shipFrom.code,
    elsewhere: draft.elsewhere.map(({ place, count }) => ({ warehouse: place.code, count })),
    shipVia: carrier.shipVia,
    addressId: shipTo.addressId,
    billTo: addressOf(billTo),
    shipTo: addressOf(shipTo),
    addresses: draft.addresses.map(addressOf),
    warehouses: draft.warehouses.map(({ code, name }) => ({
      ...{ warehouse: code, name },
      // Where it is split, each gives what it has.
      ready: draft.waiting === 0 || draft.parts.length > 1 ? null : readyIn(draft.wants, code),
    })),
    backOrders: draft.backOrders,
    waiting: draft.waiting,
    reduced: draft.reduced.map(({ number, oemCode, ownMake, name, names, asked, quantity }) => ({
      number,
      oemCode,
      ownMake,
      name,
      names,
      asked,
      qty: quantity,
    })),
    forwarder: draft.forwarder?.name ?? '',
    forwarders: draft.forwarders,
    carriers: draft.carriers.map((offer) => ({ ...offer, price: amountOf(offer.price) })),
    promisedOn: carrier.promisedOn,
    couponCode: draft.coupon?.code ?? '',
    calendar: draft.calendar,
    payment: {
      termsNetDays: buyer.termsNetDays,
      creditLimit: amountOf(buyer.creditLimit),
      creditBalance: amountOf(buyer.creditLimit - buyer.openBalance),
      overdueAmount: amountOf(buyer.overdueAmount),
      overdueDays: buyer.overdueDays,
    },
    standing: outcomeOf(draft),
    faults: draft.faults.map(({ field, reason }) => ({ field, reason, msg: say(language, reason) })),
    warnings: warningsOf(draft, caller.currency, language),
  }
}

const draftLinesOf = ({ lines }: Pick<OrderDraft, 'lines'>, language: Language) =>
  lines.map((line, index) => ({
    ...lineOf({ ...line, position: index + 1 }, language),
    note: line.note ?? '',
    priceChange: line.priceChange && {
      before: amountOf(line.priceChange.before),
      now: amountOf(line.priceChange.now),
    },
  }))

/** The orders that it is split into, or from where it could be. */
function partsOf({ parts, canSplit }: OrderDraft, caller: CustomerCaller, language: Language) {
  const [, ...others] = canSplit
  return {
    parts: (parts.length > 1 ? parts : []).map((part) => ({
      shipFrom: part.shipFrom.code,
      shipVia: part.carrier.shipVia,
      carrier: part.carrier.name,
      promisedOn: part.carrier.promisedOn,
      backOrders: part.backOrders,
      couponCode: part.coupon?.code ?? '',
      lines: draftLinesOf(part, language),
      totals: draftTotals(part, caller, language),
    })),
    canSplit: others.map(({ warehouse, pieces }) => ({
      warehouse,
      pieces: [...pieces.values()].reduce((sum, one) => sum + one, 0),
    })),
  }
}

type Offered = { unitPrice: number; discountPrice: number | null }

/** What is not sold any more, with the prices of what there is instead as they travel. */
export const disabledOnWire = <Offer extends Offered, Line extends object>({
  replacements,
  ...line
}: Line & { replacements: readonly Offer[] }) => ({
  ...line,
  replacements: replacements.map((offer) => ({
    ...offer,
    unitPrice: amountOf(offer.unitPrice),
    discountPrice: amountOrNull(offer.discountPrice),
  })),
})

/** The sums of a draft as they travel. */
export const draftTotals = (
  { totals, vat, shippingPromotion }: Pick<OrderDraft, 'totals' | 'vat' | 'shippingPromotion'>,
  { currency }: CustomerCaller,
  language: Language,
) => totalsOf(totals, { vat, currency, shippingPromotion: titleIn(shippingPromotion?.title ?? null, language) })

/** An order as it was placed, and how far it has come; days are past as they are at its site. */
export function toOrderDetail(
  order: NonNullable<Awaited<ReturnType<typeof orderOf>>>,
  language: Language,
  now: Date,
): Static<typeof OrderDetail> {
  const { timeZone, quickOrderId, quickOrderNumber } = order
  const totals = {
    subtotal: order.subtotal,
    discount: order.discount,
    shippingCost: order.shipping_cost,
    handlingFee: order.handling_fee,
    vat: order.vat,
    total: order.total,
  }
  return {
    ...order,
    placedAt: order.placedAt.toISOString(),
    placedOn: dateIn(order.placedAt, timeZone),
    soOn: order.so_at && dateIn(order.so_at, timeZone),
    quickOrder: quickOrderId && quickOrderNumber ? { quickOrderId, number: quickOrderNumber } : null,
    today: dateIn(now, timeZone),
    total: amountOf(order.total),
    heldBecause: order.status === 'onHold' ? order.heldBecause : null,
    shipFrom: order.ship_from,
    shipVia: order.ship_via,
    // Written by place-order from the same address rows.
    billTo: addressOf(order.bill_to as AddressRow),
    shipTo: addressOf(order.ship_to as AddressRow),
    termsNetDays: order.terms_net_days,
    couponCode: order.coupon_code,
    lines: order.lines.map((line) => lineOf(line, language)),
    totals: totalsOf(totals, {
      vat: { rateBp: order.vat_rate_bp, reason: order.vat_reason },
      currency: order.currency,
      shippingPromotion: titleIn(order.shipping_promotion as Title | null, language),
    }),
    placedWith: order.placedWith.map((one) => ({ ...one, total: amountOf(one.total) })),
    events: order.events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    shipments: order.shipments.map(({ trackingPage, shippedAt, ...shipment }) => ({
      ...shipment,
      shippedAt: shippedAt.toISOString(),
      trackingUrl: trackingLink(trackingPage, shipment.trackingNumber),
    })),
    payment: order.bank
      ? paymentOf(order.bank, { cents: order.total, currency: order.currency, reference: order.orderno })
      : null,
  }
}

type Due = { cents: number; currency: string; reference: string }

/** How an order is paid in advance, as it travels. */
export const paymentOf = (bank: NonNullable<BankAccount>, { cents, currency, reference }: Due) => ({
  ...bank,
  ...{ currency, reference, amount: amountOf(cents) },
  epc: epcPayload({ ...bank, cents, currency, reference }),
})

type AddressRow = OrderDraft['shipTo']

const addressOf = (address: AddressRow): AddressOnWire => ({
  ...address,
  kind: address.kind as AddressOnWire['kind'],
})

type LineRow = {
  position: number
  quantity: number
  unitPrice: number
  discountPrice: number | null
  amount: number
  discount: number
  promotion: Title | null
}

const lineOf = <T extends LineRow>(line: T, language: Language) => ({
  ...line,
  qty: line.quantity,
  unitPrice: amountOf(line.unitPrice),
  discountPrice: amountOrNull(line.discountPrice),
  price: amountOf(line.amount),
  discount: amountOf(line.discount),
  promotion: titleIn(line.promotion, language),
})

const titleIn = (title: Title | null, language: Language) => (title ? title[language] || title.en : '')

type SaidOfTotals = {
  vat: { rateBp: number; reason: Vat['reason'] | string }
  shippingPromotion: string
  currency: string
}

const totalsOf = (totals: OrderTotals, { vat, shippingPromotion, currency }: SaidOfTotals) => ({
  subtotal: amountOf(totals.subtotal),
  discount: amountOf(totals.discount),
  shippingCost: amountOf(totals.shippingCost),
  shippingPromotion,
  handlingFee: amountOf(totals.handlingFee),
  vatRate: vat.rateBp / 100,
  vatReason: vat.reason,
  vat: amountOf(totals.vat),
  total: amountOf(totals.total),
  currency,
})

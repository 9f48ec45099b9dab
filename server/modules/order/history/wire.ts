import type { Static } from 'typebox'
import type { OrderDetail } from '../../../../contract/order/order.ts'
import { epcPayload } from '../../../../rules/catalogue/price/epc-payment.ts'
import { amountOrNull, toAmount } from '../../../../rules/catalogue/price/money.ts'
import { cancellablePieces, totalsBetween } from '../../../../rules/fulfilment/cancellation.ts'
import { trackingLink } from '../../../../rules/fulfilment/shipment/shipment.ts'
import type { OrderTotals } from '../../../../rules/order/order.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Vat } from '../../../../rules/vat/vat.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Title } from '../../catalogue/pricing/running-promotions.queries.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'
import type { BankAccount } from '../../site/sites/bank-account.queries.ts'
import type { findOrder } from './order.queries.ts'

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** The day on which an order in advance was paid, at its site. One that costs nothing, such as a replacement, has none. */
const paidInAdvanceOn = ({ terms_net_days: days, paid_at: paidAt, total, timeZone }: Order) =>
  days === 0 && total > 0 && paidAt ? dateIn(paidAt, timeZone) : null

/** An order as it was placed, and how far it has come; days are past as they are at its site. */
export function toOrderDetail(order: Order, language: Language, now: Date): Static<typeof OrderDetail> {
  const { timeZone, quickOrderId, quickOrderNumber } = order
  return {
    ...order,
    placedAt: order.placedAt.toISOString(),
    placedOn: dateIn(order.placedAt, timeZone),
    soOn: order.so_at && dateIn(order.so_at, timeZone),
    quickOrder: quickOrderId && quickOrderNumber ? { quickOrderId, number: quickOrderNumber } : null,
    today: dateIn(now, timeZone),
    total: toAmount(order.total),
    remainingTotal: toAmount(order.remainingTotal),
    heldBecause: order.heldBecause === 'staff' ? null : order.heldBecause,
    shipFrom: order.ship_from,
    shipFromChosen: order.ship_from_chosen,
    shipVia: order.ship_via,
    // Written by place-order from the same address rows.
    billTo: toAddress(order.bill_to as OrderAddress),
    shipTo: toAddress(order.ship_to as OrderAddress),
    termsNetDays: order.terms_net_days,
    paidOn: paidInAdvanceOn(order),
    couponCode: order.coupon_code,
    lines: order.lines.map((line) => ({ ...toLine(line, language), ...toProgress(line, order) })),
    totals: toOrderTotals(findTotals(order), order, language),
    remainingTotals: toOrderTotals(findRemaining(order), order, language),
    placedWith: order.placedWith.map((one) => ({ ...one, total: toAmount(one.total) })),
    events: stateChanges(order.events),
    changedAt: order.events.flatMap(({ at, isChange }) => (isChange ? [at.toISOString()] : [])),
    movedDates: order.events.flatMap(({ at, movedDates }) =>
      movedDates ? [{ at: at.toISOString(), lines: movedDates }] : [],
    ),
    shipments: order.shipments.map(toShipment),
    invoices: order.invoices.map(({ amount, balance, ...invoice }) => ({
      ...invoice,
      amount: toAmount(amount),
      balance: toAmount(balance),
    })),
    payment: toDuePayment(order),
  }
}

type Head = { placedAt: Date; total: number; remainingTotal: number }

/** An order of a list as it travels. */
export const toHead = <T extends Head>(order: T) => ({
  ...order,
  placedAt: order.placedAt.toISOString(),
  total: toAmount(order.total),
  remainingTotal: toAmount(order.remainingTotal),
})

/** An action that leaves an order as it stood, such as one delivery of several, is no news to a customer. */
const stateChanges = (events: Order['events']) =>
  events
    .filter(({ status }, at) => status !== events[at - 1]?.status)
    .map(({ status, at }) => ({ status, at: at.toISOString() }))

const toShipment = ({ trackingPage, shippedAt, deliveredAt, parcels, ...shipment }: Order['shipments'][number]) => ({
  ...shipment,
  shippedAt: shippedAt.toISOString(),
  deliveredAt: deliveredAt?.toISOString() ?? null,
  parcels: parcels.map(({ trackingNumber }) => ({
    trackingNumber,
    trackingUrl: trackingLink(trackingPage, trackingNumber),
  })),
})

/** How far a line has come; what its customer may cancel of it. Before the release nothing of an order is in a shipment. */
const toProgress = ({ allocated, waiting, waitsSince, shipped, cancelled }: Order['lines'][number], order: Order) => ({
  shipped,
  waiting,
  waitingSince: waiting > 0 ? dateIn(waitsSince ?? order.placedAt, order.timeZone) : null,
  cancelled,
  cancellable: cancellablePieces(
    { waiting, free: allocated },
    { status: order.status, isReleased: order.so_at !== null },
    'customer',
  ),
})

/** The sums of an order as it was placed, in cents. */
export const findTotals = (order: Order): OrderTotals => ({
  subtotal: order.subtotal,
  discount: order.discount,
  shippingCost: order.shipping_cost,
  handlingFee: order.handling_fee,
  vat: order.vat,
  total: order.total,
})

/** The sums of what was not cancelled of it, in cents. */
export const findRemaining = (order: Order): OrderTotals => totalsBetween(findTotals(order), order.cancelledSums)

const toOrderTotals = (totals: OrderTotals, order: Order, language: Language) =>
  toTotals(totals, {
    vat: { rateBp: order.vat_rate_bp, reason: order.vat_reason },
    currency: order.currency,
    shippingPromotion: titleIn(order.shipping_promotion as Title | null, language),
  })

/** What is to be paid for an order that waits for its payment; null for every other. */
export const toDuePayment = ({ bank, remainingTotal, currency, orderno }: Order) =>
  bank ? toPayment(bank, { cents: remainingTotal, currency, reference: orderno }) : null

type DuePayment = { cents: number; currency: string; reference: string }

/** How an order is paid in advance, as it travels. */
export const toPayment = (bank: BankAccount, { cents, currency, reference }: DuePayment) => ({
  ...bank,
  currency,
  reference,
  amount: toAmount(cents),
  epc: epcPayload({ ...bank, cents, currency, reference }),
})

type AddressOnWire = Static<typeof OrderDetail>['shipTo']

export const toAddress = (address: OrderAddress): AddressOnWire => ({
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

export const toLine = <T extends LineRow>(line: T, language: Language) => ({
  ...line,
  qty: line.quantity,
  unitPrice: toAmount(line.unitPrice),
  discountPrice: amountOrNull(line.discountPrice),
  price: toAmount(line.amount),
  discount: toAmount(line.discount),
  promotion: titleIn(line.promotion, language),
})

export const titleIn = (title: Title | null, language: Language) => (title ? title[language] || title.en : '')

type TotalsFacts = {
  vat: { rateBp: number; reason: Vat['reason'] | string }
  shippingPromotion: string
  currency: string
}

export const toTotals = (totals: OrderTotals, { vat, shippingPromotion, currency }: TotalsFacts) => ({
  subtotal: toAmount(totals.subtotal),
  discount: toAmount(totals.discount),
  shippingCost: toAmount(totals.shippingCost),
  shippingPromotion,
  handlingFee: toAmount(totals.handlingFee),
  vatRate: vat.rateBp / 100,
  vatReason: vat.reason,
  vat: toAmount(totals.vat),
  total: toAmount(totals.total),
  currency,
})

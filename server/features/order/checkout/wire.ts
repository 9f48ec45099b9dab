import { createHash } from 'node:crypto'
import type { Static } from 'typebox'
import type { OrderPreview } from '../../../../contract/order/checkout.ts'
import { type ComparableOrder, orderFacts } from '../../../../rules/order/changes.ts'
import { orderOutcome, orderTypes } from '../../../../rules/order/order.ts'
import { readyIn } from '../../../../rules/order/warehouse-split.ts'
import { toAmount } from '../../../../rules/price/money.ts'
import { toSummary } from '../../../../rules/product/summary.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { titleIn, toAddress, toLine, toTotals } from '../history/wire.ts'
import { disabledOnWire } from '../replacement/disabled-wire.ts'
import type { OrderDraft } from './draft-order.ts'
import { listWarnings } from './warnings.ts'

/** The draft as the customer sees it before they confirm. */
export function makePreview(
  draft: OrderDraft,
  caller: CustomerCaller,
  language: Language,
): Static<typeof OrderPreview> {
  const shown = toPreview(draft, caller, language)
  return { ...shown, revision: makeRevision(shown) }
}

/** The revision of a draft, the same in every language (`orderFacts`). */
export const draftRevision = (draft: OrderDraft, caller: CustomerCaller) => makeRevision(toPreview(draft, caller, 'en'))

/** Changes with what the customer confirms, and with nothing that could not be told to them. */
function makeRevision(shown: ComparableOrder) {
  const { products, whole, parts } = orderFacts(shown)
  return createHash('sha256')
    .update(JSON.stringify([sortEntries(products), whole, sortEntries(parts)]))
    .digest('base64url')
}

const sortEntries = <Facts>(facts: ReadonlyMap<string, Facts>) =>
  [...facts].sort(([one], [other]) => (one < other ? -1 : 1))

function toPreview(draft: OrderDraft, caller: CustomerCaller, language: Language) {
  const { buyer, carrier, shipFrom, shipTo, billTo } = draft
  return {
    lines: toDraftLines(draft.lines, language),
    parts: (draft.parts.length > 1 ? draft.parts : []).map((part) => toPart(part, caller, language)),
    canSplit: toSplit(draft.canSplit),
    disabled: draft.disabled.map(disabledOnWire),
    totals: draftTotals(draft, caller, language),
    orderType: draft.orderType,
    handlingFees: orderTypes.map((orderType) => ({ orderType, fee: toAmount(buyer.handlingFees[orderType] ?? 0) })),
    files: draft.files,
    shipFrom: shipFrom.code,
    otherWarehouses: draft.otherWarehouses.map(({ place, count }) => ({ warehouse: place.code, count })),
    shipVia: carrier.shipVia,
    addressId: shipTo.addressId,
    billTo: toAddress(billTo),
    shipTo: toAddress(shipTo),
    addresses: draft.addresses.map(toAddress),
    warehouses: toWarehouses(draft),
    backOrders: draft.backOrders,
    waiting: draft.waiting,
    reduced: draft.reduced.map(toReduced),
    forwarder: draft.forwarder?.name ?? '',
    forwarders: draft.forwarders,
    carriers: draft.carriers.map((offer) => ({ ...offer, price: toAmount(offer.price) })),
    promisedOn: carrier.promisedOn,
    couponCode: draft.coupon?.code ?? '',
    calendar: draft.calendar,
    payment: toTerms(buyer),
    standing: orderOutcome(draft),
    faults: draft.faults.map(({ field, reason }) => ({ field, reason, msg: say(language, reason) })),
    warnings: listWarnings(draft, caller.currency, language),
  }
}

const toReduced = ({ asked, quantity, ...product }: OrderDraft['reduced'][number]) => ({
  ...toSummary(product),
  asked,
  qty: quantity,
})

const toWarehouses = ({ warehouses, waiting, parts, wants }: OrderDraft) =>
  warehouses.map(({ code, name }) => ({
    warehouse: code,
    name,
    // Where it is split, each gives what it has.
    ready: waiting === 0 || parts.length > 1 ? null : readyIn(wants, code),
  }))

const toTerms = (buyer: OrderDraft['buyer']) => ({
  termsNetDays: buyer.termsNetDays,
  creditLimit: toAmount(buyer.creditLimit),
  creditBalance: toAmount(buyer.creditLimit - buyer.openBalance),
  overdueAmount: toAmount(buyer.overdueAmount),
  overdueDays: buyer.overdueDays,
})

const toDraftLines = (lines: OrderDraft['lines'], language: Language) =>
  lines.map((line, index) => ({
    ...toLine({ ...line, position: index + 1 }, language),
    note: line.note ?? '',
    priceChange: line.priceChange && {
      before: toAmount(line.priceChange.before),
      now: toAmount(line.priceChange.now),
    },
  }))

/** One of the orders that it is split into. */
const toPart = (part: OrderDraft['parts'][number], caller: CustomerCaller, language: Language) => ({
  shipFrom: part.shipFrom.code,
  shipVia: part.carrier.shipVia,
  carrier: part.carrier.name,
  promisedOn: part.carrier.promisedOn,
  backOrders: part.backOrders,
  couponCode: part.coupon?.code ?? '',
  lines: toDraftLines(part.lines, language),
  totals: draftTotals(part, caller, language),
})

/** From where else it could leave, if it were split. */
const toSplit = ([, ...others]: OrderDraft['canSplit']) =>
  others.map(({ warehouse, pieces }) => ({
    warehouse,
    pieces: [...pieces.values()].reduce((sum, one) => sum + one, 0),
  }))

/** The sums of a draft as they travel. */
export const draftTotals = (
  { totals, vat, shippingPromotion }: Pick<OrderDraft, 'totals' | 'vat' | 'shippingPromotion'>,
  { currency }: CustomerCaller,
  language: Language,
) => toTotals(totals, { vat, currency, shippingPromotion: titleIn(shippingPromotion?.title ?? null, language) })

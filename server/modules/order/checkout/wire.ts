import { createHash } from 'node:crypto'
import type { Static } from 'typebox'
import type { OrderPreview } from '../../../../contract/order/checkout.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { toSummary } from '../../../../rules/catalogue/product/summary.ts'
import { type ComparableOrder, orderFacts } from '../../../../rules/order/changes.ts'
import { orderOutcome, orderTypes } from '../../../../rules/order/order.ts'
import { piecesReadyAt } from '../../../../rules/sourcing/plan.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { disabledOnWire } from '../../basket/replacement/disabled-wire.ts'
import { titleIn, toAddress, toLine, toTotals } from '../history/wire.ts'
import type { Preview } from './build-preview.ts'
import { listWarnings } from './warnings.ts'

/** The preview as the customer sees it before they confirm. */
export function toWire(preview: Preview, caller: CustomerCaller, language: Language): Static<typeof OrderPreview> {
  const fields = toWireFields(preview, caller, language)
  return { ...fields, revision: makeRevision(fields) }
}

/** The revision of a preview, the same in every language (`orderFacts`). */
export const previewRevision = (preview: Preview, caller: CustomerCaller) =>
  makeRevision(toWireFields(preview, caller, 'en'))

/** Changes with what the customer confirms, and with nothing that could not be shown to them. */
function makeRevision(shown: ComparableOrder) {
  const { products, whole, parts } = orderFacts(shown)
  return createHash('sha256')
    .update(JSON.stringify([sortEntries(products), whole, sortEntries(parts)]))
    .digest('base64url')
}

const sortEntries = <Facts>(facts: ReadonlyMap<string, Facts>) =>
  [...facts].sort(([one], [other]) => (one < other ? -1 : 1))

function toWireFields(preview: Preview, caller: CustomerCaller, language: Language) {
  const { buyer, carrier, shipFrom, shipTo, billTo } = preview
  return {
    lines: toPreviewLines(preview.lines, language),
    parts: (preview.parts.length > 1 ? preview.parts : []).map((part) => toPart(part, caller, language)),
    sourcing: preview.preference,
    plans: preview.plans.map(toPlan),
    disabled: preview.disabled.map(disabledOnWire),
    totals: previewTotals(preview, caller, language),
    orderType: preview.orderType,
    handlingFees: orderTypes.map((orderType) => ({ orderType, fee: toAmount(buyer.handlingFees[orderType] ?? 0) })),
    files: preview.files,
    shipFrom: shipFrom.code,
    shipVia: carrier.shipVia,
    addressId: shipTo.addressId,
    billTo: toAddress(billTo),
    shipTo: toAddress(shipTo),
    addresses: preview.addresses.map(toAddress),
    warehouses: toWarehouses(preview),
    backOrders: preview.backOrders,
    waiting: preview.waiting,
    reduced: preview.reduced.map(toReduced),
    forwarder: preview.forwarder?.name ?? '',
    forwarders: preview.forwarders,
    carriers: offersOfAll(preview).map((offer) => ({ ...offer, price: toAmount(offer.price) })),
    promisedOn: carrier.promisedOn,
    couponCode: preview.coupon?.code ?? '',
    calendar: preview.calendar,
    payment: toTerms(buyer),
    outcome: orderOutcome(preview),
    faults: preview.faults.map(({ field, reason }) => ({ field, reason, msg: say(language, reason) })),
    warnings: listWarnings(preview, caller.currency, language),
  }
}

const toReduced = ({ asked, quantity, ...product }: Preview['reduced'][number]) => ({
  ...toSummary(product),
  asked,
  qty: quantity,
})

const toWarehouses = ({ warehouses, waiting, parts, wants }: Preview) =>
  warehouses.map(({ code, name }) => {
    const hasAll = wants.every(({ pieces, ready }) => (ready[code] ?? 0) >= pieces)
    const ready = hasAll && waiting === 0 && parts.length === 1 ? null : piecesReadyAt(wants, code)
    return { warehouse: code, name, ready }
  })

const toTerms = (buyer: Preview['buyer']) => ({
  termsNetDays: buyer.termsNetDays,
  creditLimit: toAmount(buyer.creditLimit),
  creditBalance: toAmount(buyer.creditLimit - buyer.openBalance),
  overdueAmount: toAmount(buyer.overdueAmount),
  overdueDays: buyer.overdueDays,
})

const toPreviewLines = (lines: Preview['lines'], language: Language) =>
  lines.map((line, index) => ({
    ...toLine({ ...line, position: index + 1 }, language),
    note: line.note ?? '',
    priceChange: line.priceChange && {
      before: toAmount(line.priceChange.before),
      now: toAmount(line.priceChange.now),
    },
  }))

/** One of the orders that it is split into. */
const toPart = (part: Preview['parts'][number], caller: CustomerCaller, language: Language) => ({
  shipFrom: part.shipFrom.code,
  shipVia: part.carrier.shipVia,
  carrier: part.carrier.name,
  promisedOn: part.carrier.promisedOn,
  backOrders: part.backOrders,
  couponCode: part.coupon?.code ?? '',
  lines: toPreviewLines(part.lines, language),
  totals: previewTotals(part, caller, language),
})

/** What each carrier asks for all orders together, and when the last of them is there; from where they do not carry, the cheapest does. */
const offersOfAll = ({ carriers, parts }: Preview) =>
  carriers.map((offer) => {
    const each = parts.map(
      (part) => part.carriers.find(({ shipVia }) => shipVia === offer.shipVia) ?? part.carriers[0] ?? offer,
    )
    const days = each.map(({ promisedOn }) => promisedOn)
    return {
      ...offer,
      price: each.reduce((sum, { price }) => sum + price, 0),
      promisedOn: days.includes(null) ? null : (days.toSorted().at(-1) ?? null),
    }
  })

const toPlan = ({ preference, parcels, lastOn, price }: Preview['plans'][number]) => ({
  sourcing: preference,
  parcels,
  lastOn,
  shippingCost: toAmount(price),
})

/** The sums of a preview as they travel. */
export const previewTotals = (
  { totals, vat, shippingPromotion }: Pick<Preview, 'totals' | 'vat' | 'shippingPromotion'>,
  { currency }: CustomerCaller,
  language: Language,
) => toTotals(totals, { vat, currency, shippingPromotion: titleIn(shippingPromotion?.title ?? null, language) })

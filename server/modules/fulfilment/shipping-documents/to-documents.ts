import { shownNumber, withoutOwnBrand } from '../../../../rules/catalogue/product/number.ts'
import { shipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { carrierText, dateIn } from '../../../../rules/shipping/shipping.ts'
import { type Language, languageIn, toLanguage } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Seller } from '../../../documents/letterhead.ts'
import { productNameIn, secondaryNumberIn } from '../../catalogue/products/product-name.ts'
import { toAddress } from '../../order/history/wire.ts'
import type {
  Consignment,
  DocumentLine,
  NeutralLabel,
  NeutralPackingList,
  OwnLabel,
  OwnPackingList,
  PickLine,
  PickList,
} from './document-set.ts'
import { toReseller } from './document-set.ts'
import type { ShipmentFacts, ShippedLine } from './shipment-facts.queries.ts'

/** The buyer's language, as their site writes it. */
export const customerLanguage = ({ region, language }: ShipmentFacts): Language =>
  languageIn(region, toLanguage(language) ?? 'en')

/** Whether the parcel must not name us. */
export const isNeutral = ({ orderType }: Pick<ShipmentFacts, 'orderType'>) => orderType !== 'REG'

export const toOwnPackingList = (facts: ShipmentFacts, seller: Seller, language: Language): OwnPackingList => {
  const { orderno, soNumber, custnum } = facts
  const lines = facts.lines.map((line) => toDocumentLine(line, language))
  return { kind: 'packingList', seller, consignment: toConsignment(facts, lines, language), orderno, soNumber, custnum }
}

export const toNeutralPackingList = (facts: ShipmentFacts, language: Language): NeutralPackingList => {
  const lines = facts.lines.map((line) => toNeutralLine(line, language))
  const sender = toReseller(readBillTo(facts))
  return { kind: 'neutralPackingList', sender, consignment: toNeutralConsignment(facts, lines, language) }
}

export const toOwnLabel = (facts: ShipmentFacts, seller: Seller, language: Language): OwnLabel => ({
  kind: 'label',
  seller,
  consignment: toConsignment(facts, [], language),
})

export const toNeutralLabel = (facts: ShipmentFacts, language: Language): NeutralLabel => ({
  kind: 'neutralLabel',
  sender: toReseller(readBillTo(facts)),
  consignment: toNeutralConsignment(facts, [], language),
})

function toConsignment(facts: ShipmentFacts, lines: readonly DocumentLine[], language: Language): Consignment {
  return {
    language,
    number: shipmentNumber(facts.shipmentId),
    packedOn: dateIn(facts.packedAt, facts.timeZone),
    poNumber: facts.poNumber,
    recipient: toAddress(facts.shipTo),
    carrier: carrierName(facts, language),
    parcels: facts.parcels,
    lines,
  }
}

const readBillTo = ({ billTo }: ShipmentFacts) => ({ billTo: toAddress(billTo) })

/** A way that is named after us is named without our name. */
function toNeutralConsignment(facts: ShipmentFacts, lines: readonly DocumentLine[], language: Language): Consignment {
  const consignment = toConsignment(facts, lines, language)
  return facts.forwarder === '' ? { ...consignment, carrier: withoutOwnBrand(consignment.carrier) } : consignment
}

/** The customer's forwarder, or the carrier of ours. */
function carrierName({ carrier, forwarder }: Pick<ShipmentFacts, 'carrier' | 'forwarder'>, language: Language) {
  if (forwarder !== '') return forwarder
  const text = carrierText(carrier)
  return text ? say(language, text) : carrier
}

const toDocumentLine = (line: ShippedLine, language: Language): DocumentLine => ({
  number: shownNumber(line),
  beside: secondaryNumberIn(language)(line),
  name: productNameIn(language)(line),
  custNumber: line.custNumber,
  note: line.note,
  ordered: line.ordered,
  pieces: line.pieces,
})

/** What a product is called and replaces, without our make and our own number of a maker's product. */
const toNeutralLine = (line: ShippedLine, language: Language): DocumentLine => {
  const documentLine = toDocumentLine(line, language)
  return { ...documentLine, name: withoutOwnBrand(documentLine.name), beside: line.ownMake ? documentLine.beside : '' }
}

/** A list for each warehouse: one walk, whichever carriers fetch what was picked. */
export const toPickLists = (shipments: readonly ShipmentFacts[], language: Language): PickList[] =>
  [...Map.groupBy(shipments, ({ warehouse }) => warehouse).values()].map((group) => toPickList(group, language))

function toPickList(shipments: readonly ShipmentFacts[], language: Language): PickList {
  const pieces = shipments.flatMap((shipment) => shipment.lines.map((line) => ({ line, shipment })))
  const byShelf = Map.groupBy(pieces, ({ line }) => line.number)
  const [first] = shipments
  return {
    kind: 'pickList',
    language,
    warehouse: first?.warehouse ?? '',
    carriers: [...new Set(shipments.map((shipment) => ourCarrier(shipment, language)))],
    lines: [...byShelf.values()].map((rows) => toPickLine(rows, language)).toSorted(inWalkingOrder),
    shipments: shipments.map((shipment) => ({
      number: shipmentNumber(shipment.shipmentId),
      orderno: shipment.orderno,
      recipient: recipientName(shipment),
      carrier: ourCarrier(shipment, language),
      instruction: shipment.instruction,
      pieces: sumPieces(shipment.lines),
    })),
  }
}

const ourCarrier = (shipment: ShipmentFacts, language: Language) =>
  carrierName({ ...shipment, forwarder: '' }, language)

const recipientName = ({ shipTo }: ShipmentFacts) => shipTo.company || `${shipTo.firstName} ${shipTo.lastName}`.trim()

type ShippedFrom = { line: ShippedLine; shipment: ShipmentFacts }

function toPickLine(rows: readonly ShippedFrom[], language: Language): PickLine {
  const [{ line }] = rows as [ShippedFrom]
  const { number, beside, name } = toDocumentLine(line, language)
  return {
    number,
    beside,
    name,
    bin: line.bin,
    barcode: line.barcode,
    pieces: sumPieces(rows.map((row) => row.line)),
    shares: rows.map((row) => ({ number: shipmentNumber(row.shipment.shipmentId), pieces: row.line.pieces })),
  }
}

const sumPieces = (lines: readonly { pieces: number }[]) => lines.reduce((sum, { pieces }) => sum + pieces, 0)

/** A-2 comes before A-10; what has no bin is looked for last. */
const bins = new Intl.Collator('en', { numeric: true })
const inWalkingOrder = (a: PickLine, b: PickLine) =>
  Number(a.bin === '') - Number(b.bin === '') || bins.compare(a.bin, b.bin) || bins.compare(a.number, b.number)

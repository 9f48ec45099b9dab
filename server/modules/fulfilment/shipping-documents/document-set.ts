import type { ShippingDocumentKind } from '../../../../rules/fulfilment/shipment/shipping-document.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Seller } from '../../../documents/letterhead.ts'
import type { Order } from '../../../documents/page.ts'

type Address = Order['shipTo']

/** A line as a document names it, in the language of the document. */
export type DocumentLine = {
  number: string
  beside: string
  name: string
  custNumber: string
  note: string
  ordered: number
  pieces: number
}

/** What every shipping document may say, whoever sends it. */
export type Consignment = {
  language: Language
  number: string
  /** The day on which it was packed or left, at its site. */
  packedOn: string
  poNumber: string
  recipient: Address
  carrier: string
  parcels: readonly { trackingNumber: string; weightGrams: number | null }[]
  lines: readonly DocumentLine[]
}

// Never there when it runs: nothing but `toReseller` makes a value of this type.
declare const ofBillingAddress: unique symbol

type ResellerFacts = Pick<Address, 'company' | 'address1' | 'address2' | 'postcode' | 'city' | 'state' | 'country'>

/**
 * The customer as the sender of what we send for them. Documents that must not name us get this in place of a `Seller`: it is read from
 * the billing address of an order alone (`toReseller`), no object with a name of ours is one, and it has no place for a logo, a number
 * or a signature.
 */
export type Reseller = ResellerFacts & { readonly [ofBillingAddress]: true }

export function toReseller({ billTo }: { billTo: Address }): Reseller {
  const { company, address1, address2, postcode, city, state, country } = billTo
  const facts: ResellerFacts = { company, address1, address2, postcode, city, state, country }
  return facts as Reseller
}

export type OwnPackingList = {
  kind: 'packingList'
  seller: Seller
  consignment: Consignment
  orderno: string
  soNumber: string
  custnum: string
}
export type NeutralPackingList = { kind: 'neutralPackingList'; sender: Reseller; consignment: Consignment }

export type OwnLabel = { kind: 'label'; seller: Seller; consignment: Consignment }
export type NeutralLabel = { kind: 'neutralLabel'; sender: Reseller; consignment: Consignment }

/** In place of a document that the customer has sent, among others of ours: where it is found. Stays out of the parcel. */
export type OwnFileNote = { kind: 'ownFile'; language: Language; number: string; orderno: string; fileName: string }

export type PickLine = Pick<DocumentLine, 'number' | 'beside' | 'name' | 'pieces'> & {
  bin: string
  barcode: string
  /** How many of the pieces go into which shipment. */
  shares: readonly { number: string; pieces: number }[]
}

type PickedShipment = {
  number: string
  orderno: string
  recipient: string
  carrier: string
  instruction: string
  pieces: number
}

/** What is taken from the shelves of a warehouse for several shipments, in walking order. */
export type PickList = {
  kind: 'pickList'
  language: Language
  warehouse: string
  /** All that fetch something of it. */
  carriers: readonly string[]
  lines: readonly PickLine[]
  shipments: readonly PickedShipment[]
}

export type ShippingDocument = OwnPackingList | NeutralPackingList | OwnLabel | NeutralLabel | OwnFileNote | PickList

/** Documents of one kind that become one PDF. */
export type DocumentSet = {
  kind: ShippingDocumentKind
  language: Language
  /** Milliseconds; what it is made of is as old. */
  madeAt: number
  documents: readonly ShippingDocument[]
}

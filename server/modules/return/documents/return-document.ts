import type { ReturnReason } from '../../../../rules/return/return.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Seller } from '../../../documents/letterhead.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'

export const returnDocumentKinds = ['label', 'slip'] as const
export type ReturnDocumentKind = (typeof returnDocumentKinds)[number]

/** Where a parcel of returned goods goes. */
export type Warehouse = {
  address1: string
  postcode: string
  city: string
  state: string
  country: string
}

/** A line as its slip names it, in the language of the slip. */
export type SlipLine = {
  number: string
  beside: string
  name: string
  custNumber: string
  orderno: string
  pieces: number
  batchNumber: string
  reason: ReturnReason | null
  otherReason: string
  cameInstead: string
}

/** The data of both return documents. */
export type ReturnDocument = {
  kind: ReturnDocumentKind
  language: Language
  /** Milliseconds; when it was approved. */
  madeAt: number
  rmaNumber: string
  /** The company of ours that takes the goods back, and the warehouse at which they arrive. */
  seller: Seller
  warehouse: Warehouse
  sender: OrderAddress
  custnum: string
  approvedOn: string
  /** The last day on which the parcel is handed over, ISO date; null where it was sent. */
  sendBy: string | null
  isCollected: boolean
  lines: readonly SlipLine[]
}

export const sumPieces = ({ lines }: Pick<ReturnDocument, 'lines'>) =>
  lines.reduce((sum, { pieces }) => sum + pieces, 0)

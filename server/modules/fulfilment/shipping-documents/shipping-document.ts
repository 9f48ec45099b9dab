import type { FileAnswer } from '../../../../contract/endpoint.ts'
import { shipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { ownFileKinds, type ShippingDocumentKind } from '../../../../rules/fulfilment/shipment/shipping-document.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import type { Seller } from '../../../documents/letterhead.ts'
import type { Files } from '../../../files/files.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { toBytes } from '../../../threads/bytes.ts'
import { runInThread } from '../../../threads/pool.ts'
import type { DocumentSet, OwnFileNote, ShippingDocument } from './document-set.ts'
import type { DrawnSet } from './draw-task.ts'
import { mergeOwnFiles } from './own-files.ts'
import { findSellers, findShipmentFacts, type OwnFile, type ShipmentFacts } from './shipment-facts.queries.ts'
import {
  customerLanguage,
  isNeutral,
  toNeutralLabel,
  toNeutralPackingList,
  toOwnLabel,
  toOwnPackingList,
  toPickLists,
} from './to-documents.ts'

export type Print = {
  kind: ShippingDocumentKind
  /** Where none was chosen, what leaves is in the customer's language and what stays in that of its reader. */
  language: Language | null
  reader: Language
  callerId: string
}

/** A document of one shipment, redrawn from what the database says now; in its place the customer's own file, as it is, where they sent one. */
export async function printShipment(db: Db, store: Files, id: number, print: Print): Promise<FileAnswer> {
  const shipments = await findShipmentFacts(db, [id])
  const own = findOwnFile(orNotFound(shipments[0]), print.kind)
  if (own) return { bytes: await store.get(own.file), mediaType: own.mediaType, name: own.name }
  const { bytes, name } = await drawSet(await toDocumentSet(db, shipments, print), shipments, print.callerId)
  return { bytes, mediaType: 'application/pdf', name }
}

/**
 * The same document of several shipments as one PDF, with what customers sent in place of ours. Of a file that cannot be read a page says
 * where it is.
 */
export async function printShipments(db: Db, store: Files, ids: readonly number[], print: Print): Promise<FileAnswer> {
  const shipments = await findShipmentFacts(db, ids)
  const drawn = await drawSet(await toDocumentSet(db, shipments, print), shipments, print.callerId)
  const own = shipments.map((shipment) => findOwnFile(shipment, print.kind))
  const bytes = await mergeOwnFiles(store, { ...drawn, own }, print.callerId)
  return { bytes, mediaType: 'application/pdf', name: drawn.name }
}

/** A packing list as the customer may read it, whatever file of their own went into the parcel; of every drop shipment the neutral one. */
export async function printPackingList(
  db: Db,
  id: number,
  { language, callerId }: { language: Language; callerId: string },
): Promise<FileAnswer> {
  const shipments = await findShipmentFacts(db, [id])
  const documents = await toDocuments(db, shipments, (shipment, seller) => toPackingList(shipment, seller, language))
  const { bytes, name } = await drawSet({ kind: 'packinglist', language, documents }, shipments, callerId)
  return { bytes, mediaType: 'application/pdf', name }
}

const findOwnFile = ({ files }: ShipmentFacts, print: ShippingDocumentKind): OwnFile | undefined =>
  files.find(({ kind }) => kind === ownFileKinds[print])

type Drawing = Omit<DocumentSet, 'madeAt'>

async function toDocumentSet(db: Db, shipments: readonly ShipmentFacts[], print: Print): Promise<Drawing> {
  const { kind, reader } = print
  const stays = print.language ?? reader
  if (kind === 'picklist') return { kind, language: stays, documents: toPickLists(shipments, stays) }
  const leaves = (shipment: ShipmentFacts) => print.language ?? customerLanguage(shipment)
  const documents = await toDocuments(db, shipments, (shipment, seller) => {
    const own = findOwnFile(shipment, kind)
    if (own) return toNote(shipment, own, stays)
    const toDocument = kind === 'label' ? toLabel : toPackingList
    return toDocument(shipment, seller, leaves(shipment))
  })
  const [first] = shipments
  return { kind, language: first ? leaves(first) : stays, documents }
}

type ToDocument = (shipment: ShipmentFacts, seller: Seller | undefined) => ShippingDocument

/** A document of each shipment. The one for a neutral document does not get our company. */
async function toDocuments(
  db: Db,
  shipments: readonly ShipmentFacts[],
  toDocument: ToDocument,
): Promise<ShippingDocument[]> {
  const sellers = await findSellers(
    db,
    shipments.filter((shipment) => !isNeutral(shipment)),
  )
  return shipments.map((shipment) =>
    toDocument(shipment, isNeutral(shipment) ? undefined : sellers.get(shipment.orgId)),
  )
}

const toPackingList = (shipment: ShipmentFacts, seller: Seller | undefined, language: Language) =>
  seller ? toOwnPackingList(shipment, seller, language) : toNeutralPackingList(shipment, language)

const toLabel = (shipment: ShipmentFacts, seller: Seller | undefined, language: Language) =>
  seller ? toOwnLabel(shipment, seller, language) : toNeutralLabel(shipment, language)

const toNote = ({ shipmentId, orderno }: ShipmentFacts, { name }: OwnFile, language: Language): OwnFileNote => ({
  kind: 'ownFile',
  language,
  number: shipmentNumber(shipmentId),
  orderno,
  fileName: name,
})

const drawer = new URL('draw-task.ts', import.meta.url)

const fileNames: Record<ShippingDocumentKind, [one: string, several: string]> = {
  packinglist: ['packing-list', 'packing-lists'],
  label: ['shipping-label', 'shipping-labels'],
  picklist: ['pick-list', 'pick-lists'],
}

async function drawSet(drawing: Drawing, shipments: readonly ShipmentFacts[], callerId: string) {
  const madeAt = Math.max(...shipments.map(({ packedAt }) => packedAt.getTime()))
  const set: DocumentSet = { ...drawing, madeAt }
  const { bytes, ...drawn } = (await runInThread(drawer, () => set, { callerId })) as DrawnSet
  const [one, several] = fileNames[drawing.kind]
  const [first] = shipments
  const name = first && shipments.length === 1 ? `${one}-${shipmentNumber(first.shipmentId)}` : several
  return { ...drawn, bytes: toBytes(bytes), name: `${name}.pdf` }
}

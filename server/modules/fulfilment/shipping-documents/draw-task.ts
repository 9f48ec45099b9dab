import type { ShippingDocumentKind } from '../../../../rules/fulfilment/shipment/shipping-document.ts'
import type { TextKey } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { closeSheet, openPart, openSheet, type Sheet } from '../../../documents/sheet.ts'
import type { DocumentSet, ShippingDocument } from './document-set.ts'
import { labelTitle, writeNeutralLabels, writeOwnLabels } from './label.ts'
import { packingListTitle, writeNeutralPackingList, writeOwnPackingList } from './packing-list.ts'
import { pickListTitle, writeOwnFileNote, writePickList } from './pick-list.ts'

/** The PDF of a set of documents, and the page on which each begins, from 0; it is drawn in a thread. */
export type DrawnSet = { bytes: Uint8Array; title: string; firstPages: readonly number[] }

export default async function drawDocuments({ kind, language, madeAt, documents }: DocumentSet): Promise<DrawnSet> {
  const [first] = documents
  const title = first && documents.length === 1 ? documentTitle(first) : say(language, severalTitles[kind])
  const firstPages: number[] = []
  const authors = [...new Set(documents.map(documentAuthor))]
  const sheet = await openSheet({
    title,
    author: authors.length === 1 ? (authors[0] ?? null) : null,
    madeAt: new Date(madeAt),
    language,
    size: kind === 'label' ? 'A6' : 'A4',
  })
  documents.forEach((document, at) => {
    if (at > 0) sheet.pdf.addPage()
    firstPages.push(sheet.pdf.bufferedPageRange().count - 1)
    writeDocument(openPart(sheet, documentLanguage(document)), document)
  })
  return { bytes: await closeSheet(sheet), title, firstPages }
}

const severalTitles: Record<ShippingDocumentKind, TextKey> = {
  packinglist: 'shipping_document.packing_lists',
  label: 'shipping_document.labels',
  picklist: 'shipping_document.pick_lists',
}

const documentLanguage = (document: ShippingDocument) =>
  'consignment' in document ? document.consignment.language : document.language

/** Whom a document names as its sender; null where it stays in the warehouse. */
function documentAuthor(document: ShippingDocument): string | null {
  if ('seller' in document) return document.seller.name
  return 'sender' in document ? document.sender.company : null
}

function documentTitle(document: ShippingDocument): string {
  if (document.kind === 'label' || document.kind === 'neutralLabel') return labelTitle(document.consignment)
  if (document.kind === 'pickList') return pickListTitle(document)
  return document.kind === 'ownFile' ? document.number : packingListTitle(document.consignment)
}

function writeDocument(sheet: Sheet, document: ShippingDocument) {
  switch (document.kind) {
    case 'packingList':
      return writeOwnPackingList(sheet, document)
    case 'neutralPackingList':
      return writeNeutralPackingList(sheet, document)
    case 'label':
      return writeOwnLabels(sheet, document)
    case 'neutralLabel':
      return writeNeutralLabels(sheet, document)
    case 'pickList':
      return writePickList(sheet, document)
    case 'ownFile':
      return writeOwnFileNote(sheet, document)
  }
}

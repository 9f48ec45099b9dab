import type { ShippingDocumentKind } from '../../../../rules/fulfilment/shipment/shipping-document.ts'
import type { TextKey } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { closeSheet, openPart, openSheet, type Sheet } from '../../../documents/sheet.ts'
import { labelTitle, writeNeutralLabels, writeOwnLabels } from './label.ts'
import { packingListTitle, writeNeutralPackingList, writeOwnPackingList } from './packing-list.ts'
import type { Paper, PaperSet } from './papers.ts'
import { pickListTitle, writeOwnFileNote, writePickList } from './pick-list.ts'

/** The bytes of the PDF of a set of papers, each beginning on a page of its own; it is drawn in a thread. */
export default async function drawPapers({ kind, language, madeAt, papers }: PaperSet): Promise<Uint8Array> {
  const [first] = papers
  const title = first && papers.length === 1 ? titleOf(first) : say(language, severalTitles[kind])
  const authors = [...new Set(papers.map(authorOf))]
  const sheet = await openSheet({
    title,
    author: authors.length === 1 ? (authors[0] ?? null) : null,
    madeAt: new Date(madeAt),
    language,
    size: kind === 'label' ? 'A6' : 'A4',
  })
  papers.forEach((paper, at) => {
    if (at > 0) sheet.pdf.addPage()
    writePaper(openPart(sheet, languageOf(paper)), paper)
  })
  return closeSheet(sheet)
}

const severalTitles: Record<ShippingDocumentKind, TextKey> = {
  packinglist: 'shipping_document.packing_lists',
  label: 'shipping_document.labels',
  picklist: 'shipping_document.pick_lists',
}

const languageOf = (paper: Paper) => ('consignment' in paper ? paper.consignment.language : paper.language)

/** Whom a paper names as its sender; nobody, where it stays in the house. */
function authorOf(paper: Paper): string | null {
  if ('seller' in paper) return paper.seller.name
  return 'sender' in paper ? paper.sender.company : null
}

function titleOf(paper: Paper): string {
  if (paper.kind === 'label' || paper.kind === 'neutralLabel') return labelTitle(paper.consignment)
  if (paper.kind === 'pickList') return pickListTitle(paper)
  return paper.kind === 'ownFile' ? paper.number : packingListTitle(paper.consignment)
}

function writePaper(sheet: Sheet, paper: Paper) {
  switch (paper.kind) {
    case 'packingList':
      return writeOwnPackingList(sheet, paper)
    case 'neutralPackingList':
      return writeNeutralPackingList(sheet, paper)
    case 'label':
      return writeOwnLabels(sheet, paper)
    case 'neutralLabel':
      return writeNeutralLabels(sheet, paper)
    case 'pickList':
      return writePickList(sheet, paper)
    case 'ownFile':
      return writeOwnFileNote(sheet, paper)
  }
}

import { placeLines } from '../../../../rules/address/address.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { addressLines, writeAddress, writeFacts } from '../../../documents/blocks.ts'
import { type Formats, makeFormats } from '../../../documents/formats.ts'
import { sellerLines, writeLetterhead } from '../../../documents/letterhead.ts'
import { page } from '../../../documents/page.ts'
import { writePageNumbers } from '../../../documents/page-numbers.ts'
import { decorate, type Sheet, writeElement } from '../../../documents/sheet.ts'
import { type Column, writeRule, writeTable } from '../../../documents/table.ts'
import { write, writeAmount } from '../../../documents/text.ts'
import type { Consignment, DocumentLine, NeutralPackingList, OwnPackingList, Reseller } from './document-set.ts'

type Fact = readonly [term: string, value: string]
type Letterhead = { name: string; lines: readonly string[] }

/** The packing list of a parcel of ours: with our letterhead, the numbers of the order, and room for a signature. */
export function writeOwnPackingList(sheet: Sheet, { seller, consignment, ...order }: OwnPackingList) {
  const { language } = consignment
  const letterhead = { name: seller.name, lines: sellerLines(seller, formatsIn(language)) }
  const { pageFrom } = writePackingList(sheet, consignment, letterhead, [
    [say(language, 'order.number'), order.orderno],
    [say(language, 'order.so'), order.soNumber],
    [say(language, 'order.custnum'), order.custnum],
  ])
  writeSignature(sheet, language)
  numberPages(sheet, consignment, pageFrom)
}

/** The packing list of a drop shipment: the reseller's, who alone is named as its sender. */
export function writeNeutralPackingList(sheet: Sheet, { sender, consignment }: NeutralPackingList) {
  const letterhead = { name: sender.company, lines: [resellerLine(sender, formatsIn(consignment.language))] }
  const { pageFrom } = writePackingList(sheet, consignment, letterhead, [])
  numberPages(sheet, consignment, pageFrom)
}

// A packing list names no price.
const formatsIn = (language: Language) => makeFormats(language, 'EUR')

export const packingListTitle = ({ language, number }: Pick<Consignment, 'language' | 'number'>) =>
  say(language, 'shipping_document.packing_list', { number })

const resellerLine = (sender: Reseller, { country }: Formats) =>
  [sender.address1, sender.address2, ...placeLines(sender), country(sender.country)].filter(Boolean).join(' · ')

function writePackingList(sheet: Sheet, consignment: Consignment, letterhead: Letterhead, more: readonly Fact[]) {
  const { language, recipient } = consignment
  const pageFrom = sheet.pdf.bufferedPageRange().count - 1
  const formats = formatsIn(language)
  const top = writeLetterhead(sheet, letterhead, packingListTitle(consignment))
  const facts = [...toFacts(consignment, formats), ...more].filter(([, value]) => value !== '')
  const lines = addressLines({ ...recipient, phone: '' }, formats)
  const half = Math.ceil(facts.length / 2)
  const ends = [
    writeAddress(sheet, say(language, 'order.ship_to'), lines, { x: page.left, y: top, width: 200 }),
    writeFacts(sheet, facts.slice(0, half), { x: 280, y: top, width: 120 }),
    writeFacts(sheet, facts.slice(half), { x: 410, y: top, width: page.right - 410 }),
  ]
  sheet.pdf.y = Math.max(top + 80, ...ends) + 14
  writeTable(sheet, lineColumns(language, formats), consignment.lines)
  writePieces(sheet, consignment, formats)
  return { pageFrom }
}

function toFacts({ language, packedOn, poNumber, carrier, parcels }: Consignment, formats: Formats): Fact[] {
  const weight = parcels.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0)
  const tracking = [...new Set(parcels.map(({ trackingNumber }) => trackingNumber).filter(Boolean))]
  return [
    [say(language, 'shipping_document.date'), formats.day(packedOn)],
    [say(language, 'shipping_document.reference'), poNumber],
    [say(language, 'order.ship_via'), carrier],
    [say(language, 'shipping_document.tracking'), tracking.join(', ')],
    [say(language, 'shipping_document.parcels'), parcels.length > 1 ? formats.number(parcels.length) : ''],
    [say(language, 'shipping_document.weight'), weight > 0 ? formats.weight(weight) : ''],
  ]
}

/** Where the pieces stand that were ordered, and those that are in the parcel. */
const [orderedAt, piecesAt] = [
  { x: 400, width: 65 },
  { x: 473, width: 65 },
]

function lineColumns(language: Language, { number }: Formats): Column<DocumentLine>[] {
  return [
    {
      head: say(language, 'order.number_column'),
      x: page.left,
      width: 98,
      cell: (line) => ({ text: line.number, bold: true, small: line.beside }),
    },
    {
      head: say(language, 'product.product'),
      x: 160,
      width: 236,
      cell: (line) => ({ text: line.name, small: lineRemarks(line, language).join('\n') }),
    },
    {
      head: say(language, 'shipping_document.ordered'),
      ...orderedAt,
      isAmount: true,
      cell: ({ ordered }) => ({ text: number(ordered) }),
    },
    {
      head: say(language, 'shipping_document.enclosed'),
      ...piecesAt,
      isAmount: true,
      cell: ({ pieces }) => ({ text: number(pieces), bold: true }),
    },
  ]
}

function lineRemarks({ custNumber, note }: DocumentLine, language: Language) {
  const number = custNumber && `${say(language, 'shipping_document.article')}: ${custNumber}`
  return [number, note].filter(Boolean)
}

function writePieces(sheet: Sheet, { language, lines }: Consignment, { number }: Formats) {
  if (sheet.pdf.y + 30 > page.bottom) sheet.pdf.addPage()
  const y = sheet.pdf.y + 4
  writeRule(sheet, y)
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  writeElement(sheet, 'P', () => {
    write(sheet, say(language, 'shipping_document.pieces'), { x: 160, y: y + 8, width: 236, bold: true })
    writeAmount(sheet, number(pieces), { ...piecesAt, y: y + 8, bold: true })
  })
  sheet.pdf.y = y + 24
}

const heightOfSignature = 70

/** Who takes the goods signs for them. */
function writeSignature(sheet: Sheet, language: Language) {
  if (sheet.pdf.y + heightOfSignature > page.bottom) sheet.pdf.addPage()
  const y = sheet.pdf.y + 50
  decorate(sheet, 'Layout', () =>
    sheet.pdf
      .moveTo(page.left, y)
      .lineTo(page.left + 320, y)
      .lineWidth(0.5)
      .stroke('black'),
  )
  const signature = say(language, 'shipping_document.signature')
  writeElement(sheet, 'P', () => write(sheet, signature, { y: y + 4, size: 8, quiet: true, width: 320 }))
}

const numberPages = (sheet: Sheet, { language, number }: Consignment, from: number) =>
  writePageNumbers(sheet, (pages) => say(language, 'order.document_page', { orderno: number, ...pages }), from)

import { placeLines } from '../../../../rules/address/address.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { writeBarcode } from '../../../documents/barcode.ts'
import { addressLines, writeAddress, writeFacts } from '../../../documents/blocks.ts'
import { type Formats, makeFormats } from '../../../documents/formats.ts'
import { sellerLines, writeLetterhead } from '../../../documents/letterhead.ts'
import { page } from '../../../documents/page.ts'
import { writePageNumbers } from '../../../documents/page-numbers.ts'
import { type Sheet, writeElement } from '../../../documents/sheet.ts'
import { type Column, writeRule, writeTable } from '../../../documents/table.ts'
import { measureHeight, write, writeAmount } from '../../../documents/text.ts'
import { type ReturnDocument, type SlipLine, sumPieces } from './return-document.ts'

export const slipTitle = ({ language, rmaNumber }: Pick<ReturnDocument, 'language' | 'rmaNumber'>) =>
  say(language, 'return_paper.slip', { number: rmaNumber })

/** The slip of a return, which lies in its parcel: what comes back and why, and what its sender does and waits for. */
export function writeSlip(sheet: Sheet, document: ReturnDocument) {
  const { language, seller, rmaNumber } = document
  // A slip names no price.
  const formats = makeFormats(language, 'EUR')
  const letterhead = { name: seller.name, lines: sellerLines(seller, formats) }
  const top = writeLetterhead(sheet, letterhead, slipTitle(document))
  writeHead(sheet, document, formats, top)
  writeTable(sheet, lineColumns(language, formats), document.lines)
  writePieces(sheet, document, formats)
  writeSteps(sheet, document, formats)
  writePageNumbers(sheet, (pages) => say(language, 'order.document_page', { orderno: rmaNumber, ...pages }))
}

function writeHead(sheet: Sheet, document: ReturnDocument, formats: Formats, top: number) {
  const { language, sender, seller, warehouse, rmaNumber } = document
  const from = addressLines({ ...sender, phone: '' }, formats)
  const to = [seller.name, warehouse.address1, ...placeLines(warehouse), formats.country(warehouse.country)]
  const facts: [string, string][] = [
    [say(language, 'order.custnum'), document.custnum],
    [say(language, 'return_paper.approved_on'), formats.day(document.approvedOn)],
    [say(language, 'return_paper.send_by'), document.sendBy ? formats.day(document.sendBy) : ''],
  ]
  const place = { x: 390, y: top, width: page.right - 390, height: 40 }
  writeBarcode(sheet, rmaNumber, say(language, 'return_paper.barcode', { number: rmaNumber }), place)
  const ends = [
    writeAddress(sheet, say(language, 'return_paper.sender'), from, { x: page.left, y: top, width: 155 }),
    writeAddress(sheet, say(language, 'return_paper.recipient'), to, { x: 222, y: top, width: 155 }),
    writeFacts(
      sheet,
      facts.filter(([, value]) => value !== ''),
      { ...place, y: top + 50 },
    ),
  ]
  sheet.pdf.y = Math.max(top + 80, ...ends) + 14
}

const piecesAt = { x: 488, width: page.right - 488 }

function lineColumns(language: Language, { number }: Formats): Column<SlipLine>[] {
  return [
    {
      head: say(language, 'order.number_column'),
      x: page.left,
      width: 95,
      cell: (line) => ({ text: line.number, bold: true, small: line.beside }),
    },
    {
      head: say(language, 'product.product'),
      x: 157,
      width: 165,
      cell: ({ name, custNumber, orderno }) => ({
        text: name,
        small: [custNumber, orderno].filter(Boolean).join(' · '),
      }),
    },
    {
      head: say(language, 'return_paper.batch'),
      x: 327,
      width: 68,
      cell: ({ batchNumber }) => ({ text: batchNumber }),
    },
    {
      head: say(language, 'return_paper.reason'),
      x: 400,
      width: 84,
      cell: (line) => ({ text: reasonWords(line, language) }),
    },
    {
      head: say(language, 'return_paper.pieces'),
      ...piecesAt,
      isAmount: true,
      cell: ({ pieces }) => ({ text: number(pieces), bold: true }),
    },
  ]
}

/** What is wrong with a line, as far as it is known. */
function reasonWords({ reason, otherReason, cameInstead }: SlipLine, language: Language) {
  const instead = cameInstead && say(language, 'return_paper.came_instead', { number: cameInstead })
  const named = reason === 'other' ? otherReason : reason && say(language, `rma.reason_${reason}`)
  return [named || otherReason, instead].filter(Boolean).join('\n')
}

function writePieces(sheet: Sheet, document: ReturnDocument, { number }: Formats) {
  if (sheet.pdf.y + 30 > page.bottom) sheet.pdf.addPage()
  const y = sheet.pdf.y + 4
  writeRule(sheet, y)
  writeElement(sheet, 'P', () => {
    write(sheet, say(document.language, 'return_paper.pieces_sum'), { x: 157, y: y + 8, width: 320, bold: true })
    writeAmount(sheet, number(sumPieces(document)), { ...piecesAt, y: y + 8, bold: true })
  })
  sheet.pdf.y = y + 30
}

const width = page.right - page.left

/** What happens next, one step below the other and all on one page. */
function writeSteps(sheet: Sheet, document: ReturnDocument, formats: Formats) {
  const heading = say(document.language, 'return_paper.next')
  const steps = describeSteps(document, formats).map((words, at) => `${at + 1}. ${words}`)
  const height = steps.reduce(
    (sum, words) => sum + measureHeight(sheet, words, { width, size: 9.5, lineGap: 2 }) + 6,
    30,
  )
  if (sheet.pdf.y + height > page.bottom) sheet.pdf.addPage()
  writeElement(sheet, 'H2', () => write(sheet, heading, { x: page.left, width, size: 12, bold: true }))
  sheet.pdf.y += 6
  for (const words of steps) {
    writeElement(sheet, 'P', () => write(sheet, words, { x: page.left, width, size: 9.5, lineGap: 2 }))
    sheet.pdf.y += 6
  }
}

const describeSteps = ({ language, sendBy, isCollected }: ReturnDocument, { day }: Formats) => [
  say(language, 'return_paper.step_pack'),
  say(language, isCollected ? 'return_paper.step_collected' : 'return_paper.step_send'),
  ...(sendBy ? [say(language, 'return_paper.step_term', { day: day(sendBy) })] : []),
  say(language, 'return_paper.step_check'),
]

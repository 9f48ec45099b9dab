import { placeLines } from '../../../../rules/address/address.ts'
import { say } from '../../../../texts/say.ts'
import { writeBarcode } from '../../../documents/barcode.ts'
import { addressLines } from '../../../documents/blocks.ts'
import { makeFormats } from '../../../documents/formats.ts'
import { decorate, type Sheet, writeElement } from '../../../documents/sheet.ts'
import { type Style, write } from '../../../documents/text.ts'
import { type ReturnDocument, sumPieces } from './return-document.ts'

/** A6 in points. */
const [left, right] = [20, 277]
const width = right - left

export const labelTitle = ({ language, rmaNumber }: Pick<ReturnDocument, 'language' | 'rmaNumber'>) =>
  say(language, 'return_paper.label', { number: rmaNumber })

/** The label of a return: from the customer to the warehouse, with the number by which it is known there. */
export function writeLabel(sheet: Sheet, document: ReturnDocument) {
  writeSender(sheet, document)
  writeRule(sheet, Math.max(84, sheet.pdf.y + 5))
  writeRecipient(sheet, document, Math.max(92, sheet.pdf.y + 13))
  writeRule(sheet, 262)
  writeNumber(sheet, document)
}

const term = (sheet: Sheet, text: string, y: number) => write(sheet, text, { x: left, y, width, size: 7, quiet: true })

function writeSender(sheet: Sheet, { language, sender }: ReturnDocument) {
  // A label names no price.
  const lines = addressLines({ ...sender, phone: '' }, makeFormats(language, 'EUR'))
  writeElement(sheet, 'P', () => {
    term(sheet, say(language, 'return_paper.sender'), 20)
    write(sheet, lines.join('\n'), { x: left, width, size: lines.join('').length > 120 ? 6.5 : 8 })
  })
}

function writeRecipient(sheet: Sheet, { language, seller, warehouse }: ReturnDocument, top: number) {
  const { country } = makeFormats(language, 'EUR')
  const place = [warehouse.address1, ...placeLines(warehouse), country(warehouse.country)]
  const style: Style = seller.name.length > 30 ? { size: 11, lineGap: 1 } : { size: 14, lineGap: 2 }
  writeElement(sheet, 'H1', () => {
    term(sheet, say(language, 'return_paper.recipient'), top)
    write(sheet, seller.name, { x: left, width, ...style, bold: true })
  })
  writeElement(sheet, 'P', () => {
    write(sheet, [say(language, 'return_paper.department'), ...place].join('\n'), { x: left, width, ...style })
  })
}

const barcode = { x: left, y: 312, width, height: 56 }

/** The number to be scanned and to be read, and how many pieces are inside. */
function writeNumber(sheet: Sheet, document: ReturnDocument) {
  const { language, rmaNumber } = document
  writeElement(sheet, 'P', () => {
    write(sheet, say(language, 'return_paper.number'), { x: left, y: 268, width: 150, size: 7, quiet: true })
    write(sheet, rmaNumber, { x: left, width: 150, size: 17, bold: true })
  })
  writeElement(sheet, 'P', () => {
    write(sheet, say(language, 'return_paper.pieces'), { x: left + 160, y: 268, width: 97, size: 7, quiet: true })
    write(sheet, String(sumPieces(document)), { x: left + 160, width: 97, size: 17, bold: true })
  })
  writeBarcode(sheet, rmaNumber, say(language, 'return_paper.barcode', { number: rmaNumber }), barcode)
  const note = say(language, 'return_paper.stick')
  writeElement(sheet, 'P', () => write(sheet, note, { x: left, y: 374, width, size: 7, quiet: true }))
}

const writeRule = (sheet: Sheet, y: number) =>
  decorate(sheet, 'Layout', () => sheet.pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.7).stroke('black'))

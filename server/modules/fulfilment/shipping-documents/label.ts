import { placeLines } from '../../../../rules/address/address.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { writeBarcode } from '../../../documents/barcode.ts'
import { addressLines } from '../../../documents/blocks.ts'
import { type Formats, makeFormats } from '../../../documents/formats.ts'
import { decorate, type Sheet, writeElement } from '../../../documents/sheet.ts'
import { type Style, write } from '../../../documents/text.ts'
import type { Consignment, NeutralLabel, OwnLabel } from './document-set.ts'

type Parcel = { at: number; weightGrams: number | null }

/** A6 in points. */
const [left, right] = [20, 277]
const width = right - left

/** An address label for each parcel of a shipment of ours, to be glued on by hand. */
export function writeOwnLabels(sheet: Sheet, { seller, consignment }: OwnLabel) {
  writeLabels(sheet, consignment, [seller.name, seller.address1, placeLine(seller, consignment)])
}

/** The same of a drop shipment: the reseller alone is named as its sender. */
export function writeNeutralLabels(sheet: Sheet, { sender, consignment }: NeutralLabel) {
  const street = [sender.address1, sender.address2].filter(Boolean).join(', ')
  writeLabels(sheet, consignment, [sender.company, street, placeLine(sender, consignment)])
}

type Place = Parameters<typeof placeLines>[0] & { country: string }

const placeLine = (place: Place, { language }: Consignment) =>
  [...placeLines(place), formatsIn(language).country(place.country)].join(', ')

// A label names no price.
const formatsIn = (language: Language) => makeFormats(language, 'EUR')

function writeLabels(sheet: Sheet, consignment: Consignment, senderLines: readonly string[]) {
  const parcels = consignment.parcels.length > 0 ? consignment.parcels : [{ weightGrams: null }]
  parcels.forEach(({ weightGrams }, at) => {
    if (at > 0) sheet.pdf.addPage()
    writeLabel(sheet, senderLines, consignment, { at, weightGrams })
  })
}

export const labelTitle = ({ language, number }: Pick<Consignment, 'language' | 'number'>) =>
  say(language, 'shipping_document.label', { number })

function writeLabel(sheet: Sheet, senderLines: readonly string[], consignment: Consignment, parcel: Parcel) {
  const { language, recipient, number } = consignment
  const formats = formatsIn(language)
  const term = (text: string, y: number) => write(sheet, text, { x: left, y, width, size: 7, quiet: true })
  writeElement(sheet, 'P', () => {
    term(say(language, 'shipping_document.sender'), 20)
    write(sheet, senderLines.join('\n'), { x: left, width, size: 8 })
  })
  writeRule(sheet, Math.max(68, sheet.pdf.y + 5))
  const top = Math.max(76, sheet.pdf.y + 13)
  const [name = '', ...lines] = addressLines({ ...recipient, phone: '' }, formats)
  writeElement(sheet, 'H1', () => {
    term(say(language, 'shipping_document.recipient'), top)
    write(sheet, name, { x: left, width, ...fitting(name, lines.length), bold: true })
  })
  writeElement(sheet, 'P', () => write(sheet, lines.join('\n'), { x: left, width, ...fitting(name, lines.length) }))
  if (recipient.phone)
    writeElement(sheet, 'P', () => write(sheet, recipient.phone, { x: left, y: sheet.pdf.y + 2, width, size: 8 }))
  writeRule(sheet, 272)
  writeParcel(sheet, consignment, parcel, formats)
  writeNumber(sheet, number, say(language, 'shipping_document.barcode', { number }))
}

/** Short addresses are read from afar; long ones still stand on the label. */
const fitting = (name: string, lines: number): Style =>
  name.length > 45 || lines > 6 ? { size: 10, lineGap: 1 } : { size: 13, lineGap: 2 }

/** How it goes, what it weighs, which parcel of how many it is, and by what the recipient knows it. */
function writeParcel(
  sheet: Sheet,
  { language, carrier, parcels, poNumber }: Consignment,
  parcel: Parcel,
  formats: Formats,
) {
  const [factsTop, middle] = [278, left + 150]
  const fact = (term: string, value: string, { x, y, width: most }: { x: number; y: number; width: number }) => {
    if (value === '') return
    writeElement(sheet, 'P', () => {
      write(sheet, term, { x, y, width: most, size: 7, quiet: true })
      write(sheet, value, { x, y: y + 9, width: most, size: 10, bold: true })
    })
  }
  const { at, weightGrams } = parcel
  const weight = weightGrams ? formats.weight(weightGrams) : ''
  fact(say(language, 'order.ship_via'), carrier, { x: left, y: factsTop, width: 145 })
  fact(say(language, 'shipping_document.weight'), weight, { x: middle, y: factsTop, width: 107 })
  const count =
    parcels.length > 1 ? say(language, 'shipping_document.parcel_of', { parcel: at + 1, parcels: parcels.length }) : ''
  fact(say(language, 'shipping_document.reference'), poNumber, { x: left, y: factsTop + 26, width: 145 })
  fact(say(language, 'shipping_document.parcels'), count, { x: middle, y: factsTop + 26, width: 107 })
}

const barcode = { x: left, y: 332, width, height: 44 }

/** The number of the shipment to be scanned, and below it to be read. */
function writeNumber(sheet: Sheet, number: string, alt: string) {
  writeBarcode(sheet, number, alt, barcode)
  const x = left + (width - sheet.pdf.font('bold').fontSize(11).widthOfString(number)) / 2
  const y = barcode.y + barcode.height + 4
  writeElement(sheet, 'P', () => write(sheet, number, { x, y, width, size: 11, bold: true }))
}

const writeRule = (sheet: Sheet, y: number) =>
  decorate(sheet, 'Layout', () => sheet.pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.7).stroke('black'))

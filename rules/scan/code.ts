import { isBarcode, makeBarcode } from '../catalogue/product/barcode.ts'
import { numberKeys } from '../catalogue/product/part-number.ts'
import { type Elements, readBrackets, readElements, separated, separator } from './elements.ts'
import { listOtherLayouts } from './keyboard.ts'
import { isLink, readLink } from './link.ts'

/**
 * One way to understand a code: the number by which the catalogue is asked, and what the code says beside it. `needsPieces`: it
 * does not say how many. Where it is of so many `cartons`, the catalogue may know what is in one.
 */
export type CodeReading = {
  number: string
  pieces?: number
  needsPieces?: true
  cartons?: number
  batch?: string
  serial?: string
}

/** Why a code names no product: its check digit, goods by weight or length, or a label that says nothing of a product. */
export const codeFaults = ['check_digit', 'variable_measure', 'no_product'] as const
export type CodeFault = (typeof codeFaults)[number]

/** Each way to understand a code, the likeliest first; the catalogue decides. `fault`: what is wrong where it knows none. */
export type Code = { readings: CodeReading[]; fault?: CodeFault }

/**
 * Understands what was scanned or typed as a number of a product: a barcode, a label or an address of GS1, any other number.
 * Nothing is ever fetched. Plain barcodes come first: 3700123456780 would be a count of 123,456,780 pieces as a label.
 */
export function readCode(typed: string): Code {
  const text = typed.trim()
  const codes = [text, ...listOtherLayouts(text)].map(understand)
  const fault = codes.find((code) => code.fault)?.fault
  return { readings: onePerNumber(codes.flatMap(({ readings }) => readings)), ...(fault && { fault }) }
}

/** The batch that a label or an address says; any other text is the batch itself. */
export const readBatch = (typed: string) => readCode(typed).readings.find(({ batch }) => batch)?.batch ?? typed

function onePerNumber(readings: readonly CodeReading[]): CodeReading[] {
  const byKey = Map.groupBy(readings, ({ number }) => numberKeys(number).canonical)
  return [...byKey.values()].flatMap(([first]) => first ?? [])
}

// Before what a scanner read it may say how it was written, ISO/IEC 15424: `]E0` a barcode, `]C1` a label.
const symbology = /^\][A-Za-z][0-9A-Za-z]/
const labelled = /^\](?:C1|e[0-3]|d2|Q3|J1)/

function understand(text: string): Code {
  const payload = text.replace(symbology, '')
  if (/^(?:\d{8}|\d{12,14})$/.test(payload)) return readDigits(payload, text.startsWith(']E'))
  return readGs1(labelled.test(text) ? separator + payload : payload) ?? { readings: [{ number: payload }] }
}

/** A label or an address of GS1; undefined for what is neither. */
function readGs1(text: string): Code | undefined {
  if (isLink(text)) return toCode(readLink(text))
  if (/^\(\d{2,4}\)/.test(text)) return toCode(readBrackets(text))
  const whole = separated(text)
  // Without a mark it begins with what it is of: other digits may be anything.
  if (!whole.startsWith(separator) && !/^(?:0[12]\d{14}|00\d{18})/.test(whole)) return undefined
  const elements = readElements(whole)
  // Other numbers are sent with the mark of a label, too.
  return elements && ['00', '01', '02'].some((name) => elements.has(name)) ? toCode(elements) : undefined
}

/** Digits as long as a barcode. Of eight a maker may have made a number: only a scanner knows that they are none. */
function readDigits(digits: string, isScanned: boolean): Code {
  const short = digits.length === 8 ? readShort(digits) : []
  if (isBarcode(digits)) {
    const code = readGtin(digits)
    return { ...code, readings: [...code.readings, ...short] }
  }
  const readings = [{ number: digits }, ...short]
  return digits.length === 8 && !isScanned ? { readings } : { readings, fault: 'check_digit' }
}

/** UPC-E: eight digits for twelve of which the zeros are left out. */
function readShort(digits: string): CodeReading[] {
  const [, system = '', six = '', check = ''] = /^([01])(\d{6})(\d)$/.exec(digits) ?? []
  const [last, a = '', b = ''] = [six.at(-1) ?? '', six.slice(0, 2), six.slice(2, 5)]
  const middle: Record<string, string> = { 3: `${a}${b[0]}00000${b.slice(1)}`, 4: `${a}${b.slice(0, 2)}00000${b[2]}` }
  const short = ['0', '1', '2'].includes(last) ? `${a}${last}0000${b}` : `${a}${b}0000${last}`
  const upc = `${system}${middle[last] ?? short}${check}`
  return six !== '' && isBarcode(upc) ? [{ number: `0${upc}` }] : []
}

/** What a label is of. One without a number of a product is that of a pallet or a parcel. */
function toCode(elements: Elements | undefined): Code {
  const [gtin, isContained] = elements?.has('01') ? [elements.get('01'), false] : [elements?.get('02'), true]
  if (!elements || gtin === undefined) return { readings: [], fault: 'no_product' }
  if (!isBarcode(gtin)) return { readings: [], fault: 'check_digit' }
  const [batch, serial] = [elements.get('10'), elements.get('21')]
  const code = readGtin(gtin)
  return {
    ...code,
    readings: code.readings.map((reading) => ({
      number: reading.number,
      ...toPieces(elements, reading, isContained),
      ...(batch && { batch }),
      ...(serial && { serial }),
    })),
  }
}

/** How many a label says: 30 counts pieces, 37 what is named before it, which may be cartons. */
function toPieces(elements: Elements, { needsPieces }: CodeReading, isContained: boolean): Partial<CodeReading> {
  const counted = elements.get('30') ?? elements.get('37')
  const count = Number(counted) > 0 ? Number(counted) : undefined
  const isOpen = counted !== undefined || isContained
  if (needsPieces && !elements.has('30')) {
    const cartons = isOpen ? count : 1
    return { needsPieces, ...(cartons && { cartons }) }
  }
  if (count !== undefined) return { pieces: count }
  return isOpen ? { needsPieces: true } : {}
}

/** A barcode whose check digit fits. A carton has one of its own, and that of its pieces in it. */
function readGtin(digits: string): Code {
  const whole = digits.padStart(14, '0')
  const indicator = whole[0] ?? ''
  if (indicator === '9') return { readings: [], fault: 'variable_measure' }
  if (indicator === '0') return { readings: [{ number: whole.startsWith('000000') ? whole.slice(6) : whole.slice(1) }] }
  const piece = makeBarcode(whole.slice(1, 13))
  return {
    readings: [
      { number: whole, needsPieces: true, cartons: 1 },
      { number: piece, needsPieces: true, cartons: 1 },
    ],
  }
}

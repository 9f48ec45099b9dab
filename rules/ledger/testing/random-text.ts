import type { Random } from './random.ts'

// Of other things that payers write beside our numbers: numbers of their own, days, sums, parts of numbers like ours.
const beside = [
  'Rechnung',
  'facture n°',
  'fattura',
  'Invoice:',
  'Kd.-Nr. C100017',
  '02.03.2026',
  'EUR 121,00',
  'your ref 4711/26',
  '26000001',
  'PO 4500017',
  'thank you',
  'INL',
  '/INV/',
  'SINL26000004',
  'INL260000071',
  'zahlung für märz',
]

/** A number as it is usually written. */
export function writeNumber(random: Random, number: string): string {
  const cased = random.happens(0.3) ? number.toLowerCase() : number
  const separator = random.pick(['', '', '', ' ', '-', '.', '/'])
  const prefix = cased.slice(0, 3)
  const rest = cased.slice(3)
  if (random.happens(0.15)) return `${prefix}${separator}${rest.slice(0, 2)} ${rest.slice(2, 5)} ${rest.slice(5)}`
  return `${prefix}${separator}${rest}`
}

/** What is named among other things, in lines as long as a bank takes them; some banks cut within a word. */
export function writeRemittance(random: Random, names: readonly string[]): string {
  const parts = names.flatMap((name) => (random.happens(0.5) ? [random.pick(beside), name] : [name]))
  if (random.happens(0.4)) parts.push(random.pick(beside))
  const text = parts.join(random.pick([' ', ', ', ' + ', '; ']))
  return random.happens(0.3) ? text.replaceAll(/.{35}/g, '$& ') : text
}

/** One slip: a digit changed, lost, doubled, exchanged with its neighbour, or a 0 as an O. */
export function mistype(random: Random, number: string): string {
  const at = random.whole(3, number.length - 2)
  const [before, digit, after] = [number.slice(0, at), number.charAt(at), number.slice(at + 1)]
  const slips = [
    `${before}${random.whole(0, 9)}${after}`,
    before + after,
    before + digit + digit + after,
    before + after.charAt(0) + digit + after.slice(1),
    number.replace('0', 'O'),
  ]
  return random.pick(slips)
}

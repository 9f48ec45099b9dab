import { oneLine } from '../text-input/one-line.ts'
import { isPostcode } from './postcode.ts'

// 9 stands for a digit, A for a letter, X for either; other signs stand as they are.
const forms: Readonly<Record<string, readonly string[]>> = {
  ...all('AT AU BE BG CH CY DK GL HU LI LU NO SI', '9999'),
  ...all('DE EE ES FI FR HR IT MC SM', '99999'),
  ...all('CZ GR SE SK', '999 99'),
  ...all('FO IS', '999'),
  ...all('GB GG GI IM JE', 'A9 9AA', 'A99 9AA', 'AA9 9AA', 'AA99 9AA', 'A9A 9AA', 'AA9A 9AA'),
  ...all('BR', '99999-999'),
  ...all('CA', 'A9A 9A9'),
  ...all('IE', 'XXX XXXX'),
  ...all('JP', '999-9999'),
  ...all('LT', 'LT-99999'),
  ...all('LV', 'LV-9999'),
  ...all('MT', 'AAA 9999'),
  ...all('NL', '9999 AA'),
  ...all('PL', '99-999'),
  ...all('PT', '9999', '9999-999'),
  ...all('RO', '999999'),
  ...all('US', '99999', '99999-9999'),
}

function all(countries: string, ...shapes: string[]) {
  return Object.fromEntries(countries.split(' ').map((country) => [country, shapes]))
}

/** The letters that once marked international post, and cars still are, where they are others than those of the country. */
const otherLetters = new Map(
  'AT-A BE-B DE-D ES-E FI-FIN FR-F HU-H IT-I LU-L NO-N PT-P SE-S SI-SLO'
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
)

// What is longer is no postcode, and not read.
const longest = 20

/**
 * A postcode as the post of its country writes it: `00950` is 00-950 in Poland, `sw1a1aa` SW1A 1AA, `D-50667` 50667. Its
 * digits stay what they are. What has no form of its country only becomes one line in capitals.
 */
export const cleanPostcode = (typed: string, country: string): string =>
  provenPostcode(typed, country) ?? oneLine(typed).toUpperCase()

/** The same where it has the form of its country; undefined where it is uncertain. */
export function provenPostcode(typed: string, country: string): string | undefined {
  const text = oneLine(typed).toUpperCase()
  if (text.length > longest) return undefined
  const signs = text.replaceAll(/[ .–-]/g, '')
  const shapes = forms[country.toUpperCase()] ?? []
  for (const given of [signs, withoutLetters(signs, country.toUpperCase())]) {
    const found = shapes.map((shape) => fill(shape, given)).find((form) => form !== undefined)
    if (found !== undefined && isPostcode(found, country.toUpperCase())) return found
  }
  return undefined
}

/** Without the letters of its country in front. */
const withoutLetters = (signs: string, country: string) => {
  const letters = [country, otherLetters.get(country) ?? country].find(
    (one) => /^\d/.test(signs.slice(one.length)) && signs.startsWith(one),
  )
  return signs.slice(letters?.length ?? 0)
}

/** The signs in a shape; undefined where they are more, fewer or others. */
function fill(shape: string, signs: string): string | undefined {
  // Its letters in front may be written or not.
  const [, letters = ''] = /^(L[TV])-/.exec(shape) ?? []
  const rest = signs.startsWith(letters) ? signs.slice(letters.length) : signs
  const open = shape.slice(letters.length)
  let at = 0
  let form = letters
  for (const place of open) {
    const kind = kinds[place]
    const sign = rest[at] ?? ''
    if (kind?.test(sign) === false) return undefined
    form += kind ? sign : place
    if (kind) at++
  }
  return at === rest.length ? form : undefined
}

const kinds: Readonly<Record<string, RegExp>> = { 9: /^\d$/, A: /^[A-Z]$/, X: /^[A-Z\d]$/ }

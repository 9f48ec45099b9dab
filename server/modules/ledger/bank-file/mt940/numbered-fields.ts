import { readGermanFields } from '../remittance/german-fields.ts'
import { joinLines, tidyBreaks, withoutBreaks } from '../remittance/join-lines.ts'
import type { Details } from './details.ts'

type Numbered = { code: number; value: string }

/**
 * A text that a sign and two digits divide, as German and Polish banks have it: `166?00…?20…?32…`, `020~00…~20…`. The sign is the
 * first that does. Undefined for every other text.
 */
export function readNumberedFields(lines: readonly string[]): Details | undefined {
  const { plain, restore } = withoutBreaks(lines.join('\n'))
  const [head = '', kind = '', sign = ''] = /^ ?(\d{3})?([?<>^~|@])(?=\d\d)/.exec(plain) ?? []
  if (!sign) return undefined
  const places = findPlaces(plain, head.length - 1, sign)
  const fields = places.map(({ at, code }, index) => ({
    code,
    value: tidyBreaks(restore(at + 3, places[index + 1]?.at ?? plain.length)),
  }))
  return toDetails(fields, sign === '?' ? kind : '')
}

const codes: ReadonlySet<number> = new Set([0, 10, ...range(20, 29), ...range(30, 39), ...range(60, 63), 70, 71, 99])

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

// What the payer wrote comes before: a name or an account within it is not the bank's.
const firstOfBank = 30

type Place = { at: number; code: number }

/** Where each field begins: text first, of what is written twice that of the payer first and that of the bank last. */
function findPlaces(text: string, start: number, sign: string): Place[] {
  const places = new Map<number, Place>()
  for (let at = text.indexOf(sign, start); at >= 0; at = text.indexOf(sign, at + 1)) {
    const digits = text.slice(at + 1, at + 3)
    const code = /^\d\d$/.test(digits) ? Number(digits) : -1
    if (!codes.has(code) || (places.has(code) && (code < firstOfBank || code >= 60))) continue
    places.set(code, { at, code })
  }
  return [...places.values()].sort((one, other) => one.at - other.at)
}

function toDetails(fields: readonly Numbered[], kind: string): Details {
  const read = (...wanted: number[]) =>
    fields.filter(({ code, value }) => wanted.includes(code) && value !== '').map(({ value }) => value)
  const { words, endToEndId, otherPayer, rest } = readText(read(...range(20, 29), ...range(60, 63)))
  const name = joinName(read(32, 33).map((part) => part.replaceAll('\n', ''))) || otherPayer
  const [iban, account = ''] = [...read(38), ...read(31)]
  const bank = read(30).map((code) => `BIC+${code}`)
  return {
    name,
    account: iban ?? account,
    remittance: words,
    endToEndId,
    references: [],
    notes: [
      ...read(0),
      ...rest,
      ...(otherPayer && otherPayer !== name ? [`ABWA+${otherPayer}`] : []),
      ...bank,
      ...read(35, 36, 37, 39, 70, 71, 99),
    ],
    codes: kind ? [kind, read(10)[0] ?? '', read(34)[0] ?? ''] : [],
    returnReason: '',
  }
}

/** Banks may write their own words before the fields of the payment. */
function readText(lines: readonly string[]) {
  const start = lines.findIndex((line) => /^[A-Z]{3,4}\+/.test(line))
  if (start <= 0) return readGermanFields(joinLines(lines))
  const fields = readGermanFields(joinLines(lines.slice(start)))
  return { ...fields, words: joinLines([joinLines(lines.slice(0, start)), fields.words]) }
}

// A name that fills its field goes on in the next.
const fullName = 27

const joinName = ([first = '', ...others]: readonly string[]) =>
  others.reduce((name, part) => name + (name.length % fullName === 0 ? '' : ' ') + part, first)

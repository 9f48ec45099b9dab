/** The longest key kept of a number; no maker's number comes near it. */
const maxKeyLength = 100

const notLetterOrDigit = /[^\p{L}\p{N}]/gu

/** Letters and digits only, upper case, without accents: `tn-2420 ` and `TN 2420` become `TN2420`. */
export function normalise(text: string): string {
  const plain = text.normalize('NFKD').toUpperCase().normalize('NFKD').replace(notLetterOrDigit, '')
  return plain.length <= maxKeyLength ? plain : [...plain].slice(0, maxKeyLength).join('')
}

/** How one number is written in several ways; each pattern is recognised by its shape, so the maker need not be known. */
const forms: { shape: RegExp; canonical: (match: RegExpMatchArray) => string }[] = [
  // Xerox: 106R01294 = 106R1294, 006R04378 = 6R4378.
  { shape: /^0{0,2}([1-9]\d{0,2}R)0{0,4}(\d{1,6})$/, canonical: ([, prefix, rest]) => `${prefix}${rest}` },
  // Canon: 3480B002AA = 3480B002; the tail names the packaging.
  { shape: /^(\d{4}[A-Z]\d{3})AA$/, canonical: ([, number]) => `${number}` },
  // Epson: C13T07114010 = T0711; then follow two characters of the generation and, lately, two of the packaging.
  { shape: /^C13(T[0-9A-Z]{4})(?:\d[0-9A](?:[0-9A]{2})?)?$/, canonical: ([, number]) => `${number}` },
  { shape: /^(T\d[0-9A-Z]{3})40[12]0$/, canonical: ([, number]) => `${number}` },
  // Epson toner and drums: C13S050521 = S050521.
  { shape: /^C13(S\d{6})$/, canonical: ([, number]) => `${number}` },
  // A barcode: GS1 writes one of twelve digits with zeros before it where thirteen or fourteen are wanted, spreadsheets drop them.
  { shape: /^(?=\d{12,14}$)0+([1-9]\d{7,})$/, canonical: ([, number]) => `${number}` },
]

/** The number without its optional parts. `CF259A` and `CF259X` stay apart: a letter is never optional. */
export function toCanonical(normalised: string): string {
  for (const { shape, canonical } of forms) {
    const match = normalised.match(shape)
    if (match) return canonical(match)
  }
  return normalised
}

const twins: Record<string, string> = { O: '0', I: '1', S: '5', B: '8' }

/** What is left when the letters that are mistaken for digits are read as digits: 0/O 1/I 5/S 8/B. */
export const toSkeleton = (canonical: string) =>
  toCanonical(canonical.replace(/[OISB]/g, (letter) => twins[letter] ?? letter))

export type NumberKeys = { normalised: string; canonical: string; skeleton: string }

/** The keys under which a number is stored and found. */
export function numberKeys(raw: string): NumberKeys {
  const normalised = normalise(raw)
  const canonical = toCanonical(normalised)
  return { normalised, canonical, skeleton: toSkeleton(canonical) }
}

const digits = [...'0123456789']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Shorter numbers have too many neighbours to mean anything, longer ones are no numbers. */
const slipLength = { min: 5, max: 16 }

/** All spellings of a number one slip away; empty for what is too short. */
export function oneSlipFrom(canonical: string): string[] {
  const { length } = canonical
  return length < slipLength.min || length > slipLength.max ? [] : slipsFrom(canonical, [...digits, ...letters])
}

/** All spellings one slip away: a character wrong, missing, too many, or two swapped. */
export function slipsFrom(text: string, alphabet: readonly string[] = letters): string[] {
  const spellings = new Set<string>()
  for (let at = 0; at <= text.length; at++) {
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    for (const letter of alphabet) {
      spellings.add(head + letter + tail)
      if (tail) spellings.add(head + letter + tail.slice(1))
    }
    spellings.add(head + tail.slice(1))
    if (tail.length > 1) spellings.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`)
  }
  spellings.delete(text)
  return [...spellings]
}

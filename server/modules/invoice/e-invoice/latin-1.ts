import { oneLine } from '../../../../rules/text-input/one-line.ts'

/** Letters and signs that do not fall apart into a plain letter and an accent. */
const alike: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Œ: 'OE',
  œ: 'oe',
  ẞ: 'SS',
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  '€': 'EUR',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '•': '-',
}

/**
 * A text of one line in the signs of Latin-1, at most so many: other letters by what is alike, everything else as a question
 * mark. Empty for an empty text.
 */
export const latin1 = (text: string, longest: number) => fold(text, isLatin1).slice(0, longest).trim()

/** As above in the signs of ASCII, where the format allows no others. */
export const ascii = (text: string, longest: number) => fold(text, isAscii).slice(0, longest).trim()

const fold = (text: string, fits: (sign: string) => boolean) =>
  oneLine([...text.normalize('NFC')].map((sign) => (fits(sign) ? sign : toAlike(sign, fits))).join(''))

function toAlike(sign: string, fits: (sign: string) => boolean): string {
  // A control character says nothing: not even that something stood here.
  if (/\p{Cc}|\p{Cf}|\p{Cs}/u.test(sign)) return /\s/.test(sign) ? ' ' : ''
  const parts = [...(alike[sign] ?? sign.normalize('NFKD').replaceAll(/\p{M}/gu, ''))]
  return parts.every(fits) ? parts.join('') : '?'
}

const isAscii = (sign: string) => /^[ -~]$/.test(sign)
const isLatin1 = (sign: string) => /^[ -~\u00A0-\u00FF]$/.test(sign)

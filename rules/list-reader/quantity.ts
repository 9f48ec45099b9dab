/** How a list says pieces, and what looks like a quantity and cannot be read as one for certain. */
export const units = [
  'pcs?|pieces?|pce?s?|ea|each|units?|cts?|cnts?|counts?|nos|qty|off',
  'stk|stck|st(?:ü|ue)cke?|st|ex|exemplare?|einheit(?:en)?|stuks?|eenhe(?:id|den)',
  'pz|pezz[oi]|unit[àa]|pi[èe]ces?|exemplaires?|unit[ée]s?|szt|sztuk[ai]?|egz|ks',
].join('|')

/** What stands before a quantity: `Menge: 3`. */
export const quantityWords =
  'qty|quantity|menge|anzahl|quantit[àa]|q\\.?t[àa]|quantit[ée]|qt[ée]|ilo[śs][ćc]|liczba|aantal'

/** Pieces in languages whose decimal sign is a comma: `3,000 szt.` are three. */
export const commaUnits = 'st|stk|stck|stücke?|stuecke?|stuks?|pz|pezz[oi]|pièces?|szt|sztuk[ai]?|ks|ex'

/** Without invisible signs, and with digits of every script as 0 to 9: those in full-width or Arabic are as certain. */
export const plainDigits = (text: string) =>
  text
    .replaceAll('\u200b', ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, readDigit)

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

// Unicode: the ten digits of a script stand in a row, and the runs of mathematical ones one after the other.
function readDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let first = code
  while (isDigit(first - 1)) first--
  return String((code - first) % 10)
}

const bare = /^[-+]?\d{1,12}\.?$/

/** A whole number by itself, also with the full stop of a sentence. */
export const isBare = (word: string | undefined) => word !== undefined && bare.test(word)

const unit = new RegExp(`^(?:x|×|\\*|${units})\\.?$`, 'iu')

export const isUnit = (word: string) => unit.test(word)

/** The words without those that only say that pieces are counted. */
export const withoutUnits = (words: readonly string[]) => words.filter((word) => !isUnit(word))

const attached = new RegExp(`^[x×*](?=\\p{N})|(?<=\\p{N})(?:x|×|\\*|${units})\\.?$`, 'giu')
const exponent = /^[-+]?\d{1,3}(?:[.,]\d+)?e[-+]?\d{1,2}$/i
const thousands = /^[-+]?\d{1,3}(?:['’´`.,٬_]\d{3})+$/
// Longer ones have the digits of a manufacturer's number, and the longest are those of a barcode.
const mostDigits = 5
const longestBarcode = 14

// `3x2`, `2k`, `3u`, `12mal`. A printer may be called `4L`.
const reckoned =
  /^[-+]?\d{1,4}[x×*]\d{1,4}$|^[-+]?\d{1,2}(?:[.,]\d{1,3})?k$|^\d{1,4}(?:un?|uds?|mal|fois|volte|razy|sets?)$/iu
// `l2`, `1O`: letters that are mistaken for digits.
const mistaken = /^(?=.*\d)[\dlIO]{2,3}$|^[lI]O$/
const oneDigitAndWord = /^[-+]?\d\p{Ll}{1,7}\.?$/u

/** Whether a word looks like a quantity and is none: `1'000`, `1e9`, `½`, `1,5`, `3-5`, `2k`, more digits than anybody orders. */
export function isUnclearQuantity(typed: string): boolean {
  const word = typed.replaceAll(attached, '')
  if (isBare(word)) return false
  if ([exponent, thousands, reckoned, mistaken, oneDigitAndWord].some((shape) => shape.test(word))) return true
  if (/\p{L}/u.test(word)) return false
  const digits = word.match(/\p{N}/gu)?.length ?? 0
  return digits <= mostDigits || (digits > longestBarcode && /^[-+]?\d+$/.test(word))
}

/** What a number says that is none of pieces: how much a cartridge prints or holds. */
export const measures = 'pages?|pgs|seiten?|pagin[ae]|stron[ay]?|ml|cl|kg|cm|mm'

const measure = new RegExp(`^(?:${measures})\\.?$`, 'iu')

/** Whether a word says what a number measures: `pages`. */
export const isMeasure = (word: string) => measure.test(word)

const dozens = 'dozens?|doz|dzn?|dutzend[e]?|dtzd|dozzin[ae]|douzaines?|tuzin(?:y|ów|a)?'
// Few digits: `HP 301 pack` names a product.
const packs = [
  'packs?|packets?|pck|pkg?|boxes|box|cartons?|sets?|kits?|cases?|pallets?|bundles?|lots?|trays?|rolls?|rollen?',
  'packung(?:en)?|pakete?|pakken|kartons?|kiste?n?|gebinde|paletten?|satz|sätze|saetze|ve|vpe|paar|dozen|doos|dozen|pak|verpakking(?:en)?',
  'scatol[ae]|confezion[ei]|conf|coppi[ae]|pai[ao]|rotol[oi]|bo[iî]tes?|paires?|pairs?|colis|jeux?|cartouchi[eè]res?|palettes?|rouleaux?',
  'opak|opakowa[nń](?:ia|ie)?|zestaw(?:y|ów)?|kpl|komplet(?:y|ów)?|karton(?:y|ów)?|palet[ay]?|rolk[ai]|par[ay]?',
].join('|')

const multiplied = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])\\d{0,4} ?(?:${dozens})(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}])\\d{1,2}(?:er)?(?: ?- ?| )?(?:${packs})(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}])\\d{1,6} ?[x×*] ?\\d{1,6} ?(?:${measures})(?![\\p{L}\\p{N}])`,
    // `box of 2`, `opakowanie 2 szt.`, but not `twin pack 2`.
    `(?<![\\p{L}\\p{N}])(?:${packs}) ?(?:of|à|mit|von|da|de|di|po|[=:]) ?\\d`,
    `(?<![\\p{L}\\p{N}]|(?:twin|dual|multi|value|duo|double)[ -]?)(?:${packs}) \\d{1,6} ?(?:${units})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'iu',
)
const manyPacks = new RegExp(`^\\d{3,9}(?: ?- ?| )?(?:${packs})(?![\\p{L}\\p{N}])`, 'iu')
const factors = /(?<![\p{L}\p{N}-])\d{1,4}[x×*]\d{1,4}(?![\p{L}\p{N}-])/gu

/** Whether pieces are counted by the dozen, the pack or the measure: how many that are, is not said. */
export function isMultiplied(cell: string): boolean {
  if (multiplied.test(cell)) return true
  const rest = cell.slice(manyPacks.exec(cell)?.[0].length ?? cell.length)
  if ((/\p{L}/u.test(rest) && /\d/.test(rest)) || /\d{3}/.test(rest)) return true
  // After the product: `TN2420 2x45,90`, but not `3x302`.
  const before = [...cell.matchAll(factors)].at(-1)?.index ?? 0
  return cell
    .slice(0, before)
    .split(/[ ,;]/)
    .some((word) => /\d[\p{L}\d-]/u.test(word))
}

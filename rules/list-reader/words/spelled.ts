import { commaUnits, units } from '../quantity.ts'

/** Numbers as words, each with its value, in the languages of those who write: English, German, French, Italian, Polish, Dutch. */
const values: Record<number, string> = {
  1: 'one eins jeden jedna jedno jedną één',
  2: 'two zwei zwo deux dwa dwie twee',
  3: 'three drei trois tre trzy drie',
  4: 'four vier quatre quattro cztery',
  5: 'five fünf fuenf cinq cinque pięć vijf',
  6: 'six sechs sześć zes',
  7: 'seven sieben sette siedem zeven',
  8: 'eight acht huit otto osiem',
  9: 'nine neun neuf nove dziewięć negen',
  10: 'zehn dix dieci dziesięć tien',
  11: 'eleven elf onze undici jedenaście',
  12: 'twelve zwölf zwoelf douze dodici dwanaście twaalf',
  20: 'twenty zwanzig vingt venti dwadzieścia twintig',
}
/** Words that mean something else in another language (`due by Friday`, `ten toner`, `1 sept`, `sei`): numbers only before what is counted. */
const alike: Record<number, string> = { 2: 'due', 6: 'sei', 7: 'sept', 10: 'ten' }

const toWords = (lists: Record<number, string>) =>
  new Map(Object.entries(lists).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)))
const sure = toWords(values)
const unsure = toWords(alike)

/** Other number words, which are not read: a line with one is asked back. */
const others = new Set(
  [
    'thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'thirty forty fifty sixty seventy eighty ninety hundred thousand pair couple both beide beiden entrambi entrambe oba obie',
    'dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    'dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend paar',
    'tredici quattordici quindici sedici diciassette diciotto diciannove',
    'trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille paio',
    'treize quatorze quinze seize trente quarante cinquante soixante cent paire',
    'trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
    'trzydzieści czterdzieści pięćdziesiąt sto tysiąc para',
    'dertien veertien vijftien zestien zeventien achttien negentien dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend',
  ].flatMap((words) => words.split(' ')),
)
// `fünfundzwanzig`, `ventiquattro`.
const compound =
  /^(?:\p{L}{2,9}und(?:zwan|drei|vier|fünf|sech|sieb|acht|neun)[zßs]{1,3}ig|(?:vent|trent|quarant|cinquant)[ia]?(?:uno|due|tre|quattro|cinque|sei|sette|otto|nove))$/u

const isOne = (word: string) => sure.has(word) || unsure.has(word) || others.has(word) || compound.test(word)

/** Whether a word says a number of pieces, from two on: a line that names none is one piece. */
export const isNumberWord = (typed: string) =>
  typed
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => isOne(word) && sure.get(word) !== '1')

const dozen = 'dutzend|dozzin[ae]|douzaines?|tuzin(?:y|ów|a)?|dozijn'
// Two `dozen` are boxes in Dutch.
const dozens = new RegExp(
  `(?<![\\p{L}\\p{N}/.,-])(?:(?<!(?<![\\p{L}\\p{N}-])\\d{1,4} )(\\d{1,3}) (?:${dozen})|(?:(?:a|one|1) dozen|(?:(?:ein|une|una|een|jeden) )?(?:dutzend|dozzina|douzaine|tuzin|dozijn)))(?: (?:of|de|di|von))?(?![\\p{L}\\p{N}])`,
  'giu',
)
const half = /(?<!\p{L})(?:half|halbe[snr]?|halve|demi|mezz[ao]|pół|pol|anderthalb|eineinhalb)(?!\p{L})/iu
const pieces = new RegExp(`^(?:${units}|toner\\p{L}{0,3}|cartucce|cartouches|cartridges)[.,;:]?$`, 'iu')
const threeZeros = new RegExp(`(?<![\\p{L}\\p{N}.,'-])(\\d{1,4}),000(?= ?(?:${commaUnits})(?![\\p{L}\\p{N}]))`, 'giu')

/** Cells with digits in place of the numbers that they spell: `drei TN-2420`, `2 Dutzend`, `3,000 szt.` Without any digit it is prose. */
export const inDigits = (cells: readonly string[]): readonly string[] =>
  cells.some((cell) => /\d/.test(cell)) ? cells.map(digitsIn) : cells

/** A text with its numbers in digits. */
export function digitsIn(text: string): string {
  const plain = text.replaceAll(threeZeros, '$1')
  const counted = half.test(plain)
    ? plain
    : plain.replaceAll(dozens, (_, count: string | undefined) => String(12 * Number(count ?? 1)))
  const words = counted.split(' ')
  const keys = words.map((word) =>
    word
      .toLowerCase()
      .replace(/[.,;:)]$/, '')
      .replace('(', ''),
  )
  return words
    .map((word, at) => {
      const key = keys[at] ?? ''
      // `twenty five`, `cent deux`
      if ([keys[at - 1], keys[at + 1]].some((beside) => beside !== undefined && isOne(beside))) return word
      const value = sure.get(key) ?? (pieces.test(words[at + 1] ?? '') ? unsure.get(key) : undefined)
      return value === undefined ? word : word.toLowerCase().replace(key, value)
    })
    .join(' ')
}

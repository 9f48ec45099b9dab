import { type WordText, wordsIn } from '../search/words.ts'
import type { ClassKind } from './catalogue.ts'

const classWord: Record<ClassKind, string> = {
  toner: 'toner',
  kit: 'toner kit',
  ink: 'ink cartridge',
  drum: 'drum unit',
  label: 'label cassette',
  furniture: 'furniture',
}

const colourNames = {
  K: 'black',
  C: 'cyan',
  M: 'magenta',
  Y: 'yellow',
  CMY: 'cyan, magenta, yellow',
  CMYK: 'black, cyan, magenta, yellow',
  PBK: 'photo black',
  MBK: 'matte black',
  LC: 'light cyan',
  LM: 'light magenta',
  GY: 'grey',
  LGY: 'light grey',
  DGY: 'dark grey',
  R: 'red',
  G: 'green',
  B: 'blue',
  V: 'violet',
  OR: 'orange',
  CO: 'chroma optimizer',
  PB: 'photo blue',
  GLO: 'gloss optimizer',
  KIT: 'set',
} as const

type Colour = keyof typeof colourNames

// Longest first: `toner kit` before `toner`.
const kinds: readonly ClassKind[] = ['kit', 'toner', 'ink', 'drum', 'label', 'furniture']
const compatiblePrefix = 'Aster compatible with '

/** The English name of a colour code such as K; undefined for the words of label tapes. */
export function colourName(colour: string): string | undefined {
  const code = colour.toUpperCase()
  return isColour(code) ? colourNames[code] : undefined
}

const isColour = (code: string): code is Colour => Object.hasOwn(colourNames, code)

/**
 * The colour of what a box holds, where a file says no more than that it is a kit: its words decide. Packs of two are black:
 * nobody sells two of one other colour.
 */
export function readKitColour(colour: string, words: readonly string[]): string {
  if (colour !== 'KIT') return colour
  const phrase = words.join(' ')
  const code = /\bCMYK?\b/.exec(phrase)?.[0]
  return code ?? (/\b(black|dual pack|twin pack)\b/.test(phrase) ? 'K' : colour)
}

type Facts = {
  brand: string
  oemCode: string
  shortName: string
  kind: ClassKind
  colour: string
  ownMake: boolean
  words: readonly string[]
}

/** What a product is called where the catalogue gives it no name: `HP 59A toner, black`. */
export function productName({ brand, oemCode, shortName, kind, colour, ownMake, words }: Facts): string {
  const maker = ownMake ? compatiblePrefix + brand : brand
  const more = words.find((word) => /[a-z]{3}/.test(word) && word !== shortName)
  const what = kind === 'kit' && more ? 'toner kit' : classWord[kind]
  const details = [more && stripped(more, shortName), colour && colour !== 'KIT' ? (colourName(colour) ?? colour) : '']
  return [`${maker} ${shortName || oemCode} ${what}`, ...details.filter(Boolean)].join(', ')
}

const stripped = (text: string, shortName: string) =>
  shortName && text.startsWith(shortName) ? text.slice(shortName.length).trim() : text

/** What a built name says, so that it can be said in another language. */
export type NameParts = {
  ownMake: boolean
  /** Brand and number. */
  maker: string
  kind: ClassKind
  /** Words of the trade and the code of the colour, in their order. */
  details: Array<{ colour: Colour } | { words: string }>
}

/** Reads a name that `productName` has built; undefined for a name of another form. */
export function partsOfName(name: string): NameParts | undefined {
  const [head = '', ...rest] = name.split(', ')
  const kind = kinds.find((one) => head.endsWith(` ${classWord[one]}`))
  if (!kind) return undefined
  const ownMake = head.startsWith(compatiblePrefix)
  const maker = head.slice(ownMake ? compatiblePrefix.length : 0, -classWord[kind].length - 1)
  return { ownMake, maker, kind, details: readDetails(rest) }
}

/** Names of sets hold commas themselves: `black, cyan, magenta, yellow` is one colour. */
function readDetails(words: readonly string[]): NameParts['details'] {
  for (let from = 0; from < words.length; from++) {
    const colour = colourCode(words.slice(from).join(', '))
    if (colour) return [...words.slice(0, from).map((one) => ({ words: one })), { colour }]
  }
  return words.map((one) => ({ words: one }))
}

const colourCode = (name: string) =>
  Object.keys(colourNames)
    .filter(isColour)
    .find((colour) => colourNames[colour] === name)

type NameText = `ui.kind_${ClassKind}` | `ui.colour_${Colour}` | 'product.name_of' | 'product.name_own' | WordText
type SayName = (key: NameText, values?: Record<string, string>) => string

/** A product's name in English, and in the languages in which it is named, by their codes. */
export type ProductNames = { name: string; names: Readonly<Record<string, string>> | null }

/**
 * What a product is called in the reader's language: as it is named there, else as its name says where it was
 * built from its facts, else in English; in US English as in English, but for its spelling of a colour.
 */
export function nameIn({ name, names }: ProductNames, language: string, say: SayName): string {
  const ownName = names?.[language]
  if (ownName) return ownName
  if (language === 'us') return (names?.en || name).replaceAll(/\bgrey\b/g, 'gray')
  const parts = language === 'en' ? undefined : partsOfName(name)
  if (!parts) return name
  const { ownMake, maker, kind } = parts
  const head = say(ownMake ? 'product.name_own' : 'product.name_of', { maker, kind: say(`ui.kind_${kind}`) })
  const details = parts.details.map((detail) => {
    // All of them but English write 5,8 mm.
    if ('words' in detail) return wordsIn(detail.words, say).replace(/(\d)\.(\d+ mm)/, '$1,$2')
    const colour = say(`ui.colour_${detail.colour}`)
    // Only German writes a colour inside a name with a capital.
    return language === 'de' ? colour : colour.toLowerCase()
  })
  return [head, ...details].join(', ')
}

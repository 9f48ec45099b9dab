import type { ClassKind } from './catalogue.ts'
import { normalise } from './part-number.ts'

/** The words that stand for a class of goods, in the languages of the shop; written as `normalise` writes them. */
const classWords: Record<ClassKind, string> = {
  toner: 'toner toners tonerkartusche tonerkartuschen tonery',
  kit: 'kit kits tonerkit set multipack zestaw rainbow',
  ink: 'ink inks inkjet tinte tinten tintenpatrone tintenpatronen druckerpatrone inchiostro encre encres tusz tusze atrament',
  drum: 'drum drums trommel trommeln bildtrommel tamburo tamburi tambour tambours beben bebny',
  label:
    'label labels labelcassette etikett etiketten schriftband etichetta etichette etiquette etiquettes etykieta etykiety tasma',
  furniture: 'furniture living mobel mobili meubles meble',
}

/** The words that stand for a colour. */
const colourWords: Record<string, string> = {
  K: 'black schwarz nero noir noire czarny czarna bk',
  C: 'cyan ciano',
  M: 'magenta',
  Y: 'yellow gelb giallo jaune żółty żółta zolty',
}

/** Words that say nothing about which product is meant. */
const emptyWords =
  'cartridge cartridges kartusche patrone patronen cartuccia cartouche original originale compatible compatibile kompatibel kompatybilny for für per pour dla the and und'

const words = (list: string) => list.split(' ').map(normalise)

const kindByWord = new Map(
  Object.entries(classWords).flatMap(([kind, list]) => words(list).map((word) => [word, kind as ClassKind])),
)
const colourByWord = new Map(
  Object.entries(colourWords).flatMap(([colour, list]) => words(list).map((word) => [word, colour])),
)
const withoutMeaning = new Set(words(emptyWords))

/** All words that the search reads as filters; the words of names are kept without them. */
export const filterWords: readonly string[] = [...kindByWord.keys(), ...colourByWord.keys(), ...withoutMeaning]

/** What somebody typed, read. All words as `normalise` writes them. */
export type Asked = {
  /** All of it without spaces and signs. */
  compact: string
  /** The words in their order. */
  tokens: string[]
  kind: ClassKind | null
  colour: string | null
  /** The words that are neither class, colour nor empty: numbers, printers, brands, words of names. */
  rest: string[]
}

const mostTokens = 10

/** Reads a keyword: words for a class or a colour become filters, the others are looked for. */
export function readKeyword(keyword: string): Asked {
  const tokens = keyword
    .split(/[\s,;]+/u)
    .map(normalise)
    .filter(Boolean)
    .slice(0, mostTokens)
  const rest = tokens.filter(
    (token) => !kindByWord.has(token) && !colourByWord.has(token) && !withoutMeaning.has(token),
  )
  return {
    compact: normalise(keyword),
    tokens,
    kind: firstOf(tokens, kindByWord),
    colour: firstOf(tokens, colourByWord),
    rest,
  }
}

function firstOf<T>(tokens: string[], meaning: Map<string, T>): T | null {
  for (const token of tokens) {
    const meant = meaning.get(token)
    if (meant !== undefined) return meant
  }
  return null
}

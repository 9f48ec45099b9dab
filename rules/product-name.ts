import type { ClassKind } from './catalogue.ts'

const classWord: Record<ClassKind, string> = {
  toner: 'toner',
  kit: 'toner kit',
  ink: 'ink cartridge',
  drum: 'drum unit',
  label: 'label cassette',
  furniture: 'furniture',
}

const colourNames: Record<string, string> = {
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
}

/** The English name of a colour code such as K; undefined for the words of label tapes. */
export const colourName = (colour: string): string | undefined => colourNames[colour.toUpperCase()]

type Named = {
  brand: string
  oemCode: string
  shortName: string
  kind: ClassKind
  colour: string
  ownMake: boolean
  words: readonly string[]
}

/** What a product is called where the catalogue gives it no name: `HP 59A toner, black`. */
export function productName({ brand, oemCode, shortName, kind, colour, ownMake, words }: Named): string {
  const maker = ownMake ? `Aster compatible with ${brand}` : brand
  const more = words.find((word) => /[a-z]{3}/.test(word) && word !== shortName)
  const what = kind === 'kit' && more ? 'toner kit' : classWord[kind]
  const details = [more && stripped(more, shortName), colour && colour !== 'KIT' ? (colourName(colour) ?? colour) : '']
  return [`${maker} ${shortName || oemCode} ${what}`, ...details.filter(Boolean)].join(', ')
}

const stripped = (text: string, shortName: string) =>
  shortName && text.startsWith(shortName) ? text.slice(shortName.length).trim() : text

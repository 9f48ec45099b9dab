import type { PictureFamily } from './family.ts'

/** The colours of one cartridge; several in a head that prints cyan, magenta and yellow. */
export type Part = readonly string[]

type BoxFacts = { family: PictureFamily; colour: string; name: string; attributes: Readonly<Record<string, string>> }

const sets: Readonly<Record<string, Part>> = {
  KIT: ['K', 'C', 'M', 'Y'],
  CMYK: ['K', 'C', 'M', 'Y'],
  CMY: ['C', 'M', 'Y'],
}

/** More are not drawn side by side; the count says the rest. */
const mostParts = 4

/** The cartridges of a box, each with its colours. */
export function listParts(facts: BoxFacts): Part[] {
  const { family, colour, name } = facts
  const inks = sets[colour] ?? (colour ? [colour] : ['K'])
  if (family === 'printhead') return headParts(colour, packSize(name))
  // A drum for four colours is one piece.
  if (family === 'drum' && inks.length > 1 && !/pack\b/.test(name)) return [inks]
  return inks.length > 1 ? inks.map((ink) => [ink]) : repeated(inks, countPieces(facts))
}

const threeColours: Part = ['C', 'M', 'Y']

/** A set of heads is one black and one of three colours. */
function headParts(colour: string, pieces: number): Part[] {
  if (colour === 'KIT' || colour === 'CMYK') return [['K'], threeColours]
  return repeated(colour === 'CMY' ? threeColours : [colour || 'K'], pieces)
}

const repeated = (part: Part, times: number) => Array.from({ length: Math.min(times, mostParts) }, () => part)

/** How many pieces of one colour are in a box: as its name says, else its attributes. */
function countPieces({ attributes, name }: BoxFacts): number {
  const piecesAttribute = Number(attributes.pieces)
  return Math.max(packSize(name), Number.isInteger(piecesAttribute) ? piecesAttribute : 1)
}

function packSize(name: string) {
  if (/\b(dual|twin) pack\b/i.test(name)) return 2
  return Number(/\b([2-9])-pack\b/i.exec(name)?.[1] ?? 1)
}

/** How many pieces a box holds, as its picture says; more than are drawn where there are many. */
export const countParts = (facts: BoxFacts, parts: readonly Part[]) =>
  facts.family === 'printhead' || parts.length === 1 ? parts.length : Math.max(parts.length, countPieces(facts))

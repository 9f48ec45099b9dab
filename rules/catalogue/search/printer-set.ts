import { type ClassKind, kindOfClass } from '../product/catalogue.ts'

/** What decides whether a product belongs into the set of a printer. */
export type SetCandidate = {
  number: string
  classId: number
  colour: string
  ownMake: boolean
  yieldPages: number | null
  /** How many of the printers in question it fits; where there is one alone, nothing. */
  fits?: number
}

/** Whose set it is to be, and how long it should last. */
type SetWish = Pick<SetCandidate, 'ownMake' | 'classId' | 'yieldPages'>

const inks = ['K', 'C', 'M', 'Y']
const order: ClassKind[] = ['toner', 'ink', 'drum']

/** The place of a product in a set, such as `toner K`; undefined for what is none of one, as a kit or a label. */
export function placeInSet({ classId, colour }: Pick<SetCandidate, 'classId' | 'colour'>): string | undefined {
  const kind = kindOfClass(classId)
  if (kind === 'drum') return `${kind} ${colour}`
  return (kind === 'toner' || kind === 'ink') && inks.includes(colour) ? `${kind} ${colour}` : undefined
}

/**
 * All that a printer takes at once, one product of each colour and the drum: of the make that is wanted where it has one,
 * what fits most of the printers, then what lasts as long. In the order K C M Y, drum.
 */
export function pickPrinterSet<Candidate extends SetCandidate>(
  candidates: readonly Candidate[],
  wish: SetWish,
): Candidate[] {
  const best = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const place = placeInSet(candidate)
    if (place === undefined) continue
    const currentBest = best.get(place)
    if (!currentBest || isBetter(candidate, currentBest, wish)) best.set(place, candidate)
  }
  return [...best.values()].sort((one, other) => rank(one) - rank(other) || compareText(one.number, other.number))
}

function isBetter(one: SetCandidate, other: SetCandidate, wish: SetWish): boolean {
  const differences = [
    Number(one.ownMake !== wish.ownMake) - Number(other.ownMake !== wish.ownMake),
    (other.fits ?? 0) - (one.fits ?? 0),
    yieldDistance(one, wish) - yieldDistance(other, wish),
    compareText(one.number, other.number),
  ]
  return (differences.find((difference) => difference !== 0) ?? 0) < 0
}

/** How far apart two yields are; of another class it says nothing. */
function yieldDistance({ classId, yieldPages }: SetCandidate, wish: SetWish): number {
  if (classId !== wish.classId) return 0
  return Math.abs((yieldPages ?? 0) - (wish.yieldPages ?? 0))
}

const rank = ({ classId, colour }: SetCandidate) =>
  10 * order.indexOf(kindOfClass(classId) ?? 'drum') + inks.indexOf(colour)

// Item numbers are ASCII.
const compareText = (one: string, other: string) => Number(one > other) - Number(one < other)

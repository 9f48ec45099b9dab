import type { ClassKind } from '../catalogue.ts'
import { replacedNumber, shownBrand, shownNumber } from '../number.ts'
import { type FamilyFacts, findFamily, type PictureFamily, pictureFamilies } from './family.ts'
import { isHighYield } from './high-yield.ts'
import { countParts, listParts, type Part } from './parts.ts'

/** What the shop knows of a product that its picture shows. */
export type PictureFacts = FamilyFacts & {
  number: string
  ownMake: boolean
  colour: string
  yieldPages: number | null
  /** What the product's class is drawn as instead of what the rule finds. */
  drawnAs: PictureFamily | null
}

/** What a picture shows; nothing of it is said by whoever asks for it. */
export type Picture = {
  family: PictureFamily
  /** The cartridges of the box; a piece of furniture is one. */
  parts: Part[]
  /** How many are in the box, where it is more than one. */
  count: number
  pages: number | null
  highYield: boolean
  ownMake: boolean
  /** Whose name stands on the carton. */
  maker: string
  number: string
  /** For what our own make is, such as HP 59A; empty on an original. */
  fits: string
  tape: Tape
}

/** A tape in millimetres and its two colours, as words such as `black` and `white`. */
export type Tape = { width: number; ink: string; ground: string }

export function describePicture(facts: PictureFacts): Picture {
  const { attributes, colour } = facts
  const family = facts.drawnAs ?? findFamily(facts)
  const tape = { width: readWidth(attributes, facts.name), ...readTapeColours(colour) }
  const parts = facts.kind === 'label' ? [[tape.ground]] : listParts({ ...facts, family })
  return {
    family,
    parts,
    count: countParts({ ...facts, family }, parts),
    pages: facts.yieldPages,
    highYield: isHighYield(facts),
    ownMake: facts.ownMake,
    maker: shownBrand(facts),
    number: shownNumber(facts),
    fits: replacedNumber(facts) && `${facts.brand} ${knownNumber(facts)}`,
    tape,
  }
}

// Their cartridges are known by a short name; those of others by the number that is printed on them.
const shortNamed: ReadonlySet<string> = new Set(['HP', 'Canon', 'Epson', 'Ricoh', 'Konica Minolta'])

const knownNumber = ({ brand, shortName, oemCode }: PictureFacts) => (shortNamed.has(brand) && shortName) || oemCode

const usualWidth = 12

function readWidth(attributes: Readonly<Record<string, string>>, name: string) {
  const millimetres = Number(/(\d{1,4}(?:\.\d)?) mm/.exec(attributes.width ?? name)?.[1])
  return Number.isFinite(millimetres) && millimetres > 0 ? Math.min(millimetres, 36) : usualWidth
}

function readTapeColours(colour: string) {
  const [, ink = 'black', ground = 'white'] = /^(\w+) on (\w+)/.exec(colour) ?? []
  return { ink, ground }
}

/** Yields between the ends of a picture's bar, on a logarithmic scale: from nothing (0) to full (1). */
export function yieldShare(pages: number): number {
  const [least, most] = [1_000, 25_000]
  const share = Math.log(pages / least) / Math.log(most / least)
  return Math.min(1, Math.max(0.04, share))
}

/** What stands for all products of a class: no maker's cartridge, in the colours in which it is known best. */
export function describeClass(kind: ClassKind, drawnAs: PictureFamily | null): Picture {
  const { family, parts, tape } = classPictures[kind]
  return {
    family: drawnAs ?? family,
    parts: drawnAs ? parts.slice(0, 1) : parts,
    count: 1,
    pages: null,
    highYield: false,
    ownMake: true,
    maker: '',
    number: '',
    fits: '',
    tape: tape ?? { width: usualWidth, ink: 'black', ground: 'white' },
  }
}

const furnitureFamilies: ReadonlySet<PictureFamily> = new Set(pictureFamilies.slice(pictureFamilies.indexOf('desk')))

/** A sample of a shape: ours, in one colour. */
export const describeFamily = (family: PictureFamily): Picture => ({
  ...describeClass(furnitureFamilies.has(family) ? 'furniture' : 'toner', family),
  pages: 3_000,
  maker: 'Aster',
  number: 'AS-100001',
})

const classPictures: Readonly<Record<ClassKind, Pick<Picture, 'family' | 'parts'> & { tape?: Tape }>> = {
  toner: { family: 'allInOne', parts: [['C']] },
  kit: { family: 'allInOne', parts: [['K'], ['C'], ['M'], ['Y']] },
  ink: { family: 'inkTank', parts: [['M']] },
  drum: { family: 'drum', parts: [['K']] },
  label: { family: 'tape', parts: [['K']], tape: { width: 18, ink: 'black', ground: 'yellow' } },
  furniture: { family: 'meshChair', parts: [['blue']] },
}

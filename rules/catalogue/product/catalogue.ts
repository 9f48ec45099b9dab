/** How a list can be sorted. `best` is the order of the search, or by number where nothing was searched. */
export const sortings = ['best', 'number', 'name', 'yield', 'newest', 'priceUp', 'priceDown'] as const
export type Sorting = (typeof sortings)[number]

/** The kinds of goods, in the order in which a printer's page shows them. */
export const classKinds = ['toner', 'kit', 'ink', 'drum', 'label', 'furniture'] as const
export type ClassKind = (typeof classKinds)[number]

/** The numbers of the classes are fixed (specification section 9). */
export const classIdByKind: Record<ClassKind, number> = {
  toner: 102,
  kit: 103,
  ink: 104,
  drum: 105,
  label: 109,
  furniture: 111,
}

/** The kind of a class by its number; undefined where there is no such class. */
export const kindOfClass = (classId: number): ClassKind | undefined =>
  classKinds.find((kind) => classIdByKind[kind] === classId)

/** Pages of a cartridge in bands, as the filter offers them; the database keeps their places from 1 on, 0 without a yield. */
export const yieldBands = ['1-1000', '1001-2500', '2501-5000', '5001-10000', '10001-20000', '20001-'] as const
export type YieldBand = (typeof yieldBands)[number]

/** First and last number of pages of a band; the last band has no end. */
export function bandPages(band: YieldBand): { from: number; to: number | undefined } {
  const [from, to] = band.split('-')
  return { from: Number(from), to: to ? Number(to) : undefined }
}

/** Whose a product is: the maker's, or ours, which replaces it. */
export const makes = ['original', 'own'] as const
export type Make = (typeof makes)[number]

/** How many values of one kind a list is narrowed to at once. */
export const mostOfFilter = 20
// Characters of a colour's code.
export const longestColour = 40

/** How many products are compared side by side. */
export const mostCompared = 4

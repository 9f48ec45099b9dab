/** How a list can be sorted. `best` is the order of the search, or by number where nothing was searched. */
export const sortings = ['best', 'number', 'name', 'yield', 'newest', 'priceUp', 'priceDown'] as const
export type Sorting = (typeof sortings)[number]

/** The kinds of goods, in the order in which a printer's page shows them. */
export const classKinds = ['toner', 'kit', 'ink', 'drum', 'label', 'furniture'] as const
export type ClassKind = (typeof classKinds)[number]

/** Specification section 9: the ids of the classes. */
export const kindOfClass: Readonly<Record<number, ClassKind>> = {
  102: 'toner',
  103: 'kit',
  104: 'ink',
  105: 'drum',
  109: 'label',
  111: 'furniture',
}

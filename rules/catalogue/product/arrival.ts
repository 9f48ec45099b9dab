/** What a list of expected arrivals may show alone: those whose day is over at their warehouse. */
export const arrivalFilters = ['late'] as const
export type ArrivalFilter = (typeof arrivalFilters)[number]

/** So many pieces are expected on a day. */
type ExpectedPieces = { expectedOn: string; pieces: number }

/** What is still to come to one shelf by a purchase order ('' where none is named). */
export type OpenArrival = ExpectedPieces & { reference: string }

/** `before`: what staff have seen, null where they add; `after`: what is expected now, null where nothing more comes. */
export type ArrivalChange = { reference: string; before: ExpectedPieces | null; after: ExpectedPieces | null }

/**
 * What is still to come to a shelf after a change of one of its arrivals; the others stay as they are. One that moves to the day of
 * another of its purchase order adds up with it; one that is added there is refused, as two may note the same announcement. An arrival
 * that is over has no pieces. Refuses what is no longer as it was seen, and a new day before today.
 */
export function changeArrivals(open: readonly OpenArrival[], change: ArrivalChange, today: string) {
  const { reference, before, after } = change
  const isSeen = (one: OpenArrival) => one.reference === reference && one.expectedOn === before?.expectedOn
  if (before && !open.some((one) => isSeen(one) && one.pieces === before.pieces)) return 'stock.arrival_changed'
  if (after && after.expectedOn !== before?.expectedOn && after.expectedOn < today) return 'stock.arrival_past'
  const isThere = (one: OpenArrival) => one.reference === reference && one.expectedOn === after?.expectedOn
  if (!before && open.some((one) => isThere(one) && one.pieces > 0)) return 'stock.arrival_changed'
  const changed = open.map((one) => (isSeen(one) ? { ...one, pieces: 0 } : one))
  if (!after) return changed
  if (!changed.some(isThere)) return [...changed, { reference, ...after }]
  return changed.map((one) => (isThere(one) ? { ...one, pieces: one.pieces + after.pieces } : one))
}

/**
 * Which pieces of an order leave from which warehouse. Whoever shows a delivery day (product page, list, basket, preview)
 * and whoever places the order asks this rule, so that all of them say the same.
 */

/** What a customer wants where no single warehouse has everything at once; each site has a default. */
export const sourcingPreferences = ['fewestParcels', 'earliest'] as const
export type SourcingPreference = (typeof sourcingPreferences)[number]

/** A warehouse that sends to the address of the order. */
export type Source = {
  warehouse: string
  /** When a parcel that leaves with the next cut-off arrives. ISO date. */
  arrivesOn: string
  /** What the parcel costs, in cents. */
  price: number
  /** The site's own warehouse. */
  own: boolean
}

/** A line with the pieces of it that each warehouse can promise now, by its code. */
export type SourcedLine = {
  pieces: number
  ready: Readonly<Record<string, number>>
  /** The warehouse that the customer chose for it. */
  pinned?: string | null | undefined
}

/** What one warehouse sends: pieces of each line, in the order of the lines. */
export type Parcel = { warehouse: string; pieces: number[] }

export type SourcingWish = {
  preference: SourcingPreference
  /** 1 where a label of the customer's makes it a single parcel. */
  mostParcels?: number | undefined
}

/** So many warehouses are tried in all combinations; beyond them only those that have most of the order. */
const mostTried = 10

/**
 * The parcels that leave now, the earliest first; none where no warehouse has a piece. Nothing stays that could leave. Then,
 * by preference, as few parcels or as early a last one as possible; then the lower price, the own warehouse, the code. A
 * line is divided only where no single one of the chosen warehouses has all of it.
 */
export function planParcels(
  lines: readonly SourcedLine[],
  sources: readonly Source[],
  { preference, mostParcels = Number.POSITIVE_INFINITY }: SourcingWish,
): Parcel[] {
  const useful = mostUseful(lines, bySending(sources))
  const leavingFrom = countLeaving(lines, useful)
  let best: Choice | undefined
  for (const chosen of combinations(useful, mostParcels)) {
    const leaving = leavingFrom(chosen)
    // Most combinations send less than the best so far: the rest is not asked of them.
    if (leaving === 0 || (best && leaving < best.leaving)) continue
    const choice = weigh(chosen, leaving)
    if (!best || isBetter(choice, best, preference)) best = choice
  }
  if (!best) return []
  const planned = assign(lines, best.chosen)
  return mostParcels > planned.length ? withTheRest(lines, planned, bySending(sources)) : planned
}

/** When all of these parcels have arrived. ISO date; null for none. */
export const lastArrival = (parcels: readonly Pick<Parcel, 'warehouse'>[], sources: readonly Source[]) =>
  parcels.reduce<string | null>((last, { warehouse }) => {
    const on = sources.find((source) => source.warehouse === warehouse)?.arrivesOn ?? null
    return last === null || (on !== null && on > last) ? on : last
  }, null)

/** Pieces of a line that a warehouse can send: none where the customer chose another one for it. */
export const readyAt = ({ ready, pinned }: SourcedLine, warehouse: string) =>
  pinned && pinned !== warehouse ? 0 : Math.max(0, ready[warehouse] ?? 0)

/** How many pieces of these lines a warehouse has now, whichever the customer chose for each. */
export const piecesReadyAt = (lines: readonly SourcedLine[], warehouse: string) =>
  addUp(lines.map(({ pieces, ready }) => Math.min(pieces, Math.max(0, ready[warehouse] ?? 0))))

type Choice = { chosen: readonly Source[]; leaving: number; last: string; price: number; own: boolean; codes: string }

function weigh(chosen: readonly Source[], leaving: number): Choice {
  return {
    chosen,
    leaving,
    last:
      chosen
        .map(({ arrivesOn }) => arrivesOn)
        .sort()
        .at(-1) ?? '',
    price: addUp(chosen.map(({ price }) => price)),
    own: chosen.some(({ own }) => own),
    codes: chosen
      .map(({ warehouse }) => warehouse)
      .sort()
      .join(' '),
  }
}

/** Counts how many pieces leave from some of these warehouses. Every combination asks, so what each has is read once. */
function countLeaving(lines: readonly SourcedLine[], sources: readonly Source[]) {
  const ready = new Map(
    sources.map((source) => [source, Int32Array.from(lines, (line) => readyAt(line, source.warehouse))]),
  )
  return (chosen: readonly Source[]) => {
    const shelves = chosen.flatMap((source) => ready.get(source) ?? [])
    let leaving = 0
    for (const [at, { pieces }] of lines.entries()) {
      let there = 0
      for (const shelf of shelves) there += shelf[at] ?? 0
      leaving += Math.min(pieces, there)
    }
    return leaving
  }
}

function isBetter(one: Choice, other: Choice, preference: SourcingPreference) {
  const parcels = one.chosen.length - other.chosen.length
  const days = inOrder(one.last, other.last)
  const [first, second] = preference === 'earliest' ? [days, parcels] : [parcels, days]
  const order =
    other.leaving - one.leaving ||
    first ||
    second ||
    one.price - other.price ||
    Number(other.own) - Number(one.own) ||
    inOrder(one.codes, other.codes)
  return order < 0
}

/** All sets of these warehouses but the empty one. */
function* combinations(sources: readonly Source[], most: number): Generator<Source[]> {
  const sets = 2 ** sources.length
  for (let set = 1; set < sets; set++) {
    const chosen = sources.filter((_, at) => set & (1 << at))
    if (chosen.length <= most) yield chosen
  }
}

function mostUseful(lines: readonly SourcedLine[], sources: readonly Source[]) {
  const withPieces = sources.filter((source) => lines.some((line) => readyAt(line, source.warehouse) > 0))
  if (withPieces.length <= mostTried) return withPieces
  const pieces = new Map(withPieces.map((source) => [source, piecesReadyAt(lines, source.warehouse)]))
  return withPieces
    .toSorted((one, other) => (pieces.get(other) ?? 0) - (pieces.get(one) ?? 0) || bySendingOrder(one, other))
    .slice(0, mostTried)
}

/** Each line from the first of the chosen that has all of it, else from each what it has. */
function assign(lines: readonly SourcedLine[], chosen: readonly Source[]): Parcel[] {
  const parcels = bySending(chosen).map(({ warehouse }) => ({ warehouse, pieces: lines.map(() => 0) }))
  for (const [at, line] of lines.entries()) {
    const whole = parcels.find(({ warehouse }) => readyAt(line, warehouse) >= line.pieces)
    let missing = line.pieces
    for (const parcel of whole ? [whole] : parcels) {
      const pieces = Math.min(missing, readyAt(line, parcel.warehouse))
      parcel.pieces[at] = pieces
      missing -= pieces
    }
  }
  return parcels.filter(({ pieces }) => pieces.some((count) => count > 0))
}

/** With more warehouses than are tried, what only others have leaves from them, the first to send before others. */
function withTheRest(lines: readonly SourcedLine[], planned: readonly Parcel[], sources: readonly Source[]): Parcel[] {
  const missing = lines.map((line, at) => line.pieces - addUp(planned.map(({ pieces }) => pieces[at] ?? 0)))
  const others = sources.filter(({ warehouse }) => planned.every((parcel) => parcel.warehouse !== warehouse))
  const more = others.flatMap(({ warehouse }) => {
    const pieces = lines.map((line, at) => {
      const count = Math.min(missing[at] ?? 0, readyAt(line, warehouse))
      missing[at] = (missing[at] ?? 0) - count
      return count
    })
    return pieces.some((count) => count > 0) ? [{ warehouse, pieces }] : []
  })
  const place = new Map(sources.map(({ warehouse }, at) => [warehouse, at]))
  return [...planned, ...more].sort((one, other) => (place.get(one.warehouse) ?? 0) - (place.get(other.warehouse) ?? 0))
}

/** The order in which warehouses send: the earliest arrival, the lower price, the own one, the code. */
export const bySending = (sources: readonly Source[]) => sources.toSorted(bySendingOrder)

const bySendingOrder = (one: Source, other: Source) =>
  inOrder(one.arrivesOn, other.arrivesOn) ||
  one.price - other.price ||
  Number(other.own) - Number(one.own) ||
  inOrder(one.warehouse, other.warehouse)

/** The order of ISO dates or of codes, which is that of their letters. */
function inOrder(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

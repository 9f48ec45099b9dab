/**
 * What becomes of pieces that are not in stock (specification section 8): they follow when they are there, everything
 * waits for them, or the quantity goes down to what is there.
 */
export const backOrderChoices = ['split', 'together', 'reduce'] as const
export type BackOrders = (typeof backOrderChoices)[number]

export type BackOrderRefusal = 'order.nothing_in_stock'

type Split = { shipsNow: number; backOrdered: number; preOrdered: number }

/** How a line splits: what ships now, what follows when it arrives, what is not on sale yet. Pieces. */
export function splitLine(status: 'active' | 'announced', quantity: number, available: number): Split {
  if (status === 'announced') return { shipsNow: 0, backOrdered: 0, preOrdered: quantity }
  const shipsNow = Math.min(quantity, Math.max(0, available))
  return { shipsNow, backOrdered: quantity - shipsNow, preOrdered: 0 }
}

/** Pieces that are not there now. */
export const waitingPieces = ({ backOrdered, preOrdered }: Omit<Split, 'shipsNow'>) => backOrdered + preOrdered

/** A line as it would be ordered: all of it, or what is there. Of what is not there at all nothing is left. */
export function chooseSplit(split: Split, choice: BackOrders): Split & { quantity: number } {
  const chosenSplit = choice === 'reduce' ? { shipsNow: split.shipsNow, backOrdered: 0, preOrdered: 0 } : split
  return { ...chosenSplit, quantity: chosenSplit.shipsNow + waitingPieces(chosenSplit) }
}

export type Arrival = { on: string; pieces: number }

/**
 * What is left of arrivals, the next first, once so many pieces are given to orders that were placed before: who ordered
 * first gets what comes first, whatever they chose.
 */
export function remainingArrivals(arrivals: readonly Arrival[], waitedFor: number): Arrival[] {
  let promised = waitedFor
  return arrivals.flatMap(({ on, pieces }) => {
    const remaining = Math.max(0, pieces - promised)
    promised = Math.max(0, promised - pieces)
    return remaining > 0 ? [{ on, pieces: remaining }] : []
  })
}

/**
 * When all that a line waits for has come (ISO date): the arrival that fills it. Null where it waits for nothing, or
 * nobody expects so many.
 */
export function expectedOn(arrivals: readonly Arrival[], waiting: number): string | null {
  let missing = waiting
  if (missing === 0) return null
  for (const { on, pieces } of arrivals) {
    missing -= pieces
    if (missing <= 0) return on
  }
  return null
}

type Line = Split & { expectedOn: string | null }

/**
 * From when an order's promise counts: from now; from the ISO date on which goods are expected, the last of them where
 * all leave together, else the first; or null where it is unknown.
 */
export function leavesFrom(lines: readonly Line[], choice: BackOrders): 'now' | string | null {
  const waiting = lines.filter((line) => waitingPieces(line) > 0)
  const someNow = lines.some(({ shipsNow }) => shipsNow > 0)
  if (waiting.length === 0 || (choice !== 'together' && someNow)) return 'now'
  const days = waiting.flatMap(({ expectedOn }) => expectedOn ?? []).sort()
  if (choice !== 'together') return days[0] ?? null
  return days.length === waiting.length ? (days.at(-1) ?? null) : null
}

type WaitingLine = { backOrdered: number; preOrdered: number; expectedOn: string | null }

/** How many pieces of some lines come later, by the ISO date on which they are expected, the first first; at last those without one. */
export const waitingByDay = (lines: readonly WaitingLine[]) =>
  piecesByDay(lines.map((line) => ({ pieces: waitingPieces(line), expectedOn: line.expectedOn })))

/** These pieces by their day (ISO), the first first; at last those without one. */
export function piecesByDay(expected: readonly { pieces: number; expectedOn: string | null }[]) {
  const pieces = new Map<string | null, number>()
  for (const line of expected) {
    if (line.pieces > 0) pieces.set(line.expectedOn, (pieces.get(line.expectedOn) ?? 0) + line.pieces)
  }
  return [...pieces]
    .map(([expectedOn, count]) => ({ expectedOn, pieces: count }))
    .sort((one, other) => (one.expectedOn ?? '9999').localeCompare(other.expectedOn ?? '9999'))
}

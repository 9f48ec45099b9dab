/** Where pieces wait that no warehouse has: at the shelf that gets them first, so that the promised day is the earliest known. */

import type { Source } from './plan.ts'

/** When what waits at a warehouse has come there, by its code: an ISO date, null where nobody knows. */
type ExpectedAt = Readonly<Record<string, string | null>>

export type WaitingLine = {
  pieces: number
  expected: ExpectedAt
  pinned?: string | null | undefined
}

/**
 * The warehouse at which each line waits: the one that the customer chose; else where all of it comes first, of equals
 * one that sends a parcel anyway (`parcels`, in their order, then where another line waits), then the own one, then by code.
 * Where no arrival is known it waits with a parcel that is sent anyway, and without one at the own warehouse. Null where no
 * warehouse sends to the address.
 */
export function placeWaiting(
  lines: readonly WaitingLine[],
  sources: readonly Pick<Source, 'warehouse' | 'own'>[],
  parcels: readonly string[],
): (string | null)[] {
  const places = new Map<WaitingLine, string | null>()
  // What may wait anywhere comes last: by then it is known where others wait.
  for (const line of lines.toSorted((one, other) => Number(isOpen(one, sources)) - Number(isOpen(other, sources)))) {
    // An order that waits where it was chosen cannot move: nothing else is put into it.
    const others = [...places].flatMap(([{ pinned }, place]) => (pinned || !place ? [] : place))
    places.set(line, placeLine(line, orderedCodes(sources, [...new Set([...parcels, ...others])])))
  }
  return lines.map((line) => places.get(line) ?? null)
}

function placeLine({ expected, pinned }: WaitingLine, codes: readonly string[]) {
  if (pinned && codes.includes(pinned)) return pinned
  return codes.toSorted((one, other) => dayRank(expected[one]).localeCompare(dayRank(expected[other])))[0] ?? null
}

/** Whether a line waits nowhere in particular. */
const isOpen = ({ expected, pinned }: WaitingLine, sources: readonly Pick<Source, 'warehouse'>[]) =>
  sources.every(({ warehouse }) => warehouse !== pinned && !expected[warehouse])

const dayRank = (day: string | null | undefined) => day ?? '9999'

function orderedCodes(sources: readonly Pick<Source, 'warehouse' | 'own'>[], parcels: readonly string[]) {
  const others = sources
    .filter(({ warehouse }) => !parcels.includes(warehouse))
    .toSorted((one, other) => Number(other.own) - Number(one.own) || (one.warehouse < other.warehouse ? -1 : 1))
  const sending = parcels.filter((code) => sources.some(({ warehouse }) => warehouse === code))
  return [...sending, ...others.map(({ warehouse }) => warehouse)]
}

/** A line of an order that leaves all at once: what each warehouse has of it, and when the rest has come there. */
export type CompleteLine = { pieces: number; ready: Readonly<Record<string, number>>; expected: ExpectedAt }

/**
 * The warehouse from which an order leaves that waits until all of it is there: where fewest lines have no day, then where
 * the last of the others comes first, then where fewer pieces wait, then the order of the sources, which is that in which they
 * send. Null without a source.
 */
export function sourceOfComplete(lines: readonly CompleteLine[], sources: readonly Pick<Source, 'warehouse'>[]) {
  const ranked = sources.map(({ warehouse }) => {
    const waiting = lines.filter((line) => missingAt(line, warehouse) > 0)
    const days = waiting.flatMap(({ expected }) => expected[warehouse] ?? [])
    return {
      warehouse,
      unknown: waiting.length - days.length,
      day: days.toSorted().at(-1) ?? '',
      pieces: waiting.reduce((sum, line) => sum + missingAt(line, warehouse), 0),
    }
  })
  const [first] = ranked.toSorted(
    (one, other) => one.unknown - other.unknown || one.day.localeCompare(other.day) || one.pieces - other.pieces,
  )
  return first?.warehouse ?? null
}

const missingAt = ({ pieces, ready }: CompleteLine, warehouse: string) => Math.max(0, pieces - (ready[warehouse] ?? 0))

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
 * one that sends a parcel anyway (`parcels`, in their order), then the own one, then by code. Where no arrival is known it
 * waits with the first parcel, and without one at the own warehouse. Null where no warehouse sends to the address.
 */
export function placeWaiting(
  lines: readonly WaitingLine[],
  sources: readonly Pick<Source, 'warehouse' | 'own'>[],
  parcels: readonly string[],
): (string | null)[] {
  const codes = orderedCodes(sources, parcels)
  return lines.map(({ expected, pinned }) => {
    if (pinned && codes.includes(pinned)) return pinned
    return codes.toSorted((one, other) => dayRank(expected[one]).localeCompare(dayRank(expected[other])))[0] ?? null
  })
}

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
 * The warehouse from which an order leaves that waits until all of it is there: where that is first, an unknown day last;
 * then where fewer pieces wait, the order of the sources, which is that in which they send. Null without a source.
 */
export function sourceOfComplete(lines: readonly CompleteLine[], sources: readonly Pick<Source, 'warehouse'>[]) {
  const ranked = sources.map(({ warehouse }) => ({
    warehouse,
    day: completeOn(lines, warehouse),
    waiting: lines.reduce((sum, line) => sum + Math.max(0, line.pieces - (line.ready[warehouse] ?? 0)), 0),
  }))
  const [first] = ranked.toSorted((one, other) => one.day.localeCompare(other.day) || one.waiting - other.waiting)
  return first?.warehouse ?? null
}

/** Empty where all is there, after every day where a day is unknown. */
const completeOn = (lines: readonly CompleteLine[], warehouse: string) =>
  lines
    .map(({ pieces, ready, expected }) => ((ready[warehouse] ?? 0) >= pieces ? '' : dayRank(expected[warehouse])))
    .sort()
    .at(-1) ?? ''

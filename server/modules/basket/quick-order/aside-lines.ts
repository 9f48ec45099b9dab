import type { ReadLines } from '../../../../rules/list-reader/lines.ts'
import type { LineMeaning } from './find-lines-meaning.ts'

type FoundLines = { lines: ReadLines['lines']; found: Map<number, LineMeaning> }

/**
 * Lines without the titles, sums and remarks around them, and how many these are: who knows the products finds none by them, nor one
 * that is near. Where nothing else is there, all of them stay.
 */
export function withoutAside({ lines, found }: FoundLines): FoundLines & { otherRows: number } {
  const places = lines.flatMap((line, at) => (line.isAside && meansNothing(found.get(at)) ? [] : [at]))
  if (places.length === 0) return { lines, found, otherRows: 0 }
  const kept = new Map(
    places.flatMap((at, place) => {
      const meaning = found.get(at)
      return meaning ? [[place, meaning] as const] : []
    }),
  )
  return { lines: places.flatMap((at) => lines[at] ?? []), found: kept, otherRows: lines.length - places.length }
}

const meansNothing = (meaning: LineMeaning | undefined) =>
  meaning === undefined || (meaning.outcome === 'reject' && !meaning.disabledIds)

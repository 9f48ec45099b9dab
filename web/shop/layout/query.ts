import { type PageSize, pageSizes } from '../../../rules/paging.ts'

/** One value of an address's query, whatever somebody wrote there. What cannot be meant is left out. */
type Raw = Record<string, unknown>

// The largest id that the contract takes.
const largestId = 2_147_483_647

export function idIn(query: Raw, name: string): number | undefined {
  const id = Number(query[name])
  return Number.isInteger(id) && id >= 1 && id <= largestId ? id : undefined
}

export function textIn(query: Raw, name: string, longest: number): string | undefined {
  const value = query[name]
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return String(value).slice(0, longest) || undefined
}

export function choiceIn<const T extends string>(query: Raw, name: string, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === query[name])
}

/** The page number and size of a list; the usual ones are left out of the address. */
export function pagingIn(query: Raw): { page?: number; size?: PageSize } {
  const page = idIn(query, 'page')
  const size = pageSizes.find((choice) => String(choice) === String(query.size))
  return { ...(page && page > 1 && page <= 10_000 && { page }), ...(size && { size }) }
}

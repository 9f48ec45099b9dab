import { defaultPageSize, lastPage, type PageSize, pageSizes } from '../../rules/paging.ts'

/**
 * An address's query, whatever somebody wrote there. What cannot be meant is undefined: a key that is left out would
 * keep what stands in the address.
 */
type Raw = Record<string, unknown>

const longestList = 200
// The largest id that the contract takes.
const largestId = 2_147_483_647

export function idIn(query: Raw, name: string): number | undefined {
  const id = Number(query[name])
  return Number.isInteger(id) && id >= 1 && id <= largestId ? id : undefined
}

/** Ids as a list with commas, each once, at most so many. */
export function idsIn(query: Raw, name: string, most: number): number[] {
  const ids = String(query[name] ?? '')
    .slice(0, longestList)
    .split(',')
    .flatMap((id) => idIn({ id }, 'id') ?? [])
  return [...new Set(ids)].slice(0, most)
}

export function textIn(query: Raw, name: string, longest: number): string | undefined {
  const value = query[name]
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  // What no database stores cannot be meant either.
  return String(value).replaceAll('\u0000', '').toWellFormed().slice(0, longest) || undefined
}

export function choiceIn<const T extends string>(query: Raw, name: string, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === query[name])
}

export type Paged = { page?: number | undefined; size?: PageSize | undefined }

/** The page number and size of a list; the usual ones are left out of the address. */
export function pagingIn(query: Raw): Paged {
  const page = idIn(query, 'page')
  return {
    page: page && page > 1 && page <= lastPage ? page : undefined,
    size: pageSizes.find((choice) => String(choice) === String(query.size)),
  }
}

type Given<A> = { [Name in keyof Omit<A, keyof Paged>]?: NonNullable<A[Name]> }

/** What the API is asked for an address: what narrows nothing is left out, the page and its size are said. */
export function pageAsked<A extends Paged>({ page = 1, size = defaultPageSize, ...narrowing }: A) {
  const given = Object.entries(narrowing).filter(([, value]) => value)
  return { ...(Object.fromEntries(given) as Given<A>), pageNum: page, pageSize: size }
}

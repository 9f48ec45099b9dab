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

/** The values of a list with commas, each once. */
const listIn = (query: Raw, name: string): string[] => [
  ...new Set(
    String(query[name] ?? '')
      .slice(0, longestList)
      .split(','),
  ),
]

/** Ids as a list with commas, each once, at most so many. */
export const idsIn = (query: Raw, name: string, most: number): number[] =>
  [...new Set(listIn(query, name).flatMap((id) => idIn({ id }, 'id') ?? []))].slice(0, most)

/** Texts as a list with commas, as `textIn` reads each of them; undefined where there is none. */
export const textsIn = (query: Raw, name: string, longest: number, most: number): string[] | undefined =>
  given(
    listIn(query, name)
      .flatMap((text) => textIn({ text }, 'text', longest) ?? [])
      .slice(0, most),
  )

/** Those of some choices that a list with commas names, in their order; undefined where it names none. */
export const choicesIn = <const T extends string>(query: Raw, name: string, choices: readonly T[]): T[] | undefined =>
  given(choices.filter((choice) => listIn(query, name).includes(choice)))

const given = <T>(values: T[]) => (values.length > 0 ? values : undefined)

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

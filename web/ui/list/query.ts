import { defaultPageSize, lastPage, type PageSize, pageSizes } from '../../../rules/paging.ts'
import { isDay } from '../../../rules/shipping/day.ts'

/**
 * An address's query, whatever was written there. What cannot be meant is undefined: a key that is left out would
 * keep what stands in the address.
 */
type Raw = Record<string, unknown>

const longestList = 200
// The largest id that the contract takes.
const largestId = 2_147_483_647

/** An id as it is written. */
export function readId(written: unknown): number | undefined {
  const id = Number(written)
  return Number.isInteger(id) && id >= 1 && id <= largestId ? id : undefined
}

export const idIn = (query: Raw, name: string) => readId(query[name])

/** The values of a list with commas that can be meant, each once, at most so many; undefined where there is none. */
export function listIn<T>(query: Raw, name: string, most: number, meant: (written: string) => T | undefined) {
  const written = String(query[name] ?? '').slice(0, longestList)
  const values = new Set(written.split(',').flatMap((one) => meant(one) ?? []))
  return values.size > 0 ? [...values].slice(0, most) : undefined
}

export function textIn(query: Raw, name: string, longest: number): string | undefined {
  return readText(query[name], longest)
}

/** A day of the calendar, as an ISO date. */
export function dayIn(query: Raw, name: string): string | undefined {
  const day = textIn(query, name, 10)
  return day && isDay(day) ? day : undefined
}

/** A text as it is written, without what nothing can store. */
export function readText(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return String(value).replaceAll('\u0000', '').toWellFormed().slice(0, longest) || undefined
}

export function choiceIn<const T extends string>(query: Raw, name: string, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === query[name])
}

export type PageParams = { page?: number | undefined; size?: PageSize | undefined }

/** The page number and size of a list; the usual ones are left out of the address. */
export function pagingIn(query: Raw): PageParams {
  const page = idIn(query, 'page')
  return {
    page: page && page > 1 && page <= lastPage ? page : undefined,
    size: pageSizes.find((choice) => String(choice) === String(query.size)),
  }
}

/** A page of a list that comes whole. */
export const toPage =
  ({ page = 1, size = defaultPageSize }: PageParams) =>
  <Row>(rows: Row[]) => ({ rows: rows.slice((page - 1) * size, page * size), total: rows.length })

type SetParams<A> = { [Name in keyof Omit<A, keyof PageParams>]?: NonNullable<A[Name]> }

/** What the API is asked for an address: what narrows nothing is left out, the page and its size are named. */
export function toPageQuery<A extends PageParams>({ page = 1, size = defaultPageSize, ...narrowing }: A) {
  const setParams = Object.entries(narrowing).filter(([, value]) => value)
  return { ...(Object.fromEntries(setParams) as SetParams<A>), pageNum: page, pageSize: size }
}

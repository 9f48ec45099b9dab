export const pageSizes = [10, 20, 40, 60] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultPageSize: PageSize = 20
// Search engines of every kind stop counting long before.
export const lastPage = 10_000
// Characters of what a list is searched for.
export const longestKeyword = 200

/** Which rows a page holds: `offset` rows skipped, `limit` taken. */
export function toPage({ pageNum = 1, pageSize = defaultPageSize }: { pageNum?: number; pageSize?: number }) {
  return { limit: pageSize, offset: (pageNum - 1) * pageSize }
}

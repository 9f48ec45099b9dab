import type { Sku } from './queries.ts'

export type MatchKind = NonNullable<Sku['match']>

/**
 * The rows of a search in groups by how they were found. They come in that order. A list that the words of a keyword narrow
 * is one group without a kind.
 */
export function toGroups(rows: readonly Sku[]): Array<{ kind: MatchKind | undefined; rows: Sku[] }> {
  const groups: Array<{ kind: MatchKind | undefined; rows: Sku[] }> = []
  for (const row of rows) {
    const group = groups.find(({ kind }) => kind === row.match)
    if (group) group.rows.push(row)
    else groups.push({ kind: row.match, rows: [row] })
  }
  return groups
}

import type { Sku } from './queries.ts'

export type MatchKind = NonNullable<Sku['match']>

/** The rows of a search in groups by how they were found. They come in that order. */
export function groupsOf(rows: readonly Sku[]): Array<{ kind: MatchKind; rows: Sku[] }> {
  const groups: Array<{ kind: MatchKind; rows: Sku[] }> = []
  for (const row of rows) {
    const kind = row.match ?? 'word'
    const group = groups.find((known) => known.kind === kind)
    if (group) group.rows.push(row)
    else groups.push({ kind, rows: [row] })
  }
  return groups
}

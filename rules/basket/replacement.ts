/** What the buyer decided about products that are discontinued: the number ordered instead, or null to leave it out. */
export type Decisions = Readonly<Record<string, string | null>>

type Line = { number: string; replaces?: string | undefined }

/**
 * The lines as they are ordered: with what is ordered instead, in the same quantity and under the same article number, and
 * without what is left out. What was chosen instead may have to be replaced itself.
 */
export function decidedLines<L extends Line>(lines: readonly L[], decisions: Decisions): L[] {
  return lines.flatMap((line) => {
    const number = decidedNumber(line.number, decisions)
    if (number === null) return []
    return number === line.number ? [line] : [{ ...line, number, replaces: line.replaces ?? line.number }]
  })
}

type NamedLine = { replaces?: string; instead?: string }

/** An order as it is asked for, under the names of today: pages of the version before name what a line replaces `instead`. */
export const renameReplaces = <R extends { lines: readonly NamedLine[] }>(request: R) => ({
  ...request,
  lines: request.lines.map(renameInLine<R['lines'][number]>),
})

function renameInLine<L extends NamedLine>({ instead, ...line }: L) {
  return instead === undefined || line.replaces !== undefined ? line : { ...line, replaces: instead }
}

function decidedNumber(first: string, decisions: Decisions) {
  const visited = new Set<string>()
  let number = first
  while (!visited.has(number)) {
    visited.add(number)
    const decided = decisions[number]
    if (decided === undefined) return number
    if (decided === null) return null
    number = decided
  }
  // Two that were chosen instead of each other: the first is asked about again.
  return first
}

/** A line that was not taken, and why. Lines are counted as an editor counts them: the header is line 1. */
export type BadLine = { line: number; reason: string }

/** What became of a file. `same` lines were taken and changed nothing. */
export type Report = {
  lines: number
  added: number
  changed: number
  same: number
  bad: BadLine[]
  badCount: number
}

export const emptyReport = (): Report => ({ lines: 0, added: 0, changed: 0, same: 0, bad: [], badCount: 0 })

/** More are counted, but not kept: a wrong file has as many as it has lines. */
const mostBadLines = 1000

export function addBad(report: Report, line: number, reason: string) {
  report.badCount++
  if (report.bad.length < mostBadLines) report.bad.push({ line, reason })
}

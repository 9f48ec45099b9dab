import { type Part, runPart } from './parts.ts'
import type { Count } from './test-report.ts'

/**
 * What runs beside each other on two cores, each row in its order: journeys begin as soon as the pages are built, and take
 * their time beside the tests of the server.
 */
const rows: Part[][] = [
  ['build', 'e2e', 'start', 'components'],
  ['checks', 'server', 'rules'],
]

/** Everything that must hold before a change is kept. */
export async function runEverything(): Promise<Count[]> {
  const counts = await Promise.all(rows.map(runRow))
  return counts.flat()
}

async function runRow(row: readonly Part[]): Promise<Count[]> {
  const counts: Count[] = []
  for (const part of row) counts.push(...(await runPart(part)))
  return counts
}

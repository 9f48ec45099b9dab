import { existsSync, readFileSync } from 'node:fs'

export type Count = { passed: number; failed: number }

type VitestReport = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/**
 * Counts the report that vitest has written as JSON. A file that could not be read at all counts as one failure, and so
 * does a run that left no report, ran no test or fewer than `files` files, or ended badly for a reason outside its tests.
 */
export function readCount(file: string, endedWell: boolean, files = 0): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const unread = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  const passed = report.numPassedTests
  const failed = report.numFailedTests + unread
  const badly = !endedWell || !report.success || passed === 0 || report.testResults.length < files
  return { passed, failed: failed === 0 && badly ? 1 : failed }
}

/** What the engine said when it ended a process of the tests by itself: it stands far above the end of what a run prints. */
export const readLastWords = (output: string) =>
  output.split('\n').filter((line) => /^(# \S|FATAL ERROR|Caused by: .*exited unexpectedly)/.test(line))

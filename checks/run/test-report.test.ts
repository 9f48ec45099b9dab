import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCount, readLastWords } from './test-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'aster-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(report: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(
    file,
    JSON.stringify({ success: true, numPassedTests: 0, numFailedTests: 0, testResults: [], ...report }),
  )
  return file
}

test('passed and failed tests are counted', () => {
  expect(readCount(written({ success: false, numPassedTests: 7, numFailedTests: 2 }), false)).toEqual({
    passed: 7,
    failed: 2,
  })
})

test('a file that can not be read is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(readCount(written({ success: false, numPassedTests: 7, testResults }), false)).toEqual({
    passed: 7,
    failed: 1,
  })
})

test('a run without a test is a failure', () => {
  expect(readCount(written({}), true)).toEqual({ passed: 0, failed: 1 })
})

test('a run that ends badly is a failure, whatever its tests say', () => {
  expect(readCount(written({ numPassedTests: 7 }), false)).toEqual({ passed: 7, failed: 1 })
})

test('a run that leaves out a file is a failure', () => {
  const testResults = [{ status: 'passed', assertionResults: [{}] }]
  expect(readCount(written({ numPassedTests: 7, testResults }), true, 1)).toEqual({ passed: 7, failed: 0 })
  expect(readCount(written({ numPassedTests: 7, testResults }), true, 2)).toEqual({ passed: 7, failed: 1 })
})

test('a missing report is a failure', () => {
  expect(readCount(join(folder, 'none.json'), true)).toEqual({ passed: 0, failed: 1 })
})

test('the last words of the engine are found in what a run printed', () => {
  const output =
    'ok\n\n#\n# Fatal error in , line 0\n# Check failed: a < b.\n#\n#FailureMessage Object: 0x7f\n\nCaused by: Error: Worker exited unexpectedly with signal SIGTRAP\n Tests 1 passed'
  expect(readLastWords(output)).toEqual([
    '# Fatal error in , line 0',
    '# Check failed: a < b.',
    'Caused by: Error: Worker exited unexpectedly with signal SIGTRAP',
  ])
})

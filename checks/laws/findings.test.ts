import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadFindings, saveFindings } from './findings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aster-findings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what was found is known the next time, to the one who found it', () => {
  const file = join(folder, 'new/found.json')
  expect(loadFindings(file, 'one')).toEqual(new Set())
  saveFindings(file, 'one', new Set(['/b/', '/a/u']))

  expect(loadFindings(file, 'one')).toEqual(new Set(['/a/u', '/b/']))
  expect(loadFindings(file, 'another')).toEqual(new Set())
  expect(readdirSync(join(folder, 'new'))).toEqual(['found.json'])
})

test.each(['', '{"by": "one"', '{"by": "one", "found": 7}', 'null'])('a file with %j is ignored', (text) => {
  const file = join(folder, 'found.json')
  writeFileSync(file, text)

  expect(loadFindings(file, 'one')).toEqual(new Set())
})

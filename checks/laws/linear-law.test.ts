import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { slowExpressions, unansweredExpressions } from './linear-law.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aster-linear-'))
  write('package.json', '{ "type": "module" }')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** A place of a template, for sources that have one. */
const place = (name: string) => `$${`{${name}}`}`

test.each([
  ['a literal', 'server/a.ts', 'export const trimmed = (text: string) => text.replace(/\\s+$/, "")'],
  ['a literal of a page', 'web/a.tsx', 'export const A = () => <p title={String(/^(a|a)*$/.test("a"))} />'],
  ['RegExp of a text', 'server/a.ts', 'export const a = new RegExp("(x+x+)+y", "i")'],
  ['RegExp as a function', 'server/a.ts', 'export const a = RegExp(`(x+x+)+y`)'],
  ['the pattern of a schema', 'contract/a.ts', "export const a = { type: 'string', pattern: '^(\\\\d+)*$' }"],
  [
    'one that a rule puts together',
    'rules/a.ts',
    `const s = '[0-9]+'\nexport const a = new RegExp(\`${place('s')}$\`, 'u')`,
  ],
])('%s that is not linear is found', async (_, file, text) => {
  write(file, text)
  const sentences = await slowExpressions(root)
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toMatch(`${file}: /`)
  expect(sentences[0]).toContain('is not linear')
})

test.each([
  ['in a function of a rule', 'rules/a.ts', `export const a = (unit: string) => new RegExp(\`^${place('unit')}$\`)`],
  ['outside of the rules', 'server/a.ts', `const s = 'x'\nexport const a = new RegExp(\`^${place('s')}$\`)`],
])('one that is put together %s cannot be read', async (_, file, text) => {
  write(file, text)
  expect((await slowExpressions(root)).join()).toContain('where nobody can read it')
})

test('linear ones are fine; tests are not looked at', async () => {
  write('rules/a.ts', `const d = '[0-9]'\nexport const a = [/^[a-z]+$/u, new RegExp(\`^${place('d')}+$\`)]`)
  write('rules/a.test.ts', 'export const a = /(x+x+)+y/')
  expect(await slowExpressions(root)).toEqual([])
})

test('what was found linear is not asked about again, what was not is', async () => {
  write('rules/a.ts', `export const a = [/^[a-z]+$/u, /(x+x+)+y/, /(z+z+)+y/]`)
  const linear = new Set(['/(z+z+)+y/'])

  for (const _ of [1, 2]) expect(await slowExpressions(root, linear)).toEqual([expect.stringContaining('/(x+x+)+y/')])
  expect(linear).toEqual(new Set(['/(z+z+)+y/', '/^[a-z]+$/u']))
})

test('an answer that is no longer needed is forgotten', async () => {
  write('rules/a.ts', `export const a = /^[a-z]+$/u`)
  const linear = new Set(['/gone/'])
  expect(await slowExpressions(root, linear)).toEqual([])
  expect(linear).toEqual(new Set(['/^[a-z]+$/u']))
})

test('without asking, what has an answer is fine', async () => {
  write('rules/a.ts', `export const a = /^[a-z]+$/u`)
  expect(await unansweredExpressions(root, new Set(['/^[a-z]+$/u']))).toEqual([])
})

test('without asking, what has no answer is named, and an answer that nothing needs', async () => {
  write('rules/a.ts', `const d = '[0-9]'\nexport const a = [/^[a-z]+$/u, new RegExp(\`^${place('d')}+$\`)]`)

  expect(await unansweredExpressions(root, new Set(['/^[a-z]+$/u', '/gone/']))).toEqual([
    'rules/a.ts: /^[0-9]+$/ was not asked about yet, whether it is linear: npm run linear',
    '/gone/ is used no more: npm run linear',
  ])
})

test('what read nothing does not pass', async () => {
  await expect(slowExpressions(root)).rejects.toThrow('Only 0 regular expressions')
  for (let at = 0; at < 12; at++) write(`rules/${at}.ts`, 'export const one = 1')
  await expect(slowExpressions(root)).rejects.toThrow('in 12 files')
})

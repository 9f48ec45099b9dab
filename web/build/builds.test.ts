import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildWhereChanged } from './builds.ts'
import { listSources } from './sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'aster-builds-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let root: string
beforeEach(() => {
  root = mkdtempSync(join(folder, 'root-'))
  write('web/page.tsx', 'a page')
  write('rules/money.ts', 'a rule')
  write('package-lock.json', '{}')
})

function write(file: string, content: string) {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), content)
}

let built = 0
const make = async (into: string) => writeFileSync(join(into, 'page'), `build ${++built}`)
const build = (by = make) => buildWhereChanged({ root, make: by, say: () => {} })
const current = () => readFileSync(join(root, 'dist/current/page'), 'utf8')

test('what has not changed is built once, whatever its time', async () => {
  expect(await build()).toBe(true)
  utimesSync(join(root, 'web/page.tsx'), new Date(), new Date(Date.now() + 60_000))
  expect(await build()).toBe(false)
})

test.each([
  ['web/page.tsx', 'another page'],
  ['web/new.css', 'a style'],
  ['rules/money.ts', 'another rule'],
  ['contract/new.ts', 'a call'],
  ['texts/language/de.ts', 'a text'],
  ['package-lock.json', '{"a":1}'],
  ['vite.config.ts', 'a setting'],
])('a change of %s is built', async (file, content) => {
  await build()
  const before = current()
  write(file, content)
  expect(await build()).toBe(true)
  expect(current()).not.toBe(before)
})

test.each(['web/page.test.tsx', 'web/testing/setup.ts', 'web/routes.gen.ts', 'server/app.ts', 'docs/a.md'])(
  'a change of %s is not',
  async (file) => {
    await build()
    write(file, 'anything')
    expect(await build()).toBe(false)
  },
)

test('a source that is renamed or removed is a change', async () => {
  write('web/other.ts', 'x')
  await build()
  rmSync(join(root, 'web/other.ts'))
  expect(await build()).toBe(true)
})

test('a build that fails or was interrupted does not count, and the last one stays', async () => {
  await build()
  const before = current()
  write('web/page.tsx', 'half')
  const fails = async (into: string) => {
    await make(into)
    throw new Error('a fault in the page')
  }
  await expect(build(fails)).rejects.toThrow('a fault in the page')
  expect(current()).toBe(before)
  // As after kill -9.
  const interrupted = join(root, 'dist', `${'0'.repeat(16)}.abcdef`)
  mkdirSync(interrupted)
  expect(await build()).toBe(true)
  expect(current()).not.toBe(before)
})

test('two starts at once both find whole pages', async () => {
  const both = await Promise.all([build(), build()])
  expect(both).toEqual([true, true])
  expect(current()).toMatch(/^build/)
  expect(readdirSync(join(root, 'dist')).filter((name) => name.includes('.'))).toEqual([])
})

test('what changes while it is built is built again', async () => {
  let changes = 1
  await build(async (into) => {
    if (changes-- > 0) write('web/page.tsx', 'changed meanwhile')
    writeFileSync(join(into, 'page'), readFileSync(join(root, 'web/page.tsx')))
  })
  expect(current()).toBe('changed meanwhile')
  expect(await build()).toBe(false)
})

test('a shop that runs keeps its pages through two more builds, and old ones go', async () => {
  await build()
  const running = realpathSync(join(root, 'dist/current'))
  for (const page of ['second', 'third']) {
    write('web/page.tsx', page)
    await build()
  }
  expect(existsSync(running)).toBe(true)
  utimesSync(running, 0, 0)
  write('web/page.tsx', 'fourth')
  await build()
  expect(existsSync(running)).toBe(false)
  expect(readdirSync(join(root, 'dist'))).toHaveLength(4)
})

test('pages that cannot be written are reported with what to do', async () => {
  const readOnly = async () => {
    throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' })
  }
  await expect(build(readOnly)).rejects.toThrow(/cannot be built in .*npm run build/)
})

test('every room of the pages is among the sources', () => {
  const rooms = new Set(listSources(process.cwd()).map((file) => file.split('/')[0]))
  expect([...rooms].sort()).toEqual(
    [
      'contract',
      'package-lock.json',
      'package.json',
      'rules',
      'texts',
      'tsconfig.json',
      'vite.config.ts',
      'web',
    ].sort(),
  )
})

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type FreshDatabase, freshDatabase } from './testing/database.ts'
import { startForTest } from './testing/shop-process.ts'

const root = mkdtempSync(join(tmpdir(), 'aster-commands-'))
const backups = join(root, 'backups')
let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(root, { recursive: true, force: true })
})

/** Runs a command to its end. */
async function run(command: 'backup' | 'restore', args: string[], url = database.url) {
  const child = spawn(process.execPath, [`server/commands/${command}.ts`, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: root, DATABASE_URL: url },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, said: output }
}

test('the drill: backup, verify and restore of a shop that runs, and a start on what was restored', async () => {
  await startForTest({ DATABASE_URL: database.url, DATA_DIR: root }).address()
  const backup = await run('backup', [backups])
  expect(backup).toMatchObject({ code: 0, said: expect.stringMatching(/aster-\S+: \d+ tables, \d+ rows, 0 files/) })
  const [name = ''] = readdirSync(backups)
  const folder = join(backups, name)
  expect(await run('backup', ['--verify', folder])).toMatchObject({
    code: 0,
    said: expect.stringContaining('is whole'),
  })

  const running = await run('restore', [folder])
  expect(running).toMatchObject({ code: 1, said: expect.stringContaining('Others use this database') })

  const target = await emptyDatabase()
  const restored = await run('restore', [folder], target.url)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('The audit trail is whole') })
  const { shop, exit, address } = startForTest({ DATABASE_URL: target.url, DATA_DIR: root })
  expect((await fetch(`${await address()}/health/ready`)).status).toBe(200)
  shop.kill('SIGKILL')
  await exit
  await target.drop()
})

test('the last backups are kept, and nothing else goes', async () => {
  const kept = join(root, 'kept')
  mkdirSync(join(kept, 'another folder'), { recursive: true })
  const backUp = async (...options: string[]) => {
    const { code, said } = await run('backup', [kept, ...options])
    expect([code, said]).toEqual([0, expect.stringContaining('rows')])
    return said
  }
  const list = () => readdirSync(kept).sort()
  await backUp()
  await backUp()
  const [first, second] = list().filter((name) => name.startsWith('aster-'))
  const said = await backUp('--keep', '2')
  expect(said).toContain(`${first} is removed`)
  expect(list()).toEqual(['another folder', second, expect.stringMatching(/^aster-/)])
})

test.each([
  ['backup', [], 'Usage: npm run backup'],
  ['backup', ['a', 'b'], 'Usage: npm run backup'],
  ['backup', [root, '--keep', '0'], 'Usage: npm run backup'],
  ['restore', [], 'Usage: npm run restore'],
  ['restore', [root], 'is no finished backup'],
  ['backup', ['--verify', root], 'is no finished backup'],
  ['backup', ['package.json/backups'], 'There is no backup'],
] as const)('%s %j ends with 1 and the way on', async (command, args, words) => {
  const { code, said } = await run(command, [...args])
  expect([code, said]).toEqual([1, expect.stringContaining(words)])
  expect(said).not.toMatch(/\n\s+at /)
})

import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
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
  await run('backup', [backups])
  const before = readdirSync(backups).sort()
  rmSync(join(root, 'other'), { recursive: true, force: true })
  const { code, said } = await run('backup', [backups, '--keep', '2'])
  expect(code).toBe(0)
  const after = readdirSync(backups).sort()
  expect(after).toHaveLength(2)
  expect(after[0]).toBe(before.at(-1))
  expect(said).toContain(`${before[0]} is removed`)
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

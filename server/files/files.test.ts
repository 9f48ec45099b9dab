import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Unavailable } from '../unavailable.ts'
import { filesIn } from './files.ts'

const root = mkdtempSync(join(tmpdir(), 'aster-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a file is kept under a random name, readable for its owner alone, and nothing else is left', async () => {
  const folder = join(root, 'a', 'b')
  const files = filesIn(folder)
  const [one, two] = [await files.storeFile(Buffer.from('one')), await files.storeFile(Buffer.from('one'))]
  expect(one).toMatch(/^[0-9a-f]{32}$/)
  expect(one).not.toBe(two)
  expect((await files.get(one)).toString()).toBe('one')
  expect(readdirSync(folder).sort()).toEqual([one, two].sort())
  expect(statSync(join(folder, one)).mode & 0o777).toBe(0o600)

  await files.remove(one)
  await files.remove(one)
  await expect(files.get(one)).rejects.toThrow('ENOENT')
})

test('what cannot be written leaves nothing behind', async () => {
  writeFileSync(join(root, 'taken'), '')
  await expect(filesIn(join(root, 'taken')).storeFile(Buffer.from('x'))).rejects.toThrow()
})

/** Whether a small disk of our own can be had here: as root on Linux. */
const small = join(root, 'small')
mkdirSync(small)
const hasSmallDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small]).status === 0
afterAll(() => hasSmallDisk && spawnSync('umount', ['-l', small]))

test.skipIf(!hasSmallDisk)('a full or read-only disk is reported as such, and nothing half-written stays', async () => {
  const files = filesIn(join(small, 'files'))
  const storedName = await files.storeFile(Buffer.alloc(10_000))
  await expect(files.storeFile(Buffer.alloc(100_000))).rejects.toThrow(Unavailable)
  expect(readdirSync(join(small, 'files'))).toEqual([storedName])

  spawnSync('mount', ['-o', 'remount,ro', small])
  await expect(files.storeFile(Buffer.from('x'))).rejects.toThrow(Unavailable)
  await expect(files.remove(storedName)).rejects.toThrow(Unavailable)
  expect((await files.get(storedName)).length).toBe(10_000)
})

test.each(['../a', '', 'a'.repeat(33), `${'a'.repeat(31)}/`, 'A'.repeat(32)])(
  '%j is no name of a file',
  async (name) => {
    const files = filesIn(root)
    expect(() => files.get(name)).toThrow('No file')
    expect(() => files.remove(name)).toThrow('No file')
  },
)

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChanges } from './changes.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aster-changes-'))
  git('init', '--quiet', '--initial-branch=main')
  for (const file of ['same.ts', 'edited.ts', 'removed.ts']) write(file, file)
  commit()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: root, encoding: 'utf8' })
const commit = () => git('add', '--all') + git('commit', '--quiet', '--message=change')

test('nothing has changed', () => {
  expect(findChanges(root).files).toEqual([])
})

test('what is committed, edited, new and removed has changed, what is ignored has not', () => {
  git('switch', '--quiet', '--create', 'branch')
  write('committed.ts', '')
  commit()
  write('edited.ts', 'otherwise')
  rmSync(join(root, 'removed.ts'))
  mkdirSync(join(root, 'new'))
  write('new/a file ü.ts', '')
  write('.gitignore', 'ignored.ts')
  write('ignored.ts', '')

  const { files, since } = findChanges(root)
  expect(files).toEqual(['.gitignore', 'committed.ts', 'edited.ts', 'new/a file ü.ts', 'removed.ts'])
  expect(since).toMatch(/^[0-9a-f]{8} [(]main[)]$/)
})

test('what the main branch has changed meanwhile is no change of ours', () => {
  git('switch', '--quiet', '--create', 'branch')
  git('switch', '--quiet', 'main')
  write('theirs.ts', '')
  commit()
  git('switch', '--quiet', 'branch')

  expect(findChanges(root).files).toEqual([])
})

test('the commit can be named', () => {
  write('committed.ts', '')
  commit()

  expect(findChanges(root).files).toEqual([])
  expect(findChanges(root, 'HEAD~1').files).toEqual(['committed.ts'])
})

test.each(['nothing-like-it', '--all', ''])('"%s", which is no commit, is refused', (ref) => {
  expect(() => findChanges(root, ref)).toThrow(`git knows no commit "${ref}"`)
})

test('a tree without a main branch needs a commit to compare with', () => {
  git('branch', '--move', 'other')

  expect(() => findChanges(root)).toThrow('name a commit')
})

test('what git does not know cannot be compared', () => {
  rmSync(join(root, '.git'), { recursive: true })

  expect(() => findChanges(root, 'HEAD')).toThrow('git knows no commit')
})

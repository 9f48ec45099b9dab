import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { closeLeftFolders, closeRunFolder } from './run-folder.ts'

const idle = 'process.stdin.resume()'

/** A program that would run for ever, and has no parent that ends it. */
function startProgram(options: { cwd?: string; env?: Record<string, string>; args?: string[] }) {
  const { args = [], ...rest } = options
  const child = spawn(process.execPath, ['-e', idle, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...rest,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('what works in the folder of a run is ended with it, and nothing else', async () => {
  const folder = temporaryFolder('run-test')
  mkdirSync(join(folder, 'inside'))
  const own = [
    startProgram({ cwd: join(folder, 'inside') }),
    startProgram({ env: { TMPDIR: folder } }),
    startProgram({ args: [`--data=${folder}/inside`] }),
  ]
  const other = startProgram({ cwd: '/' })
  const ends = own.map((child) => new Promise((resolve) => child.on('exit', resolve)))

  await closeRunFolder(folder)

  await Promise.all(ends)
  expect(existsSync(folder)).toBe(false)
  expect(other.exitCode ?? other.signalCode).toBeNull()
})

test('what a killed run has left is ended and removed, that of one that runs is not', async () => {
  const parent = temporaryFolder('left')
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  // No program ever has this number.
  const left = join(parent, 'aster-run-4194305-x')
  mkdirSync(left)
  const program = startProgram({ cwd: left })
  const end = new Promise((resolve) => program.on('exit', resolve))
  const running = startProgram({ args: ['test.ts'] })
  mkdirSync(join(parent, `aster-run-${running.pid}-x`))

  await closeLeftFolders([parent])
  await end
  expect(readdirSync(parent)).toEqual([`aster-run-${running.pid}-x`])
})

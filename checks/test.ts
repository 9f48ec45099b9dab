import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks, report, run, type Step } from './steps.ts'
import { type Count, readCount } from './test-report.ts'

/** Everything that must hold before a change is kept. The last line says how much passed and how much failed. */

const reports = mkdtempSync(join(tmpdir(), 'aster-tests-'))

async function checked(step: Step): Promise<Count> {
  const outcome = await run(step)
  report(outcome)
  return outcome.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs one project of vitest.config.ts. */
async function tested(project: string): Promise<Count> {
  const file = join(reports, `${project}.json`)
  const command = [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const outcome = await run({ name: `tests: ${project}`, command }, { NO_COLOR: '1', NODE_ENV: 'test' })
  const count = readCount(file, outcome.ok)
  report({
    ...outcome,
    name: `${outcome.name}, ${count.passed} passed, ${count.failed} failed`,
    ok: count.failed === 0,
  })
  return count
}

async function inOrder(...steps: (() => Promise<Count>)[]): Promise<Count[]> {
  const counts: Count[] = []
  for (const step of steps) counts.push(await step())
  return counts
}

// Two cores: sources are read, pages built and components tested beside the tests of the server; what measures time, starts
// the shop as it is built or drives a browser goes alone.
const building = checked({ name: 'build of the pages', command: ['node', 'web/build/build.ts'] })
const beside = await Promise.all([
  inOrder(...checks.map((step) => () => checked(step))),
  inOrder(
    () => building,
    () => tested('rules'),
    () => tested('components'),
  ),
  inOrder(() => tested('server')),
])
const alone = await inOrder(
  () => tested('start'),
  () => tested('e2e'),
  () => tested('speed'),
  () => tested('server-speed'),
)
rmSync(reports, { recursive: true, force: true })

const counts = [...beside.flat(), ...alone]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (failed > 0) process.exitCode = 1
console.log(`${passed} passed, ${failed} failed`)

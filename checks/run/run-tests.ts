import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { report, run, type Step } from '../steps.ts'
import { type Count, readCount, readLastWords } from './test-report.ts'

/** One check counts as one test. */
export async function check(step: Step): Promise<Count> {
  const outcome = await run(step)
  report(outcome)
  return outcome.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** One of so many parts of the files. */
export type Shard = { number: number; of: number }

type Selection = { files?: readonly string[]; shard?: Shard | undefined }

/** Runs a project of vitest.config.ts, or of its tests those in `files`, or those of one machine of several. */
export async function runTests(project: string, { files = [], shard }: Selection = {}): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'aster-tests-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const divided = shard ? [`--shard=${shard.number}/${shard.of}`] : []
  const name = `tests: ${project}${shard ? ` ${shard.number}/${shard.of}` : ''}`
  const command = ['vitest', 'run', '--project', project, ...reporters, ...divided, ...files]
  const outcome = await run({ name, command }, { NO_COLOR: '1', NODE_ENV: 'test' })
  const count = readCount(file, outcome.ok, files.length)
  rmSync(folder, { recursive: true, force: true })
  report({ ...outcome, name: `${name}, ${count.passed} passed, ${count.failed} failed`, ok: count.failed === 0 })
  if (count.failed > 0) for (const line of readLastWords(outcome.output)) console.log(`  ${line}`)
  return count
}

/** One after the other. */
export async function inOrder(...steps: (() => Promise<Count>)[]): Promise<Count[]> {
  const counts: Count[] = []
  for (const step of steps) counts.push(await step())
  return counts
}

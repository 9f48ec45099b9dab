import { parseArgs } from 'node:util'
import { endWith, StartError } from '../server/start/start-error.ts'
import { runChanged } from './changed/run.ts'
import { canBeSharded, isPart, parts, runPart } from './run/parts.ts'
import { readShard, saveResult, sumResults } from './run/results.ts'
import { closeLeftFolders, closeRunFolder, openRunFolder } from './run/run-folder.ts'
import type { Count } from './run/test-report.ts'
import { runEverything } from './run/whole-run.ts'

/**
 * npm test                                everything that must hold before a change is kept
 * npm test -- --changed [commit]          what a change since that commit can break
 * npm test -- --part server --shard 1/3   a part, or a third of it, so that machines can share a run;
 *             --results DIR               stores what was found there
 * npm test -- --sum DIR                   adds up what was stored; refuses where a part is missing
 *
 * The last line says how much passed and how much failed.
 */
const options = {
  changed: { type: 'boolean' },
  part: { type: 'string' },
  shard: { type: 'string' },
  results: { type: 'string' },
  sum: { type: 'string' },
} as const

async function main() {
  const counts = await runAsAsked()
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  if (failed > 0) process.exitCode = 1
  console.log(`${passed} passed, ${failed} failed`)
}

async function runAsAsked(): Promise<Count[]> {
  const { values, positionals } = readArguments()
  const [since, ...others] = positionals
  if (others.length > 0 || (since && !values.changed)) throw new StartError(`npm test does not know ${since}`)
  if (values.sum) return sumResults(values.sum)
  if (values.changed) return inRunFolder(() => runChanged(since))
  if (values.part) return inRunFolder(() => runOnePart(values.part ?? '', values))
  if (values.shard || values.results) throw new StartError('--shard and --results belong to a --part')
  return inRunFolder(runEverything)
}

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new StartError((error as Error).message)
  }
}

async function runOnePart(part: string, { shard: text, results }: { shard?: string; results?: string }) {
  if (!isPart(part)) throw new StartError(`There is no part ${part}, only ${parts.join(', ')}`)
  if (text && !canBeSharded(part)) throw new StartError(`${part} is not divided: run it without --shard`)
  const shard = readShard(text)
  const counts = await runPart(part, text ? shard : undefined)
  const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0)
  if (results) saveResult(results, { part, shard, passed: sum('passed'), failed: sum('failed') })
  return counts
}

/** Leaves nothing running and nothing behind, also where the run is interrupted. */
async function inRunFolder(work: () => Promise<Count[]>): Promise<Count[]> {
  await closeLeftFolders()
  const folder = openRunFolder()
  Object.assign(process.env, { TMPDIR: folder, RUN_FOLDER: folder })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => void closeRunFolder(folder).then(() => process.exit(1)))
  return await work().finally(() => closeRunFolder(folder))
}

await main().catch(endWith)

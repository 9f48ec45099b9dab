import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../server/start/start-error.ts'
import { type Part, parts } from './parts.ts'
import type { Shard } from './run-tests.ts'
import type { Count } from './test-report.ts'

export type Result = Count & { commit: string; part: Part; shard: Shard }

/** Reads '2/3'; without it a part is run whole. */
export function readShard(text = '1/1'): Shard {
  const [, number, of] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []
  if (!number || Number(number) > Number(of)) throw new StartError(`--shard takes one of so many, as 1/3, not ${text}`)
  return { number: Number(number), of: Number(of) }
}

/** Stores what a shard of a part has found, of the commit that is checked out, for `sumResults`. */
export function saveResult(folder: string, result: Omit<Result, 'commit'>): void {
  mkdirSync(folder, { recursive: true })
  const { part, shard } = result
  const text = JSON.stringify({ commit: checkedOut(), ...result }, null, 2)
  writeFileSync(join(folder, `${part}-${shard.number}-of-${shard.of}.json`), `${text}\n`)
}

/** What all machines have found together. Refuses where a part is missing, or is of another commit than the others. */
export function sumResults(folder: string): Count[] {
  const results = globSync('*.json', { cwd: folder }).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Result,
  )
  const faults = missingResults(results)
  if (faults.length > 0) throw new StartError(`Not everything was run:\n${faults.join('\n')}`)
  return results
}

/** What keeps results from being the whole, one sentence each. */
export function missingResults(results: readonly Result[]): string[] {
  const commits = [...new Set(results.map(({ commit }) => commit))]
  const mixed = commits.length > 1 ? [`they are of different commits: ${commits.join(', ')}`] : []
  return [
    ...mixed,
    ...parts.flatMap((part) =>
      missingShards(
        part,
        results.filter((result) => result.part === part),
      ),
    ),
  ]
}

function missingShards(part: Part, results: readonly Result[]): string[] {
  const counts = [...new Set(results.map(({ shard }) => shard.of))]
  if (counts.length > 1) return [`${part} was divided in different ways: by ${counts.join(' and by ')}`]
  const shardCount = counts[0] ?? 1
  const numbers = results.map(({ shard }) => shard.number)
  return Array.from({ length: shardCount }, (_, at) => at + 1)
    .filter((number) => !numbers.includes(number))
    .map((number) => (shardCount === 1 ? `${part} is missing` : `${part} ${number}/${shardCount} is missing`))
}

const checkedOut = () => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  if (git('status', '--porcelain')) throw new StartError('Only what is committed can be summed: commit first')
  return git('rev-parse', 'HEAD')
}

import { randomInt } from 'node:crypto'
import { run } from '../checks/steps.ts'

const runs = 10_000

/**
 * npm run bench -- --fuzz: ten thousand broken files for everything that reads uploads, as the test of the same
 * does with some hundred; the seed repeats them.
 */
export async function fuzzReaders(say: (text: string) => void, seed = String(randomInt(2 ** 31))) {
  say(`Reading ${runs} broken files, seed ${seed}; some minutes`)
  const command = ['vitest', 'run', '--project', 'server', 'server/files/broken-files.test.ts']
  const { ok, output, seconds } = await run(
    { name: 'broken files', command },
    { FUZZ_RUNS: String(runs), FUZZ_SEED: seed },
  )
  if (!ok) throw new Error(output)
  say(`All were read or refused, in ${Math.round(seconds)} s`)
}

import { expect, test } from 'vitest'
import { readBrokenFiles } from '../testing/files/broken-files.ts'

// The same in each run; `npm run bench -- --fuzz` reads ten thousand, others each time.
const runs = Number(process.env.FUZZ_RUNS ?? 100)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)

test('a broken file is read or refused, and takes no reader with it', async () => {
  let read = 0
  await readBrokenFiles({ runs, seed, onRead: () => read++ })
  expect(read).toBe(runs)
})

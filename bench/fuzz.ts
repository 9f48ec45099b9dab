import { randomInt } from 'node:crypto'
import { readBrokenFiles } from '../server/testing/broken-files.ts'

const runs = 10_000

/** npm run bench -- --fuzz: ten thousand broken files for everything that reads what people send; the seed repeats them. */
export async function fuzzReaders(say: (text: string) => void, seed = randomInt(2 ** 31)) {
  say(`Reading ${runs} broken files, seed ${seed}`)
  let [read, slowest, last] = [0, 0, performance.now()]
  const onRead = () => {
    const now = performance.now()
    ;[slowest, last] = [Math.max(slowest, now - last), now]
    if (++read % 1_000 === 0) say(`${read} read or refused, the slowest took ${Math.round(slowest)} ms`)
  }
  await readBrokenFiles({ runs, seed, onRead })
}

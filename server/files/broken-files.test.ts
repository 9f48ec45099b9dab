import { expect, test } from 'vitest'
import { readBrokenFiles } from '../testing/broken-files.ts'

// Ten thousand are read by `npm run bench -- --fuzz`.
test('a broken file is read or refused, and takes no reader with it', { timeout: 60_000 }, async () => {
  let read = 0
  await readBrokenFiles({ runs: 300, seed: 20_261_120, onRead: () => read++ })
  expect(read).toBe(300)
})

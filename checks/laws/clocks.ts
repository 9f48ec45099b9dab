import { globSync, readFileSync } from 'node:fs'
import { clocksIn } from './clock-law.ts'

/** No test of `npm test` depends on how fast the machine is. */
const files = globSync('{rules,contract,texts,db,seed,server,web,e2e,checks}/**/*.{ts,tsx}').filter((file) =>
  /[.]test[.]tsx?$|\/testing\//.test(file),
)
const found = files.flatMap((file) => clocksIn(file, readFileSync(file, 'utf8')))
for (const sentence of found) console.error(sentence)
if (files.length === 0) console.error('no test was read')
if (found.length > 0 || files.length === 0) process.exitCode = 1

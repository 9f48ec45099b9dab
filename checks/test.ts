import { parseArgs } from 'node:util'
import { endWith, StartError } from '../server/start/start-error.ts'
import { runChanged } from './changed/run.ts'
import { runEverything } from './whole-run.ts'

/**
 * `npm test` runs everything that must hold before a change is kept, `npm test -- --changed [commit]` what a change since
 * that commit can break. The last line says how much passed and how much failed.
 */
const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' } },
  allowPositionals: true,
  strict: false,
})
const isUnknown =
  Object.keys(values).some((name) => name !== 'changed') || positionals.length > (values.changed ? 1 : 0)
if (isUnknown) endWith(new StartError('npm test takes nothing but --changed [commit]'))

const counts = await (values.changed ? runChanged(positionals[0]).catch(endWith) : runEverything())
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (failed > 0) process.exitCode = 1
console.log(`${passed} passed, ${failed} failed`)

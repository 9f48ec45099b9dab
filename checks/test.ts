import { parseArgs } from 'node:util'
import { runChanged } from './changed/run.ts'
import { runEverything } from './whole-run.ts'

/**
 * `npm test` runs everything that must hold before a change is kept, `npm test -- --changed [commit]` what a change since
 * that commit can break. The last line says how much passed and how much failed.
 */
const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true })
if (positionals.length > (values.changed ? 1 : 0)) throw new Error('npm test takes nothing but --changed [commit]')

const counts = values.changed ? await runChanged(positionals[0]) : await runEverything()
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (failed > 0) process.exitCode = 1
console.log(`${passed} passed, ${failed} failed`)

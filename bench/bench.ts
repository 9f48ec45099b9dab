import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { endWith } from '../server/start-error.ts'
import { type CrowdRow, measureCrowds } from './crowd.ts'
import { type FaultFigures, measureFaults } from './faults.ts'
import { fuzzReaders } from './fuzz.ts'
import { type KillFigures, measureKills } from './kill.ts'
import { measureScores, type Scores } from './lighthouse.ts'
import { crowdTable, faultTable, killTable, machine, scaleTable, scoresTable, speedTable } from './report.ts'
import { measureScale, type ScaleRow } from './scale.ts'
import { measureSpeed, type SpeedReport } from './speed.ts'

const file = new URL('../docs/performance.md', import.meta.url)
const kills = 100
const sizes = [2_000, 100_000, 1_000_000]

/**
 * npm run bench              speed of the demo beside two references; written to docs/performance.md
 * npm run bench -- --quick   the same within a minute, only printed
 * npm run bench -- --scale   lists and searches at 2,000, 100,000 and 1,000,000 products; written, takes half an hour
 * npm run bench -- --pages   what Lighthouse says of the pages that visitors come in by; written
 * npm run bench -- --kill    orders while the server is killed a hundred times; written
 * npm run bench -- --fuzz    ten thousand broken files for all that reads what people send; `--seed` repeats them
 * npm run bench -- --faults   orders while the database crashes, ends and hangs; written
 * npm run bench -- --crowd   what others wait for while 600 basket calls come at once; written
 * npm run bench -- --json    prints JSON instead of tables
 */
async function main() {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      scale: { type: 'boolean' },
      pages: { type: 'boolean' },
      kill: { type: 'boolean' },
      fuzz: { type: 'boolean' },
      seed: { type: 'string' },
      faults: { type: 'boolean' },
      crowd: { type: 'boolean' },
      json: { type: 'boolean' },
      sizes: { type: 'string' },
    },
  })
  const say = (text: string) => process.stderr.write(`${text}\n`)
  if (values.fuzz) return fuzzReaders(say, values.seed)
  if (values.scale) {
    const rows = await measureScale(values.sizes ? values.sizes.split(',').map(Number) : sizes, say)
    print(values.json, rows, scaleTable(rows))
    if (!values.sizes) keep('scale', scaleTable(rows))
    return
  }
  if (values.pages) {
    const rows = await measureScores(say)
    print(values.json, rows, scoresTable(rows))
    keep('pages', scoresTable(rows))
    return
  }
  if (values.kill) {
    const figures = await measureKills(kills, say)
    print(values.json, figures, killTable(figures))
    keep('kill', killTable(figures))
    return
  }
  if (values.faults) {
    const figures = await measureFaults(say)
    print(values.json, figures, faultTable(figures))
    keep('faults', faultTable(figures))
    return
  }
  if (values.crowd) {
    const rows = await measureCrowds(say)
    print(values.json, rows, crowdTable(rows))
    keep('crowd', crowdTable(rows))
    return
  }
  const report = await measureSpeed(values.quick ? 2 : 15, say)
  print(values.json, report, speedTable(report))
  if (!values.quick) keep('speed', speedTable(report))
}

const print = (
  json: boolean | undefined,
  figures: SpeedReport | ScaleRow[] | Scores[] | KillFigures | FaultFigures | CrowdRow[],
  text: string,
) => console.log(json ? JSON.stringify({ machine: machine(), figures }, null, 2) : `\n${text}`)

/** Puts a table between its two marks in docs/performance.md. */
function keep(mark: string, text: string) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`]
  const page = readFileSync(file, 'utf8')
  const at = [page.indexOf(begin) + begin.length, page.indexOf(end)] as const
  if (at[0] < begin.length || at[1] < 0) throw new Error(`docs/performance.md lacks the mark ${begin}`)
  const measured = `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}.`
  writeFileSync(file, `${page.slice(0, at[0])}\n${measured}\n\n${text}\n${page.slice(at[1])}`)
}

main().then(() => process.exit(), endWith)

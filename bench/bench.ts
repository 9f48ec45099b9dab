import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { endWith } from '../server/start/start-error.ts'
import { measureCrowds } from './crowd/crowd.ts'
import { measureFaults } from './faults.ts'
import { measureShipmentKills } from './fulfilment/kills.ts'
import { measureMixed } from './fulfilment/mixed.ts'
import { measureDesk } from './fulfilment/order-management.ts'
import { measureStreams } from './fulfilment/streams.ts'
import { fuzzReaders } from './fuzz.ts'
import { checkFigures, keepFigures } from './kept/kept-figures.ts'
import { measureScores } from './lighthouse.ts'
import { measureMails } from './mails.ts'
import { measureKills } from './orders/kill.ts'
import { measureTurns, turnsTable } from './orders/turns.ts'
import {
  crowdTable,
  deedsTable,
  deskTable,
  faultTable,
  killTable,
  machine,
  restoreTable,
  scaleTable,
  scoresTable,
  soakTable,
  speedTable,
  streamsTable,
} from './report.ts'
import { measureRestore } from './restore.ts'
import { measureSoak } from './soak.ts'
import { measureScale } from './speed/scale.ts'
import { measureSpeed } from './speed/speed.ts'

const file = new URL('../docs/performance.md', import.meta.url)
const kills = 100
const sizes = [2_000, 100_000, 1_000_000]

/**
 * npm run bench              speed of the demo beside two references; written to docs/performance.md
 * npm run bench -- --quick   the same within a minute, only printed
 * npm run bench -- --scale   lists and searches at 2,000, 100,000 and 1,000,000 products; written, takes half an hour
 * npm run bench -- --pages   what Lighthouse says of the pages that visitors come in by; written
 * npm run bench -- --kill    orders while the server is killed a hundred times; written
 * npm run bench -- --fuzz    ten thousand broken files for all that reads uploads; `--seed` repeats them
 * npm run bench -- --faults  orders while the database crashes, ends and hangs, mails while their server hangs; written
 * npm run bench -- --soak    memory under twenty minutes of mixed load, and clients that do not read; written
 * npm run bench -- --crowd   what others wait for while 600 basket calls come at once; written
 * npm run bench -- --restore a backup of 100,000 orders and its restore; written
 * npm run bench -- --desk    the calls of the console with 1,000,000 orders; written, takes eight minutes
 * npm run bench -- --deeds   64 users on the same orders for a minute, and shipments while the server is killed; written
 * npm run bench -- --streams a thousand pages that change by themselves; written
 * npm run bench -- --turns DIR orders and baskets in turn with the version in another folder; only printed
 * npm run bench -- --check   what takes more of its reference than is kept in bench/kept/kept-figures.json; fails with 1
 * npm run bench -- --keep    measures the same and keeps it there
 * npm run bench -- --json    prints JSON instead of tables
 *
 * With `--sizes` or `--minutes` of one's own it is only printed.
 */
async function main() {
  const { values: asked } = parseArgs({ options })
  if (asked.fuzz) return fuzzReaders(say, asked.seed)
  if (asked.turns) return console.log(`\n${turnsTable(await measureTurns(asked.turns, say))}`)
  if (asked.keep) return console.log(`\n${await keepFigures(say)}`)
  if (asked.check) return printCheck()
  const { mark, figures, text } = await takeFigures(asked)
  console.log(asked.json ? JSON.stringify({ machine: machine(), figures }, null, 2) : `\n${text}`)
  if (!asked.quick && !asked.sizes && !asked.minutes) keep(mark, text)
}

async function printCheck() {
  const { text, isGood } = await checkFigures(say)
  console.log(`\n${text}`)
  if (!isGood) process.exitCode = 1
}

const options = {
  check: { type: 'boolean' },
  keep: { type: 'boolean' },
  quick: { type: 'boolean' },
  scale: { type: 'boolean' },
  sizes: { type: 'string' },
  pages: { type: 'boolean' },
  kill: { type: 'boolean' },
  fuzz: { type: 'boolean' },
  seed: { type: 'string' },
  faults: { type: 'boolean' },
  soak: { type: 'boolean' },
  minutes: { type: 'string' },
  crowd: { type: 'boolean' },
  restore: { type: 'boolean' },
  desk: { type: 'boolean' },
  deeds: { type: 'boolean' },
  streams: { type: 'boolean' },
  turns: { type: 'string' },
  json: { type: 'boolean' },
} as const
type BenchOptions = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** What is asked for, as a table, and where it belongs in docs/performance.md. */
async function takeFigures(asked: BenchOptions) {
  if (asked.scale) {
    const own = asked.sizes?.split(',').map(Number)
    return toReport('scale', await measureScale(own ?? sizes, say), scaleTable)
  }
  if (asked.pages) return toReport('pages', await measureScores(say), scoresTable)
  if (asked.kill) return toReport('kill', await measureKills(kills, say), killTable)
  if (asked.faults) {
    return toReport('faults', { ...(await measureFaults(say)), mails: await measureMails(say) }, faultTable)
  }
  if (asked.soak) return toReport('soak', await measureSoak(Number(asked.minutes ?? 20), say), soakTable)
  if (asked.crowd) return toReport('crowd', await measureCrowds(say), crowdTable)
  if (asked.desk) return toReport('desk', await measureDesk(1_000_000, say), deskTable)
  if (asked.streams) return toReport('streams', await measureStreams(say), streamsTable)
  if (asked.deeds) {
    const mixed = await measureMixed(60, say)
    return toReport('deeds', { mixed, killed: await measureShipmentKills(kills, say) }, deedsTable)
  }
  if (asked.restore) return toReport('restore', await measureRestore(100_000, say), restoreTable)
  return toReport('speed', await measureSpeed(asked.quick ? 2 : 15, say), speedTable)
}

const toReport = <Figures>(mark: string, figures: Figures, table: (figures: Figures) => string) => ({
  mark,
  figures,
  text: table(figures),
})

const say = (text: string) => void process.stderr.write(`${text}\n`)

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

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { measurePageLife } from '../pages/page-life.ts'
import { machine } from '../report.ts'
import { openCopies } from './databases.ts'
import { measureDocuments } from './documents.ts'
import type { KeptFigure } from './figure.ts'
import { measureFinance } from './finance.ts'
import { measureFulfilment } from './fulfilment.ts'
import { takeFigure, toRatio } from './measure.ts'
import { measureDeskSearch } from './order-management.ts'
import { measureQuickOrders } from './quick-orders.ts'
import { measureReturns } from './returns.ts'
import { measureSheets } from './sheets.ts'

const file = new URL('kept-figures.json', import.meta.url)

/** So many times the kept ratio is slower: ratios of two runs beside much other work differed by up to 1.9 times. */
const mostTimesKept = 2
const tries = 3

type Kept = { measured: string; ratios: Record<string, number> }
type Checked = KeptFigure & { kept: number | undefined }

const subjects = [
  measureDocuments,
  measureSheets,
  measureQuickOrders,
  measureFulfilment,
  measureDeskSearch,
  measureFinance,
  measureReturns,
] as const

/** What measures all its figures at once, with a shop of its own. */
const wholeSubjects: readonly (() => Promise<KeptFigure[]>)[] = [measurePageLife]

/** Measures all and stores what each takes of its reference, for whoever checks it later. */
export async function keepFigures(say: (text: string) => void): Promise<string> {
  const figures = await measureAll(say, takeMiddle)
  const ratios = Object.fromEntries(figures.map((figure) => [figure.name, Number(toRatio(figure).toFixed(3))]))
  const measured = `${new Date().toISOString().slice(0, 10)}, ${machine()}`
  writeFileSync(file, `${JSON.stringify({ measured, ratios }, null, 2)}\n`)
  return figureTable(figures.map((figure) => ({ ...figure, kept: undefined })))
}

/** Measures all again; false where something takes more of its reference than was kept, or is no longer measured. */
export async function checkFigures(say: (text: string) => void): Promise<{ text: string; isGood: boolean }> {
  if (!existsSync(file)) throw new Error('No figures are kept: npm run bench -- --keep')
  const { measured, ratios } = JSON.parse(readFileSync(file, 'utf8')) as Kept
  const isTooSlow = (figure: KeptFigure) =>
    toRatio(figure) > mostTimesKept * (ratios[figure.name] ?? Number.POSITIVE_INFINITY)
  const figures = await measureAll(say, (measure) => takeBest(measure, isTooSlow, say))
  const checked = figures.map((figure) => ({ ...figure, kept: ratios[figure.name] }))
  const missing = Object.keys(ratios).filter((name) => !figures.some((figure) => figure.name === name))
  const slow = figures.filter(isTooSlow)
  const verdicts = [
    ...missing.map((name) => `${name}: kept, and no longer measured`),
    ...slow.map(({ name }) => `${name}: slower than ${mostTimesKept} times what was kept`),
  ]
  const text = [figureTable(checked), '', `Kept: ${measured}.`, ...verdicts].join('\n')
  return { text, isGood: verdicts.length === 0 }
}

type IsTooSlow = (figure: KeptFigure) => boolean
type Measuring = () => Promise<KeptFigure[]>

/** All figures, each taken as often as its taker likes. */
async function measureAll(say: (text: string) => void, taker: (measure: Measuring) => Promise<KeptFigure[]>) {
  const figures: KeptFigure[] = []
  const takeAll = async (measure: Measuring) => {
    for (const figure of await taker(measure)) {
      figures.push(figure)
      say(`${figure.name}: ${figure.ms.toFixed(1)} ms, ${toRatio(figure).toFixed(2)} of its reference`)
    }
  }
  const copies = await openCopies()
  try {
    for (const measure of subjects)
      await measure(copies.withCopy, (one) => takeAll(async () => [await takeFigure(one)]))
  } finally {
    await copies.stop()
  }
  for (const measure of wholeSubjects) await takeAll(measure)
  return figures
}

/** The middle one of some runs: neither a good minute nor a bad one is kept. */
async function takeMiddle(measure: Measuring): Promise<KeptFigure[]> {
  const runs: KeptFigure[][] = []
  for (let run = 0; run < tries; run++) runs.push(await measure())
  const figures = runs.flat().sort((one, other) => toRatio(one) - toRatio(other))
  return [...Map.groupBy(figures, ({ name }) => name).values()].flatMap((all) => all[Math.floor(all.length / 2)] ?? [])
}

/** What is too slow is taken again, and the best counts: other work makes things slower alone. */
async function takeBest(measure: Measuring, isTooSlow: IsTooSlow, say: (text: string) => void) {
  let best = await measure()
  for (let again = 1; again < tries && best.some(isTooSlow); again++) {
    for (const figure of best.filter(isTooSlow)) say(`${figure.name}: ${toRatio(figure).toFixed(2)}, once more`)
    const others = await measure()
    best = best.map((figure) => pickBetter(figure, others))
  }
  return best
}

const pickBetter = (figure: KeptFigure, others: readonly KeptFigure[]) => {
  const other = others.find(({ name }) => name === figure.name)
  return other && toRatio(other) < toRatio(figure) ? other : figure
}

function verdict(ratio: number, kept: number | undefined) {
  if (kept === undefined) return 'new'
  return ratio > mostTimesKept * kept ? 'TOO SLOW' : 'good'
}

function figureTable(figures: readonly Checked[]): string {
  const rows = figures.map((figure) => {
    const { name, ms, referenceMs, kept } = figure
    const ratio = toRatio(figure)
    return [name, ms.toFixed(1), referenceMs.toFixed(1), ratio.toFixed(2), kept?.toFixed(2) ?? '', verdict(ratio, kept)]
  })
  const head = ['', 'ms', 'reference ms', 'ratio', 'kept', '']
  return [head, ['---', '---:', '---:', '---:', '---:', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

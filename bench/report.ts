import { cpus, totalmem } from 'node:os'
import type { CrowdRow } from './crowd/crowd.ts'
import type { FaultFigures } from './faults.ts'
import type { ShipmentKillFigures } from './fulfilment/kills.ts'
import type { MixedFigures } from './fulfilment/mixed.ts'
import type { DeskFigures } from './fulfilment/order-management.ts'
import type { StreamFigures } from './fulfilment/streams.ts'
import type { Scores } from './lighthouse.ts'
import type { MailFigures } from './mails.ts'
import type { BasketFigures } from './orders/basket.ts'
import type { KillFigures } from './orders/kill.ts'
import type { Together } from './orders.ts'
import type { RestoreFigures } from './restore.ts'
import type { SoakFigures } from './soak.ts'
import type { ScaleRow } from './speed/scale.ts'
import type { SignInFigures } from './speed/sign-ins.ts'
import type { SpeedReport } from './speed/speed.ts'

const references: Record<string, string> = {
  list: 'prepared list',
  search: 'prepared search',
  product: 'prepared product',
  'list, kept': 'prepared list',
  'search, kept': 'prepared search',
  'product, kept': 'prepared product',
}

/** The figures and what they are of their reference: 1 is as fast. */
export function speedTable({ figures, orders, baskets, signIns }: SpeedReport): string {
  const rows = Object.entries(figures).map(([name, { perSecond, p50, p99, memory, failed }]) => {
    const reference = figures[references[name] ?? '']?.perSecond
    const constant = figures[name.includes('page') ? 'constant page' : 'constant list']?.perSecond ?? Number.NaN
    return [
      name,
      Math.round(perSecond),
      p50,
      p99,
      memory,
      failed,
      reference ? (perSecond / reference).toFixed(2) : '',
      (perSecond / constant).toFixed(2),
    ]
  })
  return [
    table(
      ['', 'requests/s', 'p50 ms', 'p99 ms', 'memory MB', 'failed', 'of the prepared query', 'of the constant answer'],
      rows,
    ),
    '',
    `Placing an order, one client: median ${orders.median.toFixed(1)} ms, p95 ${orders.p95.toFixed(1)} ms.`,
    `An order of a hundred lines: preview ${orders.hundred.preview.toFixed(1)} ms, placing ${orders.hundred.order.toFixed(1)} ms (medians).`,
    ...orders.atOnce.map(atOnce),
    `Stocks that promise more than is there, or disagree with the orders: ${orders.wrongStocks}.`,
    '',
    openingBaskets(baskets),
    '',
    besideSignIns(signIns),
  ].join('\n')
}

const atOnce = ({ clients, asked, placed, confirmedAgain, perSecond }: Together) =>
  `${clients} clients at once on overlapping products: ${placed} of ${asked} orders placed, ${perSecond.toFixed(0)} a second, ` +
  `${confirmedAgain} times confirmed again.`

const openingBaskets = ({ few, many }: BasketFigures) =>
  `Opening a basket of ${few.lines} lines, one client: median ${few.ms.toFixed(1)} ms for ${kilobytes(few)} kB (one prepared ` +
  `query of the same products: ${few.prepared.toFixed(1)} ms); of ${many.lines} lines: ${many.ms.toFixed(1)} ms for ` +
  `${kilobytes(many)} kB (${many.prepared.toFixed(1)} ms), and ${many.whole.toFixed(1)} ms for all its rows at once. ` +
  'Beyond what the rows themselves take ' +
  `${((many.ms - many.prepared) / (few.ms - few.prepared)).toFixed(1)} times as long, in all ${(many.ms / few.ms).toFixed(1)} times.`

const kilobytes = ({ bytes }: { bytes: number }) => Math.round(bytes / 1_000)

const besideSignIns = ({ alone, beside, perSecond, failed }: SignInFigures) =>
  `A list, one client: p99 ${alone.toFixed(1)} ms; beside sixteen people who sign in again and again ` +
  `(${perSecond.toFixed(0)} a second, ${failed} failed) ${beside.toFixed(1)} ms, ${(beside / alone).toFixed(1)} times as long.`

export const killTable = ({ kills, acknowledged, cutOff, lost, doubled, stockDisagreements, gaps }: KillFigures) =>
  `The server was killed ${kills} times (SIGKILL) while eight clients ordered: ${acknowledged} orders acknowledged, ${cutOff} cut ` +
  `off and asked again with their key; ${lost} acknowledged orders lost, ${doubled} doubled, ${stockDisagreements} stocks that ` +
  `disagree with what is promised, ${gaps} gaps in the numbers.`

/** p95 by size of the catalogue, and its ratio to the size before. */
export function scaleTable(rows: ScaleRow[]): string {
  const ratio = (now: number, before: number | undefined) => (before ? (now / before).toFixed(2) : '')
  return table(
    ['SKUs', 'list p50 ms', 'list p95 ms', 'ratio', 'search p50 ms', 'search p95 ms', 'ratio'],
    rows.map(({ skus, list, search }, at) => {
      const before = rows[at - 1]
      return [
        skus,
        list.p50.toFixed(2),
        list.p95.toFixed(2),
        ratio(list.p95, before?.list.p95),
        search.p50.toFixed(2),
        search.p95.toFixed(2),
        ratio(search.p95, before?.search.p95),
      ]
    }),
  )
}

/** What Lighthouse says of each page; a shift of the layout is 0 where nothing moves. */
export const scoresTable = (rows: Scores[]): string =>
  table(
    ['', 'performance', 'accessibility', 'best practices', 'SEO', 'layout shift', 'kB', 'below 0.9'],
    rows.map((row) => [
      row.page,
      row.performance,
      row.accessibility,
      row['best-practices'],
      row.seo,
      row.shift.toFixed(3),
      row.kilobytes,
      row.failed.join(' '),
    ]),
  )

export const crowdTable = (rows: CrowdRow[]): string =>
  table(
    [
      ...['people', 'calls', 'lines', 'others: longest ms', 'median', 'longest without database', 'refused'],
      ...['crowd: answered', 'told to come again', 'failed', 'last answer ms'],
    ],
    rows.map((row) => [
      ...[row.people, row.what, row.lines, row.longest, row.p50, row.longestWithoutDatabase, row.othersRefused],
      ...[row.answered, row.refused, row.failed, row.lastMs],
    ]),
  )

export const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`

function table(header: string[], rows: (string | number)[][]): string {
  const lines = [header, header.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const faultNames = {
  backend: 'a process of PostgreSQL killed',
  server: 'PostgreSQL killed',
  frozen: 'PostgreSQL frozen for 8 s',
} as const

/** How long the shop takes to be back after each kind of fault of its database, and what became of the orders. */
export function faultTable({ faults, slowestAnswerMs, mails, ...load }: FaultFigures & { mails: MailFigures }): string {
  const rows = (Object.keys(faultNames) as (keyof typeof faultNames)[]).map((fault) => [
    faultNames[fault],
    faults[fault].times,
    (faults[fault].slowestReturnMs / 1000).toFixed(1),
  ])
  return `${table(['fault', 'times', 'slowest return, s'], rows)}

The shop lived through all of them: ${load.acknowledged} orders acknowledged, ${load.askedToComeAgain} calls told to come again, \
${load.otherFailures} failed otherwise; no call waited longer than ${(slowestAnswerMs / 1000).toFixed(1)} s. ${load.lost} acknowledged orders \
lost, ${load.doubled} doubled, ${load.stockDisagreements} stocks that disagree with what is promised, ${load.gaps} gaps in the numbers.

A mail server that took connections and said nothing while 950 orders were placed: once it answered, ${mails.waited} mails with their PDFs went \
out in ${mails.seconds.toFixed(0)} s, ${mails.overtaken} of them before an older one.`
}

/** What a backup costs, and the way back. */
export function restoreTable({ orders, rows, backupSeconds, restoreSeconds, ...mb }: RestoreFigures): string {
  return `${orders.toLocaleString('en')} orders, ${rows.toLocaleString('en')} rows, a database of ${Math.round(mb.databaseMb)} MB: backed up in \
${backupSeconds.toFixed(1)} s (${Math.round(mb.backupMb)} MB), restored in ${restoreSeconds.toFixed(1)} s, with at most ${Math.round(mb.peakMb)} MB resident in the process of both.`
}

/** Memory minute by minute, and what clients that do not read cost. */
export function soakTable({ requests, orders, failed, memory, growth, unread }: SoakFigures): string {
  const tableRows = memory.filter(({ minute }) => minute === 1 || minute % 5 === 0)
  const { before, meanwhile } = unread
  return `${table(
    ['after', ...tableRows.map(({ minute }) => `${minute} min`)],
    [['resident MB, mean of the minute', ...tableRows.map(({ mb }) => mb)]],
  )}

${requests} requests, ${orders} orders among them, ${failed} failed; memory at the end is ${growth.toFixed(2)} of that after five minutes. Beside a hundred clients that each
ask for twenty lists of sixty rows and read nothing, a list takes at most ${meanwhile.p99.toFixed(0)} ms in 99 of 100 (${before.p99.toFixed(0)} without them), and memory goes from ${before.mb} to ${meanwhile.mb} MB.`
}

export const deskTable = ({ orders, underWay, rows }: DeskFigures): string =>
  `${orders.toLocaleString('en')} orders, ${underWay.toLocaleString('en')} of them under way, one clerk.

${table(
  ['', 'p50 ms', 'p95 ms'],
  rows.map(({ what, p50, p95 }) => [what, p50.toFixed(1), p95.toFixed(1)]),
)}`

export function deedsTable({ mixed, killed }: { mixed: MixedFigures; killed: ShipmentKillFigures }): string {
  return `${mixed.clients} people on two instances did everything to the same orders and twenty products for ${mixed.seconds} s: ${mixed.done} calls done, \
${mixed.refused} refused with a sentence, ${mixed.askedToComeAgain} told to come again, ${mixed.failed} failed; ${mixed.deadlocks} deadlocks, \
${mixed.differences} rules of \`check:stock\` broken; the slowest call took ${(mixed.slowest / 1_000).toFixed(1)} s.

The server was killed ${killed.kills} times (SIGKILL) while eight clerks shipped: ${killed.acknowledged} shipments acknowledged, ${killed.cutOff} cut off and asked again \
with their key; ${killed.lost} lost, ${killed.doubled} doubled, ${killed.half} half written, ${killed.differences} rules of \`check:stock\` broken.`
}

export const streamsTable = ({ streams, mb, events, p50, p95, unheard }: StreamFigures): string =>
  `${streams.toLocaleString('en')} open streams: the instance goes from ${Math.round(mb.before)} to ${Math.round(mb.open)} MB resident, and is at ${Math.round(mb.after)} MB after ${events} \
events that each of them heard. An order that another instance releases is on the streams after ${p50} ms (p50), ${p95} ms (p95); ${unheard} were not heard.`

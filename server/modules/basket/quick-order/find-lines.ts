import { setImmediate as nextTurn } from 'node:timers/promises'
import type { readQuickOrder } from '../../../../contract/basket/quick-order.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { mostReadLines } from '../../../../rules/basket/quick-order.ts'
import { oneSlipFrom } from '../../../../rules/catalogue/product/part-number.ts'
import type { ReadLines } from '../../../../rules/list-reader/lines.ts'
import { ownGroup } from '../../../../rules/list-reader/names.ts'
import { type CodeFault, codeFaults } from '../../../../rules/scan/code.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { replacementsFor } from '../replacement/replacements.queries.ts'
import { withoutAside } from './aside-lines.ts'
import { exactHits, type LineSpelling, nearHits, printersAmong, slipHits } from './find-lines.queries.ts'
import {
  chooseCarton,
  chooseMeaning,
  chooseOwn,
  findUncertainProducts,
  type LineMeaning,
  withGuess,
  withOwnNumbersBehind,
} from './find-lines-meaning.ts'
import { listProducts } from './list-products.queries.ts'
import { isDamaged, openSpellings, type Reading, readUncertain, withItems } from './reading.ts'

export type Call = { db: Db; caller: CustomerCaller; now: Date; language: Language }
type Answer = Reply<typeof readQuickOrder>

/**
 * Finds the products of lines that were read. Where one product alone has exactly this number the line is good; where
 * several may be meant, they are asked back. The same number of queries however many lines there are.
 */
export async function answerLines(call: Call, read: Reading): Promise<Answer> {
  const { db, caller, now, language } = call
  const count = read.lines.reduce((sum, { items }) => sum + (items?.length ?? 1), 0)
  if (count > mostReadLines) throw new Refusal('quick_order.too_many_lines', { details: { most: mostReadLines } })
  if (count === 0) throw new Refusal('quick_order.no_lines')
  const { lines, found, otherRows } = withoutAside(await resolveLines(call, read))
  const ids = [...found.values()].flatMap((one) => (one.outcome === 'reject' ? [] : one.skuIds))
  const products = await listProducts(db, caller, [...new Set(ids)], now)
  const answers = lines.map((line, at): Answer['lines'][number] => {
    const { row, typed, whole } = line
    const base = { row, typed, ...(whole !== undefined && { whole }), custNumber: '', candidates: [] }
    const one = found.get(at)
    const named = findNamed(line, one)
    const why = whyDoubtful(line, one)
    const reason = one?.outcome === 'ok' ? null : toReason(why)
    const explanation = { reason, msg: reason && say(language, reason) }
    if (!one) return { ...base, qty: null, outcome: 'reject', ...explanation }
    const { custNumber } = named ?? readUncertain(line) ?? base
    const namedQuantity = named && why !== 'quantity' ? named.quantity : null
    const qty = one.outcome === 'ok' ? (one.pieces ?? namedQuantity) : namedQuantity
    if (one.outcome === 'reject') return { ...base, qty, custNumber, outcome: 'reject', ...explanation }
    const candidates = one.skuIds.flatMap((id) => products.get(id) ?? [])
    return { ...base, qty, custNumber, outcome: one.outcome, candidates, ...explanation }
  })
  const { leftOut, heading } = read
  return { lines: answers, leftOut, otherRows, heading, currency: caller.currency }
}

/** What a line names, with its pieces: by what its customer alone calls a product, where it was found by that. */
function findNamed(line: ReadLines['lines'][number], found: LineMeaning | undefined) {
  if (found && 'isOwn' in found) return line.own
  return 'fault' in line ? line.named : line
}

/** What keeps a line from being good; of one that is, nothing that is said. */
function whyDoubtful(line: ReadLines['lines'][number], found: LineMeaning | undefined) {
  if ('fault' in line && !line.named && !(found && 'isOwn' in found)) return line.fault
  const why = found && 'why' in found ? found.why : 'unknown'
  return why === 'unknown' && isDamaged(line) ? 'check_digit' : why
}

function toReason(why: ReturnType<typeof whyDoubtful>) {
  const code = codeFaults.find((one) => one === why)
  return code ? (`scan.${code}` as const) : (`quick_order.line_${why as Exclude<typeof why, CodeFault>}` as const)
}

/** The lines with what they mean: one with several items is these, unless all of its numbers are those of one product. */
async function resolveLines(call: Call, read: Reading) {
  const all = withItems(read.lines)
  const meaning = await withReplacements(call, await findProducts(call, all, read.spellings))
  const lines: ReadLines['lines'] = []
  const found = new Map<number, LineMeaning>()
  for (let at = 0; at < all.length; ) {
    const line = all[at]
    const items = line?.items?.length ?? 0
    const isOne = items === 0 || meaning.get(at)?.outcome === 'ok'
    for (let place = isOne ? at : at + 1; place <= (isOne ? at : at + items); place++) {
      const [one, means] = [all[place], meaning.get(place)]
      if (means) found.set(lines.length, means)
      if (one) lines.push(one)
    }
    at += 1 + items
  }
  return { lines, found }
}

/** Asks for replacements where a line names only what is discontinued. */
async function withReplacements(
  { db, caller, now }: Call,
  found: Map<number, LineMeaning>,
): Promise<Map<number, LineMeaning>> {
  const listDisabled = (one: LineMeaning) => ('disabledIds' in one && one.disabledIds ? one.disabledIds : [])
  const disabled = [...new Set([...found.values()].flatMap(listDisabled))]
  const replacements = await replacementsFor({ db, caller, now }, disabled)
  return new Map(
    [...found].map(([at, one]) => {
      const skuIds = listDisabled(one).flatMap((id) => (replacements.get(id) ?? []).map(({ skuId }) => skuId))
      return [at, skuIds.length > 0 ? { outcome: 'ask', skuIds: [...new Set(skuIds)], why: 'disabled' } : one]
    }),
  )
}

/** So many lines are looked up with a slip in them: each has some hundred spellings. */
const mostSlipLines = 40

/** What each line means, by its place; of a line that nothing is known of nothing is said. */
async function findProducts(
  { db, caller }: Call,
  read: ReadLines['lines'],
  spellings: string,
): Promise<Map<number, LineMeaning>> {
  const lines = read.flatMap((one, line) => {
    const named = 'fault' in one ? one.named : one
    return named ? [{ ...named, line, several: 'fault' in one }] : []
  })
  if (spellings === '[]') return new Map()
  const allHits = await exactHits(db, caller, spellings)
  const ownHits = grouped(allHits.filter(({ group }) => group === ownGroup))
  const hits = withOwnNumbersBehind(grouped(allHits.filter(({ group }) => group !== ownGroup)))
  const cartons = read.flatMap((one, line) =>
    'fault' in one && one.carton ? [{ ...one.carton, line, several: false }] : [],
  )
  const words = new Set(
    [...lines, ...cartons].flatMap(({ unknownWords }) => unknownWords.map(({ normalised }) => normalised)),
  )
  const printers = await printersAmong(db, [...words])
  const found = new Map<number, LineMeaning>()
  for (const [at, line] of read.entries()) {
    const skuIds = readUncertain(line) ? findUncertainProducts(hits.get(at) ?? []) : []
    if (skuIds.length > 0) found.set(at, { outcome: 'ask', skuIds, why: 'quantity' })
  }
  for (const carton of cartons) {
    const meaning = chooseCarton(carton, hits.get(carton.line) ?? [], printers)
    if (meaning) found.set(carton.line, meaning)
  }
  for (const [at, line] of lines.entries()) {
    if (at % linesOfATurn === linesOfATurn - 1) await nextTurn()
    const meaning = chooseMeaning(line, hits.get(line.line) ?? [], printers)
    if (meaning) found.set(line.line, meaning)
  }
  for (const [at, line] of read.entries()) {
    const meaning = line.own && !found.has(at) ? chooseOwn(ownHits.get(at) ?? []) : undefined
    if (meaning) found.set(at, meaning)
  }
  const named = new Set(lines.map(({ line }) => line))
  // The last digit of a barcode says that it is mistyped: what is near it is another product.
  const isOpen = (at: number) => named.has(at) && !found.has(at) && !(read[at] && isDamaged(read[at]))
  const open = openSpellings(read, isOpen)
  const guessed = open.length > 0 ? await guess(db, open) : new Map<number, number[]>()
  for (const line of lines) {
    if (!found.has(line.line)) found.set(line.line, withGuess(line, guessed.get(line.line) ?? []))
  }
  return found
}

// Others are answered after so many lines.
const linesOfATurn = 200

/** The products that lines without a known number may mean. */
async function guess(db: Db, open: readonly LineSpelling[]): Promise<Map<number, number[]>> {
  const near = grouped(await nearHits(db, open))
  const slipping = [...new Set(open.map(({ line }) => line))].filter((line) => !near.has(line)).slice(0, mostSlipLines)
  const slips = open
    .filter(({ line, canonical }) => slipping.includes(line) && /\d/.test(canonical))
    .flatMap(({ line, canonical }) => oneSlipFrom(canonical).map((spelling) => ({ line, spelling })))
  const slipped = slips.length > 0 ? await slipHits(db, slips) : []
  return new Map([...near, ...grouped(slipped)].map(([line, hits]) => [line, hits.map(({ skuId }) => skuId)]))
}

function grouped<T extends { line: number }>(hits: readonly T[]): Map<number, T[]> {
  const lines = new Map<number, T[]>()
  for (const hit of hits) {
    const lineHits = lines.get(hit.line)
    if (lineHits) lineHits.push(hit)
    else lines.set(hit.line, [hit])
  }
  return lines
}

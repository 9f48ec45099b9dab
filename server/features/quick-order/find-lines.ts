import type { Reply } from '../../../contract/endpoint.ts'
import type { readQuickOrder } from '../../../contract/quick-order.ts'
import { numberKeys, oneSlipFrom } from '../../../rules/part-number.ts'
import { mostReadLines } from '../../../rules/quick-order.ts'
import type { ReadLines } from '../../../rules/quick-order-lines.ts'
import type { Language } from '../../../texts/index.ts'
import { say } from '../../../texts/say.ts'
import type { Db } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/refuse.ts'
import { type Asked, exactHits, type Hit, nearHits, slipHits } from './find-lines.queries.ts'
import { listProducts } from './list-products.queries.ts'

type Call = { db: Db; caller: CustomerCaller; now: Date; language: Language }
type Answer = Reply<typeof readQuickOrder>
type Found = { outcome: 'ok' | 'ask'; skuIds: number[] } | { outcome: 'reject'; why: 'unknown' | 'disabled' }

/**
 * Finds the products of lines that were read. Where one product alone has exactly this number the line is good; where
 * several may be meant, they are asked back. The same number of queries however many lines there are.
 */
export async function answerLines({ db, caller, now, language }: Call, { lines, heading }: ReadLines): Promise<Answer> {
  if (lines.length > mostReadLines)
    throw new Refusal('quick_order.too_many_lines', { details: { most: mostReadLines } })
  if (lines.length === 0) throw new Refusal('quick_order.no_lines')
  const found = await findProducts(
    db,
    lines.map((line) => ('spellings' in line ? line.spellings : [])),
  )
  const ids = [...found.values()].flatMap((one) => (one.outcome === 'reject' ? [] : one.skuIds))
  const products = await listProducts(db, caller, [...new Set(ids)], now)
  const answers = lines.map((line, at): Answer['lines'][number] => {
    const base = { row: line.row, typed: line.typed, custNumber: '', candidates: [] }
    if ('fault' in line) {
      return { ...base, qty: null, outcome: 'reject', msg: say(language, `quick_order.line_${line.fault}`) }
    }
    const { quantity: qty, custNumber } = line
    const one = found.get(at) ?? { outcome: 'reject', why: 'unknown' }
    if (one.outcome === 'reject') {
      return { ...base, qty, custNumber, outcome: 'reject', msg: say(language, `quick_order.line_${one.why}`) }
    }
    const candidates = one.skuIds.flatMap((id) => products.get(id) ?? [])
    const msg = one.outcome === 'ok' ? null : say(language, 'quick_order.line_ask')
    return { ...base, qty, custNumber, outcome: one.outcome, candidates, msg }
  })
  return { lines: answers, heading, currency: caller.currency }
}

const mostCandidates = 8
/** So many lines are looked up with a slip in them: each has some hundred spellings. */
const mostSlipLines = 40

/** What each line means, by its place; what is not in the map is unknown. */
async function findProducts(db: Db, spellings: readonly string[][][]): Promise<Map<number, Found>> {
  const asked = spellings.flatMap((groups, line) =>
    groups.flatMap((group, at) => group.map((spelling): Asked => ({ line, group: at, ...numberKeys(spelling) }))),
  )
  if (asked.length === 0) return new Map()
  const found = new Map<number, Found>()
  for (const [line, hits] of grouped(await exactHits(db, asked))) found.set(line, meant(hits))

  const open = asked.filter(({ line }) => !found.has(line))
  if (open.length === 0) return found
  const near = grouped(await nearHits(db, open))
  const slipping = [...new Set(open.map(({ line }) => line))].filter((line) => !near.has(line)).slice(0, mostSlipLines)
  const slips = open
    .filter(({ line, canonical }) => slipping.includes(line) && /\d/.test(canonical))
    .flatMap(({ line, canonical }) => oneSlipFrom(canonical).map((spelling) => ({ line, spelling })))
  const slipped = slips.length > 0 ? await slipHits(db, slips) : []
  for (const [line, hits] of [...near, ...grouped(slipped)]) {
    found.set(line, { outcome: 'ask', skuIds: hits.map(({ skuId }) => skuId).slice(0, mostCandidates) })
  }
  return found
}

/** The widest spelling that names anything counts, and in it the closest match. */
function meant(hits: readonly Hit[]): Found {
  const widest = Math.min(...hits.map(({ group }) => group))
  const within = hits.filter(({ group }) => group === widest).sort((one, other) => one.rank - other.rank)
  const [first] = within
  const ids = (of: readonly Hit[]) => [...new Set(of.map(({ skuId }) => skuId))].slice(0, mostCandidates)
  const sold = within.filter((hit) => hit.sold)
  if (sold.length === 0) return { outcome: 'reject', why: 'disabled' }
  const best = within.filter(({ rank }) => rank === first?.rank)
  const one = new Set(best.map(({ skuId }) => skuId)).size === 1 && first?.sold
  // A few digits out of a longer text may be anything: pages, a year.
  const unsure = widest > 0 && best.every(({ digits }) => digits)
  if (one && !unsure) return { outcome: 'ok', skuIds: ids(best) }
  return { outcome: 'ask', skuIds: ids(one || !best.some((hit) => hit.sold) ? sold : best.filter((hit) => hit.sold)) }
}

function grouped<T extends { line: number }>(hits: readonly T[]): Map<number, T[]> {
  const lines = new Map<number, T[]>()
  for (const hit of hits) {
    const of = lines.get(hit.line)
    if (of) of.push(hit)
    else lines.set(hit.line, [hit])
  }
  return lines
}

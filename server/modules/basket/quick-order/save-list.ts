import { maxQuantity } from '../../../../rules/basket/basket.ts'
import { bothCustNumbers } from '../../../../rules/basket/cust-number.ts'
import { mayWith, mostListLines, mostOpenLists, type QuickOrderAction } from '../../../../rules/basket/quick-order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { nextNumber } from '../../../db/numbering.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { type IdempotencyKey, runOnce } from '../../../http/idempotency.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { refusedProducts } from '../basket/refused-products.ts'
import { notifyApprovers, notifyOwner } from './list-mail.ts'
import {
  findSitePrefix,
  type ListLine,
  type ListOptions,
  type ListRow,
  quickOrderQueries,
  skusOfNumbers,
} from './quick-order.queries.ts'

export type Call = { db: Db; caller: CustomerCaller; now: Date }
/** Who sends the same once more, because no answer reached them, gets the first one. */
export type OnceCall = Call & { idempotencyKey: IdempotencyKey }
type ListLineRequest = { number: string; qty: number; custNumber?: string | undefined; note?: string | undefined }
type Content = { name: string; lines: readonly ListLineRequest[] }

/** Keeps a list as a draft of the caller. */
export const addList = (call: OnceCall, { name, lines }: Content) =>
  onceFor(call, async (tx, { caller, now }) => {
    const listLines = await sumLines(tx, lines)
    return openList(tx, caller, { name: name.trim(), status: 'draft', lines: listLines, checkoutOptions: {} }, now)
  })

/** Replaces name and lines of a list in this version; one that was rejected is a draft again. */
export const changeList = (call: OnceCall, id: number, { name, lines, version: seen }: Content & { version: number }) =>
  onceFor(call, async (tx, { caller, now }) => {
    const list = await listFor(tx, caller, id, 'change')
    const listLines = await sumLines(tx, lines)
    const notes = notesBySku(await quickOrderQueries(tx, caller).linesOf(id))
    const version = await quickOrderQueries(tx, caller).rename(id, { name: name.trim(), version: seen }, now)
    if (version === undefined) {
      throw new Refusal('quick_order.saved_elsewhere', { details: { version: list.version } })
    }
    await quickOrderQueries(tx, caller).keepLines(id, withNotes(listLines, notes))
    return { quickOrderId: id, number: list.number, status: 'draft' as const, version }
  })

/** Only an open list, and only its maker. */
export const removeList = ({ db, caller }: Call, id: number) =>
  db.transaction().execute(async (tx) => {
    await listFor(tx, caller, id, 'remove')
    await quickOrderQueries(tx, caller).remove(id)
  })

/** Hands a list to who places orders, and writes to the main accounts that it waits. */
export const submitList = (call: OnceCall, id: number) =>
  onceFor(call, async (tx, { caller, now }) => {
    const list = await listFor(tx, caller, id, 'submit')
    const { number, version } = list
    await quickOrderQueries(tx, caller).submit(id, undefined, now)
    await notifyApprovers(tx, caller, list, now)
    return { quickOrderId: id, number, status: 'submitted' as const, version }
  })

type Quantities = { version: number; lines: readonly { number: string; qty: number }[] }

/** Changes quantities of a list that waits, for who decides on it; what has none left is left out. */
export const adjustList = (call: OnceCall, id: number, { version: seen, lines }: Quantities) =>
  onceFor(call, async (tx, { caller, now }) => {
    const list = await listFor(tx, caller, id, 'adjust')
    const lists = quickOrderQueries(tx, caller)
    const version = await lists.nextVersion(id, seen, now)
    if (version === undefined) throw new Refusal('quick_order.saved_elsewhere', { details: { version: list.version } })
    const quantities = new Map(lines.map(({ number, qty }) => [number.trim(), qty]))
    const savedLines = await lists.linesOf(id)
    const unknown = lines.findIndex(({ number }) => savedLines.every((line) => line.number !== number.trim()))
    if (unknown >= 0) throw new Refusal('basket.product_unknown', { fields: [`lines.${unknown}.number`] })
    const adjustedLines = savedLines.map((line) => ({
      ...line,
      quantity: quantities.get(line.number) ?? line.quantity,
    }))
    const ordered = adjustedLines.filter(({ quantity }) => quantity > 0)
    if (ordered.length === 0) throw new Refusal('quick_order.no_lines', { fields: ['lines'] })
    await lists.keepLines(id, ordered)
    return { quickOrderId: id, number: list.number, status: 'submitted' as const, version }
  })

/** Rejects a list of a colleague and writes to them why. */
export const rejectList = (call: OnceCall, id: number, reason: string) =>
  onceFor(call, async (tx, { caller, now }) => {
    const list = await listFor(tx, caller, id, 'reject')
    if (reason.trim() === '') throw new Refusal('request.invalid', { fields: ['reason'] })
    await quickOrderQueries(tx, caller).reject(id, reason.trim(), now)
    await notifyOwner({ db: tx, caller, now }, list, reason.trim())
    return { quickOrderId: id, number: list.number, status: 'rejected' as const, version: list.version }
  })

/** A draft of the caller with the same products, as far as they are sold still, and the numbers of the others. */
export const copyList = (call: OnceCall, id: number) =>
  onceFor(call, async (tx, { caller, now }) => {
    const { name } = await listFor(tx, caller, id, 'copy')
    const lines = await quickOrderQueries(tx, caller).linesOf(id)
    const soldLines = lines.filter(({ sold }) => sold)
    const leftOut = lines.filter(({ sold }) => !sold).map(({ number }) => number)
    if (soldLines.length === 0) throw refusedProducts('basket.product_disabled', leftOut)
    const draft = await openList(tx, caller, { name, status: 'draft', lines: soldLines, checkoutOptions: {} }, now)
    return { ...draft, leftOut }
  })

/** Read, decide and write in one transaction, whose answer is kept under the key of the call. */
const onceFor = <T extends object>(call: OnceCall, work: (tx: Tx, call: Call) => Promise<T>) =>
  call.db.transaction().execute((tx) => runOnce(tx, call.idempotencyKey, call.now, () => work(tx, call)))

/** What is noted on lines, by SKU. */
const notesBySku = (lines: readonly ListLine[]) => new Map(lines.map(({ skuId, note = '' }) => [skuId, note]))

/** A note of the line's own counts before the known one of its product. */
export const withNotes = <Line extends ListLine>(lines: readonly Line[], notes: ReadonlyMap<number, string>) =>
  lines.map((line) => ({ ...line, note: line.note ?? notes.get(line.skuId) ?? '' }))

type NewList = { name: string; status: 'draft' | 'submitted'; lines: readonly ListLine[]; checkoutOptions: ListOptions }

/** Writes a new list of the caller. Its number comes last, because its row makes the site's other lists wait. */
export async function openList(tx: Tx, caller: CustomerCaller, { lines, ...list }: NewList, now: Date) {
  const lists = quickOrderQueries(tx, caller)
  await lists.lockMaker()
  if ((await lists.countOpen()) >= mostOpenLists) throw new Refusal('quick_order.full')
  const prefix = await findSitePrefix(tx, caller.orgId)
  const number = await nextNumber(tx, 'quickOrder', { orgId: caller.orgId, prefix })
  const quickOrderId = await lists.add({ ...list, number }, now)
  await lists.keepLines(quickOrderId, lines)
  return { quickOrderId, number, status: list.status, version: 1 }
}

/**
 * The list, locked, for who may do this with it. One that they may not see is not found; one that is in another state by
 * now is refused as such.
 */
export async function listFor(tx: Tx, caller: CustomerCaller, id: number, action: QuickOrderAction): Promise<ListRow> {
  const list = orNotFound(await quickOrderQueries(tx, caller).lockAndFind(id))
  const may = mayWith(caller, list)
  if (!may.see) throw new Refusal('request.not_found')
  if (!may[action]) throw new Refusal('quick_order.other_state')
  return list
}

/**
 * The same product twice is one line, with the article numbers of both. Refuses what is unknown or no longer sold and article
 * numbers without room, by their place, and too many products.
 */
async function sumLines(tx: Tx, typed: readonly ListLineRequest[]): Promise<ListLine[]> {
  const skus = await skusOfNumbers(
    tx,
    typed.map(({ number }) => number.trim()),
  )
  const lines = new Map<number, ListLine>()
  for (const [at, { number, qty, custNumber = '', note }] of typed.entries()) {
    const sku = skus.get(number.trim())
    if (!sku) throw new Refusal('basket.product_unknown', { fields: [`lines.${at}.number`] })
    if (!sku.sold) throw refusedProducts('basket.product_disabled', [sku.number], [`lines.${at}.number`])
    const { skuId } = sku
    const before = lines.get(skuId)
    const quantity = qty + (before?.quantity ?? 0)
    if (quantity > maxQuantity) throw new Refusal('basket.quantity_out_of_range', { fields: [`lines.${at}.qty`] })
    const both = bothCustNumbers(before?.custNumber ?? '', custNumber)
    if (both === undefined) throw new Refusal('order.cust_numbers_too_long', { fields: [`lines.${at}.custNumber`] })
    lines.set(skuId, { skuId, quantity, custNumber: both, note: before?.note || note })
  }
  if (lines.size > mostListLines) throw new Refusal('quick_order.too_many_products', { fields: ['lines'] })
  return [...lines.values()]
}

import * as contract from '../../../../contract/order/checkout-options.ts'
import { isOrderOfList } from '../../../../rules/basket/quick-order.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { Refusal } from '../../../http/refuse.ts'
import { notifyApprovers, notifyOwnerOfOrder } from '../../basket/quick-order/list-mail.ts'
import { type ListOptions, quickOrderQueries } from '../../basket/quick-order/quick-order.queries.ts'
import { listFor, openList } from '../../basket/quick-order/save-list.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import type { OrderRequest, Preview } from './build-preview.ts'

/** The list whose lines are to be ordered, locked. Refuses lines that are not the list's, because it changed meanwhile. */
export async function listToOrder(tx: Tx, caller: CustomerCaller, { quickOrderId, lines }: OrderRequest, now: Date) {
  if (quickOrderId === undefined) return undefined
  const list = await listFor(tx, caller, quickOrderId, 'order')
  const listLines = await quickOrderQueries(tx, caller).linesOf(quickOrderId)
  if (isOrderOfList(lines, listLines)) return list
  // To a customer without a price for it a product is not sold: prices are asked only where something is left out.
  const ids = listLines.map(({ skuId }) => skuId)
  const prices = await pricesFor(tx, caller, ids, now)
  const offered = listLines.map((line) => ({ ...line, sold: line.sold && prices.has(line.skuId) }))
  if (!isOrderOfList(lines, offered)) throw new Refusal('quick_order.changed')
  return list
}

type List = NonNullable<Awaited<ReturnType<typeof listToOrder>>>

/** Marks the list as ordered: it can neither be changed nor ordered again. Its author is notified. */
export async function markOrdered(
  { db: tx, caller, now }: Context<CustomerCaller, Tx>,
  list: List,
  { orderId, orderno, lines }: PlacedListOrder,
) {
  await quickOrderQueries(tx, caller).markOrdered(list.quickOrderId, orderId, now)
  if (list.accountId !== caller.accountId) await notifyOwnerOfOrder(tx, caller, { ...list, orderno, lines }, now)
}

type PlacedListOrder = { orderId: number; orderno: string; lines: Preview['lines'] }

type OrderOverLimits = { preview: Preview; request: OrderRequest; list: List | undefined }

/** What is over the limits of its buyer waits as a submitted list, with how it is to be sent, for who may order it. */
export async function waitAsList(
  tx: Tx,
  caller: CustomerCaller,
  { preview, request, list }: OrderOverLimits,
  now: Date,
) {
  // From where a line of the basket is to leave, the basket says; a list has no place for it.
  const isPinned = preview.parts.length === 1 && preview.shipFromChosen
  const checkoutOptions = { ...pickOptions(request), ...(isPinned && { shipFrom: preview.shipFrom.code }) }
  if (!list) {
    const opened = await openList(
      tx,
      caller,
      { name: '', status: 'submitted', lines: preview.lines, checkoutOptions },
      now,
    )
    await notifyApprovers(tx, caller, opened, now)
    return opened.quickOrderId
  }
  await quickOrderQueries(tx, caller).submit(list.quickOrderId, checkoutOptions, now)
  if (list.status !== 'submitted') await notifyApprovers(tx, caller, list, now)
  return list.quickOrderId
}

const optionNames = Object.keys(contract.ListOptions) as (keyof ListOptions)[]

const pickOptions = (request: OrderRequest): ListOptions =>
  Object.fromEntries(optionNames.flatMap((name) => (request[name] ? [[name, request[name]]] : [])))

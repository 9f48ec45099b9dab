import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { releaseOrder } from '../../contract/fulfilment/order-actions.ts'
import { shipOrder } from '../../contract/fulfilment/shipment.ts'
import { placeOrder, previewOrder } from '../../contract/order/checkout.ts'
import { findStockDifferences } from '../../server/modules/fulfilment/order-lifecycle/stock-differences.queries.ts'
import { type Server, startServer } from '../child.ts'
import { demoShop, type Shop, sellableNumbers } from '../shop.ts'
import { ask, buyersOnAccount, clerks, pickRandom } from './client.ts'

/** What is left of shipments that were leaving when the server was killed; from `lost` on all are to be zero. */
export type ShipmentKillFigures = {
  kills: number
  acknowledged: number
  /** Got no answer, and were asked again with their key. */
  cutOff: number
  lost: number
  doubled: number
  /** Without their parcel, their moves in the ledger, or their event; and all that does not agree. */
  half: number
  differences: number
}

/** A released order that a clerk ships, until there is an answer: the same key each time. */
type Shipping = { token: string; orderId: number; key: string }

// Placed and released before each kill for every clerk: they also warm the server up.
const each = 5
// Milliseconds, at most: long enough for shipments to be at every point of their way.
const longestShipping = 400

/** Kills the server so many times while eight clerks ship, and lets who got no answer ask again. */
export async function measureShipmentKills(kills: number, say: (text: string) => void): Promise<ShipmentKillFigures> {
  const shop = await demoShop()
  try {
    const [tokens, staff] = [await buyersOnAccount(shop.db, 8), await clerks(shop.db, 8)]
    const numbers = await sellableNumbers(shop.db, 400)
    const left = new Map<number, number>()
    const queues = staff.map((): Shipping[] => [])
    let everCutOff = 0
    for (let kill = 1; kill <= kills; kill++) {
      const server = await startServer('forgetful shop', shop.url)
      const filling = queues.map((queue, at) =>
        fill(server, queue, { buyer: tokens[at] ?? '', clerk: staff[at] ?? '', numbers }),
      )
      await Promise.all(filling)
      const working = queues.map((queue) => shipAll(server, queue, left))
      await sleep(Math.random() * longestShipping)
      await server.kill()
      everCutOff += (await Promise.all(working)).filter((isCutOff) => isCutOff).length
      if (kill % 10 === 0) say(`killed ${kill} times, ${left.size} shipments acknowledged`)
    }
    const server = await startServer('forgetful shop', shop.url)
    for (const queue of queues) await shipAll(server, queue, left)
    await server.stop()
    const differences = await findStockDifferences(shop.db)
    for (const { rule, examples } of differences) say(`${rule}: ${examples.join('; ')}`)
    return {
      kills,
      acknowledged: left.size,
      cutOff: everCutOff,
      ...(await whatIsLeft(shop, left)),
      differences: differences.length,
    }
  } finally {
    await shop.stop()
  }
}

type People = { buyer: string; clerk: string; numbers: readonly string[] }

/** Places and releases orders for a clerk; what got no answer before is first in the queue. */
async function fill({ url }: Server, queue: Shipping[], { buyer, clerk, numbers }: People) {
  for (const full = queue.length + each; queue.length < full; ) {
    const lines = [...new Set([pickRandom(numbers), pickRandom(numbers), pickRandom(numbers)])].map((number) => ({
      number,
      qty: 1,
    }))
    const preview = await ask({ url, token: buyer }, previewOrder, { body: { lines } })
    const body = { lines, revision: preview.data?.revision ?? '' }
    const placed = await ask({ url, token: buyer }, placeOrder, { body }, randomUUID())
    const orderId = placed.code === 200 ? placed.data?.orderId : undefined
    if (!orderId) continue
    const released = await ask({ url, token: clerk }, releaseOrder, { params: { id: orderId } }, randomUUID())
    if (released.code !== 200) throw new Error(`Order ${orderId} cannot be released: ${released.msg}`)
    queue.push({ token: clerk, orderId, key: randomUUID() })
  }
}

/** Ships one after the other; true where the server was gone before it had answered one that is on its way. */
async function shipAll({ url }: Server, queue: Shipping[], left: Map<number, number>) {
  for (let next = queue[0]; next; next = queue[0]) {
    const { token, orderId, key } = next
    const parcels = [{ trackingNumber: `KILL${orderId}`, weightGrams: 900 }]
    const answer = await ask({ url, token }, shipOrder, { params: { id: orderId }, body: { parcels } }, key)
    if (answer.status === 0) return true
    // What was promised is there still, so whoever asks again ships it, or hears that they have.
    if (answer.code !== 200) throw new Error(`Order ${orderId} cannot be shipped: ${answer.msg}`)
    left.set(orderId, answer.data?.shipmentId ?? 0)
    queue.shift()
  }
  return false
}

async function whatIsLeft({ db }: Shop, left: ReadonlyMap<number, number>) {
  const acknowledged = [...left.values()]
  const { rows } = await sql<{ found: number; made: number; half: number }>`
    with made as (
      select s.id, s.order_id,
             (select count(*) from parcels p where p.shipment_id = s.id and p.tracking_number = 'KILL' || s.order_id) as parcels,
             (select sum(quantity) from shipment_lines h where h.shipment_id = s.id) as pieces,
             (select -sum(m.pieces) from stock_moves m where m.kind = 'shipment' and m.ref = 'shipment ' || s.id) as moved,
             (select count(*) from order_events e where e.shipment_id = s.id and e.action = 'ship') as events, s.status
        from shipments s join orders o on o.id = s.order_id join accounts a on a.id = o.account_id and a.user_name like 'bench.%')
    select (select count(*) from made where id = any(${acknowledged}::integer[]) and status = 'left')::integer as found,
           (select count(*) from made)::integer as made,
           (select count(*) from made where status <> 'left' or parcels <> 1 or pieces is distinct from moved or events <> 1)::integer as half
  `.execute(db)
  const { found = 0, made = 0, half = 0 } = rows[0] ?? {}
  return { lost: acknowledged.length - found, doubled: made - acknowledged.length, half }
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { shopConnections, type Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { diceOf } from '../../../testing/order/random-shop.ts'
import { rounds } from '../../../testing/tasks/at-once.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { lockOrder } from '../../fulfilment/order-lifecycle/change-order.ts'
import { releaseOrder } from '../../fulfilment/order-lifecycle/release-order.ts'
import {
  createShipment,
  dispatchShipment,
  failShipment,
  packShipment,
} from '../../fulfilment/order-lifecycle/shipment.ts'
import { findFinanceDifferences } from '../../ledger/posting/finance-differences.queries.ts'
import { postOrderPayments } from '../../ledger/posting/order-payments.queries.ts'
import { writeCreditNote } from './credit-note.ts'

/** `RUSH_SEED` repeats a run that failed. */
const seed = process.env.RUSH_SEED ?? String(Date.now())
const people = 64

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld({ connections: shopConnections })
  number = (await world.sku({ unitPrice: 1_003, stock: { NL: 100_000 } })).number
})
afterAll(() => world.close())

const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const
const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)

/** Orders of one company whose parts are packed and wait to leave. */
async function prepare() {
  const buyer = await world.signedIn({ customerId: await world.customer({ creditLimit: 1_000_000_00 }) })
  const prepared: { orderId: number; shipmentId: number }[] = []
  for (let at = 0; at < 8; at++) {
    const body = { lines: [{ number, qty: 6 }] }
    const { revision } = (await buyer.call(previewOrder, { body })).data
    const orderId = (await buyer.call(placeOrder, { body: { ...body, revision } })).data.orderId ?? 0
    await run((tx) => releaseOrder(tx, orderId, staff()))
    for (let part = 0; part < 3; part++) {
      const shipmentId = await run((tx) =>
        createShipment(tx, { orderId, pieces: [{ position: 1, pieces: 2 }] }, staff()),
      )
      await run((tx) => packShipment(tx, shipmentId, [], staff()))
      prepared.push({ orderId, shipmentId })
    }
  }
  return prepared
}

type Prepared = { orderId: number; shipmentId: number }

const deeds: Readonly<Record<string, (tx: Tx, target: Prepared) => Promise<unknown>>> = {
  ship: (tx: Tx, { shipmentId }: Prepared) => dispatchShipment(tx, shipmentId, staff()),
  fail: (tx: Tx, { shipmentId }: Prepared) =>
    failShipment(tx, shipmentId, { reason: 'Lost', comesBack: true }, staff()),
  credit: async (tx: Tx, { orderId }: Prepared) => {
    await lockOrder(tx, orderId)
    const invoice = await tx
      .selectFrom('invoices')
      .select('item_id')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'invoice')
      .orderBy('item_id')
      .executeTakeFirst()
    if (!invoice) throw new Refusal('credit.nothing')
    return writeCreditNote(
      tx,
      { itemId: invoice.item_id, requested: [{ position: 1, net: 300 }], reason: 'Late' },
      staff(),
    )
  },
  pay: async (tx: Tx, { orderId }: Prepared) => {
    await lockOrder(tx, orderId)
    await tx.updateTable('orders').set({ paid_at: world.now() }).where('id', '=', orderId).execute()
    return postOrderPayments(tx, [orderId], staff())
  },
}
const names = ['ship', 'ship', 'ship', 'credit', 'credit', 'fail', 'pay']

test(`${people} users ship, credit, fail and pay the same orders at once, seed ${seed}`, {
  timeout: 300_000 + rounds * 30_000,
}, async () => {
  const done = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    const prepared = await prepare()
    const dice = diceOf(`${seed} rush ${round}`)
    const requested = Array.from({ length: people * 2 }, () => ({
      name: dice.oneOf(names),
      target: dice.oneOf(prepared),
    }))
    const outcomes = await Promise.allSettled(
      requested.map(({ name, target }) => run(async (tx) => deeds[name]?.(tx, target))),
    )
    for (const [at, outcome] of outcomes.entries()) {
      const name = requested[at]?.name ?? ''
      if (outcome.status === 'fulfilled') done.set(name, (done.get(name) ?? 0) + 1)
      // Refused with a sentence; nothing else ever reaches anybody.
      else if (!(outcome.reason instanceof Refusal))
        throw new Error(`${seed} ${name}: ${outcome.reason}`, { cause: outcome.reason })
    }
    expect({ seed, round, broken: await findFinanceDifferences(world.db) }).toEqual({ seed, round, broken: [] })
  }
  for (const name of names) expect([name, (done.get(name) ?? 0) > 0]).toEqual([name, true])
})

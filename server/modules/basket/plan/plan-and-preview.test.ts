import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket, removeFromBasket } from '../../../../contract/basket/basket.ts'
import { listLineWarehouses, planBasket } from '../../../../contract/basket/plan.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { previewOrder } from '../../../../contract/order/checkout.ts'
import { type Buyer, fillRandomShop } from '../../../testing/order/random-rows.ts'
import { type Dice, diceOf } from '../../../testing/order/random-shop.ts'
import type { Shop } from '../../../testing/order/second-sum-facts.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

/** `BASKETS_SEED` repeats a run that failed, `BASKETS_COUNT` makes it a longer one. */
const seed = process.env.BASKETS_SEED ?? String(Date.now())
const count = Number(process.env.BASKETS_COUNT ?? 80)

let world: World
/** Filled at random. */
let randomWorld: World
beforeAll(async () => {
  world = await buildWorld()
  randomWorld = await buildWorld()
})
afterAll(async () => {
  await world.close()
  await randomWorld.close()
})

type Preview = Reply<typeof previewOrder>
type Person = Pick<Buyer, 'call'>

/** The plan that a preview of the whole basket would be, of the rows of that basket. */
function planOf(preview: Preview, rows: Reply<typeof listBasket>['rows']) {
  const { parts, waiting, outcome } = preview
  const idOf = new Map(rows.map((row) => [row.number, row.shoppingCartId]))
  const parcels = (parts.length > 0 ? parts : [preview]).map(({ shipFrom, promisedOn, totals, lines }) => {
    const leaving = lines.filter(({ shipsNow }) => shipsNow > 0)
    const later = lines.filter(({ shipsNow, qty }) => qty > shipsNow)
    return {
      warehouse: shipFrom,
      arrivesOn: leaving.length > 0 ? promisedOn : null,
      price: totals.shippingCost,
      lines: leaving.map(({ number, shipsNow }) => ({ shoppingCartId: idOf.get(number), pieces: shipsNow })),
      later: later.map(({ number, qty, shipsNow, expectedOn }) => ({
        shoppingCartId: idOf.get(number),
        pieces: qty - shipsNow,
        expectedOn,
      })),
    }
  })
  return { parcels, waiting, waitsFor: waits[outcome] }
}

const waits: Record<Preview['outcome'], Reply<typeof planBasket>['waitsFor']> = {
  submitted: null,
  awaitingPayment: 'payment',
  held_overdue: 'overdue',
  held_limit: 'limit',
  over_order: 'approval',
  over_month: 'approval',
}

/** What the plan of a basket says, and what it should by the preview of all that is in it; null where that is refused. */
async function planAndPreview({ call }: Person) {
  const { rows } = (await call(listBasket, { query: {} })).data
  const lines = rows.map(({ number, qty }) => ({ number, qty }))
  const preview = await call(previewOrder, { body: { lines, fromBasket: true } })
  const plan = (await call(planBasket, {})).data
  return { rows, plan, preview: preview.data, expected: preview.code === 200 ? planOf(preview.data, rows) : null }
}

type Arrival = { sku_id: number; warehouse: string; expected_on: string; quantity: number }
const expectArrival = ({ db }: World, arrival: Arrival) => db.insertInto('expected_arrivals').values(arrival).execute()

async function put({ call }: Person, stock: Record<string, number>, qty: number, more: object = {}) {
  const { id, number } = await world.sku({ unitPrice: 1_000, stock })
  await call(addToBasket, { body: { number, qty, ...more } })
  return id
}

test(`the plans of ${count} random baskets are their previews, seed ${seed}`, {
  timeout: 60_000 + count * 400,
}, async () => {
  const dice = diceOf(seed)
  const { shop, buyers } = await fillRandomShop(randomWorld, dice)
  await fewInStock(dice, shop)
  const inEurope = buyers.filter(({ site }) => site.region === 'EU')
  const found: string[] = []
  for (let at = 0; at < count; at++) {
    const buyer = dice.oneOf(inEurope)
    const [most, credit] = [dice.oneOf([null, null, dice.between(0, 900_00)]), dice.between(0, 900_00)]
    await limit(buyer, most, dice.oneOf([1_000_000_00, credit]))
    for (const { number } of dice.some(shop.products, 5)) {
      await buyer.call(addToBasket, { body: { number, qty: dice.between(1, 7) } })
    }
    const { rows, plan, preview, expected } = await planAndPreview(buyer)
    if (expected && at % 4 === 0) await expectSum(buyer, preview.totals.total)
    for (const { shoppingCartId: id } of rows) await buyer.call(removeFromBasket, { params: { id } })
    if (!expected) continue
    expect(plan, `seed ${seed}, basket ${at}`).toEqual(expected)
    found.push(...whatIsIn(plan, preview))
  }
  const kinds = ['approval', 'limit', 'payment', 'several', 'waits alone', 'free pieces', 'sent for nothing']
  if (count >= 300) expect(kinds.filter((kind) => !found.includes(kind))).toEqual([])
})

const whatIsIn = ({ waitsFor, parcels }: Reply<typeof planBasket>, { totals }: Preview) => [
  waitsFor ?? 'at once',
  ...(parcels.length > 1 ? ['several'] : []),
  ...(parcels.some(({ lines }) => lines.length === 0) ? ['waits alone'] : []),
  ...(totals.discount > 0 ? ['free pieces'] : []),
  ...(totals.shippingPromotion === '' ? [] : ['sent for nothing']),
]

/** In each warehouse nothing or little of each product, and here and there some that is expected. */
async function fewInStock(dice: Dice, { products, warehouses }: Shop) {
  await sql`update stock set on_hand = allocated`.execute(randomWorld.db)
  for (const { id } of products) {
    for (const { code } of warehouses.filter(({ region }) => region === 'EU')) {
      const on_hand = dice.oneOf([0, 0, 2, 9])
      await sql`
        insert into stock (sku_id, warehouse, on_hand) values (${id}, ${code}, ${on_hand})
        on conflict (sku_id, warehouse) do update set on_hand = excluded.on_hand`.execute(randomWorld.db)
      if (dice.happens(20))
        await expectArrival(randomWorld, {
          sku_id: id,
          warehouse: code,
          expected_on: `2030-01-${dice.between(10, 28)}`,
          quantity: dice.between(1, 9),
        })
    }
  }
}

/** The plan knows to the cent what its orders come to: an approval is asked from there on. */
async function expectSum(buyer: Buyer, total: number) {
  const sum = Math.round(total * 100)
  for (const [most, isOver] of [
    [sum, false],
    [sum - 1, true],
  ] as const) {
    await limit(buyer, most, 1_000_000_00)
    const { waitsFor } = (await buyer.call(planBasket, {})).data
    expect(waitsFor === 'approval', `seed ${seed}: ${most} cents of ${sum}`).toBe(isOver)
  }
}

/** Lets a buyer order up to so many cents by themselves, and owe up to others. */
async function limit(
  { accountId, customerId }: Pick<Buyer, 'accountId' | 'customerId'>,
  order: number | null,
  credit: number,
) {
  await randomWorld.db
    .updateTable('accounts')
    .set({ role: 'buyer', order_limit: order })
    .where('id', '=', accountId)
    .execute()
  await randomWorld.db.updateTable('customers').set({ credit_limit: credit }).where('id', '=', customerId).execute()
}

test('it says from where the lines leave, until when and for how much, as the preview of the whole basket does', async () => {
  const buyer = await world.signedIn()
  await put(buyer, { NL: 9 }, 2)
  await put(buyer, { NL: 3, FR: 2 }, 6)
  await put(buyer, { NL: 9, IT: 9 }, 1, { warehouse: 'IT' })
  const { plan, expected } = await planAndPreview(buyer)
  expect(plan).toEqual(expected)
  expect(plan.parcels.map(({ warehouse }) => warehouse).sort()).toEqual(['FR', 'IT', 'NL'])
  expect(plan.waiting).toBe(1)
})

test('what waits is sent from where it comes first: that order has its shipping, too', async () => {
  const buyer = await world.signedIn()
  await put(buyer, { NL: 9 }, 2)
  const waiting = await put(buyer, { NL: 1 }, 4)
  await put(buyer, {}, 1)
  await expectArrival(world, { sku_id: waiting, warehouse: 'NL', expected_on: '2030-02-08', quantity: 9 })
  await expectArrival(world, { sku_id: waiting, warehouse: 'IT', expected_on: '2030-02-01', quantity: 9 })
  const { plan, preview, expected, rows } = await planAndPreview(buyer)
  expect(plan).toEqual(expected)
  expect(plan.parcels).toMatchObject([
    { warehouse: 'NL', lines: [{ pieces: 2 }, { pieces: 1 }], later: [{ pieces: 1, expectedOn: null }] },
    { warehouse: 'IT', arrivesOn: null, lines: [], later: [{ pieces: 3, expectedOn: '2030-02-01' }] },
  ])
  const [, { shoppingCartId: id } = { shoppingCartId: 0 }] = rows
  const [anywhere] = (await buyer.call(listLineWarehouses, { params: { id } })).data
  expect(anywhere).toMatchObject({ warehouse: null, price: preview.totals.shippingCost })
})

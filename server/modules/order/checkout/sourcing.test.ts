import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { detail, line, place, preview, split } from '../../../testing/order/split-orders.ts'
import { buildWorld, stockDisagreements, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

test('where one parcel arrives later than two, the buyer chooses, else the site', async () => {
  await sql`update shipping_rates set days_min = 4, days_max = 4 where warehouse = 'PL' and country = 'NL'`.execute(
    world.db,
  )
  const buyer = await world.signedIn()
  const lines = [await line(world, { NL: 3, FR: 2, PL: 9 }, 5)]
  const few = await preview(buyer, split(lines))
  expect(few).toMatchObject({ sourcing: 'fewestParcels', shipFrom: 'PL', parts: [] })
  const plans = few.plans.map(({ sourcing, parcels }) => [
    sourcing,
    ...parcels.map((one) => Object.values(one).join(' ')),
  ])
  expect(plans).toEqual([
    ['fewestParcels', 'PL 5'],
    ['earliest', 'NL 3', 'FR 2'],
  ])
  const [one, two] = few.plans
  expect(one?.lastOn).toBe(few.promisedOn)
  expect(two?.lastOn && two.lastOn < (one?.lastOn ?? '')).toBe(true)
  expect(two?.shippingCost).toBeGreaterThan(one?.shippingCost ?? 0)

  const early = await preview(buyer, split(lines, { sourcing: 'earliest' }))
  expect(early.parts.map(({ shipFrom }) => shipFrom)).toEqual(['NL', 'FR'])
  expect(early.totals.shippingCost).toBe(two?.shippingCost)
  expect(
    early.parts
      .map(({ promisedOn }) => promisedOn)
      .sort()
      .at(-1),
  ).toBe(two?.lastOn)

  await sql`update orgs set sourcing = 'earliest'`.execute(world.db)
  const bySite = await preview(buyer, split(lines))
  await sql`update orgs set sourcing = 'fewestParcels'`.execute(world.db)
  expect(bySite.parts.map(({ shipFrom }) => shipFrom)).toEqual(['NL', 'FR'])
})

test('each choice names the shipping that its preview has: of what waits elsewhere, too, and none that a promotion takes off', async () => {
  await sql`update shipping_rates set days_min = 4, days_max = 4 where warehouse = 'PL' and country = 'NL'`.execute(
    world.db,
  )
  const buyer = await world.signedIn()
  const lines = [await line(world, { NL: 3, FR: 2, PL: 5 }, 5), await line(world, {}, 4)]
  const [, { id: sku_id } = { id: 0 }] = lines
  await world.db
    .insertInto('expected_arrivals')
    .values({ sku_id, warehouse: 'IT', expected_on: '2026-12-10', quantity: 9 })
    .execute()
  const expectNamed = async () => {
    const { plans } = await preview(buyer, split(lines))
    const kept = await Promise.all(
      plans.map(async ({ sourcing }) => (await preview(buyer, split(lines, { sourcing }))).totals.shippingCost),
    )
    expect(plans.map(({ shippingCost }) => shippingCost)).toEqual(kept)
    return kept
  }
  expect(new Set(await expectNamed()).size).toBe(2)
  const promotion = {
    org_id: 1,
    currency: 'EUR',
    title: JSON.stringify({ en: 'Sent for nothing' }),
    kind: 'freeShipping',
    value: 1,
  } as const
  await world.db
    .insertInto('promotions')
    .values({ ...promotion, starts_on: '2020-01-01', ends_on: '2040-01-01' })
    .execute()
  expect(await expectNamed()).toEqual([0, 0])
  await sql`delete from promotions`.execute(world.db)
})

test('each carrier names what all orders pay, and the day of the last, as their preview does', async () => {
  const buyer = await world.signedIn()
  const lines = [await line(world, { NL: 3 }, 3), await line(world, { IT: 2 }, 2)]
  await sql`delete from shipping_rates where warehouse = 'IT' and country = 'NL' and carrier = 'EXP'`.execute(world.db)
  const { carriers, parts } = await preview(buyer, split(lines))
  expect([carriers.length > 1, parts.length]).toEqual([true, 2])
  for (const { shipVia, price, promisedOn } of carriers) {
    const chosen = await preview(buyer, split(lines, { shipVia }))
    const days = chosen.parts.map((part) => part.promisedOn ?? '')
    expect([price, promisedOn], shipVia).toEqual([chosen.totals.shippingCost, days.toSorted().at(-1)])
  }
})

test('as few warehouses as are needed, those first whose goods arrive first', async () => {
  const buyer = await world.signedIn()
  const from = async (stock: Record<string, number>) => {
    const { parts } = await preview(buyer, split([await line(world, stock, 9)]))
    return parts.map(({ shipFrom, lines: [own] }) => [shipFrom, own?.qty])
  }
  await sql`update shipping_rates set days_max = 9 where warehouse = 'FR' and country = 'NL'`.execute(world.db)
  await sql`update shipping_rates set days_max = 5 where warehouse = 'IT' and country = 'NL'`.execute(world.db)
  await sql`update shipping_rates set days_max = 7 where warehouse = 'PL' and country = 'NL'`.execute(world.db)
  expect(await from({ NL: 3, FR: 2, IT: 2, PL: 2 })).toEqual([
    ['NL', 3],
    ['IT', 2],
    ['PL', 2],
    ['FR', 2],
  ])
  expect(await from({ NL: 2, FR: 7, IT: 2 })).toEqual([
    ['NL', 2],
    ['FR', 7],
  ])
})

test('what waits waits where it comes first, as an order of its own, and is promised for then', async () => {
  const buyer = await world.signedIn()
  const wanted = await line(world, { NL: 3 }, 5)
  const arrival = (warehouse: string, expected_on: string, quantity: number) =>
    world.db.insertInto('expected_arrivals').values({ sku_id: wanted.id, warehouse, expected_on, quantity }).execute()
  await arrival('NL', '2026-12-20', 9)
  await arrival('IT', '2026-12-10', 2)
  const shown = await preview(buyer, split([wanted]))
  const [now, later] = shown.parts
  expect(now).toMatchObject({ shipFrom: 'NL', lines: [{ qty: 3, shipsNow: 3, expectedOn: null }] })
  expect(later).toMatchObject({ shipFrom: 'IT', lines: [{ qty: 2, backOrdered: 2, expectedOn: '2026-12-10' }] })
  expect(later?.promisedOn && later.promisedOn > '2026-12-10').toBe(true)

  const { data } = await place(buyer, split([wanted]))
  const second = await detail(buyer, data.orders[1]?.orderno ?? '')
  expect(second).toMatchObject({ shipFrom: 'IT', promisedOn: later?.promisedOn })
  // They are given away: the next two wait for the later arrival.
  expect((await preview(buyer, split([{ ...wanted, qty: 2 }]))).lines).toMatchObject([{ expectedOn: '2026-12-20' }])
  expect(await stockDisagreements(world)).toEqual([])
})

test('what nobody has waits with the first order, unless all is to leave at once or it is left out', async () => {
  const buyer = await world.signedIn()
  const lines = [await line(world, { NL: 3, FR: 2 }, 9), await line(world, {}, 2, { status: 'announced' })]
  const pieces = async (backOrders: string) => {
    const { parts, ...whole } = await preview(buyer, split(lines, { backOrders }))
    return (parts.length > 0 ? parts : [whole]).map((part) => [
      part.shipFrom,
      part.backOrders,
      ...part.lines.map(({ qty, shipsNow, backOrdered, preOrdered }) => [qty, shipsNow, backOrdered, preOrdered]),
    ])
  }
  expect(await pieces('split')).toEqual([
    ['NL', 'split', [7, 3, 4, 0], [2, 0, 0, 2]],
    ['FR', 'split', [2, 2, 0, 0]],
  ])
  expect(await pieces('together')).toEqual([['NL', 'together', [9, 3, 6, 0], [2, 0, 0, 2]]])
  expect(await pieces('reduce')).toEqual([
    ['NL', 'reduce', [3, 3, 0, 0]],
    ['FR', 'split', [2, 2, 0, 0]],
  ])
  const { data } = await place(buyer, split(lines))
  expect(
    await Promise.all(data.orders.map(async ({ orderno }) => (await detail(buyer, orderno)).lines.length)),
  ).toEqual([2, 1])
})

test('a warehouse from which nobody carries to the address sends nothing', async () => {
  const buyer = await world.signedIn()
  const lines = [await line(world, { NL: 3, FR: 2 }, 5)]
  await sql`delete from shipping_rates where warehouse = 'FR' and country = 'NL'`.execute(world.db)
  expect(await preview(buyer, split(lines))).toMatchObject({ parts: [], shipFrom: 'NL', waiting: 2 })
})

test('a split order asks the database as often as one that is not, however many lines it has', async () => {
  const buyer = await world.signedIn()
  const lines = [await line(world, { NL: 3, IT: 1 }, 5), await line(world, { NL: 3, IT: 1 }, 5)]
  const countQueries = async (body: ReturnType<typeof split>) =>
    (await world.queriesOf(() => preview(buyer, body))).length
  const [first] = lines
  const one = await countQueries(split(first ? [{ ...first, qty: 1 }] : []))
  // Arrivals are asked for where something waits.
  expect(await countQueries(split(lines.slice(0, 1)))).toBe(one + 1)
  expect(await countQueries(split(lines))).toBe(one + 1)
})

test('64 customers who want the same few products from three warehouses get each piece once, and never lock each other out', async () => {
  const skus = await Promise.all(
    [
      { NL: 40, FR: 20, IT: 20 },
      { NL: 10, FR: 60, IT: 5 },
      { NL: 15, FR: 15, IT: 50 },
      { NL: 70, FR: 0, IT: 10 },
    ].map((stock) => line(world, stock, 3)),
  )
  const buyers = await Promise.all(Array.from({ length: 64 }, () => world.signedIn()))
  const codes = await Promise.all(
    buyers.map(async (buyer, at) => {
      const lines = skus.filter((_, index) => (at >> index) % 2 === 0 || index === at % 4)
      const body = split(at % 3 ? lines : lines.toReversed(), { sourcing: at % 2 ? 'earliest' : 'fewestParcels' })
      for (let tries = 0; tries < 100; tries++) {
        const { code } = await place(buyer, body)
        if (code !== 30_001) return code
      }
      return 30_001
    }),
  )
  expect(codes).toEqual(buyers.map(() => 200))
  for (const { id } of skus) {
    const rows = await world.db.selectFrom('stock').select(['on_hand', 'allocated']).where('sku_id', '=', id).execute()
    for (const row of rows) expect(row.allocated).toBeLessThanOrEqual(row.on_hand)
  }
  expect(await stockDisagreements(world)).toEqual([])
})

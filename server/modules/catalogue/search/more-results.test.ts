import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSkus } from '../../../../contract/catalogue/catalogue.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

/** So many products with these OEM numbers, all for one printer. */
async function products(count: number, prefix: string, printer: string) {
  await sql`
    with brand as (
      insert into brands (name) values ('Testo') on conflict (name) do update set name = excluded.name returning id
    ), line as (
      insert into series (brand_id, name) select id, ${printer} from brand returning id, brand_id
    ), machine as (
      insert into models (brand_id, series_id, name, normalised, technology, colour)
      select brand_id, id, ${printer}, upper(replace(${printer}, ' ', '')), 'laser', 'mono' from line returning id
    ), made as (
      insert into skus (number, class_id, brand_id, oem_code, name)
      select ${prefix} || '-' || n, 102, brand.id, ${prefix} || n, 'Toner ' || ${prefix} || n
        from brand, generate_series(10000, 10000 + ${count}::integer - 1) as n
      returning id, oem_code
    ), numbered as (
      insert into part_numbers (sku_id, kind, raw, normalised, canonical, skeleton)
      select id, 'oem', oem_code, oem_code, oem_code, oem_code from made
    )
    insert into compatibilities (sku_id, model_id) select made.id, machine.id from made, machine
  `.execute(world.db)
}

const found = async (keyword: string) => {
  const { total, totalIsMinimum } = (await world.call(findSkus, { query: { keyword } })).data
  return [total, totalIsMinimum]
}

// Of printers 300 are read, of beginnings of numbers 200: each is compared with its own limit.
test.each([
  [199, 199, false],
  [200, 200, false],
  [250, 250, false],
  [300, 300, false],
  [301, 301, true],
] as const)('of %i products for a printer %i are counted; whether there are more: %s', async (count, total, more) => {
  await products(count, `QP${count}X`, `Testo Jet ${count}`)
  expect(await found(`Testo Jet ${count}`)).toEqual([total, more])
})

test.each([
  [199, 199, false],
  [200, 200, false],
  [205, 201, true],
] as const)(
  'of %i products whose number begins so %i are counted; whether there are more: %s',
  async (count, total, more) => {
    await products(count, `QN${count}Y`, `Testo Press ${count}`)
    expect(await found(`QN${count}Y1`)).toEqual([total, more])
  },
)

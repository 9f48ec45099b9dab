import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Row = { id: number; wishes: object; options: object }

test('what the version before writes of a list this one reads, and the other way round', async () => {
  const { accountId, customerId } = await world.signedIn({})
  const insert = async (column: 'wishes' | 'checkout_options', number: string) => {
    const { rows } = await sql<Row>`
      insert into quick_orders (number, org_id, customer_id, account_id, status, ${sql.ref(column)}, created_at, changed_at)
      values (${number}, 1, ${customerId}, ${accountId}, 'draft', '{"poNumber":"1"}', now(), now())
      returning id, wishes, checkout_options as options`.execute(world.db)
    return rows[0]
  }
  const update = async (id: number, column: 'wishes' | 'checkout_options', value: string) => {
    const { rows } = await sql<Row>`
      update quick_orders set ${sql.ref(column)} = ${value}::jsonb where id = ${id}
      returning id, wishes, checkout_options as options`.execute(world.db)
    return rows[0]
  }
  const both = (poNumber: string) => ({ wishes: { poNumber }, options: { poNumber } })

  const [before, now] = [await insert('wishes', 'Q1'), await insert('checkout_options', 'Q2')]
  expect(before).toMatchObject(both('1'))
  expect(now).toMatchObject(both('1'))
  expect(await update(now?.id ?? 0, 'wishes', '{"poNumber":"2"}')).toMatchObject(both('2'))
  expect(await update(now?.id ?? 0, 'checkout_options', '{"poNumber":"3"}')).toMatchObject(both('3'))
})

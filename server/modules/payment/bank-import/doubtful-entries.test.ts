import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { ourAccount, paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findDoubtfulEntries } from './doubtful-entries.queries.ts'

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
})
afterAll(() => world.close())

const file = (id: string, reference: string) =>
  makeBankFile([{ id, account: ourAccount, entries: [{ amount: 9_100, reference, name: 'Payer' }] }])

/** As entries were stored while they were known by the names of their statements. */
async function storeAgain(reference: string) {
  await sql`
    with st as (
      insert into bank_statements (org_id, account, currency, reference, from_on, until_on, imported_at, imported_by)
      select org_id, account, currency, 'COPY-' || ${reference}::text, from_on, until_on, imported_at, imported_by
        from bank_statements where account = ${ourAccount} order by id limit 1 returning id)
    insert into bank_entries (statement_id, reference, part, booked_on, amount, currency, direction, is_reversal, return_reason, payer_name,
                              payer_account, remittance, creditor_references, end_to_end_id, bank_note)
    select st.id, ${reference}, 0, e.booked_on, e.amount, e.currency, e.direction, e.is_reversal, e.return_reason, e.payer_name,
           e.payer_account, e.remittance, e.creditor_references, e.end_to_end_id, e.bank_note
      from st, bank_entries e order by e.id limit 1`.execute(world.db)
}

test('what was read twice is listed, and what the bank tells apart is not', async () => {
  await money.send(file('FIRST', 'BANK-77001'))
  await storeAgain('BANK-77002')
  expect(await findDoubtfulEntries(world.db)).toEqual([])
  await storeAgain('BANK-77001')
  const [found] = await findDoubtfulEntries(world.db)
  expect(found).toMatchObject({ count: 1, rule: 'an entry of the bank is there once' })
  expect(found?.examples[0]).toContain(`${ourAccount} 2026-03-02 credit 91 EUR of Payer`)
})

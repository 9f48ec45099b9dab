import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { runReturnNotifier } from './run-return-notifier.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const mailsAbout = (rmaNumber: string) =>
  world.db.selectFrom('mails').select('id').where('cause', '=', `return ${rmaNumber}`).execute()

test('what cannot be announced of one return does not hold up the others', async () => {
  const returns = returnsOf(world)
  const buyer = await world.signedIn()
  const { number } = await world.sku({ unitPrice: 10_000, stock: { NL: 100 } })
  const submit = async () =>
    (await returns.submit(buyer, [{ orderno: (await returns.delivered(buyer, number)).orderno, qty: 1 }])).data
  const [bad, good] = [await submit(), await submit()]
  await sql`create function fail_mail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    world.db,
  )
  await sql`create trigger fails before insert on mails for each row
    when (new.cause = ${sql.lit(`return ${bad.rmaNumber}`)}) execute function fail_mail()`.execute(world.db)
  const notified: string[] = []
  const stop = runReturnNotifier(world.db, {
    now: world.now,
    log: undefined,
    onNotified: async (news) => void notified.push(...news.map(({ rmaNumber }) => rmaNumber)),
  })
  await expect.poll(async () => (await mailsAbout(good.rmaNumber)).length).toBe(2)
  await stop()
  expect(notified).toEqual([bad.rmaNumber, good.rmaNumber])
  expect(await mailsAbout(bad.rmaNumber)).toEqual([])
  await sql`drop trigger fails on mails`.execute(world.db)
})

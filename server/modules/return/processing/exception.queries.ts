import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

type Place = { orderId: number; position: number }
type NewException = Place & { until: string; reason: string }

/** Lets what is left of an ordered line come back until a day (ISO date), whatever its term was. False where there is no such line. */
export async function putException(
  tx: Tx,
  { orderId, position, until, reason }: NewException,
  { accountId, now }: { accountId: number; now: Date },
) {
  const { rows } = await sql`
    insert into return_exceptions (order_id, position, until_on, reason, account_id, at)
    select order_id, position, ${until}::date, ${reason}, ${accountId}, ${now}
      from order_lines where order_id = ${orderId} and position = ${position}
    on conflict (order_id, position) do update
       set until_on = excluded.until_on, reason = excluded.reason, account_id = excluded.account_id, at = excluded.at
    returning order_id`.execute(tx)
  return rows.length > 0
}

/** Removes an exception; answers what it was. */
export const removeException = (tx: Tx, { orderId, position }: Place) =>
  tx
    .deleteFrom('return_exceptions')
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .returning(['until_on as until', 'reason'])
    .executeTakeFirst()

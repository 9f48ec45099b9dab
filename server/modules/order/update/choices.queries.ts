import { sql } from 'kysely'
import { type UpdateChoices, usualChoices } from '../../../../rules/order/order-update.ts'
import type { Db } from '../../../db/database.ts'

/** When an account gets mails about its orders: as they have chosen, else as is usual. */
export async function findChoices(db: Db, accountId: number): Promise<UpdateChoices> {
  const { rows } = await sql<{ choices: Partial<UpdateChoices> }>`
    select coalesce(json_object_agg(kind, frequency), '{}') as choices
      from order_update_choices where account_id = ${accountId}`.execute(db)
  return { ...usualChoices, ...rows[0]?.choices }
}

export const storeChoices = (db: Db, accountId: number, choices: UpdateChoices) =>
  sql`
    insert into order_update_choices (account_id, kind, frequency)
    select ${accountId}, key, value from json_each_text(${JSON.stringify(choices)})
    on conflict (account_id, kind) do update set frequency = excluded.frequency
  `.execute(db)

import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type ShopFigures = {
  orders: { site: string; placed: number }[]
  registrationsWaiting: number
  mails: { waiting: number; failing: number; givenUp: number; oldest: Date | null }
  jobs: { failing: number; givenUp: number }
  lastBackup: Date | null
}

// As server/mail/send-mail.ts gives up.
const mostTries = 25

/**
 * What whoever runs the shop watches. All of it is read from counters, from indexes of what waits, or from tables that stay
 * small, so it costs the same with a million orders.
 */
export async function shopFigures(db: Db): Promise<ShopFigures> {
  const orders = await db
    .selectFrom('orgs as o')
    .leftJoin('number_counters as n', (on) => on.onRef('n.org_id', '=', 'o.id').on('n.kind', '=', 'order'))
    .select(['o.site_name as site', sql<number>`coalesce(n.last, 0)`.as('placed')])
    .orderBy('o.id')
    .execute()
  const { rows } = await sql<WaitingFigures>`
    select (select count(*) from customers where status = 'pending') as registrations,
           (select min(queued_at) from mails where sent_at is null and attempts < ${mostTries}) as oldest,
           m.waiting, m.failing, m."givenUp", j.failing as "jobsFailing", j."givenUp" as "jobsGivenUp",
           (select max(taken_at) from backups) as "lastBackup"
      from (select count(*) filter (where attempts = 0) as waiting,
                   count(*) filter (where attempts between 1 and ${mostTries} - 1) as failing,
                   count(*) filter (where attempts >= ${mostTries}) as "givenUp"
              from mails where sent_at is null) m,
           (select count(*) filter (where attempts < max_attempts) as failing,
                   count(*) filter (where attempts >= max_attempts) as "givenUp"
              from graphile_worker.jobs where last_error is not null) j`.execute(db)
  const found = rows[0]
  if (!found) throw new Error('The figures of the shop are one row')
  const { registrations, oldest, lastBackup } = found
  return {
    orders,
    registrationsWaiting: registrations,
    mails: { waiting: found.waiting, failing: found.failing, givenUp: found.givenUp, oldest },
    jobs: { failing: found.jobsFailing, givenUp: found.jobsGivenUp },
    lastBackup,
  }
}

type WaitingFigures = {
  registrations: number
  oldest: Date | null
  waiting: number
  failing: number
  givenUp: number
  jobsFailing: number
  jobsGivenUp: number
  lastBackup: Date | null
}

import { sql } from 'kysely'
import { type DatevSettings, datevFaults, emptyDatevSettings } from '../../../../rules/invoice/datev.ts'
import type { Db } from '../../../db/database.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound, refuseFaults } from '../../../http/refuse.ts'
import type { StaffCall } from '../../../staff/staff-change.ts'
import { findIssuers } from './bookkeeping.staff.ts'

/** What a company has entered for DATEV. A company of another site, or one that is not German, is not found. */
export async function loadDatevSettings(db: Db, staff: Caller, orgId: number): Promise<DatevSettings> {
  await loadGermanIssuer(db, staff, orgId)
  return (await findSettings(db, orgId)) ?? emptyDatevSettings
}

/** Changes what a company has entered for DATEV; refuses numbers out of their bounds and accounts of another length. */
export async function changeDatevSettings(
  { db, caller, request, now }: StaffCall,
  orgId: number,
  settings: DatevSettings,
) {
  refuseFaults(datevFaults(settings))
  await db.transaction().execute(async (tx) => {
    await loadGermanIssuer(tx, caller, orgId)
    // Who changes the same settings waits here, so that the audit trail has what they were.
    await sql`select from orgs where id = ${orgId} for no key update`.execute(tx)
    const before = (await findSettings(tx, orgId)) ?? emptyDatevSettings
    await storeSettings(tx, orgId, settings)
    const event = { action: 'bookkeeping.changed', subject: `site ${orgId}`, before, after: settings } as const
    await recordEvent(tx, { ...toActor(request, caller), customerId: null, orgId, ...event }, now)
  })
  return {}
}

async function loadGermanIssuer(db: Db, staff: Caller, orgId: number) {
  return orNotFound((await findIssuers(db, staff)).find((issuer) => issuer.orgId === orgId && issuer.isGerman))
}

async function findSettings(db: Db, orgId: number): Promise<DatevSettings | undefined> {
  const { rows } = await sql<DatevSettings>`
    select adviser, client, chart, year_starts as "yearStarts", account_length as "accountLength",
           first_debtor as "firstDebtor", taxed_account as "taxedAccount", intra_eu_account as "intraEuAccount",
           export_account as "exportAccount"
      from datev_settings
     where org_id = ${orgId}`.execute(db)
  return rows[0]
}

async function storeSettings(db: Db, orgId: number, settings: DatevSettings) {
  const columns = {
    adviser: settings.adviser,
    client: settings.client,
    chart: settings.chart,
    year_starts: settings.yearStarts,
    account_length: settings.accountLength,
    first_debtor: settings.firstDebtor,
    taxed_account: settings.taxedAccount,
    intra_eu_account: settings.intraEuAccount,
    export_account: settings.exportAccount,
  }
  await db
    .insertInto('datev_settings')
    .values({ org_id: orgId, ...columns })
    .onConflict((row) => row.column('org_id').doUpdateSet(columns))
    .execute()
}

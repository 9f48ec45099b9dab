import { createHash } from 'node:crypto'
import type { TableLayout } from '../../../../rules/ledger/bank-table/layout.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { deleteLayout, lockAccount, storeLayout } from './layout.staff.ts'
import { toLineRefusal } from './line-words.ts'
import { studyBankTable, type TableCall, type TableSettings } from './read-bank-table.ts'

/** Keeps how a table is read. Refused unless all of it can be read so, with what its cells have shown beside. */
export async function keepBankTable(
  call: TableCall,
  bytes: Buffer,
  settings: TableSettings & { bankAccountId: number; layout: TableLayout },
): Promise<null> {
  const { bankAccountId } = settings
  const { preview, isDescribed, fault, head, kept } = await studyBankTable(call, bytes, settings)
  if (preview.layout.roles.length !== settings.layout.roles.length || !isDescribed)
    throw new Refusal('bank_table.unclear', { fields: ['file'], details: { gaps: preview.gaps } })
  if (fault) throw toLineRefusal(fault)
  const { db, caller, request, now } = call
  const layout = {
    ...settings.layout,
    dayOrder: settings.layout.dayOrder ?? kept.dayOrder,
    decimal: settings.layout.decimal ?? kept.decimal,
  }
  const digest = createHash('sha256').update(JSON.stringify(head)).digest('hex')
  await db.transaction().execute(async (tx) => {
    const { orgId, account } = orNotFound(await lockAccount(tx, caller, bankAccountId))
    await storeLayout(tx, caller, { bankAccountId, head, digest, layout, now })
    const subject = `account ${account}`
    const event = { ...toActor(request, caller), orgId, customerId: null, action: 'bank_table.kept', subject } as const
    await recordEvent(tx, { ...event, after: { head, ...layout } }, now)
  })
  return null
}

/** Takes away how a table is read. */
export async function removeBankTable(
  { db, caller, request, now }: TableCall,
  place: { id: number; bankAccountId: number; layoutId: number },
): Promise<null> {
  await db.transaction().execute(async (tx) => {
    const { account, head } = orNotFound(await deleteLayout(tx, place))
    const subject = `account ${account}`
    const actor = { ...toActor(request, caller), orgId: place.id, customerId: null }
    await recordEvent(tx, { ...actor, action: 'bank_table.removed', subject, before: { head } }, now)
  })
  return null
}

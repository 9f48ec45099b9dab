import type { Period } from '../../../../rules/ledger/statement.ts'
import type { Db } from '../../../db/database.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { findMainRecipients } from '../../customer/account/recipients.queries.ts'
import { statementDocument } from '../../ledger/statement/document/document.ts'
import { statementSheet } from '../../ledger/statement/export-statement.ts'
import { findStatement } from '../../ledger/statement/find-statement.ts'
import { loadAccount } from './account.staff.ts'

type Call = { db: Db; caller: Caller; now: Date }
type Wanted = Period & { customerId: number; format: 'pdf' | 'xlsx' }

/**
 * The statement of a customer of the caller's sites as they get it themselves, in the language of their main account. Every other customer
 * is not found.
 */
export async function accountStatement({ db, caller, now }: Call, { customerId, format, ...period }: Wanted) {
  const { custnum } = await loadAccount(db, caller, customerId, now)
  const find = () => findStatement(db, { ...period, now, customerId })
  const name = `statement-${custnum}-${period.from}-${period.to}`
  const callerId = callerKey(caller)
  if (format === 'xlsx') return statementSheet(find, name, callerId)
  const [main] = await findMainRecipients(db, customerId)
  return statementDocument(find, { name, language: main?.language ?? 'en', callerId })
}

import { makeStatements, type Period, periodFault } from '../../../../rules/ledger/statement.ts'
import { statementPayments } from '../../../../rules/ledger/statement-payments.ts'
import { isDay } from '../../../../rules/shipping/day.ts'
import type { Db } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { findBankAccounts } from '../../site/sites/bank-account.queries.ts'
import { findParties } from './parties.queries.ts'
import { findBounds, findStatementFacts } from './statement.queries.ts'

type Wanted = Period & { customerId: number; now: Date }

/** The statements of a customer for a period, one for each currency, and who they are between. Refuses a wrong period. */
export async function findStatement(db: Db, { customerId, now, from, to }: Wanted) {
  const period = { from, to }
  refuseMissingDays(period)
  const bounds = await findBounds(db, customerId, period, now)
  const invalid = periodFault(period, bounds.today)
  if (invalid) throw new Refusal(invalid.fault, { fields: [invalid.field] })
  const parties = await findParties(db, customerId)
  const facts = await findStatementFacts(db, { ...bounds, sellerOrgId: parties.sellerOrgId })
  const accounts = await findBankAccounts(db, parties.orgId)
  const statements = makeStatements(facts, period, parties.currency).map((statement) => {
    const writer = { seller: parties.seller.name, account: accounts.get(statement.currency) ?? null }
    // Customers in credit are asked for nothing.
    const payments = statement.closing > 0 ? statementPayments(statement.openItems, writer) : []
    return { ...statement, payments }
  })
  return { ...period, parties, statements }
}

export type FoundStatement = Awaited<ReturnType<typeof findStatement>>
export type PaidStatement = FoundStatement['statements'][number]

function refuseMissingDays(period: Period) {
  const fields = (['from', 'to'] as const).filter((name) => !isDay(period[name]))
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
}

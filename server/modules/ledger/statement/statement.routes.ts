import * as contract from '../../../../contract/ledger/statement.ts'
import { callerKey } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { statementDocument } from './document/document.ts'
import { statementSheet } from './export-statement.ts'
import { findStatement } from './find-statement.ts'
import { toStatement } from './wire.ts'

export const statementRoutes = (mount: Mount) => {
  mount(contract.getStatement, async ({ db, caller, now, query }) => {
    const period = await findStatement(db, { ...query, now, customerId: caller.customerId })
    const { from, to, statements } = period
    return { from, to, statements: statements.map((statement) => toStatement(period, statement)) }
  })

  mount(contract.exportStatement, async ({ db, caller, now, query, language }) => {
    const { from, to, format } = query
    const find = () => findStatement(db, { from, to, now, customerId: caller.customerId })
    const name = `statement-${from}-${to}`
    if (format === 'xlsx') return statementSheet(find, name, callerKey(caller))
    return statementDocument(find, { name, language, callerId: callerKey(caller) })
  })
}

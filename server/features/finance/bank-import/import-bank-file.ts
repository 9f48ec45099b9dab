import type { FastifyRequest } from 'fastify'
import type { BankStatement } from '../../../../rules/finance/bank-statement.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { orRefuse, Refusal } from '../../../http/refuse.ts'
import { readBankFile } from '../bank-file/read-bank-file.ts'
import { endDoubt, findAccountSite, storeDoubt, storeEntries, storeStatement } from './bank-entry.staff.ts'
import { toDoubt } from './wire.ts'

type Call = { db: Db; caller: Caller; request: FastifyRequest; now: Date }

/**
 * Stores what a bank file says of our accounts: all of it, or nothing where one account is not of a site that the caller looks after.
 * Answers how many entries are new, were known, and are not booked yet, and which statements prove nothing.
 */
export async function importBankFile(call: Call, bytes: Uint8Array) {
  const { statements } = orRefuse(await readBankFile(bytes, { person: callerKey(call.caller) }), { fields: ['file'] })
  return call.db.transaction().execute(async (tx) => {
    const added: number[] = []
    const sites: number[] = []
    for (const statement of statements) {
      const orgId = await findAccountSite(tx, call.caller, statement)
      if (orgId === undefined)
        throw new Refusal('money.foreign_account', { fields: ['file'], details: { account: statement.account } })
      sites.push(orgId)
      added.push(await storeWhole(tx, statement, { orgId, call }))
    }
    const doubts = statements.flatMap(({ doubt, id, account, currency }) =>
      doubt ? [{ statement: id, account, currency, ...toDoubt(doubt) }] : [],
    )
    const counts = {
      statements: statements.length,
      added: addUp(added),
      known: addUp(statements.map(({ entries }) => movesOf(entries).length)) - addUp(added),
      pending: addUp(statements.map(({ pending }) => pending)),
    }
    const noted = { ...counts, inDoubt: doubts.length }
    await note(tx, call, { orgId: sites[0] ?? call.caller.orgId, statements, counts: noted })
    return { ...counts, doubts }
  })
}

const addUp = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** What moves no money settles nothing. */
const movesOf = (entries: BankStatement['entries']) => entries.filter(({ amount }) => amount > 0)

// Of one statement of some banks there are ten thousand.
const entriesAtOnce = 1_000

async function storeWhole(tx: Tx, statement: BankStatement, { orgId, call }: { orgId: number; call: Call }) {
  const { accountId } = call.caller
  const statementId = await storeStatement(tx, statement, { orgId, accountId, now: call.now })
  const entries = movesOf(statement.entries)
  let added = 0
  for (let at = 0; at < entries.length; at += entriesAtOnce)
    added += await storeEntries(tx, statementId, entries.slice(at, at + entriesAtOnce))
  if (!statement.doubt) await endDoubt(tx, statementId, entries)
  else if (added > 0) await storeDoubt(tx, statementId, statement.doubt)
  return added
}

type Imported = { orgId: number; statements: readonly BankStatement[]; counts: object }

const note = (tx: Tx, { request, caller, now }: Call, { orgId, statements, counts }: Imported) =>
  recordEvent(
    tx,
    {
      ...toActor(request, caller),
      orgId,
      customerId: null,
      action: 'bank_file.imported',
      subject: `account ${statements[0]?.account ?? ''}`,
      after: counts,
    },
    now,
  )

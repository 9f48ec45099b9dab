import type { FastifyRequest } from 'fastify'
import type { Db, Tx } from '../../../db/database.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import { type Caller, callerKey } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { readBankFile } from '../../ledger/bank-file/read-bank-file.ts'
import type { ReadStatement } from '../../ledger/bank-file/statement-parts.ts'
import { isBankTable } from '../bank-table/is-table.ts'
import { unpackTables } from '../bank-table/packed-tables.ts'
import { readBankTable } from '../bank-table/read-bank-table.ts'
import { toDoubt } from './doubt-wire.ts'
import { toRefusal } from './place-words.ts'
import { readPackedFiles } from './read-packed-files.ts'
import { accountKey, lockOwnAccounts } from './statement.staff.ts'
import { storeNewEntries } from './store-statement.ts'

type Call = { db: Db; caller: Caller; request: FastifyRequest; now: Date }

/**
 * Stores what a bank file says of our accounts; refuses it where it says nothing of them. Answers how many entries are new, were known, may
 * be one that was, and are not booked yet, which statements prove nothing, and of which other accounts the file speaks.
 */
export async function importBankFile(call: Call, bytes: Buffer, settings: Parameters<typeof readBankTable>[2] = {}) {
  const reading = await readFile(call, bytes, settings)
  if ('refused' in reading) throw toRefusal(reading)
  const { statements } = reading
  return call.db.transaction().execute(async (tx) => {
    const sites = await lockOwnAccounts(tx, call.caller, statements)
    const own = statements.filter((statement) => sites.has(accountKey(statement)))
    const foreign = listForeign(statements.filter((statement) => !own.includes(statement)))
    const [first] = own
    const orgId = first && sites.get(accountKey(first))
    if (orgId === undefined)
      throw new Refusal('money.foreign_account', { fields: ['file'], details: { account: foreign[0]?.account } })
    const counts = {
      ...(await storeAll(tx, own, { sites, call })),
      pending: addUp(own.map(({ pending }) => pending.length)),
    }
    const doubts = own.flatMap(({ doubt, id, account, currency }) =>
      doubt ? [{ statement: id, account, currency, ...toDoubt(doubt) }] : [],
    )
    const noted = { statements: own.length, ...counts, inDoubt: doubts.length }
    await note(tx, call, { orgId, account: first?.account ?? '', counts: noted })
    return { statements: own.length, ...counts, doubts, foreign }
  })
}

async function readFile(call: Call, bytes: Buffer, settings: Parameters<typeof readBankTable>[2]) {
  if (isBankTable(bytes)) return readBankTable(call, bytes, settings)
  const packed = unpackTables(bytes)
  return packed ? readPackedFiles(call, packed, settings) : readBankFile(bytes, { callerId: callerKey(call.caller) })
}

/** Each account once, as the file names it. */
const listForeign = (statements: readonly ReadStatement[]) =>
  [...Map.groupBy(statements, accountKey).values()].flatMap(([first]) =>
    first ? [{ account: first.account, currency: first.currency }] : [],
  )

type Storing = { sites: ReadonlyMap<string, number>; call: Call }

/** One after the other: what the first says is known to the second. */
async function storeAll(tx: Tx, statements: readonly ReadStatement[], { sites, call }: Storing) {
  const counts = { added: 0, known: 0, unclear: 0 }
  for (const statement of statements) {
    const orgId = sites.get(accountKey(statement))
    if (orgId === undefined) throw new Error('the account of a statement is no longer ours')
    const stored = await storeNewEntries(tx, statement, { orgId, accountId: call.caller.accountId, now: call.now })
    counts.added += stored.added
    counts.known += stored.known
    counts.unclear += stored.unclear
  }
  return counts
}

const addUp = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

type Imported = { orgId: number; account: string; counts: object }

const note = (tx: Tx, { request, caller, now }: Call, { orgId, account, counts }: Imported) =>
  recordEvent(
    tx,
    {
      ...toActor(request, caller),
      orgId,
      customerId: null,
      action: 'bank_file.imported',
      subject: `account ${account}`,
      after: counts,
    },
    now,
  )

import { setImmediate as nextTurn } from 'node:timers/promises'
import { bankReference } from '../../../../rules/ledger/bank-identity/entry-content.ts'
import { type Identity, matchInSteps } from '../../../../rules/ledger/bank-identity/match-entries.ts'
import type { BankEntry } from '../../../../rules/ledger/bank-statement.ts'
import type { Tx } from '../../../db/database.ts'
import type { ReadStatement } from '../../ledger/bank-file/statement-parts.ts'
import { notePending } from './note-pending.ts'
import { findKnownEntries, storeEntries, storeRepeats, storeStatement } from './statement.staff.ts'
import { endDoubtOfPages, endProvenDoubts, storeDoubt } from './statement-doubt.staff.ts'

type StatementImport = { orgId: number; accountId: number; now: Date }

/**
 * Stores a statement and what of it was not read before; the very same statement changes nothing. Answers how many entries are new, how
 * many of those may be one that is there, and how many are known. Its account is locked.
 */
export async function storeNewEntries(tx: Tx, statement: ReadStatement, by: StatementImport) {
  // An entry without an amount settles nothing.
  const entries = statement.entries.filter(({ amount }) => amount > 0)
  const statementId = await storeStatement(tx, statement, by)
  if (statementId === undefined) return { added: 0, known: entries.length, unclear: 0 }
  const days = [...new Set(entries.map(({ bookedOn }) => bookedOn))]
  const knownEntries = await findKnownEntries(tx, statement, days)
  const identities = await matchWithPauses(statement, entries, knownEntries)
  const added = entries.flatMap((entry, at) => toNew(entry, identities[at]))
  for (let at = 0; at < added.length; at += entriesAtOnce)
    await storeEntries(tx, statementId, added.slice(at, at + entriesAtOnce))
  const met = new Set(identities.flatMap((identity) => (identity.kind === 'known' ? [identity.id] : [])))
  const nameless = knownEntries.filter((entry) => met.has(entry.id) && bankReference(entry) === '').map(({ id }) => id)
  await storeRepeats(tx, statementId, nameless)
  await notePending(tx, statement, { statementId, now: by.now })
  await noteProof(tx, statement, { statementId, met, added: added.length })
  return { added: added.length, known: met.size, unclear: added.filter(({ equalTo }) => equalTo !== null).length }
}

// Of one statement of some banks there are ten thousand.
const entriesAtOnce = 1_000

/** As `matchEntries`, with its pauses for others. */
async function matchWithPauses(...input: Parameters<typeof matchInSteps>): Promise<Identity[]> {
  const steps = matchInSteps(...input)
  let step = steps.next()
  for (; !step.done; step = steps.next()) await nextTurn()
  return step.value
}

const toNew = (entry: BankEntry, identity: Identity | undefined) =>
  identity?.kind === 'known' ? [] : [{ ...entry, equalTo: identity?.kind === 'unclear' ? identity.equalTo : null }]

type Stored = { statementId: number; met: ReadonlySet<number>; added: number }

/** A statement that adds up proves what others say of the same entries; one that does not puts what it brings in doubt. */
async function noteProof(tx: Tx, { doubt, page }: ReadStatement, { statementId, met, added }: Stored) {
  if (!doubt) await endProvenDoubts(tx, [...met])
  else if (added > 0) await storeDoubt(tx, statementId, doubt)
  if (page !== null) await endDoubtOfPages(tx, statementId)
}

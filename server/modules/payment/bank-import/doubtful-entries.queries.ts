import { sql } from 'kysely'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { bankReference, contentKey, type KnownEntry } from '../../../../rules/ledger/bank-identity/entry-content.ts'
import { relateStatements } from '../../../../rules/ledger/bank-identity/statement-relation.ts'
import type { Db } from '../../../db/database.ts'
import { type Difference, mostExamples } from '../../../db/differences.ts'
import { findKnownEntries, type OwnAccount } from './statement.staff.ts'

type AlikeOnDays = OwnAccount & { days: string[] }
type Pair = { one: KnownEntry; other: KnownEntry }

/**
 * Entries that may be another one of their account: alike, from two statements of which neither is known to leave out what the other
 * names. Those that were read before files were compared by what they say are found so.
 */
export async function findDoubtfulEntries(db: Db): Promise<Difference[]> {
  const found: string[] = []
  for (const alike of await findAlike(db)) {
    const entries = await findKnownEntries(db, alike, alike.days)
    for (const same of Map.groupBy(entries, contentKey).values())
      found.push(...findPairs(same).map((pair) => describe(alike, pair)))
  }
  if (found.length === 0) return []
  return [{ rule: 'an entry of the bank is there once', count: found.length, examples: found.slice(0, mostExamples) }]
}

/** The accounts and days on which entries of several statements move as much. */
async function findAlike(db: Db): Promise<AlikeOnDays[]> {
  const { rows } = await sql<AlikeOnDays>`
    select account, currency, json_agg(distinct booked_on order by booked_on) as days
      from (select st.account, st.currency, e.booked_on
              from bank_entries e join bank_statements st on st.id = e.statement_id
             group by st.account, st.currency, e.booked_on, e.amount, e.direction
            having count(distinct e.statement_id) > 1) alike
     group by account, currency order by account, currency`.execute(db)
  return rows
}

/** Each with one before it that it may be: of three that are alike there are two that may be too many. */
const findPairs = (entries: readonly KnownEntry[]): Pair[] =>
  entries.flatMap((other, at) => {
    const one = entries.slice(0, at).find((earlier) => mayBeOne(earlier, other))
    return one ? [{ one, other }] : []
  })

function mayBeOne(one: KnownEntry, other: KnownEntry): boolean {
  const [statement, otherStatement] = [one.statements[0], other.statements[0]]
  if (!statement || !otherStatement || statement === otherStatement) return false
  const names = new Set([bankReference(one), bankReference(other)].filter(Boolean))
  return names.size < 2 && relateStatements(statement, otherStatement, one.bookedOn) !== 'apart'
}

const describe = ({ account, currency }: OwnAccount, { one, other }: Pair) =>
  `${account} ${one.bookedOn} ${one.direction} ${toAmount(one.amount)} ${currency} of ${one.counterparty.name || 'nobody'}: ` +
  `entry ${one.id} of statement ${one.statements[0]?.id} and entry ${other.id} of ${other.statements[0]?.id}`

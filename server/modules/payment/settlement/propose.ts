import { itemKey, makeItemIndex, type OpenItem } from '../../../../rules/ledger/open-item.ts'
import { matchPayments } from '../../../../rules/payment/match-payment.ts'
import type { EntryDoubt, Proposal } from '../../../../rules/payment/proposal.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { findOpenEntries, type StoredEntry } from './bank-entry.staff.ts'
import { findCompanies, findKnownAccounts, findMatchable } from './open-item.staff.ts'

type Clears = Extract<Proposal, { kind: 'clears' }>

export type Proposals = {
  ofEntry: ReadonlyMap<number, Proposal>
  /** Those that clear, of the entries with the keyword. */
  clear: readonly { entryId: number; payerName: string; proposal: Clears }[]
  items: ReadonlyMap<string, OpenItem>
}

export const noProposals: Proposals = { ofEntry: new Map(), clear: [], items: new Map() }

/** What each open entry of the caller's sites seems to pay, by its id. Nothing is settled by it. */
export async function proposeForEntries(db: Db, staff: Caller, keyword: string): Promise<Proposals> {
  const entries = await findOpenEntries(db, staff, keyword)
  if (entries.length === 0) return noProposals
  const items = await findMatchable(db, staff)
  const customerIds = [...new Set(items.map(({ customerId }) => customerId))]
  const companies = await findCompanies(db, customerIds)
  const customers = Array.from(companies, ([customerId, company]) => ({ customerId, company }))
  const index = makeItemIndex(items, await findKnownAccounts(db, customerIds), customers)
  const proposals = matchPayments(entries.map(toMatched), index)
  return {
    ofEntry: new Map(entries.map(({ entryId }, at) => [entryId, proposals[at] ?? { kind: 'unclear' }])),
    clear: entries.flatMap(({ entryId, payerName, isFound }, at) => {
      const proposal = proposals[at]
      return isFound && proposal?.kind === 'clears' ? [{ entryId, payerName, proposal }] : []
    }),
    items: new Map(items.map((item) => [itemKey(item), item])),
  }
}

const toMatched = ({ payerName, payerAccount, bankNote, ...entry }: StoredEntry) => ({
  ...entry,
  note: bankNote,
  doubt: toDoubt(entry),
  counterparty: { name: payerName, account: payerAccount },
})

function toDoubt({ doubt, equalTo }: Pick<StoredEntry, 'doubt' | 'equalTo'>): EntryDoubt | null {
  if (doubt) return 'statement'
  return equalTo ? 'equal' : null
}

import type { BankEntry } from '../ledger/bank-statement.ts'
import { plainCompanyNames } from '../ledger/company-name.ts'
import { type ItemIndex, itemKey, plainAccount } from '../ledger/open-item.ts'
import { mayPay } from './payment.ts'
import type { EntryDoubt, Payment, Proposal } from './proposal.ts'
import { proposeByAccount, proposeByName } from './propose-by-payer.ts'
import { proposeHinted, proposeNamed } from './propose-named.ts'

/** What of an entry says what it pays. */
export type MatchedEntry = Pick<
  BankEntry,
  | 'amount'
  | 'currency'
  | 'direction'
  | 'isReversal'
  | 'counterparty'
  | 'endToEndId'
  | 'creditorReferences'
  | 'remittance'
  | 'note'
  | 'returnReason'
> & {
  doubt?: EntryDoubt | null
}

/**
 * Proposes what an entry pays, from what it says: an item clears only by its own number or reference with its sum, never by
 * the amount alone, and never together with another customer's, nor where the entry is in doubt. Debits, reversals and returns clear nothing.
 * `cleared` holds the keys of items that are open no more.
 */
export function matchPayment(
  entry: MatchedEntry,
  index: ItemIndex,
  cleared: ReadonlySet<string> = new Set(),
): Proposal {
  if (!isPaidToUs(entry)) return { kind: 'unclear' }
  const payment: Payment = {
    amount: entry.amount,
    texts: [...entry.creditorReferences, entry.remittance, entry.endToEndId, entry.note],
    doubt: entry.doubt ?? null,
    payers: index.payers.get(plainAccount(entry.counterparty.account)) ?? new Set(),
    namesakes: findNamesakes(entry, index),
    index,
    hasCurrency: (item) => item.currency === entry.currency,
    isOpen: (item) => !cleared.has(itemKey(item)),
  }
  return (
    proposeNamed(payment) ??
    proposeHinted(payment) ??
    proposeByAccount(payment) ??
    proposeByName(payment) ?? { kind: 'unclear' }
  )
}

const findNamesakes = ({ counterparty }: MatchedEntry, { byCompany }: ItemIndex) =>
  new Set(plainCompanyNames(counterparty.name).flatMap((name) => [...(byCompany.get(name) ?? [])]))

const isPaidToUs = (entry: MatchedEntry) => mayPay(entry) && entry.amount > 0

/** Proposes for entries in their order. What one clears is open for none after it: `cleared` gets its keys. */
export function matchPayments(
  entries: readonly MatchedEntry[],
  index: ItemIndex,
  cleared = new Set<string>(),
): Proposal[] {
  return entries.map((entry) => {
    const proposal = matchPayment(entry, index, cleared)
    if (proposal.kind === 'clears') for (const share of proposal.items) cleared.add(itemKey(share))
    return proposal
  })
}

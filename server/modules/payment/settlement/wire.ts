import type { Static } from 'typebox'
import type { Reply } from '../../../../contract/endpoint.ts'
import type {
  listBankEntries,
  listEntriesThatClear,
  listOpenItems,
  settleEntry,
} from '../../../../contract/payment/payment.ts'
import { toAmount, toCents } from '../../../../rules/catalogue/price/money.ts'
import { itemKey } from '../../../../rules/ledger/open-item.ts'
import { mayPay } from '../../../../rules/payment/payment.ts'
import type { Share } from '../../../../rules/payment/payment-shares.ts'
import { Refusal } from '../../../http/refuse.ts'
import { toDoubt } from '../bank-import/doubt-wire.ts'
import type { findSettled, StoredEntry } from './bank-entry.staff.ts'
import type { SettledShare } from './lock-settled.staff.ts'
import type { OpenRow } from './open-item.staff.ts'
import type { postSettlement } from './post-settlement.ts'
import type { Proposals } from './propose.ts'

type ItemRequest = Static<(typeof settleEntry)['body']>['items'][number]

/** What a payment is for: each item or order once, of whole cents, and not of nothing. */
export function readShares(items: readonly ItemRequest[]): SettledShare[] {
  const shares = items.map(({ itemId, orderId, amount }) => ({ itemId, orderId, cents: toCents(amount) }))
  const isWrong = shares.some(
    ({ itemId, orderId, cents }) =>
      (itemId === undefined) === (orderId === undefined) ||
      !Number.isSafeInteger(cents) ||
      cents === 0 ||
      (orderId !== undefined && cents < 0),
  )
  const names = new Set(shares.map(({ itemId, orderId }) => `${itemId} ${orderId}`))
  if (isWrong || names.size < shares.length) throw new Refusal('request.invalid', { fields: ['items'] })
  return shares
}

/** Cents of an amount; refuses parts of a cent. */
export function readCents(amount: number) {
  const cents = toCents(amount)
  if (!Number.isSafeInteger(cents)) throw new Refusal('request.invalid', { fields: ['amount'] })
  return cents
}

export const toSettlement = ({
  numbers,
  unallocated,
  difference,
}: Awaited<ReturnType<typeof postSettlement>>): Reply<typeof settleEntry> => ({
  numbers,
  unallocated: toAmount(unallocated),
  difference: toAmount(difference),
})

type EntryRow = Reply<typeof listBankEntries>['rows'][number]
type Shown = {
  proposals: Proposals
  companies: ReadonlyMap<number, string>
  settled: Awaited<ReturnType<typeof findSettled>>
}

/** An entry as it is shown, with what it seems to pay or whose it is. */
export function toEntry(entry: StoredEntry, { proposals, companies, settled }: Shown): EntryRow {
  const { orgId: _, isReversal, returnReason, creditorReferences, endToEndId, bankNote, ...facts } = entry
  const { doubt: reason, expected, closing, ...shown } = facts
  const owner = settled.get(entry.entryId)
  const words = [...creditorReferences, entry.remittance || providedId(endToEndId), bankNote].filter(Boolean)
  return {
    ...shown,
    amount: toAmount(entry.amount),
    mayPay: mayPay({ direction: entry.direction, isReversal, returnReason }),
    remittance: [...new Set(words)].join(' · '),
    decidedAt: entry.decidedAt?.toISOString() ?? null,
    customerId: owner?.customerId ?? null,
    company: owner?.company ?? '',
    numbers: owner?.numbers ?? [],
    proposal: toProposal(entry.entryId, proposals, companies),
    doubt: reason && toDoubt({ reason, expected, closing }),
  }
}

function toProposal(
  entryId: number,
  { ofEntry, items }: Proposals,
  companies: Shown['companies'],
): EntryRow['proposal'] {
  const proposal = ofEntry.get(entryId)
  if (!proposal || proposal.kind === 'unclear') return null
  const { kind, because, customerId } = proposal
  return {
    kind,
    because,
    customerId,
    company: companies.get(customerId) ?? '',
    items: toItems(proposal, items),
    unallocated: toAmount(proposal.kind === 'suggests' ? proposal.unallocated : 0),
  }
}

const toItems = (proposal: { items: readonly Share[] }, items: Proposals['items']) =>
  proposal.items.map((share) => ({
    kind: share.kind,
    id: share.itemId,
    number: items.get(itemKey(share))?.number ?? '',
    amount: toAmount(share.amount),
  }))

export const toEntriesThatClear = ({ clear, items }: Proposals): Reply<typeof listEntriesThatClear> =>
  clear.map(({ proposal, ...entry }) => ({
    ...entry,
    customerId: proposal.customerId,
    items: toItems(proposal, items),
  }))

export function toOpenItem({ itemId, openCents, orderNumber, ...row }: OpenRow): Reply<typeof listOpenItems>[number] {
  const isOrder = row.kind === 'order'
  const isCustomerCredit = row.kind === 'credit' || row.kind === 'payment'
  return {
    ...row,
    itemId: isOrder ? null : itemId,
    orderId: isOrder ? itemId : null,
    orderno: orderNumber,
    open: toAmount(isCustomerCredit ? -openCents : openCents),
  }
}

/** Banks write this word where the payer gave no id of their own (ISO 20022). */
const providedId = (endToEndId: string) => (endToEndId === 'NOTPROVIDED' ? '' : endToEndId)

import type { ItemIndex, OpenItem } from '../ledger/open-item.ts'
import type { Share } from './payment-shares.ts'

/** What the items were named by: the references of all (ISO 11649), or the number of one. */
type ClearReason = 'reference' | 'number'

/** Why staff have to review it. */
export type SuggestReason =
  // Less is paid than what is named, or more.
  | 'part'
  | 'over'
  // Exact for some of what is named, or with a credit note that is not.
  | 'some'
  | 'credit'
  // By the number of the order or the customer's own; by account and amount; by the payer's name and amount.
  | 'order'
  | 'account'
  | 'name'
  // The account is another customer's, others' items are named, a reference has wrong digits, or an item another currency.
  | 'other_account'
  | 'two_customers'
  | 'reference_fault'
  | 'other_currency'
  // The number begins or ends with a line, and may be part of a longer one.
  | 'line_break'
  // The statement does not add up, or does not prove that it is booked; an entry is there that may be this one.
  | 'statement'
  | 'equal'

/**
 * What a payment pays; cents. What `clears` is offered as an exact match, which staff book: `difference` is what was paid too much, from -5 to 5. What
 * `suggests` waits for a decision: `unallocated` is left over. The amounts and that rest add up to the payment.
 */
export type Proposal =
  | { kind: 'clears'; customerId: number; items: Share[]; difference: number; because: ClearReason }
  | { kind: 'suggests'; customerId: number; items: Share[]; unallocated: number; because: SuggestReason }
  | { kind: 'unclear' }

/** It stands in a statement that proves nothing, or may be an entry that was read before. */
export type EntryDoubt = 'statement' | 'equal'

/** What of an entry counts. */
export type Payment = {
  amount: number
  /** What was written, each apart: no name begins in one and ends in another. */
  texts: readonly string[]
  /** Customers of the account that it came from; none where it is not known. */
  payers: ReadonlySet<number>
  /** Customers of the payer's name. */
  namesakes: ReadonlySet<number>
  index: ItemIndex
  /** Why it clears nothing, whatever it names. */
  doubt: EntryDoubt | null
  hasCurrency: (item: OpenItem) => boolean
  isOpen: (item: OpenItem) => boolean
}

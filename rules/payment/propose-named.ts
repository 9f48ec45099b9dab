import { findNames } from '../ledger/names-in-text.ts'
import type { OpenItem } from '../ledger/open-item.ts'
import { findExactChoice, fullShares, spreadShares, sumItems } from './payment-shares.ts'
import type { Payment, Proposal, SuggestReason } from './proposal.ts'

/** Cents by which a payment may differ and still clears. */
const smallDifference = 5

type Named = { items: OpenItem[]; isByReference: boolean; doubt: SuggestReason | undefined }

/** By numbers and references of items: what is exact clears, unless something speaks against it; else it is suggested. */
export function proposeNamed(payment: Payment): Proposal | undefined {
  const named = ofOneCustomer(findNamed(payment), payment)
  const [first] = named.items
  if (!first) return undefined
  const { items, doubt } = named
  const difference = payment.amount - sumItems(items)
  if (doubt) return suggestion(items, payment.amount, doubt)
  if (sumItems(items) <= 0 || Math.abs(difference) > smallDifference) return proposeInexact(items, payment)
  if (payment.doubt) return suggestion(items, payment.amount, payment.doubt)
  const because = named.isByReference ? 'reference' : 'number'
  return { kind: 'clears', customerId: first.customerId, items: fullShares(items), difference, because }
}

/** By the number of the order behind a document, or the customer's own for it; exact, and never more than a suggestion. */
export function proposeHinted(payment: Payment): Proposal | undefined {
  const { byHint } = payment.index
  const items = openItems(payment, byHint).items.sort((one, other) => one.issuedOn.localeCompare(other.issuedOn))
  const customers = new Set(items.map(({ customerId }) => customerId))
  const [customerId] = customers
  if (customerId === undefined || customers.size > 1) return undefined
  if (payment.payers.size > 0 && !payment.payers.has(customerId)) return undefined
  const exact = sumItems(items) === payment.amount ? items : findExactChoice(items, payment.amount)
  return exact && suggestion(exact, payment.amount, 'order')
}

function findNamed(payment: Payment): Named {
  const { byName } = payment.index
  const { items, namesInText } = openItems(payment, byName)
  const referenced = new Set(
    namesInText.flatMap(({ name, isReference }) => (isReference ? (byName.get(name) ?? []) : [])),
  )
  const same = items.filter(payment.hasCurrency)
  const named = { items: same, isByReference: same.every((item) => referenced.has(item)) }
  if (namesInText.some(({ isDoubtful }) => isDoubtful)) return { ...named, doubt: 'reference_fault' }
  if (same.length < items.length) return { ...named, doubt: 'other_currency' }
  const whole = new Set(namesInText.filter(({ isCut }) => !isCut).flatMap(({ name }) => byName.get(name) ?? []))
  return { ...named, doubt: same.every((item) => whole.has(item)) ? undefined : 'line_break' }
}

/** Items that are still open, each once, in the order in which the texts name them. */
function openItems({ texts, index, isOpen }: Payment, names: Payment['index']['byName']) {
  const nameLookup = { has: (name: string) => names.has(name), longest: index.longestName }
  const namesInText = texts.flatMap((text) => findNames(text, nameLookup))
  const items = new Set(namesInText.flatMap(({ name }) => names.get(name) ?? []).filter(isOpen))
  return { items: [...items], namesInText }
}

/**
 * The items of one customer. Where several are named it is who pays from the account, else the only one for whom it is exact,
 * and then no more than suggested; so it is where the account is another payer's.
 */
function ofOneCustomer(named: Named, { payers, amount }: Payment): Named {
  const groups = Map.groupBy(named.items, ({ customerId }) => customerId)
  const paying = [...groups.keys()].filter((customerId) => payers.has(customerId))
  if (groups.size === 1) {
    const isOthers = payers.size > 0 && paying.length === 0
    return { ...named, doubt: named.doubt ?? (isOthers ? 'other_account' : undefined) }
  }
  const exact = [...groups.keys()].filter(
    (customerId) => Math.abs(sumItems(groups.get(customerId) ?? []) - amount) <= smallDifference,
  )
  const candidates = paying.length > 0 ? paying : exact
  const [only] = candidates
  const items = (only !== undefined && candidates.length === 1 && groups.get(only)) || []
  return { ...named, items, doubt: 'two_customers' }
}

/** Some of what is named, or a credit note beside it, may be exact; else it is part of the sum, or more. */
function proposeInexact(items: readonly OpenItem[], payment: Payment): Proposal | undefined {
  const { amount } = payment
  const some = findExactChoice(items, amount)
  if (some) return suggestion(some, amount, 'some')
  const credits = (payment.index.byCustomer.get(items[0]?.customerId ?? 0) ?? []).filter(
    (item) => item.kind === 'credit' && !items.includes(item) && payment.hasCurrency(item) && payment.isOpen(item),
  )
  const missing = credits.filter((credit) => sumItems([...items, credit]) === amount)
  if (missing.length === 1) return suggestion([...items, ...missing], amount, 'credit')
  return suggestion(items, amount, amount < sumItems(items) ? 'part' : 'over')
}

function suggestion(items: readonly OpenItem[], amount: number, because: SuggestReason): Proposal | undefined {
  const spread = spreadShares(items, amount)
  const [first] = items
  return spread && first && { kind: 'suggests', customerId: first.customerId, ...spread, because }
}

import { creditorReference } from '../invoice/creditor-reference.ts'
import { plainCompanyNames } from './company-name.ts'

/** An invoice, a credit note, or an order that waits for its payment in advance. */
export type OpenItemKind = 'invoice' | 'credit' | 'order'

/** What a customer owes, or is owed, and a payment can clear. */
export type OpenItem = {
  kind: OpenItemKind
  /** Of the document or of the order; unique within the kind. */
  itemId: number
  /** By which the customer knows it. */
  number: string
  customerId: number
  currency: string
  /** Cents that are open, more than 0; those of a credit note lower what the customer pays. */
  openCents: number
  /** ISO dates; a credit note is never due. */
  issuedOn: string
  dueOn: string | null
  /** The order behind a document; empty where there is none. */
  orderNumber: string
  /** The customer's own number of the order, or empty. */
  poNumber: string
  /** By ISO 11649; empty for the one that follows from the number. */
  reference: string
}

/** What names an item among those of all kinds. */
export const itemKey = ({ kind, itemId }: Pick<OpenItem, 'kind' | 'itemId'>) => `${kind} ${itemId}`

/** Which customer an account belongs to; several customers may pay from one. */
export type KnownAccount = { account: string; customerId: number }

/** What a customer is called. */
type NamedCustomer = { customerId: number; company: string }

/** Open items by all that a payment may say of them. */
export type ItemIndex = {
  /** By what names an item alone: its number, its reference. */
  byName: ReadonlyMap<string, readonly OpenItem[]>
  /** By what only hints at it: the number of its order, and the customer's own. */
  byHint: ReadonlyMap<string, readonly OpenItem[]>
  byCustomer: ReadonlyMap<number, readonly OpenItem[]>
  payers: ReadonlyMap<string, ReadonlySet<number>>
  /** Customers by their name as it is compared; see `plainCompanyNames`. */
  byCompany: ReadonlyMap<string, ReadonlySet<number>>
  /** Letters and digits of the longest name or hint. */
  longestName: number
}

/** Letters and digits of a name in capitals, as it is looked for. */
export const plainName = (name: string) => name.toUpperCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** How an account is compared, whoever wrote it. */
export const plainAccount = (account: string) => account.toUpperCase().replaceAll(/\s/g, '')

// What is shorter is said in texts for other reasons.
const shortestHint = 4

/** Sorts open items by what payments say, once for all entries of a file. */
export function makeItemIndex(
  items: readonly OpenItem[],
  knownAccounts: readonly KnownAccount[],
  customers: readonly NamedCustomer[] = [],
): ItemIndex {
  const byName = new Map<string, OpenItem[]>()
  const byHint = new Map<string, OpenItem[]>()
  const byCustomer = new Map<number, OpenItem[]>()
  for (const item of items) {
    if (item.openCents <= 0) continue
    for (const name of new Set([item.number, item.reference || creditorReference(item.number)].map(plainName)))
      if (name) addTo(byName, name, item)
    for (const hint of new Set([item.orderNumber, item.poNumber].map(plainName)))
      if (hint.length >= shortestHint && /\d/.test(hint)) addTo(byHint, hint, item)
    addTo(byCustomer, item.customerId, item)
  }
  const names = [...byName.keys(), ...byHint.keys()]
  const longestName = names.reduce((longest, { length }) => Math.max(longest, length), 0)
  const payers = groupCustomers(knownAccounts, ({ account }) => [plainAccount(account)])
  const byCompany = groupCustomers(customers, ({ company }) => plainCompanyNames(company))
  return { byName, byHint, byCustomer, payers, byCompany, longestName }
}

function addTo<Key>(lists: Map<Key, OpenItem[]>, key: Key, item: OpenItem) {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

function groupCustomers<Row extends { customerId: number }>(rows: readonly Row[], readKeys: (row: Row) => string[]) {
  const groups = new Map<string, Set<number>>()
  for (const row of rows)
    for (const key of readKeys(row)) if (key) groups.set(key, (groups.get(key) ?? new Set()).add(row.customerId))
  return groups
}

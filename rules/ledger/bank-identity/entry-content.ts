import type { BankEntry, StatementEvidence } from '../bank-statement.ts'

/** What distinguishes an entry from the others of its account. */
export type EntryContent = Pick<
  BankEntry,
  | 'reference'
  | 'part'
  | 'bookedOn'
  | 'amount'
  | 'currency'
  | 'direction'
  | 'isReversal'
  | 'counterparty'
  | 'endToEndId'
  | 'creditorReferences'
  | 'remittance'
  | 'returnReason'
>

/** An entry that was read before, with the statements that name it. */
export type KnownEntry = EntryContent & { id: number; statements: readonly StatementEvidence[] }

/** The same for entries that say the same, wherever they stand. What the bank adds is left out: it changes with the language of a file. */
export function contentKey(entry: EntryContent): string {
  const { isReversal, counterparty, endToEndId, creditorReferences, remittance, returnReason } = entry
  const words = [counterparty.name, counterparty.account, endToEndId, creditorReferences.join(' '), remittance]
  return [sumKey(entry), isReversal ? 'reversal' : '', returnReason, ...words].map(toWords).join('|')
}

/** The same for entries of one day that move as much. */
export const sumKey = ({ bookedOn, amount, currency, direction }: EntryContent) =>
  `${bookedOn} ${amount} ${currency} ${direction}`

// One file breaks lines where another does not.
const toWords = (text: string) => text.replaceAll(/\s+/g, '').toUpperCase()

/** What the bank itself names an entry by; empty where it does not, or counts what is in a file. */
export function bankReference({ reference, part, endToEndId }: EntryContent): string {
  const unique = reference.replace(/#\d{1,6}$/, '')
  const whole = part > 0 && unique.endsWith(`/${part}`) ? unique.slice(0, -`/${part}`.length) : unique
  return whole === endToEndId || isPlace(whole) ? '' : whole
}

const isPlace = (reference: string) => /^(?:position \d+|0*\d{1,6})$/.test(reference)

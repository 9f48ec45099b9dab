import { addDays } from '../../shipping/day.ts'
import type { BankStatement, StatementDoubt } from '../bank-statement.ts'
import { proveBalances } from './balance-steps.ts'
import type { TableLayout } from './layout.ts'
import type { TableReading } from './read-table.ts'
import type { TableEntry, TablePayment } from './table-entry.ts'

type Owner = { account: string; currency: string }

/**
 * The statements of a table. It says nothing of itself, but all that is booked between its first day and its last one is in it, and of its
 * last day what was there when it was written. Its first day may be cut, and is a statement of its own that says of no time, unless
 * its bank begins files with whole days.
 */
export function toStatements(
  reading: Pick<TableReading, 'entries' | 'pending'>,
  { wholeDays }: Pick<TableLayout, 'wholeDays'>,
  owner: Owner,
): BankStatement[] {
  const entries = withReferences(reading.entries)
  const days = entries.map(({ bookedOn }) => bookedOn).sort()
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)]
  const cut = wholeDays ? [] : entries.filter(({ bookedOn }) => bookedOn === firstDay)
  const rest = entries.filter(({ bookedOn }) => wholeDays || bookedOn !== firstDay)
  const { doubt, opening, closing } = findBalances(reading.entries)
  const turn = opening === null ? null : opening + movedBy(cut)
  const toStatement = statementFor(owner, doubt)
  const pending = reading.pending.map((line, at) => toEntry(line, at, owner.currency))
  const id = rest.length > 0 ? firstDay : `${firstDay} …`
  const parts = [
    ...(cut.length > 0 ? [toStatement(cut, { id, kind: 'notification', opening, closing: turn })] : []),
    ...(rest.length > 0
      ? [
          toStatement(rest, {
            ...toTimes(wholeDays ? firstDay : addDays(firstDay, 1), lastDay),
            opening: turn,
            closing,
          }),
        ]
      : []),
  ]
  const statements = parts.length > 0 ? parts : [toStatement([], { id: '' })]
  return statements.map((one, at) => (at === statements.length - 1 ? { ...one, pending } : one))
}

/** Balances say where a statement begins and ends only where its lines stand in the order of their days. */
function findBalances(entries: readonly TableEntry[]) {
  const proof = proveBalances(entries)
  const unproven = { opening: null, closing: null }
  if (proof && 'expected' in proof) {
    const doubt: StatementDoubt = { reason: 'balance', expected: proof.expected, closing: proof.closing }
    return { doubt, ...unproven }
  }
  const isTold = proof && areInOrder(entries, proof.isNewestFirst)
  return { doubt: null, ...(isTold ? { opening: proof.opening, closing: proof.closing } : unproven) }
}

/** All of its days but the last, of which it has what was there, whenever that was. */
const toTimes = (from: string, to: string) => ({
  id: `${from} – ${to}`,
  from,
  to,
  startsAt: `${from}T00:00:00`,
  endsAt: `${addDays(to, 1)}T00:00:00`,
  writtenAt: `${to}T00:00:00`,
})

const movedBy = (entries: readonly TableEntry[]) => entries.reduce((sum, { cents }) => sum + cents, 0)

/** Only then the balance before a line is that at the start of its day. */
function areInOrder(entries: readonly TableEntry[], isNewestFirst: boolean) {
  const oldestFirst = isNewestFirst ? entries.toReversed() : entries
  return oldestFirst.every(({ bookedOn }, at) => at === 0 || bookedOn >= (oldestFirst[at - 1]?.bookedOn ?? ''))
}

/** A reference that names two lines names none: it is the customer's, or a word. */
function withReferences(entries: readonly TableEntry[]): TableEntry[] {
  const named = entries.flatMap(({ reference }) => (reference ? [reference] : []))
  const isUnique = new Set(named).size === named.length
  return entries.map((entry) => (isUnique ? entry : { ...entry, reference: '' }))
}

const statementFor =
  ({ account, currency }: Owner, doubt: StatementDoubt | null) =>
  (lines: readonly TableEntry[], evidence: Partial<BankStatement> & { id: string }): BankStatement => ({
    messageId: '',
    sequence: '',
    account,
    currency,
    from: null,
    to: null,
    kind: 'statement',
    writtenAt: null,
    startsAt: null,
    endsAt: null,
    opening: null,
    closing: null,
    page: null,
    pending: [],
    doubt,
    entries: lines.map((line, at) => toEntry(line, at, currency)),
    ...evidence,
  })

function toEntry<Line extends TablePayment & { bookedOn: string | null }>(line: Line, at: number, currency: string) {
  const { bookedOn, valueOn, cents, payer, payerAccount, words, reference } = line
  return {
    reference: reference || `position ${at + 1}`,
    part: 0,
    bookedOn: bookedOn as Line['bookedOn'],
    valueOn,
    amount: Math.abs(cents),
    currency,
    direction: cents < 0 ? ('debit' as const) : ('credit' as const),
    isReversal: false,
    counterparty: { name: payer, account: payerAccount },
    endToEndId: '',
    creditorReferences: [],
    remittance: words,
    note: '',
    bankCode: '',
    returnReason: '',
  }
}

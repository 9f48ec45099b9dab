import {
  isSameHead,
  type LayoutGap,
  mostBankRows,
  type TableLayout,
  type TableRow,
} from '../../../../rules/ledger/bank-table/layout.ts'
import { proposeLayout } from '../../../../rules/ledger/bank-table/propose-layout.ts'
import { readTable, type TableReading } from '../../../../rules/ledger/bank-table/read-table.ts'
import { findTableGaps, type TableGap } from '../../../../rules/ledger/bank-table/table-gaps.ts'
import { findNamedAccounts, type OpenTable, type OwnBankAccount, openTable } from './open-table.ts'

export type KeptLayout = { bankAccountId: number; head: string[]; layout: TableLayout }

/** What is known before a table is opened, and what staff say of it. */
export type TableContext = {
  accounts: readonly OwnBankAccount[]
  kept: readonly KeptLayout[]
  /** After this ISO date nothing can be booked. */
  latest: string
  chosenId: number | null
  given: TableLayout | null
}

/** A table as it is read, or would be: by what staff say, what is kept, or what its columns look like. */
export type StudiedTable = {
  table: OpenTable
  account: OwnBankAccount | null
  layout: TableLayout
  /** For the account, and for any of ours. */
  isKept: boolean
  isKnown: boolean
  gaps: TableGap[]
  reading: TableReading
}

export type TableRefused = { refused: 'bank_file.not_xml' | 'bank_table.too_many_rows' }

/** Studies a table; refused where nothing in it looks like the names of columns. */
export function studyTable(sheets: readonly TableRow[][], context: TableContext): StudiedTable | TableRefused {
  const table = openTable(
    sheets,
    context.kept.map(({ head }) => head),
  )
  if (!table) return { refused: 'bank_file.not_xml' }
  if (table.rows.length > mostBankRows) return { refused: 'bank_table.too_many_rows' }
  const described = context.kept.filter(({ head }) => isSameHead(head, table.head))
  const account = findAccount(table, described, context)
  const kept = described.find(({ bankAccountId }) => bankAccountId === account?.bankAccountId)
  const suppliedLayout = context.given?.roles.length === table.names.length ? context.given : undefined
  const chosenLayout = suppliedLayout ?? kept?.layout ?? (account ? undefined : described[0]?.layout)
  const layout = chosenLayout ?? proposeLayout(table, context.accounts)
  const reading = readAs(table, layout, { account, context })
  const gaps = [...(account ? [] : (['account'] as const)), ...findTableGaps(layout, reading)]
  return { table, account, layout, isKept: kept !== undefined, isKnown: described.length > 0, gaps, reading }
}

const blocking: ReadonlySet<TableGap> = new Set<LayoutGap>(['bookedOn', 'amount', 'side', 'twice'])

/** Without an account its currency is the one of ours in which most lines can be read: what is shown says which account is missing. */
function readAs(
  { rows }: OpenTable,
  layout: TableLayout,
  { account, context }: { account: OwnBankAccount | null; context: TableContext },
): TableReading {
  const nothing = { entries: [], pending: [], leftOut: [], faults: [], unclear: [], dayOrder: null, decimal: null }
  const currencies = account ? [account.currency] : [...new Set(context.accounts.map(({ currency }) => currency))]
  if (findTableGaps(layout, nothing).some((gap) => blocking.has(gap))) return nothing
  // An account that nobody has named yet is no fault of a line.
  const roles = account ? layout.roles : layout.roles.map((role) => (role === 'account' ? 'none' : role))
  const readings = currencies.map((currency) =>
    readTable(rows, { ...layout, roles }, { account: account?.account ?? '', currency, latest: context.latest }),
  )
  const [best = nothing] = readings.toSorted((one, other) => one.faults.length - other.faults.length)
  return best
}

/**
 * Of which of our accounts a table is: the one that staff say or that it names, else the only one for which its head was described, unless
 * we have another one at the same bank, whose tables look alike.
 */
function findAccount(
  table: OpenTable,
  described: readonly KeptLayout[],
  { accounts, chosenId }: TableContext,
): OwnBankAccount | null {
  if (chosenId !== null) return accounts.find(({ bankAccountId }) => bankAccountId === chosenId) ?? null
  const named = findNamedAccounts(table, accounts)
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  if (described.length === 0) return accounts.length === 1 ? (accounts[0] ?? null) : null
  const own = accounts.filter(({ bankAccountId }) => described.some((one) => one.bankAccountId === bankAccountId))
  const alike = accounts.filter(({ bic, currency }) =>
    own.some((one) => one.bic.slice(0, bankLength) === bic.slice(0, bankLength) && one.currency === currency),
  )
  return alike.length === 1 ? (alike[0] ?? null) : null
}

/** The letters of a BIC that name the bank, and not one of its branches. */
const bankLength = 6

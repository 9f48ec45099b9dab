import { findKnownHead, guessHead } from '../../../../rules/ledger/bank-table/find-head.ts'
import { type TableRow, toHead } from '../../../../rules/ledger/bank-table/layout.ts'
import { isCurrency } from '../../../../rules/ledger/bank-table/read-amount.ts'
import { isSameAccount } from '../../../../rules/ledger/bank-table/read-line.ts'

/** A table of a bank: the names of its columns, as written, and what stands above and below them. */
export type OpenTable = { names: string[]; head: string[]; above: TableRow[]; rows: TableRow[] }

/** An account of ours. */
export type OwnBankAccount = { bankAccountId: number; account: string; currency: string; bank: string; bic: string }

/** Of the sheets the one with a head that is known, else the first that has one; undefined where none looks so. */
export function openTable(sheets: readonly TableRow[][], heads: readonly (readonly string[])[]): OpenTable | undefined {
  for (const find of [(rows: TableRow[]) => findKnownHead(rows, heads), guessHead])
    for (const rows of sheets) {
      const at = find(rows)
      const cells = rows[at]?.cells
      if (!cells) continue
      const head = toHead(cells)
      const names = cells.slice(0, head.length).map((name) => name.trim())
      return { names, head, above: rows.slice(0, at), rows: rows.slice(at + 1) }
    }
  return undefined
}

// A shorter number may be anything.
const fewestDigits = 8
const linesLookedAt = 100

/** Which of our accounts a table names, in a column of its own or above the names of the columns. */
export function findNamedAccounts<Account extends OwnBankAccount>(
  { names, above, rows }: OpenTable,
  accounts: readonly Account[],
): Account[] {
  const seen = rows.slice(0, linesLookedAt)
  const columns = names.map((_, at) => seen.flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at]] : [])))
  const isSaid = (account: string) =>
    columns.some((cells) => cells.length > 0 && cells.every((cell) => isSameAccount(cell, account))) ||
    above.some(({ cells }) => cells.some((cell) => holdsAccount(cell, account)))
  const named = accounts.filter(({ account }) => isSaid(account))
  const ofCurrency = named.filter(({ currency }) =>
    columns.some((cells) => cells.length > 0 && cells.every((cell) => isCurrency(cell, currency))),
  )
  return named.length > 1 && ofCurrency.length > 0 ? ofCurrency : named
}

const holdsAccount = (cell: string, account: string) =>
  isSameAccount(cell, account) ||
  (account.length >= fewestDigits &&
    cell
      .toUpperCase()
      .replaceAll(/[\s.-]/g, '')
      .includes(account))

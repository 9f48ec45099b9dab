import type { Reply } from '../../../../contract/endpoint.ts'
import type { previewBankTable } from '../../../../contract/payment/bank-table.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { proveBalances } from '../../../../rules/ledger/bank-table/balance-steps.ts'
import { listWords } from '../../../../rules/ledger/bank-table/propose-layout.ts'
import type { OwnBankAccount } from './open-table.ts'
import type { StudiedTable } from './study-table.ts'

export type TablePreview = Reply<typeof previewBankTable>

const mostShown = 8
const mostSamples = 3
const longestShown = 120

/** What is shown of a table before it is kept. */
export function toPreview(studied: StudiedTable, accounts: readonly OwnBankAccount[]): TablePreview {
  const { account, isKept, gaps, reading } = studied
  const { entries, pending, leftOut } = reading
  return {
    columns: toColumns(studied),
    accounts: accounts.map(({ bic: _, ...shown }) => shown),
    bankAccountId: account?.bankAccountId ?? null,
    layout: toWireLayout(studied),
    isKept,
    gaps,
    lines: entries.slice(0, mostShown).map(toLine),
    entries: entries.length,
    moneyIn: toAmount(entries.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0)),
    moneyOut: toAmount(entries.reduce((sum, { cents }) => sum - Math.min(cents, 0), 0)),
    pending: pending.length,
    leftOut: leftOut.slice(0, mostShown),
    ...toFaults(studied),
    ...toBalances(studied),
  }
}

/** What its cells have shown counts as given. */
function toWireLayout({ layout, reading }: StudiedTable): TablePreview['layout'] {
  return {
    roles: [...layout.roles],
    dayOrder: layout.dayOrder ?? reading.dayOrder,
    decimal: layout.decimal ?? reading.decimal,
    wholeDays: layout.wholeDays,
    creditWords: [...layout.creditWords],
    debitWords: [...layout.debitWords],
    bookedWords: [...layout.bookedWords],
    pendingWords: [...layout.pendingWords],
  }
}

function toLine({ line, bookedOn, cents, payer, payerAccount, words }: StudiedTable['reading']['entries'][number]) {
  return { line, bookedOn, amount: toAmount(cents), payer: cut(payer || payerAccount), words: cut(words) }
}

function toFaults({ table, reading: { faults } }: StudiedTable): Pick<TablePreview, 'faults' | 'faultCount'> {
  const shown = faults.slice(0, mostShown).map(({ column, value, ...fault }) => {
    const name = column === null ? '' : (table.names[column] ?? '')
    return { ...fault, column: cut(name) || String((column ?? 0) + 1), value: cut(value) }
  })
  return { faults: shown, faultCount: faults.length }
}

const cut = (text: string) => text.trim().slice(0, longestShown)

function toColumns({ table: { names, rows } }: StudiedTable): TablePreview['columns'] {
  return names.map((name, at) => {
    const filled = rows.flatMap(({ cells }) => (cells[at]?.trim() ? [cut(cells[at])] : []))
    return { name: cut(name), samples: filled.slice(0, mostSamples), words: listWords(rows, at) }
  })
}

function toBalances({ reading }: StudiedTable): Pick<TablePreview, 'balances' | 'difference'> {
  const proof = proveBalances(reading.entries)
  const [balances, difference] = [
    proof && 'opening' in proof ? proof : null,
    proof && 'expected' in proof ? proof : null,
  ]
  return {
    balances: balances && { opening: toAmount(balances.opening), closing: toAmount(balances.closing) },
    difference: difference && {
      line: difference.line,
      expected: toAmount(difference.expected),
      closing: toAmount(difference.closing),
    },
  }
}

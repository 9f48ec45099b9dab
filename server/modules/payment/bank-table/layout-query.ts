import type { Input } from '../../../../contract/endpoint.ts'
import type { keepBankTable } from '../../../../contract/payment/bank-table.ts'
import {
  type ColumnRole,
  columnRoles,
  longestWord,
  mostBankColumns,
  mostWords,
  type TableLayout,
} from '../../../../rules/ledger/bank-table/layout.ts'
import { refuseFaults } from '../../../http/refuse.ts'

type LayoutQuery = Omit<Input<typeof keepBankTable>['query'], 'bankAccountId' | 'encoding'>

/** A layout as it travels with its file: roles with commas between, words one a line. */
export function readLayout({ roles, dayOrder, decimal, wholeDays = false, ...words }: LayoutQuery): TableLayout {
  const named = roles.split(',')
  const knownRoles = named.filter((role): role is ColumnRole => columnRoles.some((one) => one === role))
  if (knownRoles.length !== named.length || knownRoles.length > mostBankColumns) refuseFaults({ roles: 'invalid' })
  return {
    roles: knownRoles,
    dayOrder: dayOrder ?? null,
    decimal: decimal ?? null,
    wholeDays,
    creditWords: readWords(words.creditWords),
    debitWords: readWords(words.debitWords),
    bookedWords: readWords(words.bookedWords),
    pendingWords: readWords(words.pendingWords),
  }
}

/** An empty word is one, too: some banks say nothing of what is booked. */
const readWords = (text = '') =>
  text === '' ? [] : [...new Set(text.split('\n').map((word) => word.trim().slice(0, longestWord)))].slice(0, mostWords)

import type { BankFileRefusal } from '../../rules/ledger/bank-statement.ts'
import type { BankTableRefusal } from '../../rules/ledger/bank-table/layout.ts'

/** How it travels why a file of a bank is not read. */
export const bankErrors = {
  'bank_file.too_large': { status: 200, code: 60_081 },
  'bank_file.not_xml': { status: 200, code: 60_082 },
  'bank_file.doctype': { status: 200, code: 60_083 },
  'bank_file.not_camt': { status: 200, code: 60_084 },
  'bank_file.shape': { status: 200, code: 60_085 },
  'bank_file.amount': { status: 200, code: 60_086 },
  'bank_table.unknown': { status: 200, code: 60_131 },
  'bank_table.which_account': { status: 200, code: 60_132 },
  'bank_table.unclear': { status: 200, code: 60_133 },
  'bank_table.line': { status: 200, code: 60_134 },
  'bank_table.too_many_rows': { status: 200, code: 60_135 },
} satisfies Record<BankFileRefusal | BankTableRefusal, { status: number; code: number }>

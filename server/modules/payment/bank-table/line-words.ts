import type { LineFault } from '../../../../rules/ledger/bank-table/read-line.ts'
import { Refusal } from '../../../http/refuse.ts'

/** The refusal of a table by the first of its lines that cannot be read, with what stands there. */
export function toLineRefusal({
  line,
  reason,
  column,
  value,
}: Omit<LineFault, 'column'> & { column: string }): Refusal {
  return new Refusal('bank_table.line', {
    fields: ['file'],
    details: { line },
    words: { key: `bank_table.fault_${reason}`, values: { line, column, value } },
  })
}

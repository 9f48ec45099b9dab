import type { BankFilePlace } from '../../../../rules/ledger/bank-statement.ts'
import { Refusal, type Words } from '../../../http/refuse.ts'
import type { BankFileRefused } from '../../ledger/bank-file/read-camt.ts'

/** The refusal of a file of a bank, which says where in it that is as far as it is known. */
export function toRefusal({ refused, place = {} }: BankFileRefused): Refusal {
  const words = toWords(place)
  return new Refusal(refused, { fields: ['file'], details: place, ...(words && { words }) })
}

function toWords({ file = 'none', line, statement = '', entry }: BankFilePlace): Words | undefined {
  if (line !== undefined) return { key: 'money.refused_line', values: { file, line } }
  if (entry !== undefined) return { key: 'money.refused_entry', values: { file, statement, entry } }
  return file === 'none' ? undefined : { key: 'money.refused_file', values: { file } }
}

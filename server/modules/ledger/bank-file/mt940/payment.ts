import { isIban } from '../../../../../rules/catalogue/price/epc-payment.ts'
import type { BankEntry } from '../../../../../rules/ledger/bank-statement.ts'
import { joinLines } from '../remittance/join-lines.ts'
import { findCommunications } from '../remittance/national-reference.ts'
import { isPlaceholder } from '../remittance/placeholder.ts'
import { findReturnCode } from '../return-code.ts'
import type { Details } from './details.ts'
import { readNamedFields } from './named-fields.ts'
import { readNumberedFields } from './numbered-fields.ts'
import type { StatementLine } from './statement-line.ts'

/** What `:61:` and the lines of `:86:` say of a payment, however a bank divides them: by numbers (`?20`), by words (`/NAME/`), or not at all. */
export function readPayment(
  statement: StatementLine,
  lines: readonly string[],
): Pick<
  BankEntry,
  'counterparty' | 'endToEndId' | 'creditorReferences' | 'remittance' | 'note' | 'bankCode' | 'returnReason'
> {
  const details = readNumberedFields(lines) ?? readNamedFields(lines) ?? toText(lines)
  const beside = [statement.reference, ...statement.supplement].filter((text) => !isPointer(text))
  const account = details.account || (beside.find(isIban) ?? '')
  const named = beside.filter((text) => text !== account)
  const reference = isPointer(statement.reference) || statement.reference === account ? '' : statement.reference
  const endToEndId = details.endToEndId.replaceAll('\n', '') || reference
  const bankCode = [statement.type, ...details.codes].filter(Boolean).join('+')
  return {
    counterparty: { name: details.name.replaceAll('\n', ''), account: account.replaceAll(/\s/g, '').toUpperCase() },
    endToEndId,
    creditorReferences: [...new Set([...details.references, ...findCommunications(details.remittance)])],
    remittance: details.remittance,
    note: [...details.notes, ...named.filter((text) => text !== endToEndId)].join(' '),
    bankCode,
    returnReason: details.returnReason || findReturnCode([bankCode]),
  }
}

const toText = (lines: readonly string[]): Details => ({
  name: '',
  account: '',
  remittance: joinLines(lines),
  endToEndId: '',
  references: [],
  notes: [],
  codes: [],
  returnReason: '',
})

/** What says that nothing is said, or in which field it is. */
export const isPointer = (reference: string) =>
  reference === '' || isPlaceholder(reference) || /^(?:EREF|KREF|MREF|MARF|PREF)\+?$/.test(reference)

import type { BankEntry, Counterparty } from '../../../../rules/finance/bank-statement.ts'
import { accountAt, type CamtNode, cut, findNodes, textAt } from './camt-node.ts'

type Details = Pick<
  BankEntry,
  'counterparty' | 'endToEndId' | 'creditorReferences' | 'remittance' | 'note' | 'bankCode' | 'returnReason'
>

// A payer names some hundred documents at most.
const longestRemittance = 20_000

/** Who paid, and what for: of one payment, or of a batch that is booked as one, where only what all have in common is said. */
export function readDetails(entry: CamtNode, details: readonly CamtNode[], direction: BankEntry['direction']): Details {
  const each = <T>(read: (detail: CamtNode) => T) => details.map(read)
  const listed = (...paths: string[]) =>
    details
      .flatMap((detail) => paths.flatMap((path) => findNodes(detail, path).map(({ text }) => text)))
      .filter(Boolean)
  return {
    counterparty: {
      name: inCommon(each((detail) => readName(detail, direction))),
      account: inCommon(each((detail) => readAccount(detail, direction))),
    },
    endToEndId: inCommon(each((detail) => textAt(detail, 'Refs/EndToEndId'))),
    creditorReferences: listed('RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/CdtrRefInf/CdtrRef'),
    remittance: joined(listed('RmtInf/Ustrd', 'RmtInf/Strd/RfrdDocInf/Nb', 'RmtInf/Strd/AddtlRmtInf')),
    note: joined([...listed('AddtlTxInf'), textAt(entry, 'AddtlNtryInf')]),
    bankCode: readBankCode(entry) || inCommon(each(readBankCode)),
    returnReason: listed('RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry', 'RtrInf/AddtlInf')[0] ?? '',
  }
}

const joined = (texts: readonly string[]) => cut(texts.filter(Boolean).join(' '), longestRemittance)

const inCommon = ([first = '', ...others]: readonly string[]) => (others.every((other) => other === first) ? first : '')

/** Until version 7 the party stands there itself, from 8 on in `Pty`; a bank may pay, too. */
function readName(detail: CamtNode, direction: BankEntry['direction']): Counterparty['name'] {
  const role = direction === 'credit' ? 'Dbtr' : 'Cdtr'
  const places = [`RltdPties/${role}`, `RltdPties/Ultmt${role}`]
  return textAt(detail, ...places.flatMap((place) => [`${place}/Nm`, `${place}/Pty/Nm`, `${place}/Agt/FinInstnId/Nm`]))
}

const readAccount = (detail: CamtNode, direction: BankEntry['direction']) =>
  accountAt(detail, direction === 'credit' ? 'RltdPties/DbtrAcct' : 'RltdPties/CdtrAcct')

function readBankCode(node: CamtNode): string {
  const parts = ['Cd', 'Fmly/Cd', 'Fmly/SubFmlyCd'].map((path) => textAt(node, `BkTxCd/Domn/${path}`))
  return parts.filter(Boolean).join('.') || textAt(node, 'BkTxCd/Prtry/Cd')
}

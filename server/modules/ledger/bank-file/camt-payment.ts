import { isBankAmount } from '../../../../rules/ledger/bank-amount.ts'
import type { BankEntry, Counterparty } from '../../../../rules/ledger/bank-statement.ts'
import { accountAt, type CamtNode, cut, findNodes, textAt } from './camt-node.ts'
import { readGermanFields } from './remittance/german-fields.ts'
import { joinLines } from './remittance/join-lines.ts'
import { findCommunications, toPlainReference } from './remittance/national-reference.ts'
import { isPlaceholder } from './remittance/placeholder.ts'
import { findReturnCode } from './return-code.ts'

type Details = Pick<
  BankEntry,
  'counterparty' | 'endToEndId' | 'creditorReferences' | 'remittance' | 'note' | 'bankCode' | 'returnReason'
>

type Booked = Pick<BankEntry, 'direction' | 'currency'> & {
  /** Nothing else was paid by the entry than what its details say. */
  isWhole: boolean
}

// A payer names some hundred documents at most.
const longestRemittance = 20_000

/** Who paid, and what for: of one payment, or of a batch that is booked as one, where only what all have in common is said. */
export function readDetails(entry: CamtNode, details: readonly CamtNode[], booked: Booked): Details {
  const payments = details.map((detail) => readPayment(detail, booked.direction))
  const common = (read: (payment: (typeof payments)[number]) => string) =>
    booked.isWhole ? inCommon(payments.map(read)) : ''
  const notes = payments.flatMap(({ notes: said }) => said)
  const original = findOriginalAmounts([entry, ...details], booked.currency)
  return {
    counterparty: { name: common(({ name }) => name), account: common(({ account }) => account) },
    endToEndId: common(({ endToEndId }) => endToEndId),
    creditorReferences: payments.flatMap(({ references }) => references),
    remittance: joined(payments.map(({ remittance }) => remittance)),
    note: joined([...notes, textAt(entry, 'AddtlNtryInf'), ...original]),
    bankCode: readBankCode(entry) || inCommon(details.map(readBankCode)),
    returnReason: readReturnReason(entry, details),
  }
}

function readPayment(detail: CamtNode, direction: BankEntry['direction']) {
  const listed = (...paths: string[]) => listTexts([detail], ...paths)
  const { words, otherPayer, rest, ...named } = readGermanFields(
    cut(joinLines(listed('RmtInf/Ustrd')), longestRemittance),
  )
  const structured = listed('RmtInf/Strd/RfrdDocInf/Nb', 'RmtInf/Strd/AddtlRmtInf')
  const references = listed('RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/CdtrRefInf/CdtrRef').map(toPlainReference)
  const name = readName(detail, direction)
  const endToEndId = textAt(detail, 'Refs/EndToEndId')
  return {
    name: name || otherPayer,
    account: readAccount(detail, direction),
    endToEndId: endToEndId && !(named.endToEndId && isPlaceholder(endToEndId)) ? endToEndId : named.endToEndId,
    references: [...new Set([...references, ...findCommunications([words, ...structured].join(' '))])],
    remittance: joined([words, ...structured]),
    notes: [
      ...listed('AddtlTxInf', 'RtrInf/AddtlInf'),
      ...rest,
      ...(name && otherPayer && otherPayer !== name ? [`ABWA+${otherPayer}`] : []),
      ...(isSaidElsewhere(named.endToEndId, endToEndId) ? [] : [`EREF+${named.endToEndId}`]),
    ],
  }
}

const isSaidElsewhere = (named: string, endToEndId: string) =>
  named === '' || named === endToEndId || endToEndId === '' || isPlaceholder(endToEndId)

const listTexts = (details: readonly CamtNode[], ...paths: string[]) =>
  details.flatMap((detail) => paths.flatMap((path) => findNodes(detail, path).map(({ text }) => text))).filter(Boolean)

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

/** ISO 20022: no reason is given. */
const unsaidReason = 'MS03'

/** The bank's reason where it gives one; that something came back is said by its kind, too. */
function readReturnReason(entry: CamtNode, details: readonly CamtNode[]): string {
  const [reason] = listTexts(details, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry', 'RtrInf/AddtlInf')
  if (reason) return reason
  const code = findReturnCode(listTexts([entry, ...details], 'BkTxCd/Domn/Fmly/SubFmlyCd', 'BkTxCd/Prtry/Cd'))
  return code || (details.some((detail) => findNodes(detail, 'RtrInf').length > 0) ? unsaidReason : '')
}

/** What was paid in another currency, as `USD 120.50`, and with the rate where it is said. */
function findOriginalAmounts(nodes: readonly CamtNode[], currency: string): string[] {
  const amounts = nodes.flatMap((node) =>
    ['InstdAmt', 'TxAmt', 'CntrValAmt'].flatMap((name) => findNodes(node, `AmtDtls/${name}`)),
  )
  const foreignAmounts = amounts.flatMap((one) => {
    const [amount] = findNodes(one, 'Amt')
    if (!amount || amount.currency === currency || !isBankAmount(amount.text, amount.currency)) return []
    const rate = textAt(one, 'CcyXchg/XchgRate')
    return [`${amount.currency} ${amount.text}${/^[\d.]{1,20}$/.test(rate) ? ` (${rate})` : ''}`]
  })
  return [...new Set(foreignAmounts)]
}

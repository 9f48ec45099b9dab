import { readBankAmount } from '../../../../rules/finance/bank-amount.ts'
import type { BankEntry } from '../../../../rules/finance/bank-statement.ts'
import { BankFileFault, type CamtNode, dayAt, findNodes, textAt } from './camt-node.ts'
import { readDetails } from './camt-payment.ts'

type Sum = Pick<BankEntry, 'amount' | 'currency' | 'direction'>

/**
 * The payments of an `Ntry`: those of a batch, if their sum is what was booked, else the entry as one. `position` is its
 * place in the statement, from 1.
 */
export function readEntry(entry: CamtNode, position: number): BankEntry[] {
  const sum = readSum(entry)
  const bookedOn = dayAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm')
  if (!bookedOn) throw new BankFileFault('bank_file.shape')
  const details = findNodes(entry, 'NtryDtls/TxDtls')
  const booked = {
    reference: entryReference(entry, details, position),
    bookedOn,
    valueOn: dayAt(entry, 'ValDt/Dt', 'ValDt/DtTm'),
    isReversal: ['true', '1'].includes(textAt(entry, 'RvslInd')),
  }
  const parts = details.length > 1 ? batchSums(details, sum) : null
  if (!parts) return [{ ...booked, part: 0, ...sum, ...readDetails(entry, details, sum.direction) }]
  return parts.map(({ detail, ...part }, at) => ({
    ...booked,
    reference: `${booked.reference}/${at + 1}`,
    part: at + 1,
    ...part,
    ...readDetails(entry, [detail], part.direction),
  }))
}

/** A text until version 7, a choice from 8 on; null for none, or for a bank's own word that we do not know. */
export function readStatus(entry: CamtNode): 'booked' | 'pending' | null {
  const word = textAt(entry, 'Sts', 'Sts/Cd', 'Sts/Prtry').toUpperCase()
  if (word === 'BOOK' || word === 'BOOKED') return 'booked'
  return pendingWords.has(word) ? 'pending' : null
}

const pendingWords: ReadonlySet<string> = new Set(['PDNG', 'PENDING', 'INFO', 'FUTR'])

function readSum(node: CamtNode): Sum {
  const [amount] = findNodes(node, 'Amt')
  const cents = amount ? readBankAmount(amount.text, amount.currency) : null
  if (!amount || cents === null) throw new BankFileFault('bank_file.amount')
  return { amount: cents, currency: amount.currency, direction: readDirection(textAt(node, 'CdtDbtInd')) }
}

function readDirection(text: string): Sum['direction'] {
  if (text === 'CRDT') return 'credit'
  if (text === 'DBIT') return 'debit'
  throw new BankFileFault('bank_file.shape')
}

/** What each payment of a batch is; null where one is without an amount in the entry's currency, or the sum is another. */
function batchSums(details: readonly CamtNode[], sum: Sum) {
  const parts = details.flatMap((detail) => {
    const amount = [...findNodes(detail, 'Amt'), ...findNodes(detail, 'AmtDtls/TxAmt/Amt')][0]
    if (amount?.currency !== sum.currency) return []
    const cents = readBankAmount(amount.text, amount.currency)
    if (cents === null) throw new BankFileFault('bank_file.amount')
    const direction = textAt(detail, 'CdtDbtInd')
    return [{ detail, ...sum, amount: cents, direction: direction ? readDirection(direction) : sum.direction }]
  })
  const total = parts.reduce((all, part) => all + (part.direction === sum.direction ? part.amount : -part.amount), 0)
  return parts.length === details.length && total === sum.amount ? parts : null
}

/** What the bank named it by; else by what the payer did; else its place. */
function entryReference(entry: CamtNode, details: readonly CamtNode[], position: number): string {
  const [detail] = details
  const single = details.length === 1 && detail ? detail : null
  const names = [
    textAt(entry, 'AcctSvcrRef'),
    single && textAt(single, 'Refs/AcctSvcrRef'),
    textAt(entry, 'NtryRef'),
    single && textAt(single, 'Refs/TxId', 'Refs/EndToEndId', 'Refs/InstrId'),
  ]
  return names.find((name) => name && !isPlaceholder(name)) ?? `position ${position}`
}

/** What banks write where there is nothing to say. */
const isPlaceholder = (reference: string) => /^(?:NOT ?PROVIDED|NONREF|NOREF|NONE)$/i.test(reference)

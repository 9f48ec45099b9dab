import { readBankAmount } from '../../../../rules/ledger/bank-amount.ts'
import type { BankEntry, PendingEntry } from '../../../../rules/ledger/bank-statement.ts'
import { movedBy } from '../../../../rules/ledger/statement-balance.ts'
import { BankFileFault, type CamtNode, dayAt, findNodes, textAt } from './camt-node.ts'
import { readDetails } from './camt-payment.ts'
import { isPlaceholder } from './remittance/placeholder.ts'

type Sum = Pick<BankEntry, 'amount' | 'currency' | 'direction'>

/** The payments of an `Ntry` that is booked, so on some day. `position` is its place in the statement, from 1. */
export const readEntry = (entry: CamtNode, position: number): BankEntry[] =>
  readPendingEntry(entry, position).map((payment) => {
    const { bookedOn } = payment
    if (bookedOn === null) throw new BankFileFault('bank_file.shape')
    return { ...payment, bookedOn }
  })

/** The payments of an `Ntry`: those of a batch, if their sum is what is booked, and what the bank takes for them; else the entry as one. */
export function readPendingEntry(entry: CamtNode, position: number): PendingEntry[] {
  const sum = readSum(entry)
  const bookedOn = dayAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm')
  const details = findNodes(entry, 'NtryDtls/TxDtls')
  const isWhole = isComplete(entry, details, sum)
  const booked = {
    reference: entryReference(entry, isWhole ? details : [], position),
    bookedOn,
    valueOn: dayAt(entry, 'ValDt/Dt', 'ValDt/DtTm'),
  }
  const batch = details.length > 1 ? splitBatch(entry, details, sum) : null
  if (!batch) {
    const isReversal = [entry, ...details].some(isReversed)
    return [{ ...booked, part: 0, isReversal, ...sum, ...readDetails(entry, details, { ...sum, isWhole }) }]
  }
  return batch.map(({ detail, ...part }, at) => ({
    ...booked,
    isReversal: isReversed(entry) || (detail !== null && isReversed(detail)),
    reference: `${booked.reference}/${at + 1}`,
    part: at + 1,
    ...part,
    ...readDetails(entry, detail ? [detail] : [], { ...part, isWhole: true }),
    ...(detail ? {} : { bankCode: 'CHRG' }),
  }))
}

/** The direction is that of the entry as it was booked, in both cases. */
const isReversed = (node: CamtNode) => ['true', '1'].includes(textAt(node, 'RvslInd'))

/** Whether the details are all that the entry consists of: banks give those of some, and say how many there are. */
function isComplete(entry: CamtNode, details: readonly CamtNode[], sum: Sum): boolean {
  const counts = findNodes(entry, 'NtryDtls/Btch/NbOfTxs').map(({ text }) => Number(text))
  if (counts.reduce((total, count) => total + count, 0) <= details.length) return true
  return amountPaths.some((path) =>
    isBooked(
      details,
      details.flatMap((detail) => readParts([detail], path, sum)),
      sum,
    ),
  )
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
  if (!amount) throw new BankFileFault('bank_file.amount')
  return readMove(amount, readDirection(textAt(node, 'CdtDbtInd')))
}

function readMove({ text, currency }: CamtNode, direction: Sum['direction']): Sum {
  const amount = readBankAmount(text, currency)
  if (amount === null) throw new BankFileFault('bank_file.amount')
  return { amount, currency, direction }
}

function readDirection(text: string): Sum['direction'] {
  if (text === 'CRDT') return 'credit'
  if (text === 'DBIT') return 'debit'
  throw new BankFileFault('bank_file.shape')
}

type Part = Sum & { detail: CamtNode | null }

// The first is the one that was booked, where a bank says it; any of them has to be proven by the sum.
const amountPaths = [
  'Amt',
  'AmtDtls/TxAmt/Amt',
  'AmtDtls/CntrValAmt/Amt',
  'AmtDtls/InstdAmt/Amt',
  'AmtDtls/AnncdPstngAmt/Amt',
]

/** The payments of a batch, and what was taken for them; null where no amounts that it states add up to what was booked. */
function splitBatch(entry: CamtNode, details: readonly CamtNode[], sum: Sum): Part[] | null {
  for (const path of amountPaths) {
    const parts = readParts(details, path, sum)
    if (parts.length < details.length) continue
    const charges = findCharges(entry, details, sum).find((some) => movedBy([...parts, ...some]) === movedBy([sum]))
    if (charges) return [...parts, ...charges]
  }
  return null
}

const isBooked = (details: readonly CamtNode[], parts: readonly Part[], sum: Sum) =>
  details.length > 0 && parts.length === details.length && movedBy(parts) === movedBy([sum])

/** What each payment is in the currency of the entry: by this path, else by another; without those that say no such amount. */
const readParts = (details: readonly CamtNode[], path: string, sum: Sum): Part[] =>
  details.flatMap((detail) => {
    const amounts = [path, ...amountPaths].flatMap((one) => findNodes(detail, one))
    const amount = amounts.find(({ currency }) => currency === sum.currency)
    if (!amount) return []
    const direction = textAt(detail, 'CdtDbtInd')
    return [{ ...readMove(amount, direction ? readDirection(direction) : sum.direction), detail }]
  })

/** What the bank may have taken: nothing, what it says of the entry, what it says of the payments, or both. */
function findCharges(entry: CamtNode, details: readonly CamtNode[], sum: Sum): Part[][] {
  const [ofEntry, ofDetails] = [[entry], details].map((nodes) => readCharges(nodes, sum)) as [Part[], Part[]]
  return [[], ofEntry, ofDetails, [...ofEntry, ...ofDetails]]
}

/** Until version 3 the charge stands there itself, from 4 on in `Rcrd`. Without a direction it was taken. */
const readCharges = (nodes: readonly CamtNode[], sum: Sum): Part[] =>
  nodes
    .flatMap((node) => [...findNodes(node, 'Chrgs'), ...findNodes(node, 'Chrgs/Rcrd')])
    .flatMap((charge) => {
      const [amount] = findNodes(charge, 'Amt')
      if (amount?.currency !== sum.currency) return []
      const isGiven = textAt(charge, 'CdtDbtInd') === 'CRDT'
      return [{ ...readMove(amount, isGiven ? 'credit' : 'debit'), detail: null }]
    })
    .filter(({ amount }) => amount > 0)

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

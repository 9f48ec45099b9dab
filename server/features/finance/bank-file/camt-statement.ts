import type { XmlElement } from 'libxml2-wasm'
import { readBankAmount } from '../../../../rules/finance/bank-amount.ts'
import type { BankEntry, BankStatement } from '../../../../rules/finance/bank-statement.ts'
import { decideBooked, type StatedEntry } from '../../../../rules/finance/statement-balance.ts'
import { readEntry, readStatus } from './camt-entry.ts'
import { accountAt, BankFileFault, type CamtNode, dayAt, findNodes, type NodeReader, textAt } from './camt-node.ts'

type ReadEntry = StatedEntry<BankEntry>

/** What a `Stmt` says. An entry is read when its turn comes, so that only one is held as elements. */
export function readStatement(statement: XmlElement, messageId: string, reader: NodeReader): BankStatement {
  const head: CamtNode = { name: 'Stmt', text: '', currency: '', children: [] }
  const read: ReadEntry[] = []
  let pending = 0
  let position = 0
  for (const element of reader.elementsIn(statement)) {
    const node = reader.toNode(element)
    if (node.name !== 'Ntry') {
      head.children.push(node)
      continue
    }
    position++
    const status = readStatus(node)
    if (status === 'pending') pending++
    else read.push({ isBooked: status === 'booked', payments: readEntry(node, position) })
  }
  const said = readHead(head, toPayments(read))
  const { booked, doubt } = decideBooked(said, read)
  const entries = makeUnique(toPayments(booked))
  return { messageId, ...said, entries, pending: pending + read.length - booked.length, doubt }
}

const toPayments = (read: readonly ReadEntry[]) => read.flatMap(({ payments }) => payments)

function readHead(head: CamtNode, entries: readonly BankEntry[]) {
  const account = accountAt(head, 'Acct')
  const all = findNodes(head, 'Bal')
  const currency = textAt(head, 'Acct/Ccy') || all.map(readCurrency).find(Boolean) || entries[0]?.currency
  if (!account || !currency) throw new BankFileFault('bank_file.shape')
  const balances = all.filter((balance) => readCurrency(balance) === currency)
  return {
    id: textAt(head, 'Id'),
    sequence: textAt(head, 'ElctrncSeqNb'),
    account,
    currency,
    // What was booked before is where this statement begins; banks write one of both.
    opening: readBalance(balances, ['OPBD', 'PRCD'], 0),
    closing: readBalance(balances, ['CLBD'], -1),
    from: dayAt(head, 'FrToDt/FrDtTm', 'FrToDt/FrDt'),
    to: dayAt(head, 'FrToDt/ToDtTm', 'FrToDt/ToDt'),
  }
}

const readCurrency = (balance: CamtNode) => findNodes(balance, 'Amt')[0]?.currency

/** The first or the last by day of the first of the codes that there is: a statement of several days may have those of each. */
function readBalance(balances: readonly CamtNode[], codes: readonly string[], place: 0 | -1): number | null {
  for (const code of codes) {
    const ofCode = balances.filter((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === code)
    const balance = ofCode.toSorted((one, other) => balanceDay(one).localeCompare(balanceDay(other))).at(place)
    if (balance) return textAt(balance, 'CdtDbtInd') === 'DBIT' ? -readAmount(balance) : readAmount(balance)
  }
  return null
}

const balanceDay = (balance: CamtNode) => dayAt(balance, 'Dt/Dt', 'Dt/DtTm') ?? ''

function readAmount(balance: CamtNode): number {
  const [amount] = findNodes(balance, 'Amt')
  const cents = amount ? readBankAmount(amount.text, amount.currency) : null
  if (cents === null) throw new BankFileFault('bank_file.amount')
  return cents
}

/** Some banks name two entries alike, such as a payment and what they take for it: the second one is told apart by its count. */
function makeUnique(entries: readonly BankEntry[]): BankEntry[] {
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  return entries.map((entry) => {
    let { reference } = entry
    let count = counts.get(reference) ?? 1
    while (seen.has(reference)) reference = `${entry.reference}#${++count}`
    counts.set(entry.reference, count)
    seen.add(reference)
    return { ...entry, reference }
  })
}

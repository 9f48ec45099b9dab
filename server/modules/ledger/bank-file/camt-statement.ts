import type { XmlElement } from 'libxml2-wasm'
import type { BankEntry, BankFilePlace, BankStatement, PendingEntry } from '../../../../rules/ledger/bank-statement.ts'
import { decideBooked, type StatedEntry } from '../../../../rules/ledger/statement-balance.ts'
import { readEntry, readPendingEntry, readStatus } from './camt-entry.ts'
import { type CamtHead, type CamtMessage, readHead } from './camt-head.ts'
import { BankFileFault, type CamtNode, type NodeReader, textAt } from './camt-node.ts'
import { makeUnique } from './unique-references.ts'

/** A statement, or a page of one, before it is known what of it is booked. */
export type CamtStatement = { head: CamtHead; entries: StatedEntry<BankEntry>[]; pending: PendingEntry[] }

/** What a `Stmt`, `Rpt` or `Ntfctn` says. An entry is read when its turn comes, so that only one is held as elements. */
export function readStatement(statement: XmlElement, message: CamtMessage, reader: NodeReader): CamtStatement {
  const head: CamtNode = { name: statement.name, text: '', currency: '', children: [] }
  const entries: StatedEntry<BankEntry>[] = []
  const pending: PendingEntry[] = []
  let position = 0
  for (const element of reader.elementsIn(statement)) {
    const node = reader.toNode(element)
    if (node.name !== 'Ntry') {
      head.children.push(node)
      continue
    }
    position++
    const status = readStatus(node)
    const place = { statement: textAt(head, 'Id'), entry: position }
    if (status === 'pending') pending.push(...readAt(place, () => readPendingEntry(node, position)))
    else entries.push({ isBooked: status === 'booked', payments: readAt(place, () => readEntry(node, position)) })
  }
  return { head: readHead(head, message, toPayments(entries)[0]?.currency), entries, pending }
}

function readAt<Read>(place: BankFilePlace, read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    if (error instanceof BankFileFault) throw new BankFileFault(error.refusal, place)
    throw error
  }
}

const toPayments = (entries: readonly StatedEntry<BankEntry>[]) => entries.flatMap(({ payments }) => payments)

/** Statements with what is booked in them. One whose pages all are there is whole; else each page counts for itself. */
export function toStatements(read: readonly CamtStatement[]): BankStatement[] {
  const byStatement = Map.groupBy(read, ({ head }, at = 0) => (head.page === null ? `whole ${at}` : statementKey(head)))
  return [...byStatement.values()].flatMap((pages) => (isWhole(pages) ? [joinPages(pages)] : pages)).map(conclude)
}

const statementKey = ({ account, currency, id, sequence }: CamtHead) =>
  JSON.stringify([account, currency, id, sequence])

const byPage = (one: CamtStatement, other: CamtStatement) => (one.head.page ?? 0) - (other.head.page ?? 0)

function isWhole(pages: readonly CamtStatement[]): boolean {
  const sorted = pages.toSorted(byPage)
  return sorted.every(({ head }, at) => head.page === at + 1 && head.isLastPage === (at === sorted.length - 1))
}

/** It begins where the first of its pages does and ends where the last one does. */
function joinPages(pages: readonly CamtStatement[]): CamtStatement {
  const heads = pages.toSorted(byPage).map(({ head }) => head)
  const [first] = heads
  const last = heads.at(-1)
  if (!first || !last) throw new Error('a statement has no page')
  const opening = heads.find((head) => head.opening !== null)?.opening ?? null
  const closing = heads.findLast((head) => head.closing !== null)?.closing ?? null
  return {
    head: { ...first, page: null, opening, closing, endsAt: last.endsAt },
    entries: pages.toSorted(byPage).flatMap(({ entries }) => entries),
    pending: pages.toSorted(byPage).flatMap(({ pending }) => pending),
  }
}

function conclude({ head: { isLastPage: _, ...head }, entries, pending }: CamtStatement): BankStatement {
  const { booked, doubt } = decideBooked(head, entries)
  const taken = new Set(booked)
  const pendingNodes = entries.filter((entry) => !taken.has(entry))
  return { ...head, entries: makeUnique(toPayments(booked)), pending: [...pending, ...toPayments(pendingNodes)], doubt }
}

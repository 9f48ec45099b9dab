import { readBankAmount } from '../../../../rules/ledger/bank-amount.ts'
import type { BankStatement, StatementEvidence } from '../../../../rules/ledger/bank-statement.ts'
import { addDays } from '../../../../rules/shipping/day.ts'
import { accountAt, BankFileFault, type CamtNode, dayAt, findNodes, textAt } from './camt-node.ts'

/** What a statement says before its entries. */
export type CamtHead = Omit<BankStatement, 'entries' | 'pending' | 'doubt'> & { isLastPage: boolean }

/** What all statements of a message have in common. */
export type CamtMessage = Pick<BankStatement, 'messageId' | 'kind'> & Pagination

type Pagination = Pick<StatementEvidence, 'page'> & { isLastPage: boolean }

/** Reads it from the elements of a statement. `entryCurrency` is that of its entries, for one that does not say its own. */
export function readHead(head: CamtNode, message: CamtMessage, entryCurrency: string | undefined): CamtHead {
  const account = accountAt(head, 'Acct')
  const all = findNodes(head, 'Bal')
  const currency = textAt(head, 'Acct/Ccy') || all.map(readCurrency).find(Boolean) || entryCurrency
  if (!account || !currency) throw new BankFileFault('bank_file.shape')
  const balances = all.filter((balance) => readCurrency(balance) === currency)
  // What was booked before is where this statement begins; banks write one of both.
  const opening = findBalance(balances, ['OPBD', 'PRCD'], 0)
  const closing = findBalance(balances, message.kind === 'report' ? ['CLBD', 'ITBD'] : ['CLBD'], -1)
  const own = readPagination(head, 'StmtPgntn', 'RptPgntn', 'NtfctnPgntn')
  return {
    ...message,
    ...(own.page === null ? {} : own),
    id: textAt(head, 'Id'),
    sequence: textAt(head, 'ElctrncSeqNb'),
    account,
    currency,
    opening: opening && readBalance(opening),
    closing: closing && readBalance(closing),
    from: dayAt(head, 'FrToDt/FrDtTm', 'FrToDt/FrDt'),
    to: dayAt(head, 'FrToDt/ToDtTm', 'FrToDt/ToDt'),
    writtenAt: timeAt(head, 'CreDtTm'),
    ...readPeriod(head, opening, closing),
  }
}

/** Which of several parts this is; no page where it is the whole. */
export function readPagination(node: CamtNode, ...names: string[]): Pagination {
  const page = Number(textAt(node, ...names.map((name) => `${name}/PgNb`)))
  const isLastPage = ['true', '1'].includes(textAt(node, ...names.map((name) => `${name}/LastPgInd`)))
  const isWhole = !Number.isSafeInteger(page) || page < 1 || (page === 1 && isLastPage)
  return isWhole ? { page: null, isLastPage: true } : { page, isLastPage }
}

const readCurrency = (balance: CamtNode) => findNodes(balance, 'Amt')[0]?.currency

/** The first or the last by day of the first of the codes that there is: a statement of several days may have those of each. */
function findBalance(balances: readonly CamtNode[], codes: readonly string[], place: 0 | -1): CamtNode | null {
  for (const code of codes) {
    const ofCode = balances.filter((one) => readCode(one) === code)
    const balance = ofCode.toSorted((one, other) => balanceDay(one).localeCompare(balanceDay(other))).at(place)
    if (balance) return balance
  }
  return null
}

const readCode = (balance: CamtNode) => textAt(balance, 'Tp/CdOrPrtry/Cd')

const balanceDay = (balance: CamtNode) => dayAt(balance, 'Dt/Dt', 'Dt/DtTm') ?? ''

function readBalance(balance: CamtNode): number {
  const [amount] = findNodes(balance, 'Amt')
  const cents = amount ? readBankAmount(amount.text, amount.currency) : null
  if (cents === null) throw new BankFileFault('bank_file.amount')
  return textAt(balance, 'CdtDbtInd') === 'DBIT' ? -cents : cents
}

type Period = Pick<StatementEvidence, 'startsAt' | 'endsAt'>

/** From when to when it is: as it says, else by the days of its balances. */
function readPeriod(head: CamtNode, opening: CamtNode | null, closing: CamtNode | null): Period {
  const startsAt = timeAt(head, 'FrToDt/FrDtTm', 'FrToDt/FrDt')
  const end = timeAt(head, 'FrToDt/ToDtTm', 'FrToDt/ToDt')
  if (startsAt && end) return { startsAt, endsAt: isEndOfDay(end) ? midnightAfter(end) : end }
  const [first, last] = [opening && balanceDay(opening), closing && balanceDay(closing)]
  if (!opening || !first || !last) return { startsAt: null, endsAt: null }
  const begin = readCode(opening) === 'PRCD' ? addDays(first, 1) : first
  return begin > last
    ? { startsAt: null, endsAt: null }
    : { startsAt: `${begin}T00:00:00`, endsAt: midnightAfter(last) }
}

// Banks that write no time write midnight, and mean that the day is among it.
const isEndOfDay = (time: string) => /T(?:23:59|00:00:00)/.test(time)

const midnightAfter = (time: string) => `${addDays(time.slice(0, 10), 1)}T00:00:00`

/** The time at the bank, or the first moment of a day; null where there is none. */
function timeAt(node: CamtNode, ...paths: string[]): string | null {
  const day = dayAt(node, ...paths)
  const time = /^.{10}T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)/.exec(textAt(node, ...paths))
  return day && `${day}T${time?.slice(1).join(':') ?? '00:00:00'}`
}

import { largestBankFile } from '../../../../../rules/ledger/bank-statement.ts'
import type { BankFileReading } from '../read-camt.ts'
import { Mt940Fault } from './fault.ts'
import { readMessages } from './fields.ts'
import { readText } from './letters.ts'
import { type Page, readPage, toStatement } from './statement.ts'

// A statement names its account in the second field.
const headLength = 4_096

/** Whether a file begins as an MT940 or its like does: with the reference of a message, and the account. */
export function isMt940(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, headLength)).toString('latin1').replaceAll('\0', '')
  const lines = head.split(/[\r\n]+/).map((line) => line.slice(line.indexOf('4:') === 1 ? 3 : 0).trim())
  const fields = lines.map((line) => /:(\d\d)[A-Z]?:/.exec(line.slice(0, 12))?.[1])
  const start = fields.indexOf('20')
  return start >= 0 && fields.slice(start + 1, start + 3).includes('25')
}

/**
 * The statements of a bank file as SWIFT has them (MT940, MT950). Refuses the file as a whole where a line of it is not understood:
 * half of a statement would be worse than none. An interim report (MT942) is refused, as it comes again with the statement.
 */
export function readMt940(bytes: Uint8Array): BankFileReading {
  if (bytes.length > largestBankFile) return { refused: 'bank_file.too_large' }
  const text = readText(bytes)
  if (text === undefined) return { refused: 'bank_file.shape' }
  try {
    const pages = readMessages(text).map(readPage)
    if (pages.length === 0) return { refused: 'bank_file.shape' }
    return { statements: joinPages(pages).map(toStatement) }
  } catch (error) {
    if (error instanceof Mt940Fault) return { refused: error.refusal, place: { line: error.line } }
    throw error
  }
}

type Pages = [Page, ...Page[]]

/** Pages of one statement follow each other, and each opens as the one before it closed. */
function joinPages(pages: readonly Page[]): Pages[] {
  const statements: Pages[] = []
  for (const page of pages) {
    const last = statements.at(-1)
    const before = last?.at(-1)
    if (last && before && continues(before, page)) last.push(page)
    else statements.push([page])
  }
  return statements
}

const continues = (before: Page, { account, number, opening }: Page) =>
  before.closing.isIntermediate &&
  opening.isIntermediate &&
  before.account === account &&
  before.number === number &&
  before.closing.currency === opening.currency &&
  before.closing.amount === opening.amount

import { expect, test } from 'vitest'
import { makeStatements, type StatementItem } from '../../../../../rules/ledger/statement.ts'
import { statementPayments } from '../../../../../rules/ledger/statement-payments.ts'
import { type Language, languages } from '../../../../../texts/index.ts'
import { archiveFaults } from '../../../../testing/files/pdf-archive.ts'
import { layoutFaults } from '../../../../testing/files/pdf-layout.ts'
import { pdfPieces, pdfText } from '../../../../testing/files/pdf-text.ts'
import { makeInvoice } from '../../../../testing/order/invoices.ts'
import type { FoundStatement } from '../find-statement.ts'
import { statementDocument } from './document.ts'
import drawStatement from './draw-task.ts'

const period = { from: '2026-10-01', to: '2026-10-31' }
const ours = { holder: 'Aster B.V.', bank: 'Bank', account: 'NL91ABNA0417164300', bic: 'ABNANL2A' }
const theirs = { ...ours, holder: 'Aster S.r.l.', account: 'IT60X0542811101000000123456' }
const long = (words: string, length: number) => words.repeat(length).slice(0, length)

const makeItem = (at: number, part: Partial<StatementItem> = {}): StatementItem => ({
  itemId: at + 1,
  kind: at % 3 === 2 ? 'payment' : 'invoice',
  side: at % 3 === 2 ? 'credit' : 'debit',
  number: `INL26${String(at + 1).padStart(6, '0')}`,
  orderNumber: at % 4 === 3 ? '' : `ONL${String(at + 1).padStart(6, '0')}`,
  poNumber: at % 2 ? `PO-2026-${at}` : '',
  currency: 'EUR',
  postedOn: '2026-10-02',
  issuedOn: '2026-10-01',
  dueOn: at % 3 === 2 ? null : '2026-10-20',
  issuer: null,
  amount: 10_000 + at * 7,
  ...part,
})

function makeFound(items: readonly StatementItem[], { words = '' } = {}): FoundStatement {
  const { seller, buyer } = makeInvoice()
  const name = words ? long(words, 100) : seller.name
  const openItems = items.map(({ amount: open, postedOn: _, ...item }, at) => ({
    ...item,
    open,
    isDisputed: at % 4 === 3,
    account: item.issuer ? theirs : null,
  }))
  const openings = [{ currency: 'EUR', balance: 12_345 }]
  const address = words ? { ...buyer.address, company: long(words, 100), address1: long(words, 100) } : buyer.address
  return {
    ...period,
    parties: {
      seller: words ? { ...seller, name, legalNote: long(words, 300) } : seller,
      buyer: { ...buyer, address },
      currency: 'EUR',
      orgId: 1,
      sellerOrgId: 1,
    },
    statements: makeStatements({ openings, items, openItems }, period, 'EUR').map((statement) => ({
      ...statement,
      payments: statementPayments(statement.openItems, { seller: name, account: ours }),
    })),
  }
}

const draw = async (found: FoundStatement, language: Language = 'en') =>
  Buffer.from(await drawStatement({ found, language }))
const faultsOf = (bytes: Buffer) => [...archiveFaults(bytes), ...layoutFaults(bytes)]
const some = (count: number, part: Partial<StatementItem> = {}) =>
  Array.from({ length: count }, (_, at) => makeItem(at, part))

test.each(languages)('a statement in %s says its items, its balance and what is open', async (language) => {
  const found = makeFound([...some(5), makeItem(6, { currency: 'GBP', number: 'IGB26000001' })])
  const bytes = await draw(found, language)
  expect(faultsOf(bytes)).toEqual([])
  const text = pdfText(bytes)
  const { seller, buyer } = found.parties
  for (const words of [seller.name, seller.legalNote, buyer.custnum, buyer.address.company, 'INL26000003', 'ONL000001'])
    expect(text).toContain(words)
  for (const words of ['PO-2026-1', 'EUR', 'GBP', 'IGB26000001']) expect(text).toContain(words)
})

test('what was owed before and each balance after it stand in figures', async () => {
  const text = pdfText(await draw(makeFound(some(2))))
  for (const words of ['Balance brought', '123.45', '100.00', '223.45', '100.07', '323.52', '02/10/2026'])
    expect(text).toContain(words)
  expect(text).toContain('Balance on 31 October 2026, owed to us: €323.52')
})

test.each(languages)(
  'in %s another issuer stands with its items, and each company has its account',
  async (language) => {
    const found = makeFound([...some(2), makeItem(3, { issuer: 'Aster Esempio S.r.l.', number: 'IIT26000001' })])
    const bytes = await draw(found, language)
    expect(faultsOf(bytes)).toEqual([])
    for (const words of ['Aster Esempio S.r.l.', 'NL91 ABNA 0417 1643 00', 'IT60 X054 2811 1010 0000 0123 456'])
      expect(pdfText(bytes)).toContain(words)
    const own = pdfText(await draw(makeFound(some(2)), language))
    expect(own).toContain('NL91 ABNA 0417 1643 00')
    expect(own).not.toContain('IT60')
  },
)

test('who has nothing gets a statement of nothing', async () => {
  const found = {
    ...makeFound([]),
    statements: makeStatements({ openings: [], items: [], openItems: [] }, period, 'EUR').map((statement) => ({
      ...statement,
      payments: [],
    })),
  }
  const bytes = await draw(found)
  expect(faultsOf(bytes)).toEqual([])
  expect(pdfText(bytes)).toContain('€0.00')
})

type Piece = ReturnType<typeof pdfPieces>[number]
const centsIn = (words: string) => Math.round(Number(words.replaceAll(',', '')) * 100)

/** The amount that stands in one line with these words. */
const amountBeside = (pieces: readonly Piece[], words: string) => {
  const height = pieces.find((piece) => piece.words === words)?.height ?? -1
  const amount = pieces.find((piece) => Math.abs(piece.height - height) < 3 && /^-?[\d,]+\.\d\d$/.test(piece.words))
  return amount ? centsIn(amount.words) : null
}

test('each page of items hands its balance on to the next', async () => {
  const found = { ...makeFound(some(200)) }
  const [statement] = found.statements
  const bytes = await draw({ ...found, statements: statement ? [{ ...statement, openItems: [] }] : [] })
  expect(faultsOf(bytes)).toEqual([])
  const pages = [...Map.groupBy(pdfPieces(bytes), ({ page }) => page).values()]
  expect(pages.length).toBeGreaterThan(5)
  const numbersOn = (pieces: readonly Piece[]) => pieces.filter(({ words }) => /^INL26/.test(words)).length
  let count = 0
  pages.forEach((pieces, at) => {
    const before = statement?.rows[count - 1]?.balance
    if (at > 0 && numbersOn(pieces) > 0) expect(amountBeside(pieces, 'Brought forward')).toBe(before)
    count += numbersOn(pieces)
    if (count < 200) expect(amountBeside(pieces, 'Carried forward')).toBe(statement?.rows[count - 1]?.balance)
  })
  expect(count).toBe(200)
})

test.each(languages.flatMap((language) => ['W', 'Wort & Ähre '].map((words) => [language, words] as const)))(
  'in %s the longest words of %j and the highest amounts neither leave the page nor cover each other',
  async (language, words) => {
    const most = {
      issuer: long(words, 100),
      number: long('W', 40),
      orderNumber: long('W', 20),
      poNumber: long(words, 60),
      amount: 10 ** 12,
    }
    const bytes = await draw(makeFound([...some(3, most), ...some(40)], { words }), language)
    expect(faultsOf(bytes)).toEqual([])
  },
)

test.each(Array.from({ length: 30 }, (_, at) => at + 1))('below %i items all stays readable', async (count) => {
  expect(faultsOf(await draw(makeFound(some(count))))).toEqual([])
})

test('the same facts give the same bytes, in a thread and outside of it', async () => {
  const found = makeFound(some(20))
  const { bytes, name, mediaType } = await statementDocument(async () => found, {
    ...{ name: 'statement', language: 'en', callerId: 'account 1' },
  })
  expect([name, mediaType]).toEqual(['statement.pdf', 'application/pdf'])
  expect(Buffer.from(bytes).equals(await draw(found))).toBe(true)
})

import { expect, test } from 'vitest'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { languages } from '../../../../texts/index.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { layoutFaults } from '../../../testing/files/pdf-layout.ts'
import { pdfPieces } from '../../../testing/files/pdf-text.ts'
import { makeCreditNote, makeInvoice, supplies } from '../../../testing/order/invoices.ts'
import drawInvoice from './draw-task.ts'

const draw = async (invoice: Invoice, language: (typeof languages)[number] = 'en') =>
  Buffer.from(await drawInvoice({ invoice, xml: '<x/>', language }))

const manyLines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    pieces: 1 + (at % 13),
    unitPrice: 999 + at * 7,
    discount: at % 5,
    name: 'Aster compatible toner '.repeat(1 + (at % 3)),
  }))

type Piece = ReturnType<typeof pdfPieces>[number]

/** The amount that stands in one line with these words. */
const amountBeside = (pieces: readonly Piece[], words: string) => {
  const height = pieces.find((piece) => piece.words === words)?.height ?? -1
  const amount = pieces.find((piece) => Math.abs(piece.height - height) < 3 && /^[\d,]+\.\d\d$/.test(piece.words))
  return amount ? Math.round(Number(amount.words.replaceAll(',', '')) * 100) : null
}

test.each([1, 25, 100, 500])('of %i lines every page hands its sum on to the next', async (count) => {
  const invoice = makeInvoice({ lines: manyLines(count), charges: [] })
  const bytes = await draw(invoice)
  expect([...archiveFaults(bytes), ...layoutFaults(bytes)]).toEqual([])
  const pages = [...Map.groupBy(pdfPieces(bytes), ({ page }) => page).values()]
  let [sum, last] = [0, 0]
  for (const pieces of pages.filter((page) => page.some(({ words }) => words === 'Pos.'))) {
    expect(amountBeside(pieces, 'Brought forward')).toBe(last === 0 ? null : sum)
    const positions = pieces.filter(({ left, words }) => left === 57 && /^\d+$/.test(words)).map(({ words }) => +words)
    expect(positions).toEqual(positions.map((_, at) => last + 1 + at))
    last += positions.length
    sum = invoice.lines.slice(0, last).reduce((all, { net }) => all + net, 0)
    expect(amountBeside(pieces, 'Carried forward')).toBe(last === count ? null : sum)
  }
  expect([last, sum]).toEqual([count, invoice.totals.net])
})

// Of the longest that the shop takes, once as one word and once as many.
const long = (words: string, length: number) => words.repeat(length).slice(0, length)

function makeLong(words: string): Invoice {
  const most = { pieces: 1, unitPrice: 10 ** 11, discount: 0, name: long(words, 200) }
  const made = makeInvoice({ supply: supplies[4], lines: [{ ...most, discount: 10 ** 10 }, { ...most }, { ...most }] })
  const address = {
    ...made.shipTo,
    ...{ company: long(words, 100), firstName: long(words, 60), lastName: long(words, 60) },
    ...{ address1: long(words, 100), address2: long(words, 100), city: long(words, 60) },
  }
  return {
    ...made,
    seller: { ...made.seller, name: long(words, 100), legalNote: long(words, 300), email: long(words, 100) },
    buyer: { ...made.buyer, address, taxCode: 'RSSMRA85T10A562S', sdiCode: 'ABC1234', reference: long(words, 100) },
    shipTo: { ...address, address2: '' },
    poNumber: long(words, 60),
    lines: made.lines.map((line) => ({ ...line, number: long(words, 30), custNumber: long(words, 60) })),
    payment: made.payment && { ...made.payment, holder: long(words, 140), bank: long(words, 100) },
    reason: long(words, 300),
  }
}

test.each(languages.flatMap((language) => ['W', 'Wort & Ähre '].map((words) => [language, words] as const)))(
  'in %s the longest words of %j and the highest amounts neither leave the page nor cover each other',
  async (language, words) => {
    const bytes = await draw(makeLong(words), language)
    expect([...archiveFaults(bytes), ...layoutFaults(bytes)]).toEqual([])
  },
)

test.each(Array.from({ length: 24 }, (_, at) => at + 1))(
  'the sums and the account below %i lines stay whole wherever the page ends',
  async (count) => {
    for (const make of [makeInvoice, makeCreditNote]) {
      const bytes = await draw(make({ supply: supplies[1], lines: manyLines(count) }))
      expect(layoutFaults(bytes)).toEqual([])
      const pageOf = (words: string) => pdfPieces(bytes).find((piece) => piece.words.startsWith(words))?.page
      expect(pageOf('Net total')).toBeDefined()
      expect(pageOf('VAT numbers')).toBe(pageOf('Net total'))
      expect(pageOf('RF65')).toBe(pageOf('Please pay'))
      expect(pageOf('Scan')).toBe(pageOf('Please pay'))
    }
  },
)

test.each(Array.from({ length: 16 }, (_, at) => 1_150 + at * 30))(
  'facts that stand beside each other stay so below an address of %i letters',
  async (length) => {
    const made = makeInvoice()
    const address = { ...made.shipTo, address2: long('Wort ', length) }
    const bytes = await draw({ ...made, buyer: { ...made.buyer, address } })
    expect(layoutFaults(bytes)).toEqual([])
    const placeOf = (words: string) => {
      const piece = pdfPieces(bytes).find((one) => one.words === words)
      return [piece?.page, piece?.height]
    }
    expect(['PO number', 'SO number', 'Shipment'].map(placeOf)).toEqual(Array(3).fill(placeOf('Order')))
  },
)

test('however far the lines reach, the VAT and how it was converted stand together on one page', async () => {
  const supply = supplies.find(({ from }) => from === 'PL')
  if (!supply) throw new Error('No sample from Poland')
  for (let count = 8; count < 24; count++) {
    const bytes = await draw(makeInvoice({ supply, lines: manyLines(count), charges: [] }))
    expect(layoutFaults(bytes)).toEqual([])
    const wanted = ['VAT rate', 'VAT in PLN', 'Exchange rate', '27 February 2026']
    const pieces = pdfPieces(bytes).filter(({ words }) => wanted.some((some) => words.includes(some)))
    expect(pieces.length).toBeGreaterThanOrEqual(3)
    expect([count, new Set(pieces.map(({ page }) => page)).size]).toEqual([count, 1])
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Language } from '../../../../texts/index.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { readAttachments } from '../../../testing/files/pdf-attachments.ts'
import { layoutFaults } from '../../../testing/files/pdf-layout.ts'
import { pdfText, readObjects } from '../../../testing/files/pdf-text.ts'
import { countLayouts } from '../../../testing/growth/count-layouts.ts'
import { anyInvoice, makeCreditNote, makeInvoice, supplies } from '../../../testing/order/invoices.ts'
import { invoiceDocument } from './document.ts'
import drawInvoice from './draw-task.ts'

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<Invoice>Müller & Łódź 漢 😀</Invoice>\n'
const languages = ['en', 'us', 'de', 'fr', 'it', 'pl'] as const

const draw = async (invoice: Invoice, language: Language = 'en') =>
  Buffer.from(await drawInvoice({ invoice, xml, language }))
const faultsOf = (bytes: Buffer) => [...archiveFaults(bytes), ...layoutFaults(bytes)]
const xmpOf = (bytes: Buffer) => [...readObjects(bytes).values()].find((body) => body.includes('/Subtype /XML')) ?? ''

const documents = supplies.flatMap((supply) =>
  languages.map((language) => ({ supply, language, name: `${supply.from} to ${supply.to}, ${supply.reason}` })),
)

test.each(documents)('an invoice and a credit note from $name in $language', async ({ supply, language }) => {
  for (const invoice of [makeInvoice({ supply }), makeCreditNote({ supply })]) {
    const bytes = await draw(invoice, language)
    expect(faultsOf(bytes)).toEqual([])
    expect(bytes.toString('latin1')).toContain(`/Lang (${language === 'us' ? 'en-US' : language})`)
    const text = pdfText(bytes)
    const { seller, buyer } = invoice
    for (const words of [invoice.number, 'ONL000017', 'SNL000012', 'PO-2026-017', 'C100001', 'AS-101001', 'ÖZ-1'])
      expect(text).toContain(words)
    for (const words of [seller.name, seller.vatNumber, seller.registrationNumber, seller.legalNote, buyer.vatNumber])
      expect(text).toContain(words)
  }
})

test('the document says what the law of its seller requires of the payment, and who takes it', async () => {
  const french = makeInvoice({ supply: { ...supplies[0], from: 'FR', to: 'FR' } })
  for (const words of ['Three times the legal rate', '40 euros', 'No discount', '303265045', 'delivery of goods'])
    expect(pdfText(await draw(french, 'en'))).toContain(words)
  const lines = [{ pieces: 1, unitPrice: 9_000_000, discount: 0 }]
  const polish = makeInvoice({ supply: { ...supplies[9], currency: 'PLN' }, lines })
  expect(pdfText(await draw(polish, 'en'))).toContain('mechanizm podzielonej płatności')
  const { payment, ...dutch } = makeInvoice()
  const paid = pdfText(await draw({ ...dutch, payment: payment && { ...payment, payee: 'Aster Other B.V.' } }, 'en'))
  expect(paid).toContain('Please pay Aster Other B.V.: it takes the money for Aster NL.')
  expect(paid).not.toContain('mechanizm')
})

test('any invoice is sound, whatever signs its names have', async () => {
  await fc.assert(
    fc.asyncProperty(anyInvoice, async (invoice) => {
      expect(faultsOf(await draw(invoice))).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('names keep their signs, and what the font lacks is a box', async () => {
  const name = `T & <b> ' " Łódź 漢 ]]>`
  const made = makeInvoice({ lines: [{ pieces: 1, unitPrice: 100, discount: 0, name }] })
  const invoice = { ...made, seller: { ...made.seller, name: 'A & B <C>' } }
  const bytes = await draw(invoice)
  expect(pdfText(bytes)).toContain(`T & <b> ' " Łódź □ ]]>`)
  expect(xmpOf(bytes)).toContain('<rdf:li>A &amp; B &lt;C&gt;</rdf:li>')
  expect(archiveFaults(bytes)).toEqual([])
})

test.each([
  [false, 'factur-x.xml', 'EN 16931'],
  [true, 'xrechnung.xml', 'XRECHNUNG'],
])('where it is an XRechnung (%s) the XML is attached as %s of the level %s', async (isXRechnung, name, level) => {
  const bytes = await draw(makeInvoice({}, { isXRechnung }))
  const attachment = { name, relationship: 'Alternative', mediaType: 'text/xml', isAssociated: true }
  expect(readAttachments(bytes)).toEqual([{ ...attachment, modified: 'D:20260302000000Z', bytes: Buffer.from(xml) }])
  const xmp = xmpOf(bytes)
  expect(xmp).toContain('xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"')
  for (const property of [
    `<fx:DocumentFileName>${name}</fx:DocumentFileName>`,
    '<fx:DocumentType>INVOICE</fx:DocumentType>',
    '<fx:Version>1.0</fx:Version>',
    `<fx:ConformanceLevel>${level}</fx:ConformanceLevel>`,
  ])
    expect(xmp).toContain(property)
  expect(archiveFaults(bytes)).toEqual([])
})

test('the same facts give the same bytes, in a thread and outside of it; other XML gives others', async () => {
  const invoice = makeInvoice()
  const bytes = await draw(invoice)
  expect((await draw(invoice)).equals(bytes)).toBe(true)
  const answer = await invoiceDocument({ invoice, xml, language: 'en' }, 'test')
  expect(Buffer.from(answer.bytes).equals(bytes)).toBe(true)
  expect(answer).toMatchObject({ name: 'INL26000001.pdf', mediaType: 'application/pdf' })
  const other = await drawInvoice({ invoice, xml: `${xml} `, language: 'en' })
  expect(Buffer.from(other).equals(bytes)).toBe(false)
})

test('each line of an invoice lays out as many texts, however long the invoice is', async () => {
  const count = (length: number) => {
    const lines = Array.from({ length }, (_, at) => ({
      pieces: 1 + at,
      unitPrice: 4_290 + at,
      discount: at % 7,
      name: 'Toner, kompatibel mit Brother TN-2420, Schwarz',
    }))
    return countLayouts(() => draw(makeInvoice({ supply: supplies[1], lines }), 'de'))
  }
  const [ten, hundred, more] = [await count(10), await count(110), await count(210)]
  expect(hundred - ten).toBeLessThan(5 * 100)
  expect(more - hundred).toBeLessThan(1.1 * (hundred - ten))
})

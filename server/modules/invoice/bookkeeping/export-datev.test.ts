import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DatevSettings, datevFaults } from '../../../../rules/invoice/datev.ts'
import { readDatevFile } from '../../../testing/files/datev-file.ts'
import type { BookedDocument } from './bookkeeping.staff.ts'
import { exportDatev } from './export-datev.ts'

const settings: DatevSettings = {
  ...{ adviser: 29_098, client: 55_003, chart: '03', yearStarts: 1, accountLength: 4, firstDebtor: 10_000 },
  ...{ taxedAccount: 8400, intraEuAccount: 8125, exportAccount: 8120 },
}
const taxed: BookedDocument = {
  ...{ kind: 'invoice', number: 'IDE26000031', corrects: null, issuedOn: '2026-11-18', suppliedOn: '2026-11-18' },
  ...{ dueOn: '2026-12-18', customerId: 12, custnum: 'C200012', company: 'Bürobedarf GmbH', country: 'DE' },
  ...{
    buyerVatNumber: 'DE136695976',
    shipTo: 'DE',
    issuer: 'Aster',
    sellerVatNumber: 'DE000000005',
    sellerCountry: 'DE',
  },
  ...{ rateBp: 1_900, reason: 'vat.domestic', local: null, net: 10_000, vat: 1_900, total: 11_900, currency: 'EUR' },
  orderno: 'ODE000017',
}
const year = { from: '2026-01-01', until: '2026-12-31' }
const now = new Date('2026-12-01T07:08:09.010Z')

async function* inParts(documents: readonly BookedDocument[]) {
  for (const document of documents) yield [document]
}
const write = (documents: readonly BookedDocument[], change: Partial<DatevSettings> = {}, period = year) =>
  exportDatev({ ...settings, ...change }, period, inParts(documents), now)
const read = async (...documents: BookedDocument[]) => readDatevFile((await write(documents)).bytes)

test('a file says whose books it is for, and which days', async () => {
  expect(datevFaults(settings)).toEqual({})
  const { name, bytes } = await write(
    [taxed],
    { yearStarts: 7, chart: '04' },
    { from: '2026-02-01', until: '2026-02-28' },
  )
  expect(name).toBe('EXTF_Buchungsstapel_2026-02-01_2026-02-28.csv')
  expect(readDatevFile(bytes).head.join(';')).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261201080809010;;"";"";"";29098;55003;20250701;4;20260201;20260228;' +
      '"Ausgangsrechnungen";"";1;0;0;"EUR";;"";;;"04";;;"";""',
  )
})

test('an invoice stands with the customer in debit, and what corrects it in credit', async () => {
  const credit = {
    ...taxed,
    kind: 'credit',
    number: 'CDE26000002',
    corrects: taxed.number,
    dueOn: null,
    total: 7,
  } as const
  const { lines } = await read(taxed, credit)
  expect(lines[0]).toMatchObject({
    ...{
      'Umsatz (ohne Soll/Haben-Kz)': '119,00',
      'Soll/Haben-Kennzeichen': '"S"',
      'WKZ Umsatz': '"EUR"',
      Konto: '10012',
    },
    ...{
      'Gegenkonto (ohne BU-Schlüssel)': '8400',
      'BU-Schlüssel': '""',
      Belegdatum: '1811',
      'Belegfeld 1': '"IDE26000031"',
    },
    ...{ 'Belegfeld 2': '""', Buchungstext: '"C200012 Bürobedarf GmbH"', 'EU-Land u. UStID (Bestimmung)': '""' },
    ...{ Festschreibung: '0', Fälligkeit: '18122026' },
  })
  expect(lines[1]).toMatchObject({
    ...{ 'Umsatz (ohne Soll/Haben-Kz)': '0,07', 'Soll/Haben-Kennzeichen': '"H"', 'Belegfeld 1': '"CDE26000002"' },
    ...{ 'Belegfeld 2': '"IDE26000031"', Fälligkeit: '' },
  })
})

test('revenue without VAT has accounts of its own, and a supply within the EU the VAT number of its buyer', async () => {
  const free = { ...taxed, rateBp: 0, vat: 0 }
  const { lines } = await read(
    { ...free, reason: 'vat.intra_eu', buyerVatNumber: 'NL000099998B57' },
    { ...free, reason: 'vat.export' },
  )
  expect(lines.map((line) => line['Gegenkonto (ohne BU-Schlüssel)'])).toEqual(['8125', '8120'])
  expect(lines.map((line) => line['EU-Land u. UStID (Bestimmung)'])).toEqual(['"NL000099998B57"', '""'])
})

test('whatever documents say, the lines add up to them, and each has its columns in Windows-1252', async () => {
  const documents = fc.array(
    fc.record({
      total: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 999_999_999 })),
      kind: fc.constantFrom('invoice' as const, 'credit' as const),
      custnum: fc.constantFrom('C12', '＝1', '-2'),
      company: fc.string({ unit: 'binary', maxLength: 80 }),
      customerId: fc.integer({ min: 0, max: 50_000 }),
    }),
    { maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(documents, async (some) => {
      const { lines } = await read(...some.map((document) => ({ ...taxed, ...document })))
      const booked = some.filter(({ total }) => total > 0)
      const signed = ({ kind, total }: { kind: string; total: number }) => (kind === 'invoice' ? total : -total)
      const cents = (line: Record<string, string>) =>
        Number(line['Umsatz (ohne Soll/Haben-Kz)']?.replace(',', '')) *
        (line['Soll/Haben-Kennzeichen'] === '"S"' ? 1 : -1)
      expect(lines.map(cents)).toEqual(booked.map(signed))
      for (const line of lines) expect(line.Buchungstext).toMatch(/^"(?:C|')(?:[^"]|""){0,59}"$/)
    }),
    { numRuns: 200 },
  )
})

test('a letter that the file cannot have is written by what is alike, and a sign that has none as a question mark', async () => {
  const { lines } = await read({ ...taxed, company: 'Łódź „Drukarnia“ – 印刷;\r\nMüller & Söhne' })
  expect(lines[0]?.Buchungstext).toBe('"C200012 Lódz ""Drukarnia"" - ??; Müller & Söhne"')
})

test.each([
  [{ currency: 'GBP' }],
  [{ rateBp: 1_600 }],
  [{ reason: 'vat.italian_chain' as const }],
  [{ sellerVatNumber: 'PL0000000000' }],
])('a document with %o is refused by its number', async (change) => {
  await expect(write([taxed, { ...taxed, number: 'IDE26000032', ...change }])).rejects.toMatchObject({
    code: 'finance.datev_document',
    details: { number: 'IDE26000032' },
  })
})

test('what is not entered is named, an account only where a document needs it', async () => {
  const missing = (...fields: string[]) => ({ code: 'finance.datev_unset', details: { missing: fields } })
  await expect(write([taxed], { exportAccount: null, intraEuAccount: null })).resolves.toBeDefined()
  await expect(write([taxed], { taxedAccount: null })).rejects.toMatchObject(missing('taxedAccount'))
  await expect(
    write([{ ...taxed, rateBp: 0, reason: 'vat.export' }], { client: null, exportAccount: null }),
  ).rejects.toMatchObject(missing('client', 'exportAccount'))
})

test('days of two fiscal years are refused, and a customer whose account would be one of suppliers', async () => {
  await expect(write([taxed], { yearStarts: 7 })).rejects.toMatchObject({ code: 'finance.datev_two_years' })
  await expect(write([{ ...taxed, customerId: 60_000 }])).rejects.toMatchObject({ code: 'finance.datev_debtor' })
})

import { diag } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { largestRatesFile, readEcbRates } from './read-ecb-rates.ts'

const start =
  '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">'
const rates = "<Cube currency='USD' rate='1.0876'/><Cube currency='PLN' rate='4.2567'/>"
const ofDay = (content: string, day = '2026-11-25') => `<Cube time='${day}'>${content}</Cube>`
const fileOf = (...days: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${start}<gesmes:subject>Reference rates</gesmes:subject><Cube>${days.join('')}</Cube></gesmes:Envelope>`

const read = (file: string | Uint8Array) => readEcbRates(typeof file === 'string' ? Buffer.from(file) : file)

test('the rates of a day are read, each digit of them', () => {
  expect(read(fileOf(ofDay(rates)))).toEqual({
    rates: [
      { currency: 'USD', day: '2026-11-25', rate: '1.0876' },
      { currency: 'PLN', day: '2026-11-25', rate: '4.2567' },
    ],
  })
})

test('the rates of many days are read', () => {
  expect(read(fileOf(ofDay(rates), ofDay(rates, '2026-11-24')))).toMatchObject({ rates: { length: 4 } })
})

const cube = (attributes: string) => fileOf(ofDay(`${rates}<Cube ${attributes}/>`))
test.each([
  ['a rate of nothing', cube("currency='GBP' rate='0'")],
  ['a rate below nothing', cube("currency='GBP' rate='-1'")],
  ['a rate that is no number', cube("currency='GBP' rate='N/A'")],
  ['an endless rate', cube(`currency='GBP' rate='1.${'1'.repeat(5_000)}'`)],
  ['a currency that is none', cube("currency='pounds' rate='0.86'")],
  ['the euro', cube("currency='EUR' rate='1'")],
  ['a currency twice', cube("currency='PLN' rate='4.3'")],
  ['no currency', cube("rate='0.86'")],
  ['a day that is none', fileOf(ofDay(rates, '2026-02-30'))],
  ['no day', fileOf(`<Cube>${rates}</Cube>`)],
  ['no rates', fileOf(ofDay(''))],
  ['another namespace', fileOf(ofDay(rates)).replace('2002-08-01/eurofxref', '2003-08-01/eurofxref')],
  ['a page', '<html><body>Maintenance</body></html>'],
])('refused as a whole: %s', (_, file) => {
  expect(read(file)).toEqual({ refused: 'not_rates' })
})

const laughs = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
test.each<[string, string | Uint8Array, string]>([
  ['a document type', `<!DOCTYPE Envelope>${fileOf(ofDay(rates)).replace(/^.*\n/, '')}`, 'doctype'],
  ['a document type, before the parser sees what is broken', '<!DOCTYPE a><a>', 'doctype'],
  ['entities', `${laughs}${start}&b;</gesmes:Envelope>`, 'doctype'],
  ['in UTF-16 without a mark', Buffer.from(`<?xml version="1.0"?>${laughs}<a/>`, 'utf16le'), 'doctype'],
  ['too much', Buffer.alloc(largestRatesFile + 1, 32), 'too_large'],
  ['nothing', '', 'not_xml'],
  ['half of it', fileOf(ofDay(rates)).slice(0, -20), 'not_xml'],
  ['JSON', '{"rates":{}}', 'not_xml'],
  ['an entity that nobody declared', fileOf(ofDay('&x;')), 'not_xml'],
  ['deep elements', `${start}${'<Cube>'.repeat(5_000)}`, 'not_xml'],
])('hostile input is refused: %s', (_, file, refused) => {
  expect(read(file)).toEqual({ refused })
})

test('no document is left in memory that is not the collector’s', () => {
  diag.configure({ enabled: true })
  for (const file of [fileOf(ofDay(rates)), fileOf(ofDay('')), `${laughs}<a/>`, 'x']) read(file)
  expect(diag.report()).toEqual({})
  diag.configure({ enabled: false })
})

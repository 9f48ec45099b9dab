import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { readCamt } from './read-camt.ts'

const bankFile = (name: string) => readFileSync(new URL(`../../../testing/files/bank/${name}`, import.meta.url))

function payments(bytes: Uint8Array) {
  const reading = readCamt(bytes)
  if ('refused' in reading) return reading.refused
  return reading.statements.flatMap(({ entries }) =>
    entries.map(({ amount, counterparty }) => `${amount} ${counterparty.name}`),
  )
}

test.each([
  ['camt-encoding-ISO-8859-1.xml', '1100 Käufer'],
  ['camt-encoding-ISO-8859-15.xml', '1200 Käufer'],
  ['camt-encoding-ISO-8859-2.xml', '1600 Käufer'],
  ['camt-encoding-US-ASCII.xml', '1400 Kaeufer'],
  ['camt-encoding-windows-1250.xml', '1500 Käufer'],
  ['camt-encoding-windows-1252.xml', '1300 Käufer'],
  ['camt-leading-newline.xml', '1900 Käufer Łukasz'],
  ['camt-utf8-bom.xml', '1800 Käufer Łukasz'],
  ['camt-utf16.xml', '1600 Käufer Łukasz'],
  ['camt-in-business-envelope.xml', '1200 Muster GmbH'],
])('%s is read, with the names as they are', (name, payment) => {
  expect(payments(bankFile(name))).toEqual([payment])
})

test('amounts are read as XML Schema writes decimals', () => {
  expect(payments(bankFile('camt-decimal-forms.xml'))).toEqual(
    ['1500', '50', '700'].map((amount) => `${amount} Muster GmbH`),
  )
})

test.each([
  ['ISO-8859-2', 0xb3, 'ł'],
  ['iso-8859-15', 0xa4, '€'],
  ['Windows-1250', 0xb3, 'ł'],
  ['CP1252', 0x80, '€'],
])('a letter that %s alone has is that letter', (encoding, byte, letter) => {
  const text = makeBankFile([{ entries: [{ amount: 1, name: '\u0001' }] }])
    .toString()
    .replace('UTF-8', encoding)
  const bytes = Buffer.from(text)
  bytes[bytes.indexOf(1)] = byte
  expect(payments(bytes)).toEqual([`1 ${letter}`])
})

const one = makeBankFile([{ entries: [{ amount: 1, name: 'A' }] }])
  .toString()
  .replace(/^<\?xml.*?\?>\n/, '')
const two = one.replaceAll('>0.01<', '>0.02<')

test.each([
  ['two levels', `<Envelope xmlns="urn:a"><Header><Id>1</Id></Header><Body>${one}</Body></Envelope>`, ['1 A']],
  ['several documents', `<Envelope>${one}${two}</Envelope>`, ['1 A', '2 A']],
  ['several messages', one.replace(/(<BkToCstmrStmt>.*<\/BkToCstmrStmt>)/, '$1$1'), ['1 A', '1 A']],
  [
    'another message beside it',
    `<Envelope>${one}${one.replace('camt.053', 'camt.054')}</Envelope>`,
    'bank_file.not_camt',
  ],
  ['another version beside it', `<Envelope>${one}${one.replace('001.08', '001.02')}</Envelope>`, 'bank_file.not_camt'],
  ['no document', '<Envelope><AppHdr/></Envelope>', 'bank_file.not_camt'],
  ['a document too deep', `${'<a>'.repeat(5)}${one}${'</a>'.repeat(5)}`, 'bank_file.not_camt'],
  ['more than an envelope has', `<Envelope>${'<a/>'.repeat(1_000)}${one}</Envelope>`, 'bank_file.not_camt'],
])('an envelope with %s', (_, file, expected) => {
  expect(payments(Buffer.from(file))).toEqual(expected)
})

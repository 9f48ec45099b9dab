import { diag, XmlDocument, XmlElement, xmlRegisterInputProvider } from 'libxml2-wasm'
import { expect, test, vi } from 'vitest'
import { largestBankFile } from '../../../../rules/ledger/bank-statement.ts'
import { charactersRead } from '../../../../rules/text-input/characters-read.ts'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { readCamt } from './read-camt.ts'

const good = makeBankFile([{ entries: [{ amount: 500, name: 'Müller' }] }]).toString()
const body = good.replace(/^<\?xml.*?\?>\n/, '')
const named = (name: string) => body.replace('Müller', name)
const inMessage = (xml: string) => body.replace(/<Stmt>.*<\/Stmt>/, xml)
const declared = (encoding: string) => good.replace('UTF-8', encoding)

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const utf16Marked = (text: string) => utf16(`\ufeff${text}`)
const utf16Swapped = (text: string) => utf16Marked(text).swap16()
function utf32(text: string) {
  const bytes = Buffer.alloc(text.length * 4)
  for (let at = 0; at < text.length; at++) bytes.writeUInt32LE(text.charCodeAt(at), at * 4)
  return bytes
}

const toBytes = (file: string | Uint8Array) => (typeof file === 'string' ? Buffer.from(file) : file)
function outcome(file: string | Uint8Array) {
  const reading = readCamt(toBytes(file))
  return 'refused' in reading ? reading.refused : (reading.statements[0]?.entries[0]?.counterparty.name ?? '')
}

// Of these there could be any number, one within the other.
const laughing = '<!DOCTYPE l [<!ENTITY a0 "ha"><!ENTITY a1 "&a0;&a0;">]>'

test.each([
  ['an entity from a file', `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${named('&x;')}`],
  ['a parameter entity', `<!DOCTYPE a [<!ENTITY % p SYSTEM "file:///etc/passwd"> %p;]>${body}`],
  ['a document type elsewhere', `<!DOCTYPE Document SYSTEM "http://localhost:1/a.dtd">${body}`],
  ['a document type that says nothing', `<!DOCTYPE Document>${body}`],
  [
    'behind a comment, a mark and lines',
    `\ufeff<?xml version="1.0"?>\n<!-- <a> -->\r\n\t<?a b?><!DOCTYPE Document>${body}`,
  ],
  ['an entity within another', `${laughing}${named('&a1;')}`],
  ['an entity again and again', `<!DOCTYPE a [<!ENTITY x "aa">]>${named('&x;&x;')}`],
  ['in UTF-16', utf16Marked(`${laughing}${body}`)],
  ['in UTF-16 the other way', utf16Swapped(`${laughing}${body}`)],
])('a document type is refused before the parser sees it: %s', (_, file) => {
  const parse = vi.spyOn(XmlDocument, 'fromBuffer')
  expect(outcome(file)).toBe('bank_file.doctype')
  expect(parse).not.toHaveBeenCalled()
})

test.each([
  ['UTF-16 without a mark', utf16(`<?xml version="1.0"?><!DOCTYPE Document>${body}`)],
  ['UTF-32', utf32(`<?xml version="1.0"?><!DOCTYPE Document>${body}`)],
])('nor is one of %s put in, where the parser is the first to see it', (_, file) => {
  expect(outcome(file)).toBe('bank_file.doctype')
})

test.each([
  ['nothing', ''],
  ['spaces', ' \n '],
  ['text', 'IBAN;amount\nNL91;5'],
  ['a ZIP', Buffer.from('504b030414000000', 'hex')],
  ['an entity that nobody declared', named('&x;')],
  ['another encoding than it says', declared('UTF-16')],
  ['an encoding that nobody knows', declared('x-unknown')],
  ['UTF-7', declared('UTF-7')],
  ['EBCDIC in its declaration alone', declared('IBM037')],
  ['letters that are no UTF-8', Buffer.from(good, 'latin1')],
  [
    'a byte that no text has',
    Buffer.concat([Buffer.from(good.slice(0, 700)), Buffer.of(0xff), Buffer.from(good.slice(700))]),
  ],
  ['a byte of nothing', good.replace('Müller', 'M\u0000')],
  ['the sign of nothing', good.replace('Müller', 'M&#0;')],
  ['a byte of nothing at the end', `${good}\u0000`],
  ['cut off', good.slice(0, -200)],
  ['two messages', good + body],
  ['three hundred levels', inMessage('<a>'.repeat(300) + '</a>'.repeat(300))],
  ['levels that do not end', '<a>'.repeat(300)],
  ['a name longer than any', inMessage(`<${'a'.repeat(60_000)}/>`)],
  ['prefixes that nobody declared', inMessage('<b:a/>'.repeat(10))],
  ['a comment that does not end', `<!--${'-'.repeat(1_000)}`],
])('no XML: %s', (_, file) => {
  expect(outcome(file)).toBe('bank_file.not_xml')
})

test.each([
  ['the version before', good.replace('053.001.08', '053.001.01')],
  ['a version to come', good.replace('053.001.08', '053.001.14')],
  ['no namespace', good.replace(/ xmlns="[^"]*"/, '')],
  ['a namespace that begins alike', good.replace('053.001.08', '053.001.08x')],
  [
    'an order of payment',
    good.replace('camt.053.001.08', 'pain.001.001.09').replaceAll('BkToCstmrStmt', 'CstmrCdtTrfInitn'),
  ],
  ['a note of a credit by the name of a statement', good.replace('camt.053', 'camt.054')],
  ['another message in its namespace', good.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')],
  ['an empty document', body.replace(/<BkToCstmrStmt>.*<\/BkToCstmrStmt>/, '')],
])('no statement: %s', (_, file) => {
  expect(outcome(file)).toBe('bank_file.not_camt')
})

test.each([
  ['with a mark', `\ufeff${good}`, 'Müller'],
  ['in UTF-16', utf16Marked(declared('UTF-16')), 'Müller'],
  ['in UTF-16 the other way', utf16Swapped(body), 'Müller'],
  ['in Latin-1', Buffer.from(declared('ISO-8859-1'), 'latin1'), 'Müller'],
  ['with markup in a name', named('&lt;b&gt;M&amp;amp;&lt;/b&gt;'), '<b>M&amp;</b>'],
  ['with a document type in a name', named('<![CDATA[<!DOCTYPE x>]]>'), '<!DOCTYPE x>'],
  ['with a document type in a comment', `<!-- <!DOCTYPE x> -->${body}`, 'Müller'],
  ['with a style sheet', `<?xml-stylesheet href="http://localhost:1/a.xsl"?>${body}`, 'Müller'],
])('read %s', (_, file, name) => {
  expect(outcome(file)).toBe(name)
})

test('what is too long is cut, and never within a sign', () => {
  const reading = readCamt(
    Buffer.from(
      named(`${'a'.repeat(999)}😀`).replace(
        '</TxDtls>',
        `<RmtInf>${`<Ustrd>${'b'.repeat(999)}</Ustrd>`.repeat(30)}</RmtInf><AddtlTxInf>note</AddtlTxInf></TxDtls>`,
      ),
    ),
  )
  const entry = 'statements' in reading ? reading.statements[0]?.entries[0] : undefined
  expect(entry?.counterparty.name).toBe(`${'a'.repeat(999)}\ufffd`)
  expect(entry?.remittance).toHaveLength(20_000)
  expect(entry?.note).toBe('note')
})

test('nothing is loaded, whatever a file asks for', () => {
  const asked: string[] = []
  // It stays where it is registered, and is nobody's source: others may have theirs.
  const match = (file: string) => asked.push(file) < 0
  xmlRegisterInputProvider({ match, open: () => undefined, read: () => -1, close: () => true })
  const included = '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="http://localhost:1/a" parse="text"/>'
  expect(outcome(named(included))).toBe('')
  // In UTF-16 without a mark the parser is the first to see the document type.
  outcome(utf16(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY % p SYSTEM "http://localhost:1/b"> %p;]>${body}`))
  outcome(utf16(`<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///c" [<!ENTITY x SYSTEM "d">]>${named('&x;')}`))
  expect(asked).toEqual([])
})

test('what is too large is refused before it is looked at', () => {
  const spaces = Buffer.alloc(largestBankFile - Buffer.byteLength(good), ' ')
  expect(outcome(Buffer.concat([Buffer.from(good), spaces]))).toBe('Müller')
  const bytes = new Proxy(Buffer.alloc(0), {
    get: (_, key) => (key === 'length' ? largestBankFile + 1 : expect.fail('It was read')),
  })
  expect(readCamt(bytes)).toEqual({ refused: 'bank_file.too_large' })
})

/** So many nodes are gone to, and characters taken, while a file is read. */
function countWork(file: string) {
  const bytes = toBytes(file)
  const count = { nodes: 0, characters: 0 }
  const next = vi.spyOn(XmlElement.prototype, 'next', 'get')
  count.characters = charactersRead(() => readCamt(bytes))
  count.nodes = next.mock.calls.length
  next.mockRestore()
  return count
}

test.each([
  ['attributes', (count: number) => good.replace('<Ntry>', `<Ntry ${numbered(count, 'a')}>`)],
  ['namespaces', (count: number) => good.replace('<Ntry>', `<Ntry ${numbered(count, 'xmlns:a')}>`)],
  ['letters of a name', (count: number) => named('a'.repeat(100 * count))],
  ['signs by number', (count: number) => named('&#65;'.repeat(100 * count))],
  ['comments', (count: number) => '<!---->'.repeat(count) + body],
  ['elements', (count: number) => inMessage('<a/>'.repeat(count))],
  [
    'lines of text',
    (count: number) => body.replace('</TxDtls>', `<RmtInf>${'<Ustrd>a</Ustrd>'.repeat(count)}</RmtInf></TxDtls>`),
  ],
  ['balances', (count: number) => body.replace('<Ntry>', `${'<Bal><Amt Ccy="EUR">1</Amt></Bal>'.repeat(count)}<Ntry>`)],
])('twice as many %s are twice as much to read', (_, file) => {
  const [some, twice] = [countWork(file(1_000)), countWork(file(2_000))]
  expect(some.nodes).toBeGreaterThan(0)
  expect(twice.nodes).toBeLessThan(2.2 * some.nodes)
  expect(twice.characters).toBeLessThan(2.2 * some.characters)
})

const numbered = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at}="u"`).join(' ')

test('a message of more elements than a bank writes is not read', () => {
  const pieces = (count: number) => body.replace('<Ntry>', `<Ntry>${'<a/>'.repeat(count)}`)
  expect(outcome(pieces(990_000))).toBe('Müller')
  expect(outcome(pieces(1_000_001))).toBe('bank_file.shape')
})

test('what the parser has of a file is given back, however its reading ends', () => {
  diag.configure({ enabled: true })
  const ends = [good, named('<a'), good.replace('camt', 'pain'), good.replaceAll('5.00', 'five')].map(outcome)
  const left = diag.report()
  diag.configure({ enabled: false })
  expect(ends).toEqual(['Müller', 'bank_file.not_xml', 'bank_file.not_camt', 'bank_file.amount'])
  expect(left).toEqual({})
})

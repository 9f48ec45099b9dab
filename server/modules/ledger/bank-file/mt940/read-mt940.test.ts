import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestBankFile } from '../../../../../rules/ledger/bank-statement.ts'
import { isMt940, readMt940 } from './read-mt940.ts'
import { account, makeFile, readFile } from './testing/mt940-file.ts'

const outcome = (text: string) => {
  const reading = readMt940(Buffer.from(text))
  return 'refused' in reading ? `${reading.refused} ${reading.place?.line}` : 'read'
}

const page = (number: string, opening: string, closing: string, mark: string) =>
  [
    ':20:P',
    `:25:${account}`,
    `:28C:${number}`,
    `:60${opening}`,
    `:61:260302C1,NTRFNONREF//${mark}`,
    `:62${closing}`,
    '-',
  ].join('\n')

const [one, two, three] = [
  page('7/1', 'F:C260301EUR1,', 'M:C260302EUR2,', 'A'),
  page('7/2', 'M:C260302EUR2,', 'M:C260302EUR3,', 'B'),
  page('7/3', 'M:C260302EUR3,', 'F:C260302EUR4,', 'C'),
]

test('pages are one statement, from the first balance to the last', () => {
  expect(readFile([one, two, three].join('\n'))).toMatchObject([
    { opening: 100, closing: 400, doubt: null, entries: [{ reference: 'A' }, { reference: 'B' }, { reference: 'C' }] },
  ])
})

test.each([
  ['one is missing', [one, three]],
  ['of another statement', [one, two.replace('7/2', '8/1')]],
  ['of another account', [one, two.replace(account, 'NL91ABNA0417164300')]],
  ['after the last', [three, page('7/4', 'M:C260302EUR4,', 'F:C260302EUR5,', 'D')]],
])('pages are not put together: %s', (_, pages) => {
  const statements = readFile(pages.join('\n'))
  expect(statements).toHaveLength(2)
  expect(statements.map(({ doubt }) => doubt)).toEqual([null, null])
})

const statement = makeFile([':61:260302C1,NTRFNONREF//A', ':86:x'], { closing: 'C260302EUR101,' })

test.each([
  [
    'an envelope',
    `{1:F01BANKDEFFAXXX0000000000}{2:O9401200260302BANKDEFFAXXX00000000002603021200N}{4:\r\n${statement.replace('\r\n-', '\r\n-}{5:{CHK:1}}')}`,
    1,
  ],
  [
    'envelopes one after the other',
    `{1:a}{2:I940A}{4:\r\n${statement.replace('-\r\n', '-}{1:a}{2:I940A}{4:\r\n')}${statement.replace('-\r\n', '-}')}`,
    2,
  ],
  ['the field behind its envelope', `{1:a}{4:${statement}`, 1],
  [
    'headers of banks',
    `ABNANL2A\r\n940\r\nABNANL2A\r\n${statement}0000 01INGBNL2AXXXX00001\r\n940 00\r\n${statement.replace('-\r\n', '-XXX\r\n')}`,
    2,
  ],
  ['no end', statement.replace('-\r\n', '') + statement, 2],
  ['a field of its own before', `:940:\r\n${statement.replace('-\r\n', '')}:940:\r\n${statement}`, 2],
  ['marks of a line', `\u0001${statement}\u0003`, 1],
  ['a byte order mark', `\ufeff${statement}`, 1],
  ['lines of Macs', statement.replaceAll('\r\n', '\r'), 1],
  ['lines of Unix, blank ones too', `\n${statement.replaceAll('\r\n', '\n\n')}`, 1],
  ['Swedish letters for brackets', `ä4:\r\n${statement.replace('\r\n-', '\r\n-å')}`, 1],
  ['words of the bank about the whole', statement.replace('\r\n-', '\r\n:86:thank you\r\n-'), 1],
])('a file with %s is read', (_, text, count) => {
  expect(isMt940(Buffer.from(text))).toBe(true)
  const statements = readFile(text)
  expect(statements).toHaveLength(count)
  for (const { entries, doubt } of statements)
    expect([entries.map(({ reference }) => reference), doubt]).toEqual([['A'], null])
})

test.each([
  ['an entry without an amount', ':61:260302CNTRFNONREF', 'bank_file.shape 5'],
  ['no comma', ':61:260302C12NTRFNONREF', 'bank_file.shape 5'],
  ['a point', ':61:260302C12.50NTRFNONREF', 'bank_file.shape 5'],
  ['more decimals than cents', ':61:260302C12,505NTRFNONREF', 'bank_file.amount 5'],
  ['an amount that is too large', ':61:260302C99999999999999999,NTRFNONREF', 'bank_file.amount 5'],
  ['a mark that is none', ':61:260302X12,50NTRFNONREF', 'bank_file.shape 5'],
  ['a day that is none', ':61:261302C12,50NTRFNONREF', 'bank_file.shape 5'],
  ['a day of booking that is none', ':61:2603020431C12,50NTRFNONREF', 'bank_file.shape 5'],
  ['a line without a field', 'INL26000001', 'bank_file.shape 5'],
  ['a field that nobody knows', ':99X:abc', 'bank_file.shape 5'],
  ['words about no entry', ':86:abc', 'bank_file.shape 5'],
  ['a second balance', ':60F:C260301EUR1,', 'bank_file.shape 5'],
  ['a line that is too long', `:61:260302C1,NTRF\r\n:86:${'a'.repeat(2_000)}`, 'bank_file.shape 6'],
  ['too many lines', `:61:260302C1,NTRF\r\n:86:a${'\r\na'.repeat(200)}`, 'bank_file.shape 206'],
  ['an interim report', ':34F:EURD0,', 'bank_file.not_camt 5'],
])('%s refuses the file, and says the line', (_, field, refused) => {
  expect(outcome(makeFile([field]))).toBe(refused)
})

test.each([
  ['another currency at its end', makeFile([], { closing: 'C260302USD100,' }), 'bank_file.shape 5'],
  ['a balance that is none', makeFile([], { opening: 'C260301100,' }), 'bank_file.shape 4'],
  ['no account', makeFile([]).replace(/:25:.*\r\n/, ''), 'bank_file.shape 1'],
  ['no balance at its end', makeFile([]).replace(/:62F:.*\r\n/, ''), 'bank_file.shape 1'],
  ['no balance at its beginning', makeFile([]).replace(/:60F:.*\r\n/, ''), 'bank_file.shape 1'],
  ['an entry behind its end', makeFile([]).replace('-\r\n', ':61:260302C1,NTRF\r\n-\r\n'), 'bank_file.shape 6'],
  ['another message', `{1:a}{2:O942A}{4:\r\n${makeFile([])}`, 'bank_file.not_camt 1'],
  ['words before it', `Dear customer,\r\n${makeFile([])}`, 'bank_file.shape 1'],
  ['nothing', '', 'bank_file.shape undefined'],
])('a file with %s is refused', (_, text, refused) => {
  expect(outcome(text)).toBe(refused)
})

test('what is too large is refused before it is looked at', () => {
  const bytes = new Proxy(Buffer.alloc(0), {
    get: (_, key) => (key === 'length' ? largestBankFile + 1 : expect.fail('It was read')),
  })
  expect(readMt940(bytes)).toEqual({ refused: 'bank_file.too_large' })
})

test.each(['<?xml version="1.0"?><Document>:20:</Document>', 'IBAN;amount\n:20:', ':20:A\n:61:x\n:86:x\n:25:x', ''])(
  'is no MT940: %s',
  (text) => {
    expect(isMt940(Buffer.from(text))).toBe(false)
  },
)

test('bytes that are no text are refused', () => {
  expect(readMt940(Buffer.from([0x3a, 0, 1, 2, 0xff, 0x81, 3, 0, 5, 6]))).toEqual({ refused: 'bank_file.shape' })
})

test('whatever is cut off or put in, a file is read or refused', () => {
  const whole = makeFile([
    ':61:2603020302C12,50NTRFE2E-1//BANK-1',
    ':86:166?00A?20SVWZ+x?32N',
    ':61:260302D1,NTRFNONREF',
    ':86:/NAME/a/REMI/b',
  ])
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(whole.length), fc.string({ maxLength: 8 }), (from, to, put) => {
      expect(() => readMt940(Buffer.from(whole.slice(0, from) + put + whole.slice(to)))).not.toThrow()
    }),
  )
})

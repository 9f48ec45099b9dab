import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayPay } from '../../../../../rules/payment/payment.ts'
import { account, makeFile, readEntries, readEntry, readFile } from './testing/mt940-file.ts'

test('a statement says what it says', () => {
  const [statement] = readFile(
    makeFile([':61:2603020302C12,50NTRFE2E-1//BANK-1', ':86:INL26000001 danke', ':64:C260302EUR112,50'], {
      closing: 'C260302EUR112,50',
    }),
  )
  expect(statement).toEqual({
    messageId: 'STARTUMSE',
    id: 'STARTUMSE 00027',
    sequence: '00027',
    account,
    currency: 'EUR',
    opening: 10_000,
    closing: 11_250,
    from: null,
    to: '2026-03-02',
    kind: 'statement',
    writtenAt: null,
    startsAt: '2026-03-02T00:00:00',
    endsAt: '2026-03-03T00:00:00',
    page: null,
    pending: [],
    doubt: null,
    entries: [
      {
        reference: 'BANK-1',
        part: 0,
        bookedOn: '2026-03-02',
        valueOn: '2026-03-02',
        amount: 1_250,
        currency: 'EUR',
        direction: 'credit',
        isReversal: false,
        counterparty: { name: '', account: '' },
        endToEndId: 'E2E-1',
        creditorReferences: [],
        remittance: 'INL26000001 danke',
        note: '',
        bankCode: 'NTRF',
        returnReason: '',
      },
    ],
  })
})

test('balances that the entries do not prove are a doubt', () => {
  const [statement] = readFile(makeFile([':61:260302C12,50NTRFNONREF']))
  expect(statement?.doubt).toEqual({ reason: 'balance', expected: 11_250, closing: 10_000 })
})

test.each([
  ['C', 'credit', false],
  ['D', 'debit', false],
  ['RC', 'debit', true],
  ['RD', 'credit', true],
  ['CR', 'credit', false],
  ['DR', 'debit', false],
  ['RCR', 'debit', true],
  ['RDR', 'credit', true],
  ['CN', 'credit', false],
])('%s moves money as a %s: what takes back a credit is money out', (mark, direction, isReversal) => {
  const entry = readEntry(`:61:2603020302${mark}12,50NTRFNONREF`)
  expect(entry).toMatchObject({ direction, isReversal, amount: 1_250 })
  expect(mayPay(entry)).toBe(direction === 'credit' && !isReversal)
})

test('reversals prove the balance as they are read', () => {
  const [statement] = readFile(
    makeFile([':61:260302RC20,NTRFNONREF', ':61:260302RD5,NTRFNONREF'], { closing: 'C260302EUR85,' }),
  )
  expect(statement?.doubt).toBeNull()
})

test('what is only expected is not booked', () => {
  const [statement] = readFile(makeFile([':61:260302EC20,NTRFNONREF', ':61:260302ED5,NTRFNONREF']))
  expect(statement).toMatchObject({
    pending: [
      { amount: 2_000, direction: 'credit', bookedOn: '2026-03-02' },
      { amount: 500, direction: 'debit' },
    ],
    entries: [],
    doubt: null,
  })
})

test.each([
  ['2512311231', '2025-12-31', '2025-12-31'],
  ['2601011231', '2025-12-31', '2026-01-01'],
  ['2512310102', '2026-01-02', '2025-12-31'],
  ['2601020102', '2026-01-02', '2026-01-02'],
  ['2606020302', '2026-03-02', '2026-06-02'],
  ['260302', '2026-03-02', '2026-03-02'],
  ['2402290229', '2024-02-29', '2024-02-29'],
  ['2502300303', '2025-03-03', '2025-02-28'],
  ['2402300301', '2024-03-01', '2024-02-29'],
  ['9912310103', '2000-01-03', '1999-12-31'],
])('days %s: booked on %s, of value %s', (days, bookedOn, valueOn) => {
  expect(readEntry(`:61:${days}C1,NTRFNONREF`)).toMatchObject({ bookedOn, valueOn })
})

test.each([
  ['1234,', 123_400],
  ['1234,5', 123_450],
  [',5', 50],
  ['0,05', 5],
  ['000000000012,50', 1_250],
  ['12,50000', 1_250],
])('the amount %s is %s cents', (amount, cents) => {
  expect(readEntry(`:61:260302C${amount}NTRFNONREF`).amount).toBe(cents)
})

test.each([
  ['NTRFREF-1//BANK-1', 'BANK-1', 'REF-1'],
  ['NTRFREF-1', 'REF-1', 'REF-1'],
  ['NTRFNONREF//NONREF', 'position 1', ''],
  ['NTRFEREF', 'position 1', ''],
  ['NTRF', 'position 1', ''],
  ['N027NONREF//A//B', 'A//B', ''],
  ['S103', 'position 1', ''],
])('%s: an entry is named %s, its payment "%s"', (rest, reference, endToEndId) => {
  expect(readEntry(`:61:260302C1,${rest}`)).toMatchObject({ reference, endToEndId })
})

test('no two entries have one reference, and the second time they have the same ones', () => {
  const lines = ['A', 'A#2', 'A', 'A', 'NONREF', 'NONREF'].map((name) => `:61:260302C1,NTRFX//${name}`)
  const names = () => readEntries(lines).map(({ reference }) => reference)
  expect(new Set(names()).size).toBe(6)
  expect(names()).toEqual(names())
})

test('the lines below an entry are noted, an account among them is that of the payer', () => {
  expect(readEntry(':61:260302C1,NTRFNONREF\r\n/OCMT/USD1,10/')).toMatchObject({ note: '/OCMT/USD1,10/' })
  const entry = readEntry(':61:260302C1,NTRFNONREF\r\nNL91ABNA0417164300', ':86:danke')
  expect(entry).toMatchObject({ counterparty: { account: 'NL91ABNA0417164300' }, note: '', remittance: 'danke' })
  expect(readEntry(':61:260302C1,NOVBNL91ABNA0417164300')).toMatchObject({
    counterparty: { account: 'NL91ABNA0417164300' },
    endToEndId: '',
  })
})

test('a name behind a reference that is filled up is none of it', () => {
  expect(readEntry(':61:260302C1,N030NONREF          MUSTER BV')).toMatchObject({ endToEndId: '', note: 'MUSTER BV' })
})

test.each([
  ['a bank and an account', '37040044/532013000', 'DE89370400440532013000'],
  ['with the currency', '37040044/0532013000EUR', 'DE89370400440532013000'],
  ['an IBAN', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['an IBAN with the currency', 'DE89370400440532013000EUR', 'DE89370400440532013000'],
  ['behind a slash', '/PL61109010140000071219812874', 'PL61109010140000071219812874'],
  ['behind the bank', 'INGBNL2A/NL91ABNA0417164300', 'NL91ABNA0417164300'],
  ['what is none', 'BPHKPLPK/320000546101', 'BPHKPLPK/320000546101'],
  ['a wrong IBAN', 'DE89370400440532013001', 'DE89370400440532013001'],
  ['a longer account', '37040044/00532013000', '37040044/00532013000'],
])('an account: %s', (_, written, read) => {
  expect(readFile(makeFile([], { of: written }))[0]?.account).toBe(read)
})

const word = fc.stringMatching(/^[A-Za-z0-9,. ]{1,20}$/).map((text) => `a${text.trim()}`)
const cents = fc.integer({ min: 1, max: 99_999_999 })
const anyEntry = fc.record({
  cents,
  mark: fc.constantFrom('C', 'D', 'RC', 'RD'),
  name: word,
  words: word,
  id: fc.stringMatching(/^[A-Z0-9]{1,12}$/),
})

const isDebit = (mark: string) => mark === 'D' || mark === 'RC'
const inUnits = (amount: number) =>
  `${Math.floor(amount / 100)},${String(amount % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')}`
const balance = (amount: number) => `${amount < 0 ? 'D' : 'C'}260302EUR${inUnits(Math.abs(amount))}`

test('what is written is read, entry by entry, and proves its balances', () => {
  fc.assert(
    fc.property(
      fc.array(anyEntry, { maxLength: 20 }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      (entries, opening) => {
        const fields = entries.flatMap((entry) => [
          `:61:2603020302${entry.mark}${inUnits(entry.cents)}NTRF${entry.id}`,
          `:86:166?00X?20SVWZ+${entry.words}?32${entry.name}`,
        ])
        const closing = entries.reduce(
          (sum, entry) => sum + (isDebit(entry.mark) ? -entry.cents : entry.cents),
          opening,
        )
        const [read] = readFile(makeFile(fields, { opening: balance(opening), closing: balance(closing) }))
        expect(read).toMatchObject({ opening, closing, doubt: null })
        expect(
          read?.entries.map(({ amount, direction, isReversal, counterparty, remittance }) => ({
            amount,
            direction,
            isReversal,
            name: counterparty.name,
            remittance,
          })),
        ).toEqual(
          entries.map((entry) => ({
            amount: entry.cents,
            direction: isDebit(entry.mark) ? 'debit' : 'credit',
            isReversal: entry.mark.startsWith('R'),
            name: entry.name.replaceAll(/ +/g, ' '),
            remittance: entry.words.replaceAll(/ +/g, ' '),
          })),
        )
      },
    ),
  )
})

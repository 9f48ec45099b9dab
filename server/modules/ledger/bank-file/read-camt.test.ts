import { expect, test } from 'vitest'
import type { BankStatement } from '../../../../rules/ledger/bank-statement.ts'
import { type FileEntry, type FileStatement, makeBankFile } from '../../../testing/files/bank-file.ts'
import { readCamt } from './read-camt.ts'

const versions = Array.from({ length: 12 }, (_, at) => at + 2)

function read(bytes: Uint8Array): BankStatement[] {
  const reading = readCamt(bytes)
  if ('refused' in reading) throw new Error(reading.refused)
  return reading.statements
}

function readStatement(statement: FileStatement, version?: number): BankStatement {
  const [first] = read(makeBankFile([statement], version ? { version } : {}))
  if (!first) throw new Error('There is no statement')
  return first
}

const readEntries = (entries: readonly FileEntry[], version?: number) => readStatement({ entries }, version).entries

/** A file whose text is changed before it is read. */
const readChanged = (entry: FileEntry, change: (text: string) => string, version?: number) =>
  readCamt(Buffer.from(change(makeBankFile([{ entries: [entry] }], version ? { version } : {}).toString())))

test.each(versions)('version %s says what its statement says', (version) => {
  const statement = readStatement(
    {
      id: 'STM-7',
      sequence: 12,
      opening: -5_000,
      from: '2026-02-28',
      to: '2026-03-02',
      entries: [
        {
          amount: 12_150,
          reference: 'ASR-1',
          name: 'Müller & <Söhne>',
          account: 'DE89370400440532013000',
          remittance: ['INL26000001', 'thank you'],
          creditorReference: 'RF87INL26000001',
          endToEndId: 'E2E-1',
        },
        { amount: 2_000, direction: 'debit', name: 'Carrier', account: '12345678' },
        { amount: 99, status: 'PDNG' },
      ],
    },
    version,
  )
  expect(statement).toMatchObject({
    messageId: 'MSG-1',
    id: 'STM-7',
    sequence: '12',
    account: 'NL91ABNA0417164300',
    currency: 'EUR',
    opening: -5_000,
    closing: 5_150,
    from: '2026-02-28',
    to: '2026-03-02',
    pending: [{ amount: 99 }],
  })
  expect(statement.entries).toEqual([
    {
      reference: 'ASR-1',
      part: 0,
      bookedOn: '2026-03-02',
      valueOn: '2026-03-02',
      amount: 12_150,
      currency: 'EUR',
      direction: 'credit',
      isReversal: false,
      counterparty: { name: 'Müller & <Söhne>', account: 'DE89370400440532013000' },
      endToEndId: 'E2E-1',
      creditorReferences: ['RF87INL26000001'],
      remittance: 'INL26000001 thank you',
      note: '',
      bankCode: 'PMNT.RCDT.ESCT',
      returnReason: '',
    },
    expect.objectContaining({
      reference: 'position 2',
      direction: 'debit',
      amount: 2_000,
      counterparty: { name: 'Carrier', account: '12345678' },
    }),
  ])
})

test.each(versions)('version %s: the payments of a batch are entries of their own', (version) => {
  const batch = [
    { amount: 100, name: 'A' },
    { amount: 250, name: 'B', remittance: ['x'] },
  ]
  const entries = readEntries([{ amount: 350, reference: 'B1', batch }], version)
  expect(
    entries.map(({ reference, part, amount, counterparty }) => [reference, part, amount, counterparty.name]),
  ).toEqual([
    ['B1/1', 1, 100, 'A'],
    ['B1/2', 2, 250, 'B'],
  ])
})

test('what goes out within a batch that comes in is money out', () => {
  const batch = [{ amount: 500 }, { amount: 150, direction: 'debit' as const, name: 'C' }]
  const entries = readEntries([{ amount: 350, batch }])
  expect(entries.map(({ amount, direction }) => [amount, direction])).toEqual([
    [500, 'credit'],
    [150, 'debit'],
  ])
  expect(entries[1]?.counterparty.name).toBe('C')
})

test('a batch whose payments are not its sum is one entry, with what all of them say', () => {
  const batch = [
    { amount: 100, name: 'A', remittance: ['INL26000001'] },
    { amount: 200, name: 'B', remittance: ['INL26000002'] },
  ]
  expect(readEntries([{ amount: 350, batch }])).toMatchObject([
    { part: 0, amount: 350, remittance: 'INL26000001 INL26000002', counterparty: { name: '' } },
  ])
})

test('a batch of one payment is that payment', () => {
  const entry = { amount: 350, reference: 'B1', batch: [{ amount: 350, name: 'A' }] }
  expect(readEntries([entry])).toMatchObject([{ reference: 'B1', part: 0, counterparty: { name: 'A' } }])
})

test('an entry without details is one, with what the bank adds', () => {
  const reading = readChanged({ amount: 350 }, (text) =>
    text
      .replace(/<NtryDtls>.*<\/NtryDtls>/, '<AddtlNtryInf>Cash</AddtlNtryInf>')
      .replace(/<Domn>.*<\/Domn>/, '<Prtry><Cd>544</Cd></Prtry>'),
  )
  const entry = { amount: 350, reference: 'position 1', note: 'Cash', bankCode: '544', remittance: '' }
  expect(reading).toMatchObject({ statements: [{ entries: [{ ...entry, counterparty: { name: '', account: '' } }] }] })
})

test('a payer for another party is named where no other is', () => {
  const reading = readChanged({ amount: 1, name: 'A' }, (text) => text.replaceAll('Dbtr>', 'UltmtDbtr>'))
  expect(reading).toMatchObject({ statements: [{ entries: [{ counterparty: { name: 'A' } }] }] })
})

test('what a bank took off a single payment was not paid to us', () => {
  expect(readEntries([{ amount: 350, batch: [{ amount: 400, name: 'A' }] }])).toMatchObject([{ amount: 350, part: 0 }])
})

test.each([
  ['the reference of the bank', { reference: 'ASR', entryReference: '7', endToEndId: 'E' }, 'ASR'],
  ['that of the entry', { entryReference: '7', endToEndId: 'E' }, '7'],
  ['that of the payer', { endToEndId: 'E' }, 'E'],
  ['none of a bank that says none', { reference: 'NONREF', endToEndId: 'NOTPROVIDED' }, 'position 1'],
])('an entry is named by %s', (_, entry, reference) => {
  expect(readEntries([{ amount: 1, ...entry }])[0]?.reference).toBe(reference)
})

test('no two entries have one reference, and each has the same one whenever it is read', () => {
  const batch = [{ amount: 1 }, { amount: 2 }]
  const entries = [
    { amount: 1, reference: 'A' },
    { amount: 1, reference: 'A#2' },
    { amount: 1, reference: 'A' },
    { amount: 1, reference: 'A' },
    { amount: 3, reference: 'A', batch },
    { amount: 1, reference: 'A/2' },
  ]
  const references = () => readEntries(entries).map(({ reference }) => reference)
  expect(references()).toEqual(['A', 'A#2', 'A#3', 'A#4', 'A/1', 'A/2', 'A/2#2'])
  expect(references()).toEqual(references())
})

test('a reversal and a payment that came back say so', () => {
  expect(
    readEntries([
      { amount: 1, isReversal: true },
      { amount: 1, returnReason: 'AC04' },
    ]),
  ).toMatchObject([
    { isReversal: true, returnReason: '' },
    { isReversal: false, returnReason: 'AC04' },
  ])
})

test('numbers that the payer named apart stand among what they wrote', () => {
  const entry = { amount: 1, remittance: ['a'], documentNumbers: ['INL26000001', 'CNL26000001'] }
  expect(readEntries([entry])[0]?.remittance).toBe('a INL26000001 CNL26000001')
})

test('a balance in another currency than the account is none of it', () => {
  const reading = readChanged({ amount: 5 }, (text) => text.replace(/(CLBD.*?Ccy=")EUR/, '$1SEK'))
  expect(reading).toMatchObject({ statements: [{ currency: 'EUR', opening: 0, closing: null }] })
})

test('an account whose currency is not said has that of its balances, and what was closed before may open', () => {
  const reading = readChanged({ amount: 5 }, (text) => text.replace('<Ccy>EUR</Ccy>', '').replace('>OPBD<', '>PRCD<'))
  expect(reading).toMatchObject({ statements: [{ currency: 'EUR', opening: 0, closing: 5 }] })
})

test('several statements and a prefix of the namespace', () => {
  const statements = ['A', 'B'].map((id) => ({ id, entries: [{ amount: 1 }] }))
  expect(read(makeBankFile(statements, { prefix: 'ns2' })).map(({ id, entries }) => [id, entries.length])).toEqual([
    ['A', 1],
    ['B', 1],
  ])
})

test('what stands in another namespace is no part of the statement', () => {
  const reading = readChanged({ amount: 500 }, (text) =>
    text.replace('<Ntry>', '<Ntry><Amt xmlns="urn:other" Ccy="EUR">1.00</Amt>'),
  )
  expect(reading).toMatchObject({ statements: [{ entries: [{ amount: 500 }] }] })
})

test.each(['12.345', '1e3', '-1', '', '1,00', ' ', '1<b>2</b>'])('an amount "%s" refuses the file', (amount) => {
  const change = (text: string) => text.replace(/(<Ntry>.*?<Amt Ccy="EUR">)[^<]*/, `$1${amount}`)
  expect(readChanged({ amount: 500 }, change)).toMatchObject({ refused: 'bank_file.amount' })
})

test('an amount is read through comments and CDATA', () => {
  const change = (text: string) => text.replaceAll('>5.00<', '>5<!-- 9 -->.<![CDATA[01]]><')
  expect(readChanged({ amount: 500 }, change)).toMatchObject({ statements: [{ entries: [{ amount: 501 }] }] })
})

test.each([
  ['no statement', (text: string) => text.replace(/<Stmt>.*<\/Stmt>/, '')],
  ['no account', (text: string) => text.replace(/<Acct>.*?<\/Acct>/, '')],
  ['neither credit nor debit', (text: string) => text.replace(/(<Ntry>.*?)CRDT/, '$1BOTH')],
  ['no day', (text: string) => text.replace(/<BookgDt>.*<\/ValDt>/, '')],
  [
    'a day that no month has',
    (text: string) => text.replace(/<BookgDt>.*<\/ValDt>/, '<BookgDt><Dt>2026-02-30</Dt></BookgDt>'),
  ],
])('%s: a shape that is not known', (_, change) => {
  expect(readChanged({ amount: 500 }, change)).toMatchObject({ refused: 'bank_file.shape' })
})

test('a day may come with a time, and the day of value stand for it', () => {
  const timed = readChanged({ amount: 1 }, (text) =>
    text.replace(/<BookgDt>.*<\/BookgDt>/, '<BookgDt><DtTm>2026-03-01T23:30:00-05:00</DtTm></BookgDt>'),
  )
  expect(timed).toMatchObject({ statements: [{ entries: [{ bookedOn: '2026-03-01', valueOn: '2026-03-02' }] }] })
  const valued = readChanged({ amount: 1 }, (text) => text.replace(/<BookgDt>.*<\/BookgDt>/, ''))
  expect(valued).toMatchObject({ statements: [{ entries: [{ bookedOn: '2026-03-02' }] }] })
})

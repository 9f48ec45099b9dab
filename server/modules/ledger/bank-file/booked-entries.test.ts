import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { readCamt } from './read-camt.ts'

const bankFile = (name: string) => readFileSync(new URL(`../../../testing/files/bank/${name}`, import.meta.url))

function readFirst(bytes: Uint8Array) {
  const reading = readCamt(bytes)
  if ('refused' in reading || !reading.statements[0]) throw new Error(JSON.stringify(reading))
  return reading.statements[0]
}

const amounts = (bytes: Uint8Array) => readFirst(bytes).entries.map(({ amount }) => amount)

test.each([
  ['camt-no-status.xml', [10_000, 20_000]],
  ['camt-status-proprietary.xml', [2_000]],
  ['camt-status-lower.xml', [2_100]],
])('%s is booked', (name, booked) => {
  expect(amounts(bankFile(name))).toEqual(booked)
})

const noBalances = (text: string) => text.replaceAll(/<Bal>.*?<\/Bal>/g, '')

test.each([
  ['BOOK', 'booked'],
  ['<Cd>BOOK</Cd>', 'booked'],
  ['<Cd> book </Cd>', 'booked'],
  ['<Prtry>Booked</Prtry>', 'booked'],
  ['PDNG', 'pending'],
  ['<Cd>PDNG</Cd>', 'pending'],
  ['<Cd>INFO</Cd>', 'pending'],
  ['<Cd>FUTR</Cd>', 'pending'],
  ['<Prtry>pending</Prtry>', 'pending'],
])('an entry of status %s is %s', (status, expected) => {
  const text = noBalances(makeBankFile([{ entries: [{ amount: 500 }] }]).toString())
  const { entries, pending } = readFirst(Buffer.from(text.replace(/(<Sts>).*(<\/Sts>)/, `$1${status}$2`)))
  expect([entries.length, pending.length]).toEqual(expected === 'booked' ? [1, 0] : [0, 1])
})

test('what does not say that it is booked is so where the balances prove it, and beside what says so', () => {
  const file = makeBankFile([
    { opening: -300, entries: [{ amount: 500 }, { amount: 70, status: 'PDNG' }, { amount: 9 }] },
  ])
  const text = file.toString()
  const silent = text.replace('<Sts><Cd>BOOK</Cd></Sts>', '')
  expect(readFirst(Buffer.from(silent))).toMatchObject({
    entries: [{ amount: 500 }, { amount: 9 }],
    pending: [{ amount: 70 }],
  })
  const own = text.replace('<Cd>BOOK</Cd>', '<Prtry>X7</Prtry>')
  expect(amounts(Buffer.from(own))).toEqual([500, 9])
  const notYet = text.replace('<Cd>PDNG</Cd>', '<Prtry>X7</Prtry>')
  expect(readFirst(Buffer.from(notYet))).toMatchObject({
    entries: [{ amount: 500 }, { amount: 9 }],
    pending: [{ amount: 70 }],
  })
})

test('what is not booked may have no day yet; what is booked has one, and neither has no amount', () => {
  const file = (status: 'BOOK' | 'PDNG') => makeBankFile([{ entries: [{ amount: 70, status }] }]).toString()
  const noDay = (text: string) => Buffer.from(text.replaceAll(/<(BookgDt|ValDt)>.*?<\/\1>/g, ''))
  expect(readFirst(noDay(file('PDNG'))).pending).toMatchObject([{ amount: 70, bookedOn: null }])
  const place = { statement: 'STM-1', entry: 1 }
  expect(readCamt(noDay(file('BOOK')))).toEqual({ refused: 'bank_file.shape', place })
  const noAmount = file('PDNG').replace(/(<Ntry>.*?)<Amt.*?<\/Amt>/, '$1')
  expect(readCamt(Buffer.from(noAmount))).toEqual({ refused: 'bank_file.amount', place })
})

import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { makeFile } from './mt940/testing/mt940-file.ts'
import { readAny } from './read-any.ts'

const camt = (id: string) => makeBankFile([{ id, entries: [{ amount: 100, reference: id }] }])
const mt940 = Buffer.from(makeFile([':61:260302C1,NTRFNONREF//A', ':61:260302D1,NTRFNONREF//B']))

function told(bytes: Uint8Array) {
  const reading = readAny(bytes)
  if ('refused' in reading) return [reading.refused, reading.place]
  return reading.statements.flatMap(({ entries }) => entries.map(({ reference, amount }) => `${reference} ${amount}`))
}

test('a file of each kind is known by what it says, alone or packed', () => {
  expect(told(camt('C1'))).toEqual(['C1 100'])
  expect(told(mt940)).toEqual(['A 100', 'B 100'])
  expect(told(zipSync({ 'a/one.xml': camt('C1'), 'two.sta': mt940, '__MACOSX/._one.xml': Buffer.from('x') }))).toEqual([
    'C1 100',
    'A 100',
    'B 100',
  ])
  const packed = readFileSync(new URL('../../../testing/files/bank/camt-in-zip.zip', import.meta.url))
  expect(told(packed)).toEqual(['BANKREF-77001 9100'])
})

test('a file is refused by the place that is not understood', () => {
  const broken = Buffer.from(
    makeBankFile([{ id: 'S1', entries: [{ amount: 1 }, { amount: 2 }] }])
      .toString()
      .replace('0.02', 'two'),
  )
  expect(told(broken)).toEqual(['bank_file.amount', { statement: 'S1', entry: 2 }])
  expect(told(zipSync({ 'one.xml': camt('C1'), 'two.xml': broken }))).toEqual([
    'bank_file.amount',
    { statement: 'S1', entry: 2, file: 'two.xml' },
  ])
  expect(told(zipSync({ 'one.xml': camt('C1'), 'notes.txt': Buffer.from('Hello') }))).toEqual([
    'bank_file.not_xml',
    { file: 'notes.txt' },
  ])
  expect(told(Buffer.from(mt940.toString().replace('C1,NTRF', 'CX,NTRF')))).toEqual(['bank_file.amount', { line: 5 }])
})

test('a ZIP file that is empty, cut off, or of more than one file may be is refused', () => {
  expect(told(zipSync({ 'empty/': new Uint8Array() }))).toEqual(['bank_file.shape', undefined])
  const packed = zipSync({ 'one.xml': camt('C1') })
  expect(told(packed.slice(0, -30))).toEqual(['bank_file.shape', undefined])
  const large = Buffer.alloc(5_000_001, ' ')
  expect(told(zipSync({ 'a.xml': large, 'b.xml': large }))).toEqual(['bank_file.too_large', undefined])
  const many = Array.from({ length: 1_001 }, (_, at) => [`${at}.xml`, new Uint8Array()] as const)
  expect(told(zipSync(Object.fromEntries(many)))).toEqual(['bank_file.too_large', undefined])
})

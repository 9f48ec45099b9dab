import { expect, test } from 'vitest'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { readBankFile } from './read-bank-file.ts'
import { readCamt } from './read-camt.ts'

test('a thread reads what is read here, entry by entry', async () => {
  const entries = Array.from({ length: 450 }, (_, at) => ({ amount: at, reference: `R${at}`, name: 'Müller' }))
  const file = makeBankFile([
    { id: 'A', entries },
    { id: 'B', entries: [] },
  ])
  expect(await readBankFile(file, { person: 'a' })).toEqual(readCamt(file))
})

test.each([
  ['bank_file.not_xml', Buffer.from('no')],
  ['bank_file.too_large', Buffer.alloc(10_000_001)],
])('a thread refuses, too: %s', async (refused, bytes) => {
  expect(await readBankFile(bytes, { person: 'a' })).toEqual({ refused })
})

test('what is too large never goes to a thread', async () => {
  // No thread can be given it.
  const bytes = new Proxy(new Uint8Array(), { get: (_, key) => (key === 'length' ? 50_000_000 : undefined) })
  expect(await readBankFile(bytes, { person: 'a' })).toEqual({ refused: 'bank_file.too_large' })
})

import { expect, test } from 'vitest'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { longestHold } from '../../../testing/tasks/longest-hold.ts'
import { readBankFile } from './read-bank-file.ts'

test('a bank file of ten thousand entries holds nobody up while it is read', { timeout: 60_000 }, async () => {
  const entries = Array.from({ length: 10_000 }, (_, at) => ({
    amount: 10_000 + at,
    reference: `ASR${at}`,
    name: 'Reseller & Söhne',
    account: 'DE89370400440532013000',
    remittance: [`Invoice INL26${String(at).padStart(6, '0')}`, 'thank you'],
  }))
  const file = makeBankFile([{ entries }])
  const holds: number[] = []
  for (let time = 0; time < 3; time++) {
    holds.push(
      await longestHold(async () => {
        const reading = await readBankFile(file, { person: 'a' })
        expect(reading).toMatchObject({ statements: [{ id: 'STM-1' }] })
      }),
    )
  }
  // About 6; read here it is 400.
  expect(Math.min(...holds)).toBeLessThan(15)
})

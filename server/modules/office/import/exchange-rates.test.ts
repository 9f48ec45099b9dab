import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'

const { db, load } = importing()

const ratesOf = async (day: string) => {
  const { rows } = await sql<{ rate: string }>`
    select currency || ' ' || rate || ' ' || source as rate from exchange_rates where day = ${day} order by currency`.execute(
    db(),
  )
  return rows.map(({ rate }) => rate)
}

test('the file of the European Central Bank for one day is stored as it is, and again changes nothing', async () => {
  const file = 'Date, USD, JPY, GBP, PLN, ISK, \n03 November 2022, 0.9772, 144.76, 0.87290, 4.7123, N/A, \n'
  expect(await load('eurofxref.csv', file)).toMatchObject({ kind: 'exchange rates', lines: 1, added: 1, badCount: 0 })
  expect(await ratesOf('2022-11-03')).toEqual([
    'GBP 0.87290 file',
    'JPY 144.76 file',
    'PLN 4.7123 file',
    'USD 0.9772 file',
  ])
  expect(await load('eurofxref.csv', file)).toMatchObject({ same: 1, added: 0, changed: 0 })
  expect(await load('other.csv', file.replace('4.7123', '4.7124'))).toMatchObject({ changed: 1, added: 0 })
  expect(await ratesOf('2022-11-03')).toContain('PLN 4.7124 file')
})

test('a file of many days, as a spreadsheet has it', async () => {
  const file = 'Date;PLN\n2022-10-27;4,7523\n2022-10-28;4.7358\n'
  expect(await load('days.csv', file)).toMatchObject({ lines: 2, added: 2, badCount: 0 })
  expect(await ratesOf('2022-10-27')).toEqual(['PLN 4.7523 file'])
})

test('each line is taken, or refused with its reason', async () => {
  const lines = [
    '2022-02-30,1,1',
    '31 Novembre 2022,1,1',
    ',1,1',
    '1998-12-31,1,1',
    '2999-01-01,1,1',
    '2022-06-01,0,1',
    '2022-06-02,-1,1',
    '2022-06-03,1e3,1',
    '2022-06-06,N/A,',
    '2022-06-07,4.58,1',
    '07 June 2022,4.59,1',
  ]
  const report = await load('rates.csv', ['date,PLN,USD', ...lines].join('\n'))
  expect(report).toMatchObject({ lines: 11, added: 1, badCount: 10 })
  expect(report.bad.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '2: date is not a day like 2026-11-25 or 25 November 2026: 2022-02-30',
    '3: date is not a day like 2026-11-25 or 25 November 2026: 31 Novembre 2022',
    '4: date is empty',
    '5: date is before the euro: 1998-12-31',
    '6: date is still to come: 2999-01-01',
    '7: pln is not a rate such as 4.2567: 0',
    '8: pln is not a rate such as 4.2567: -1',
    '9: pln is not a rate such as 4.2567: 1e3',
    '10: no column holds a rate',
    '12: the same as line 11',
  ])
})

test('what is no currency is refused by its name', async () => {
  const loaded = (header: string) => load('rates.csv', `${header}\n2022-06-07,4.58\n`)
  const reasonOf = async (header: string) => (await loaded(header)).bad[0]?.reason
  expect(await reasonOf('date,zloty')).toBe('zloty is no currency')
  expect(await reasonOf('date,')).toBe('no column holds a rate')
  expect((await loaded('date,')).read).toMatchObject({ cellsBeside: 1, firstBeside: 'B2' })
  expect(await reasonOf('date,EUR')).toMatch(/^the euro has no rate/)
})

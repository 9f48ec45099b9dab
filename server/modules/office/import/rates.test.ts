import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'

const { db, load } = importing()

const header = 'carrier,warehouse,country,currency,price,free_from,days_max'

const rateOf = async (currency: string) => {
  const { rows } = await sql`
    select price, free_from, days_min, days_max from shipping_rates
     where carrier = 'STD' and warehouse = 'NL' and country = 'NL' and currency = ${currency}`.execute(db())
  return rows[0]
}

test('what a carrier asks is stored for its currency alone, and again changes nothing', async () => {
  const before = await rateOf('EUR')
  const file = `${header}\nSTD,NL,NL,PLN,"21,90",1200,2\n`
  expect(await load('rates.csv', file)).toMatchObject({ kind: 'rates', lines: 1, changed: 1, badCount: 0 })
  expect(await rateOf('PLN')).toEqual({ price: 2190, free_from: 120_000, days_min: 1, days_max: 2 })
  expect(await rateOf('EUR')).toEqual(before)
  expect(await load('rates.csv', file)).toMatchObject({ same: 1, changed: 0 })
  await db().deleteFrom('shipping_rates').where('currency', '=', 'PLN').execute()
  expect(await load('rates.csv', file)).toMatchObject({ added: 1 })
})

test('an amount without a currency of a site, and what nobody knows, are refused by their line', async () => {
  const lines = [
    'STD,NL,NL,,5,,1',
    'STD,NL,NL,CHF,5,,1',
    'XXX,NL,NL,EUR,5,,1',
    'STD,XX,NL,EUR,5,,1',
    'STD,NL,XX,EUR,5,,1',
  ]
  const more = ['STD,NL,NL,EUR,5.999,,1', 'STD,NL,NL,EUR,5,,', 'STD,NL,BE,EUR,5,,1', 'STD,NL,BE,EUR,6,,1']
  const report = await load('rates.csv', [header, ...lines, ...more].join('\n'))
  expect(report.bad.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '2: currency is empty',
    '3: no site sells in CHF',
    '4: no carrier has the code XXX',
    '5: unknown warehouse XX',
    '6: unknown country XX',
    '7: price is not an amount with at most two decimals: 5.999',
    '8: days_max is empty',
    expect.stringMatching(/^10: /),
  ])
})

test('how the shop deals with a carrier is imported where the file says it, and stays where it does not', async () => {
  const adapters = async () => {
    const { rows } = await sql<{
      adapter: string
    }>`select adapter from carriers where code in ('AB', 'CD') order by code`.execute(db())
    return rows.map(({ adapter }) => adapter)
  }
  const header = 'carrier,carrier_name,adapter'
  await load('carriers.csv', `${header}\nAB,Able,test\nCD,Cedar,\n`)
  expect(await adapters()).toEqual(['test', 'hand'])
  expect(await load('carriers.csv', 'carrier,carrier_name\nAB,Able\nCD,Cedar\n')).toMatchObject({ same: 2 })
  expect(await load('carriers.csv', `${header}\nAB,Able,hand\nCD,Cedar,ups\n`)).toMatchObject({
    changed: 1,
    badCount: 1,
  })
  expect(await adapters()).toEqual(['hand', 'hand'])
})

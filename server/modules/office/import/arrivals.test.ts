import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'
import { importRows } from './import-rows.ts'
import { stock } from './stock.ts'

const { db, load } = importing()

const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(db())).rows
const listFaults = ({ bad }: { bad: { line: number; reason: string }[] }) =>
  bad.map(({ line, reason }) => `${line}: ${reason}`)
const good = `brand,series,class_id,oem_number
Testo,One,102,TT-100A
`

test('purchase orders say what is still to come of them: other days, fewer, none; what came stays', async () => {
  await load('good.csv', good)
  const [sku] = (await rowsOf(sql`select id, number from skus where oem_code = 'TT-100A'`)) as {
    id: number
    number: string
  }[]
  const file = (columns: string, ...lines: string[]) =>
    load(
      'arrivals.csv',
      `number,warehouse,on_hand,${columns}\n${lines.map((line) => `${sku?.number},NL,${line}`).join('\n')}\n`,
    )
  const old = (...lines: string[]) => file('expected_on,expected_qty', ...lines)
  const named = (...lines: string[]) => file('expected_on,expected_qty,reference', ...lines)
  const arrivals = async () =>
    (
      await rowsOf(sql`select expected_on, reference, quantity, received from expected_arrivals where sku_id = ${sku?.id}
                        order by expected_on, reference`)
    ).map((row) => Object.values(row as object).join(' '))

  // A file without references says all that is expected there.
  await old(',2026-12-01,5', ',2026-12-08,5')
  expect(await old('0,2026-12-02,5')).toMatchObject({ added: 1, changed: 0 })
  expect(await arrivals()).toEqual(['2026-12-02  5 0'])
  // The first file with references takes the place of what had none.
  await named(',2026-12-02,5,PO-1', ',2026-12-02,7,PO-2', ',2026-12-09,3,PO-2')
  expect(await arrivals()).toEqual(['2026-12-02 PO-1 5 0', '2026-12-02 PO-2 7 0', '2026-12-09 PO-2 3 0'])
  expect(await named(',2026-12-02,5,PO-1', ',2026-12-02,7,PO-2', ',2026-12-09,3,PO-2')).toMatchObject({ same: 3 })
  await sql`update expected_arrivals set received = 4 where reference = 'PO-2' and expected_on = '2026-12-02'`.execute(
    db(),
  )
  await named(',2026-12-10,3,PO-2')
  expect(await arrivals()).toEqual(['2026-12-02 PO-1 5 0', '2026-12-02 PO-2 4 4', '2026-12-10 PO-2 3 0'])
  expect(await named(',,0,PO-1')).toMatchObject({ added: 0, changed: 1, same: 0 })
  expect(await arrivals()).toEqual(['2026-12-02 PO-2 4 4', '2026-12-10 PO-2 3 0'])
  await old(',2026-12-10,0')
  expect(await arrivals()).toEqual(['2026-12-02 PO-2 4 4'])

  const report = await named(
    '1,,,PO-3',
    ',,4,PO-3',
    ',2026-12-10,,PO-3',
    `,2026-12-10,4,${'P'.repeat(61)}`,
    ',2026-12-10,4.5,PO-3',
    ',,,',
    ',2026-12-10,1, PO-3 ',
    ',2026-12-10,2,PO-\u200f4',
  )
  expect(listFaults(report)).toEqual([
    '2: reference names a purchase order: say in expected_qty how much of it is still to come',
    '3: expected_on and expected_qty go together',
    '4: reference names a purchase order: say in expected_qty how much of it is still to come',
    '5: reference is longer than 60 characters',
    '6: expected_qty is not a whole number: 4.5',
    '7: has neither on_hand nor expected_on',
    '9: reference holds an invisible sign that turns the direction of reading',
  ])
  expect(await arrivals()).toEqual(['2026-12-02 PO-2 4 4', '2026-12-10 PO-3 1 0'])
})

test('a stock file leaves what a purchase order of the console brings, and is refused where it names one', async () => {
  await load('good.csv', good)
  await sql`
    with supplier as (insert into suppliers (name, currency, lead_days) values ('Toner Works', 'EUR', 14) returning id),
    placed as (
      insert into purchase_orders (number, warehouse, supplier_id, currency, status, created_at, ordered_at)
      select 'PONL000001', 'NL', id, 'EUR', 'ordered', now(), now() from supplier)
    insert into expected_arrivals (sku_id, warehouse, expected_on, quantity, reference)
    select id, 'NL', '2026-12-01', 5, 'PONL000001' from skus where oem_code = 'TT-100A'`.execute(db())
  const { number } = (await rowsOf(sql`select number from skus where oem_code = 'TT-100A'`))[0] as { number: string }
  const file = (...lines: string[]) =>
    load('arrivals.csv', `number,warehouse,on_hand,expected_on,expected_qty,reference\n${lines.join('\n')}\n`)
  const arrivals = async () =>
    (await rowsOf(sql`select reference, quantity from expected_arrivals order by reference`)).map((row) =>
      Object.values(row as object).join(' '),
    )
  await file(`${number},NL,,2026-12-02,3,`)
  expect(await arrivals()).toEqual([' 3', 'PONL000001 5'])
  await file(`${number},NL,,2026-12-02,4,PO-1`)
  expect(await arrivals()).toEqual(['PO-1 4', 'PONL000001 5'])
  await file(`${number},NL,,2026-12-02,0,`)
  expect(await arrivals()).toEqual(['PONL000001 5'])
  // The second one does not exist yet.
  const report = await file(`${number},NL,,2026-12-09,9,PONL000001`, `${number},NL,,2026-12-09,9,PONL000002`)
  const fault = (reference: string) => `${reference} is a number of purchase orders of the console: change them there`
  expect(listFaults(report)).toEqual([`2: ${fault('PONL000001')}`, `3: ${fault('PONL000002')}`])
  expect(await arrivals()).toEqual(['PONL000001 5'])
})

test('what is expected for a shelf is taken together, wherever in the file it stands', async () => {
  await load('good.csv', good)
  const rows = (await rowsOf(sql`select number from skus where oem_code = 'TT-100A'`)) as { number: string }[]
  const lines = ['2026-12-01', '2026-12-08', '2026-12-15'].map((expected_on, at) => ({
    line: at + 2,
    fields: { number: rows[0]?.number ?? '', warehouse: 'NL', on_hand: '1', expected_on, expected_qty: '5' },
  }))
  await importRows(db(), { ...stock, batchSize: 1 }, lines)
  expect(await rowsOf(sql`select from expected_arrivals`)).toHaveLength(3)
})

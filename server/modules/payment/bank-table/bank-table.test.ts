import { zipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Endpoint, toQuery } from '../../../../contract/endpoint.ts'
import {
  keepBankTable,
  listBankTables,
  previewBankTable,
  removeBankTable,
} from '../../../../contract/payment/bank-table.ts'
import { importBankFile } from '../../../../contract/payment/payment.ts'
import { encode } from '../../../testing/files/encode.ts'
import { formOf } from '../../../testing/files/pictures.ts'
import { sheetOf, zipOf } from '../../../testing/files/zip.ts'
import { ourAccount, paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let admin: Awaited<ReturnType<World['staff']>>
let accountId: number
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
  admin = await world.staff('admin')
  // Of a site that has one account a table needs not say it.
  await world.db.deleteFrom('own_bank_accounts').where('org_id', '=', 1).where('account', '<>', ourAccount).execute()
  const { id } = await world.db
    .selectFrom('own_bank_accounts')
    .select('id')
    .where('account', '=', ourAccount)
    .executeTakeFirstOrThrow()
  accountId = id
})
afterAll(() => world.close())

type Sent = { file: string | Buffer; query?: Record<string, unknown>; who?: typeof money.clerk }

async function send(spec: Endpoint, { file, query = {}, who = money.clerk }: Sent) {
  const { headers, payload } = formOf({ name: 'bank.csv', bytes: Buffer.from(file) })
  const response = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${spec.path}?${toQuery(query)}`,
    headers: { ...headers, authorization: `Bearer ${who.token}` },
    payload,
  })
  return response.json()
}

const head = 'Posting Date,Description,Name,Amount,Balance'
const csv = (...lines: string[]) => [head, ...lines].join('\n')
const roles = 'bookedOn,words,payer,amount,balance'
const layout = { roles, dayOrder: 'mdy', wholeDays: true }
const said = () => ({ bankAccountId: accountId, ...layout })
const outcome = ({ code, data }: { code: number; data: { reason?: string } }) => (code === 200 ? 200 : data.reason)

const first = csv('03/02/2026,INV 1,Kantoor,121.00,1121.00', '03/03/2026,Fee,Bank,-1.00,1120.00')

test('a table that nobody described is asked about, shown as it would be read, kept, and read without a question', async () => {
  expect(outcome(await send(importBankFile, { file: first }))).toBe('bank_table.unknown')
  const { data: proposed } = await send(previewBankTable, { file: first })
  expect(proposed).toMatchObject({
    bankAccountId: accountId,
    isKept: false,
    layout: { roles: roles.split(','), dayOrder: null, decimal: '.' },
    gaps: ['dayOrder'],
    entries: 0,
  })
  expect(proposed.columns[3]).toEqual({ name: 'Amount', samples: ['121.00', '-1.00'], words: ['121.00', '-1.00'] })
  expect(outcome(await send(keepBankTable, { file: first, query: { ...said(), dayOrder: undefined } }))).toBe(
    'bank_table.unclear',
  )
  const { data: shown } = await send(previewBankTable, { file: first, query: said() })
  expect(shown).toMatchObject({
    gaps: [],
    faultCount: 0,
    lines: [
      { line: 2, bookedOn: '2026-03-02', amount: 121, payer: 'Kantoor', words: 'INV 1' },
      { line: 3, bookedOn: '2026-03-03', amount: -1, payer: 'Bank', words: 'Fee' },
    ],
    moneyIn: 121,
    moneyOut: 1,
    balances: { opening: 1_000, closing: 1_120 },
  })
  expect(outcome(await send(keepBankTable, { file: first, query: said() }))).toBe(200)
  const next = csv('03/03/2026,Fee,Bank,-1.00,1120.00', '03/04/2026,INV 2,Kantoor,50.00,1170.00')
  const counts = []
  for (const file of [first, next, first]) {
    const { data } = await send(importBankFile, { file })
    counts.push([data.added, data.known, data.unclear, data.doubts.length])
  }
  expect(counts).toEqual([
    [2, 0, 0, 0],
    [1, 1, 0, 0],
    [0, 2, 0, 0],
  ])
  const events = await world.db
    .selectFrom('audit_events')
    .select(['subject', 'after'])
    .where('action', '=', 'bank_table.kept')
    .execute()
  expect(events).toMatchObject([
    { subject: `account ${ourAccount}`, after: { roles: roles.split(','), dayOrder: 'mdy' } },
  ])
})

test('what is read of a table pays as what is read of any file', async () => {
  const { number, amount } = await money.invoice(await world.signedIn())
  const euros = (amount / 100).toFixed(2)
  await send(importBankFile, { file: csv(`03/09/2026,${number},Payer,${euros},9000.00`) })
  const { rows } = await money.entries({ status: 'open', keyword: number })
  expect(rows).toMatchObject([
    { bookedOn: '2026-03-09', payerName: 'Payer', proposal: { kind: 'clears' }, doubt: null },
  ])
})

test('a balance that does not follow is said with both sums, and nothing is booked by itself', async () => {
  const { number } = await money.invoice(await world.signedIn())
  const file = csv('03/16/2026,A,P,1.00,101.00', `03/17/2026,${number},P,2.00,105.00`)
  const { data } = await send(importBankFile, { file })
  expect(data.doubts).toMatchObject([{ account: ourAccount, reason: 'balance', expected: 103, closing: 105 }])
})

test.each([
  ['03/20/2026,A,P,1.00,1.00\n03/21/2026,B,P,?,', 'Line 3, Amount: “?” is no amount.'],
  ['03/20/2026,A,P,1.00,1.00\nsoon,B,P,1.00,2.00\n03/21/2026,C,P,1.00,3.00', 'Line 3, Posting Date: “soon” is no day.'],
  ['03/20/2026,A,P,1.00 USD,', 'Line 2, Amount: “1.00 USD” is not the currency of the account.'],
  ['03/20/2026,A,P,1.00,1.00,more', 'Line 2: “more” stands beyond the last column.'],
  ['03/20/2026,"A" B,P,1.00,1.00', 'Line 2: its quotation marks do not match.'],
])('a line that cannot be read refuses the file by its line, and nothing is dropped: %s', async (lines, msg) => {
  const entries = await world.db.selectFrom('bank_entries').select('id').execute()
  const refused = await send(importBankFile, { file: csv(lines) })
  expect([refused.data.reason, refused.msg]).toEqual(['bank_table.line', msg])
  expect(await world.db.selectFrom('bank_entries').select('id').execute()).toHaveLength(entries.length)
})

test('letters that can be read in several ways are asked with lines of each, and read as they are chosen', async () => {
  const text = csv('03/23/2026,Toner,Gdańsk,1.00,1.00')
  const file = encode(text, 'windows-1250') ?? ''
  for (const asked of [
    await send(importBankFile, { file }),
    await send(previewBankTable, { file }),
    await send(importBankFile, { file, query: { encoding: 'macintosh' } }),
  ])
    expect([outcome(asked), asked.data.details.readings.map(({ encoding }: { encoding: string }) => encoding)]).toEqual(
      ['table.letters', ['windows-1252', 'windows-1250']],
    )
  const query = { encoding: 'windows-1250' }
  expect((await send(previewBankTable, { file, query })).data.lines).toMatchObject([{ payer: 'Gdańsk' }])
  expect(outcome(await send(keepBankTable, { file, query: { ...said(), ...query } }))).toBe(200)
  expect((await send(importBankFile, { file, query })).data).toMatchObject({ added: 1 })
})

test('a workbook is read as its CSV file is; what is no table is none', async () => {
  const rows = csv('2026-03-25,A,P,1.00,1.00')
    .split('\n')
    .map((line) => line.split(','))
  expect((await send(importBankFile, { file: zipOf(sheetOf(rows)) })).data).toMatchObject({ added: 1 })
  for (const file of ['no table, at all', '<a/>', 'x', `${head},${'x'.repeat(1_000_001)}`])
    expect(outcome(await send(importBankFile, { file })), file).toMatch(/^bank_file\./)
})

test('of two accounts at one bank nobody guesses which one is meant', async () => {
  const { bic } = await world.db
    .selectFrom('own_bank_accounts')
    .select('bic')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const other = await world.db
    .insertInto('own_bank_accounts')
    .values({ org_id: 1, currency: 'EUR', holder: 'Aster', bank: 'Bank', account: 'NL02ABNA0123456789', bic })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = csv('03/27/2026,A,P,1.00,1.00')
  expect(outcome(await send(importBankFile, { file }))).toBe('bank_table.which_account')
  expect((await send(previewBankTable, { file })).data).toMatchObject({
    bankAccountId: null,
    gaps: ['account'],
    layout: { dayOrder: 'mdy' },
  })
  expect(outcome(await send(importBankFile, { file, query: { bankAccountId: other.id } }))).toBe('bank_table.unknown')
  expect((await send(importBankFile, { file, query: { bankAccountId: accountId } })).data).toMatchObject({ added: 1 })
  const named = `Account NL91 ABNA 0417 1643 00\n${csv('03/28/2026,A,P,1.00,2.00')}`
  expect((await send(importBankFile, { file: named })).data).toMatchObject({ added: 1, unclear: 0 })
  await world.db.deleteFrom('own_bank_accounts').where('id', '=', other.id).execute()
})

test('before an account is chosen, a table is read in the currency of ours that its cells name', async () => {
  const { id } = await world.db
    .insertInto('own_bank_accounts')
    .values({ org_id: 1, currency: 'USD', holder: 'Aster', bank: 'Bank', account: '0815', bic: 'CHASUS33' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = 'Date,Text,Amount\n03/27/2026,A,1.00 USD\n'
  const query = { roles: 'bookedOn,words,amount', dayOrder: 'mdy', decimal: '.' }
  expect((await send(previewBankTable, { file, query })).data).toMatchObject({
    ...{ bankAccountId: null, gaps: ['account'], faultCount: 0, entries: 1, moneyIn: 1 },
  })
  await world.db.deleteFrom('own_bank_accounts').where('id', '=', id).execute()
})

test('tables in a ZIP file are read by what is kept, or asked about by their name', async () => {
  const [one, other] = ['04/01/2026,A,P,1.00,', '04/02/2026,B,P,2.00,'].map((line) => Buffer.from(csv(line)))
  const unknown = 'Day,Words,Sum\n04/03/2026,C,3.00\n'
  const pack = (files: Record<string, string | Buffer | undefined>) =>
    Buffer.from(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, Buffer.from(file ?? '')]))),
    )
  expect((await send(importBankFile, { file: pack({ 'a.csv': one, 'b/b.csv': other }) })).data).toMatchObject({
    added: 2,
  })

  const mixed = pack({ 'c.csv': one, 'd.csv': unknown })
  const refused = await send(importBankFile, { file: mixed })
  expect([outcome(refused), refused.msg]).toEqual([
    'bank_table.unknown',
    'd.csv: Nobody has described this table yet. Say what its columns are for',
  ])
  expect((await send(previewBankTable, { file: mixed })).data.columns).toMatchObject([{ name: 'Day' }, {}, {}])
  const query = { bankAccountId: accountId, roles: 'bookedOn,words,amount', dayOrder: 'mdy', wholeDays: true }
  expect(outcome(await send(keepBankTable, { file: mixed, query }))).toBe(200)
  const read = await send(importBankFile, { file: mixed, query: { bankAccountId: accountId } })
  expect(read.data).toMatchObject({ added: 1, known: 1 })

  const broken = pack({ 'e.csv': 'Day,Words,Sum\n04/04/2026,C,?\n', 'f.csv': one })
  expect((await send(importBankFile, { file: broken })).msg).toBe('e.csv: Line 2, Sum: “?” is no amount.')
  const notes = pack({ 'a.csv': one, 'notes.txt': 'Hello' })
  expect((await send(importBankFile, { file: notes })).msg).toContain('notes.txt')
  await world.db.deleteFrom('bank_table_layouts').where(sql<boolean>`head[1] = 'DAY'`).execute()
})

test('accounts and tables of other sites are nobody else’s', async () => {
  const file = csv('03/29/2026,A,P,1.00,1.00')
  expect(outcome(await send(importBankFile, { file, who: money.stranger }))).toBe('bank_table.unknown')
  const asked = { file, who: money.stranger, query: said() }
  expect((await send(previewBankTable, asked)).data).toMatchObject({ bankAccountId: null, gaps: ['account'] })
  expect(outcome(await send(keepBankTable, asked))).toBe('bank_table.unclear')
  expect(outcome(await send(importBankFile, { ...asked, query: { bankAccountId: accountId } }))).toBe(
    'bank_table.unknown',
  )
})

test('what is kept is shown in the settings of the account, and asked about again once it is taken away', async () => {
  const params = { id: 1, bankAccountId: accountId }
  const { data } = await admin.call(listBankTables, { params })
  const columns = head.split(',').map((name, at) => ({ name: name.toUpperCase(), role: roles.split(',')[at] }))
  expect(data).toMatchObject([{ columns, dayOrder: 'mdy', decimal: '.', wholeDays: true }])
  expect((await admin.call(listBankTables, { params: { ...params, id: 5 } })).status).toBe(404)
  const layoutId = data[0]?.layoutId ?? 0
  expect((await admin.call(removeBankTable, { params: { ...params, id: 5, layoutId } })).status).toBe(404)
  expect((await admin.call(removeBankTable, { params: { ...params, layoutId } })).code).toBe(200)
  expect(outcome(await send(importBankFile, { file: csv('03/30/2026,A,P,1.00,1.00') }))).toBe('bank_table.unknown')
  expect((await admin.call(removeBankTable, { params: { ...params, layoutId } })).status).toBe(404)
})

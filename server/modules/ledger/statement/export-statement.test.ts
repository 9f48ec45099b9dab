import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { exportStatement, getStatement } from '../../../../contract/ledger/statement.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { valuesIn } from '../../../testing/files/written-sheet.ts'
import { ourAccount, paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
let money: Awaited<ReturnType<typeof paymentWorld>>
let invoice: { amount: number; number: string }
beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  money = await paymentWorld(world)
  await money.invoice(main)
  invoice = await world.db
    .selectFrom('finance_items')
    .select(['number', 'amount'])
    .where('customer_id', '=', main.customerId)
    .executeTakeFirstOrThrow()
})
afterAll(() => world.close())

const file = (
  format: string,
  { token, days = 'from=2026-11-01&to=2026-11-18' }: { token?: string; days?: string } = {},
) =>
  world.app.inject({
    url: `${apiPrefix}${exportStatement.path}?${days}&format=${format}`,
    headers: { authorization: `Bearer ${token ?? main.token}` },
  })

test('as a PDF it is kept for ever by archives, and the same each time', async () => {
  const [pdf, again] = [await file('pdf'), await file('pdf')]
  expect(pdf.headers['content-disposition']).toContain('statement-2026-11-01-2026-11-18.pdf')
  expect(archiveFaults(pdf.rawPayload)).toEqual([])
  expect(pdf.rawPayload.equals(again.rawPayload)).toBe(true)
  expect(pdfText(pdf.rawPayload)).toContain(invoice.number)
})

test('as a spreadsheet it has a row for what was before, each item, what is owed, and what is open', async () => {
  const sheet = await file('xlsx')
  expect(sheet.headers['content-disposition']).toContain('statement-2026-11-01-2026-11-18.xlsx')
  const [head = [], ...rows] = valuesIn(sheet.rawPayload)
  const cells = rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])))
  const amount = invoice.amount / 100
  expect(cells).toMatchObject([
    { section: 'opening', currency: 'EUR', posted_on: '2026-11-01', balance: 0 },
    { section: 'item', kind: 'invoice', number: invoice.number, debit: amount, credit: null, balance: amount },
    { section: 'closing', posted_on: '2026-11-18', debit: amount, credit: 0, balance: amount },
    {
      ...{ section: 'open', number: invoice.number, balance: amount, days_overdue: -30, disputed: 'no' },
      account: ourAccount,
    },
    { section: 'payment', currency: 'EUR', balance: amount, account: ourAccount },
  ])
})

test('who may not see the account gets no file, nor anybody one of days that do not exist', async () => {
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  const stranger = await world.signedIn()
  for (const format of ['pdf', 'xlsx']) {
    expect((await file(format, buyer)).statusCode).toBe(403)
    expect((await file(format, { days: 'from=2026-02-30&to=2026-03-01' })).statusCode).toBe(400)
    expect((await file(format, { days: 'from=2026-11-02&to=2026-11-01' })).json().code).toBe(30_073)
  }
  expect(pdfText((await file('pdf', stranger)).rawPayload)).not.toContain(invoice.number)
  expect((await file('csv')).statusCode).toBe(400)
})

test('what another company issued names it and its account, as its document did, whatever the site is called later', async () => {
  const buyer = await world.signedIn()
  const [own, italian] = [await money.invoice(buyer), await money.invoice(buyer, 1, 'IT')]
  const read = async () =>
    (await buyer.call(getStatement, { query: { from: '2026-11-01', to: '2026-11-18' } })).data.statements[0]
  const before = await read()
  const issuerOf = (number: string) => before?.openItems.find((item) => item.number === number)?.issuer
  expect([issuerOf(own.number), issuerOf(italian.number)]).toEqual(['', expect.stringContaining('S.r.l.')])
  expect(before?.rows.map(({ issuer }) => issuer)).toEqual(['', issuerOf(italian.number)])
  expect(before?.payments).toMatchObject([
    { amount: own.amount / 100, account: { account: ourAccount } },
    {
      seller: issuerOf(italian.number),
      amount: italian.amount / 100,
      account: { reference: expect.stringMatching(/^RF/) },
    },
  ])
  await world.db.updateTable('offices').set({ name: 'Another S.p.A.' }).where('org_id', '=', 3).execute()
  await world.db.deleteFrom('own_bank_accounts').where('org_id', '=', 3).execute()
  expect(await read()).toEqual(before)
  // Who writes goes by the name of today, and issued no less of it.
  await world.db.updateTable('offices').set({ name: 'Aster Ander B.V.' }).where('org_id', '=', 1).execute()
  expect((await read())?.rows.map(({ issuer }) => issuer)).toEqual(['', issuerOf(italian.number)])
  const [head = [], ...rows] = valuesIn((await file('xlsx', buyer)).rawPayload)
  const cells = rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])))
  expect(cells.filter((row) => row.issued_by === issuerOf(italian.number)).map(({ section }) => section)).toEqual([
    ...['item', 'open', 'payment'],
  ])
  expect(pdfText((await file('pdf', buyer)).rawPayload)).toContain(issuerOf(italian.number))
})

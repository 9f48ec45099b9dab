import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getAgeing, listFinanceItems } from '../../../../contract/ledger/items.ts'
import { getFinanceOverview } from '../../../../contract/ledger/overview.ts'
import { getStatement } from '../../../../contract/ledger/statement.ts'
import { getMoneyAccount, listMoneyCustomers } from '../../../../contract/payment/account.ts'
import { disputeItem, endDispute, listDueReminders } from '../../../../contract/payment/reminder.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findReceivables } from '../../customer/credit/credit.queries.ts'

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let buyer: Awaited<ReturnType<World['signedIn']>>
/** Two invoices of the same day, due after thirty. */
let disputed: { id: number; amount: number }
let plain: { id: number; amount: number }
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
})
afterAll(() => world.close())

beforeEach(async () => {
  // Signed in on the last day of the test, so that they still are on each day before it.
  world.setNow('2026-04-20T08:30:00Z')
  buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays: 30, creditLimit: 10_000_000 }) })
  world.setNow('2026-03-02T09:00:00Z')
  disputed = await money.invoice(buyer)
  plain = await money.invoice(buyer, 2)
  // Eight days overdue.
  world.setNow('2026-04-09T09:00:00Z')
})

const reason = 'Two boxes are missing'
const dispute = () => money.clerk.call(disputeItem, { params: { id: disputed.id }, body: { reason } })
const agree = () => money.clerk.call(endDispute, { params: { id: disputed.id }, body: { reason: 'They were found' } })

const statementUntil = async (to: string) => {
  const { statements } = (await buyer.call(getStatement, { query: { from: '2026-03-01', to } })).data
  return statements[0] ?? { openItems: [], ageing: [] }
}
const list = async (query: object) =>
  (await buyer.call(listFinanceItems, { query: { view: 'allOpen', ...query } as never })).data

type Buckets = readonly { bucket: string; amount: number }[]
const overdueOf = (buckets: Buckets = []) => sumOf(buckets.filter(({ bucket }) => bucket.startsWith('overdue')))
const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/** What is overdue, in cents, as every place says it that says it. */
async function overdueEverywhere() {
  const { rows } = await list({ pageSize: 60 })
  const overview = (await buyer.call(getFinanceOverview, {})).data
  const account = await money.clerk.call(getMoneyAccount, { params: { id: buyer.customerId } })
  const isBuyer = ({ customerId }: { customerId: number }) => customerId === buyer.customerId
  const customers = (await money.clerk.call(listMoneyCustomers, { query: { pageSize: 60 } })).data.rows
  const letters = (await money.clerk.call(listDueReminders, { query: { pageSize: 60 } })).data.rows
  const inUnits = {
    list: sumOf(rows.filter(({ daysOverdue }) => (daysOverdue ?? 0) > 0)),
    filter: sumOf((await list({ ageing: '1' })).sums),
    bucket: sumOf((await list({ bucket: 'overdue30' })).sums),
    due: sumOf((await list({ dueUntil: '2026-04-08' })).sums),
    ageing: overdueOf((await buyer.call(getAgeing, {})).data[0]?.buckets),
    bars: sumOf(overview.due[0]?.bars.filter(({ kind }) => kind === 'overdue') ?? []),
    credit: overview.credit?.overdue ?? 0,
    statement: overdueOf((await statementUntil('2026-04-09')).ageing),
    console: customers.find(isBuyer)?.overdue ?? 0,
    account: overdueOf(account.data.ageing[0]?.buckets),
    reminder: letters.find(isBuyer)?.amount ?? 0,
  }
  const { overdueAmount: hold } = await findReceivables(world.db, buyer.customerId, world.now())
  return { ...Object.fromEntries(Object.entries(inUnits).map(([place, sum]) => [place, Math.round(sum * 100)])), hold }
}

const places = ['list', 'filter', 'bucket', 'due', 'ageing', 'bars', 'credit', 'statement', 'console', 'account']
const everywhere = (cents: number) => Object.fromEntries([...places, 'reminder', 'hold'].map((one) => [one, cents]))

test('what is disputed is overdue nowhere, and everywhere again when the dispute ends', async () => {
  expect(await overdueEverywhere()).toEqual(everywhere(disputed.amount + plain.amount))
  await dispute()
  expect(await overdueEverywhere()).toEqual(everywhere(plain.amount))
  await agree()
  expect(await overdueEverywhere()).toEqual(everywhere(disputed.amount + plain.amount))
})

test('what is disputed is owed, in a bucket and a bar of its own', async () => {
  await dispute()
  const [ageing] = (await buyer.call(getAgeing, {})).data
  const amount = disputed.amount / 100
  const owed = (disputed.amount + plain.amount) / 100
  expect(ageing?.buckets.filter(({ items }) => items > 0)).toEqual([
    { bucket: 'overdue30', amount: plain.amount / 100, items: 1 },
    { bucket: 'disputed', amount, items: 1 },
  ])
  expect(ageing?.balance).toBe(owed)
  const { rows } = await list({ bucket: 'disputed' })
  expect(rows).toMatchObject([{ itemId: disputed.id, status: 'disputed', daysOverdue: null, dueOn: '2026-04-01' }])
  const [due] = (await buyer.call(getFinanceOverview, {})).data.due
  expect(due?.bars.at(-1)).toEqual({ kind: 'disputed', from: null, until: null, amount })
  expect(due?.balance).toBe(owed)
})

test('a statement of a past day says what was disputed then, whatever became of it', async () => {
  await dispute()
  const before = await statementUntil('2026-04-08')
  world.setNow('2026-04-20T09:00:00Z')
  const during = await statementUntil('2026-04-12')
  await agree()
  expect([await statementUntil('2026-04-08'), await statementUntil('2026-04-12')]).toEqual([before, during])
  const after = await statementUntil('2026-04-20')
  const disputedIn = ({ openItems }: Awaited<ReturnType<typeof statementUntil>>) =>
    openItems.filter(({ isDisputed }) => isDisputed).map(({ itemId, daysOverdue }) => ({ itemId, daysOverdue }))
  expect([before, during, after].map(disputedIn)).toEqual([[], [{ itemId: disputed.id, daysOverdue: null }], []])
  expect(during.ageing.find(({ bucket }) => bucket === 'disputed')?.amount).toBe(disputed.amount / 100)
})

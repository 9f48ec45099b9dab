import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getStatement } from '../../../../contract/ledger/statement.ts'
import type { ItemKind } from '../../../../rules/ledger/item.ts'
import type { StaffChange } from '../../../staff/staff-change.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { refundCredit } from '../../payment/settlement/register-payment.ts'
import { undoRefund } from '../../payment/settlement/undo-refund.ts'
import { clearItems, postItem } from '../posting/ledger.queries.ts'

let world: World
let admin: { accountId: number }
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Posted = { itemId: number; side: 'debit' | 'credit'; currency: string; open: number }
type Given = { side: 'debit' | 'credit'; amount: number; currency?: string; issuedOn?: string; kind?: 'opening' }

const firstDay = Date.parse('2026-01-05T00:00:00Z')
const dayAt = (day: number) => new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10)
/** The bookkeeper's clock; statements are asked for long after, as a session ends sooner than a year of postings. */
let clock = new Date(firstDay)
const setDay = (day: number, time = '12:00:00') => {
  clock = new Date(`${dayAt(day)}T${time}Z`)
}

let posted = 0
async function post({ customerId }: Person, given: Given): Promise<Posted> {
  const { side, amount, currency = 'EUR', issuedOn = clock.toISOString().slice(0, 10) } = given
  const ofSide: ItemKind = side === 'debit' ? 'invoice' : 'payment'
  const kind = given.kind ?? ofSide
  const item = { kind, side, amount, currency, issuedOn, number: `T-${++posted}`, orderId: null, customerId }
  const dueOn = side === 'debit' ? issuedOn : null
  const itemId = await world.db.transaction().execute((tx) => postItem(tx, { ...item, dueOn }, clock))
  return { itemId, side, currency, open: amount }
}

async function clear(debit: Posted, credit: Posted, amount: number) {
  const clearing = { debitId: debit.itemId, creditId: credit.itemId, amount }
  await world.db.transaction().execute((tx) => clearItems(tx, [clearing], { accountId: null, now: clock }))
  debit.open -= amount
  credit.open -= amount
}

/** What a staff user does at the bookkeeper's clock. */
const change = <T>(work: (change: StaffChange) => Promise<T>) =>
  world.db.transaction().execute((tx) => {
    const caller = { accountId: admin.accountId, role: 'admin', orgId: 1, customerId: null, impersonatorId: null }
    const call = { db: world.db, caller, request: { ip: '127.0.0.1' }, language: 'en', now: clock }
    const changer = { party: 'staff', accountId: admin.accountId, now: clock }
    return work({ tx, call, changer } as never)
  })

async function payOut(credit: Posted, amount: number, paidOn: string) {
  const { number } = await change((one) => refundCredit(one, { itemId: credit.itemId, amount, paidOn, note: '' }))
  credit.open -= amount
  const item = world.db.selectFrom('finance_items').select('id').where('number', '=', number)
  return { refundId: (await item.executeTakeFirstOrThrow()).id, credit, amount }
}

async function undoPayOut({ refundId, credit, amount }: Awaited<ReturnType<typeof payOut>>) {
  await change((one) => undoRefund(one, refundId, 'It came back'))
  credit.open += amount
}

const statements = async (person: Person, from: string, to: string) => {
  const { code, data } = await person.call(getStatement, { query: { from, to } })
  expect(code).toBe(200)
  return data.statements
}
type Statement = Awaited<ReturnType<typeof statements>>[number]

const cents = (amount: number) => Math.round(amount * 100)
const openSum = ({ openItems }: Statement) => openItems.reduce((sum, { open }) => sum + cents(open), 0)

/** What a bookkeeper does one after the other, each so many days after the step before. */
const anyStep = fc.record({
  days: fc.nat(2),
  late: fc.boolean(),
  act: fc.constantFrom('debit', 'credit', 'credit', 'clear', 'clear', 'undo', 'pay out', 'undo pay out'),
  currency: fc.constantFrom('EUR', 'GBP'),
  amount: fc.integer({ min: 1, max: 100_000 }),
  back: fc.nat(20),
  pick: fc.nat(99),
})
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

async function keepBooks(person: Person, steps: readonly Step[], onDay: (day: number) => Promise<void>) {
  let day = 0
  const items: Posted[] = []
  const cleared: { debit: Posted; credit: Posted; amount: number }[] = []
  const refunds: Awaited<ReturnType<typeof payOut>>[] = []
  for (const { act, days, late, currency, amount, back, pick } of steps) {
    day += days
    setDay(day, late ? '23:30:00' : '12:00:00')
    if (act === 'debit' || act === 'credit') {
      items.push(await post(person, { side: act, amount, currency, issuedOn: dayAt(day - back) }))
    } else if (act === 'undo') {
      const [last] = cleared.splice(pick % Math.max(1, cleared.length), 1)
      if (last) await clear(last.debit, last.credit, -last.amount)
    } else if (act === 'undo pay out') {
      const [last] = refunds.splice(pick % Math.max(1, refunds.length), 1)
      if (last) await undoPayOut(last)
    } else if (act === 'pay out') {
      const credit = items.find((item) => item.side === 'credit' && item.currency === currency && item.open > 0)
      if (credit) refunds.push(await payOut(credit, 1 + ((credit.open - 1) % amount), dayAt(day - back)))
    } else {
      const openOn = (side: string) =>
        items.filter((item) => item.side === side && item.currency === currency && item.open > 0)
      const [debits, credits] = [openOn('debit'), openOn('credit')]
      const [debit, credit] = [debits[pick % debits.length], credits[pick % credits.length]]
      if (!debit || !credit) continue
      const most = Math.min(debit.open, credit.open)
      const part = 1 + ((most - 1) % amount)
      await clear(debit, credit, part)
      cleared.push({ debit, credit, amount: part })
    }
    await onDay(day)
  }
  return day
}

test('a statement of the past is the same whatever is posted, cleared or taken back later, and its sums agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      const person = await world.signedIn()
      const seen = new Map<string, Statement[]>()
      const lastDay = await keepBooks(person, steps, async (day) => {
        // Of yesterday, as later steps may still fall on this day.
        for (const from of [dayAt(0), dayAt(Math.max(0, day - 3))]) {
          const to = dayAt(Math.max(0, day - 1))
          if (from <= to && day > 0) seen.set(`${from} ${to}`, await statements(person, from, to))
        }
      })
      for (const [period, before] of seen) {
        const [from = '', to = ''] = period.split(' ')
        expect([period, await statements(person, from, to)]).toEqual([period, before])
      }
      const middle = Math.floor(lastDay / 2)
      const first = await statements(person, dayAt(-1), dayAt(middle))
      const second = await statements(person, dayAt(middle + 1), dayAt(lastDay + 1))
      for (const statement of [...first, ...second]) expect(openSum(statement)).toBe(cents(statement.closing))
      for (const { currency, closing } of first)
        expect(second.find((one) => one.currency === currency)?.opening ?? 0).toBe(closing)
    }),
    { numRuns: 12 },
  )
})

test('a payment that is booked later with an earlier date is in the statement of the day on which it was booked', async () => {
  const person = await world.signedIn()
  setDay(0)
  await post(person, { side: 'debit', amount: 10_000 })
  setDay(10)
  await post(person, { side: 'credit', amount: 4_000, issuedOn: dayAt(2) })
  expect(await statements(person, dayAt(0), dayAt(5))).toMatchObject([{ opening: 0, closing: 100, credit: 0 }])
  const [later] = await statements(person, dayAt(6), dayAt(10))
  expect(later).toMatchObject({ opening: 100, closing: 60, debit: 0, credit: 40, unallocated: 40 })
  expect(later?.rows).toMatchObject([{ postedOn: dayAt(10), issuedOn: dayAt(2), debit: 0, credit: 40, balance: 60 }])
})

test('a clearing that began before what it clears was entered counts from then', async () => {
  const person = await world.signedIn()
  setDay(0)
  const debit = await post(person, { side: 'debit', amount: 10_000 })
  setDay(2)
  const credit = await post(person, { side: 'credit', amount: 10_000 })
  setDay(1)
  await clear(debit, credit, 10_000)
  for (const day of [1, 2]) {
    const [statement] = await statements(person, dayAt(0), dayAt(day))
    expect([day, statement && openSum(statement)]).toEqual([day, statement && cents(statement.closing)])
  }
})

test('days are those of the customer’s site', async () => {
  const person = await world.signedIn()
  setDay(3, '23:30:00')
  await post(person, { side: 'debit', amount: 500 })
  expect((await statements(person, dayAt(4), dayAt(4)))[0]?.rows).toMatchObject([{ postedOn: dayAt(4) }])
  expect((await statements(person, dayAt(3), dayAt(3)))[0]?.rows).toEqual([])
})

test('what an order from before the ledger owes counts from its own day', async () => {
  const person = await world.signedIn()
  setDay(20)
  await post(person, { side: 'debit', kind: 'opening', amount: 700, issuedOn: dayAt(1) })
  expect(await statements(person, dayAt(0), dayAt(5))).toMatchObject([{ closing: 7, rows: [{ postedOn: dayAt(1) }] }])
})

test.each([
  ['2026-11-18', '2026-11-17', 30_073, ['from']],
  ['2026-11-01', '2026-11-19', 30_074, ['to']],
  ['2026-02-30', '2026-03-01', 400, ['from']],
  ['2026-1-01', 'tomorrow', 400, ['from', 'to']],
  ['0000-01-01', '2026-01-01', 400, ['from']],
])('from %s to %s is refused', async (from, to, code, fields) => {
  const person = await world.signedIn()
  const answer = await person.call(getStatement, { query: { from, to } })
  expect([answer.code, answer.failure.fields]).toEqual([code, fields])
})

test('a company sees its own account alone, and who may not see it is refused', async () => {
  const person = await world.signedIn()
  setDay(0)
  await post(person, { side: 'debit', amount: 100 })
  const other = await world.signedIn()
  expect(await statements(other, dayAt(0), dayAt(0))).toMatchObject([{ currency: 'EUR', rows: [], closing: 0 }])
  const query = { from: dayAt(0), to: dayAt(0) }
  for (const role of ['buyer', 'salesrep', 'requester'] as const) {
    const colleague = await world.signedIn({ customerId: person.customerId, role })
    expect((await colleague.call(getStatement, { query })).status).toBe(403)
  }
  expect((await (await world.staff('finance')).call(getStatement, { query })).status).toBe(403)
})

test('how much is posted does not change how many queries are made', async () => {
  const person = await world.signedIn()
  const count = async () =>
    (await world.queriesOf(() => statements(person, dayAt(0), dayAt(1)))).filter((query) =>
      query.includes('finance_items'),
    ).length
  setDay(1)
  const before = await count()
  expect(before).toBeGreaterThan(0)
  for (let at = 0; at < 20; at++) await post(person, { side: 'debit', amount: 100 })
  expect(await count()).toBe(before)
})

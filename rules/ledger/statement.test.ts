import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeStatements, type OpenStatementItem, periodFault, type StatementItem } from './statement.ts'

const period = { from: '2026-10-01', to: '2026-10-31' }

test.each([
  [period, null],
  [{ from: '2026-10-31', to: '2026-10-31' }, null],
  [{ from: '2026-11-18', to: '2026-11-18' }, null],
  [
    { from: '2026-11-01', to: '2026-10-31' },
    { fault: 'finance.period_reversed', field: 'from' },
  ],
  [
    { from: '2026-11-01', to: '2026-11-19' },
    { fault: 'finance.period_future', field: 'to' },
  ],
])('of %j on 18 November is wrong: %j', (days, fault) => expect(periodFault(days, '2026-11-18')).toEqual(fault))

const item = (part: Partial<StatementItem>): StatementItem => ({
  itemId: 1,
  kind: 'invoice',
  side: 'debit',
  number: 'INL26000001',
  orderNumber: '',
  poNumber: '',
  currency: 'EUR',
  postedOn: '2026-10-02',
  issuedOn: '2026-10-02',
  dueOn: '2026-11-01',
  issuer: null,
  amount: 100,
  ...part,
})
const openItem = ({ amount, postedOn: _, ...part }: StatementItem): OpenStatementItem => ({
  ...part,
  open: amount,
  isDisputed: false,
  account: null,
})

test('each row says what is owed after it, the last one what is owed in the end', () => {
  const items = [item({ amount: 700 }), item({ side: 'credit', kind: 'payment', dueOn: null, amount: 900 })]
  const [statement] = makeStatements(
    { openings: [{ currency: 'EUR', balance: 50 }], items, openItems: [] },
    period,
    'EUR',
  )
  expect(statement).toMatchObject({ opening: 50, debit: 700, credit: 900, closing: -150 })
  expect(statement?.rows.map(({ balance }) => balance)).toEqual([750, -150])
})

test('what is open is aged as of the last day, and a refund is due when it is paid', () => {
  const openItems = [
    item({ dueOn: '2026-11-07' }),
    item({ dueOn: '2026-10-31', amount: 20 }),
    item({ dueOn: '2026-09-30', amount: 3 }),
    item({ kind: 'refund', dueOn: null, issuedOn: '2026-10-30', amount: 5_000 }),
    item({ side: 'credit', kind: 'credit', dueOn: null, amount: 7 }),
  ].map(openItem)
  const [statement] = makeStatements({ openings: [], items: [item({})], openItems }, period, 'EUR')
  expect(statement?.openItems.map(({ daysOverdue }) => daysOverdue)).toEqual([-7, 0, 31, 1, null])
  expect(statement?.ageing.filter(({ amount }) => amount > 0)).toEqual([
    { bucket: 'oneWeek', amount: 120 },
    { bucket: 'overdue30', amount: 5_000 },
    { bucket: 'overdue60', amount: 3 },
  ])
  expect(statement?.unallocated).toBe(7)
})

test('what is disputed is owed and open, but has no age', () => {
  const openItems = [{ ...openItem(item({ dueOn: '2026-09-30', amount: 3 })), isDisputed: true }]
  const [statement] = makeStatements({ openings: [], items: [item({})], openItems }, period, 'EUR')
  expect(statement?.openItems.map(({ daysOverdue }) => daysOverdue)).toEqual([null])
  expect(statement?.ageing.filter(({ amount }) => amount > 0)).toEqual([{ bucket: 'disputed', amount: 3 }])
})

test('who has nothing has a statement of nothing in their currency', () => {
  const statements = makeStatements({ openings: [], items: [], openItems: [] }, period, 'PLN')
  expect(statements).toMatchObject([{ currency: 'PLN', opening: 0, rows: [], closing: 0, openItems: [] }])
})

const currency = fc.constantFrom('EUR', 'GBP', 'PLN')
const anyItem = fc
  .record({ currency, side: fc.constantFrom('debit', 'credit'), amount: fc.nat(10 ** 9) })
  .map((part) => item({ ...part, side: part.side === 'debit' ? 'debit' : 'credit' }))

test('currencies never mix, and every one closes at its opening balance and its items', () => {
  const anyOpening = fc.record({ currency, balance: fc.integer({ min: -(10 ** 9), max: 10 ** 9 }) })
  const openings = fc.uniqueArray(anyOpening, { selector: (one) => one.currency })
  fc.assert(
    fc.property(openings, fc.array(anyItem), (before, items) => {
      const statements = makeStatements({ openings: before, items, openItems: items.map(openItem) }, period, 'EUR')
      expect(statements.flatMap(({ rows }) => rows)).toHaveLength(items.length)
      for (const { rows, opening, debit, credit, closing, ageing, unallocated, ...statement } of statements) {
        expect(new Set(rows.map((row) => row.currency)).size).toBeLessThan(2)
        expect(opening).toBe(before.find((one) => one.currency === statement.currency)?.balance ?? 0)
        expect(closing).toBe(opening + debit - credit)
        expect(rows.at(-1)?.balance ?? opening).toBe(closing)
        expect(ageing.reduce((sum, { amount }) => sum + amount, 0) - unallocated).toBe(debit - credit)
      }
    }),
  )
})

import { expect, test } from 'vitest'
import { bankReference, contentKey, type KnownEntry } from '../bank-identity/entry-content.ts'
import { type Identity, matchEntries } from '../bank-identity/match-entries.ts'
import { makeHistory } from '../bank-identity/testing/histories.ts'
import type { BankStatement } from '../bank-statement.ts'
import { makeRandom } from '../testing/random.ts'
import type { TableLayout } from './layout.ts'
import { readTable } from './read-table.ts'
import { type Download, download, makeTableManner } from './testing/downloads.ts'
import { owner, toRows } from './testing/table-rows.ts'
import { toStatements } from './to-statements.ts'

type Stored = KnownEntry & { isAsked: boolean }
type ToStatements = (text: string, layout: TableLayout) => BankStatement[]

const asDescribed: ToStatements = (text, layout) => toStatements(readTable(toRows(text), layout, owner), layout, owner)

/** Stores what files say, one after the other, as the shop does: the very same statement changes nothing. */
function readAll(files: readonly Download[], layout: TableLayout, read: ToStatements): Stored[] {
  const stored = new Map<number, Stored>()
  const seen = new Set<string>()
  for (const statement of files.flatMap(({ text }) => read(text, layout))) {
    const digest = JSON.stringify(statement)
    if (!seen.has(digest)) store(stored, statement)
    seen.add(digest)
  }
  return [...stored.values()]
}

function store(stored: Map<number, Stored>, statement: BankStatement) {
  const identities = matchEntries(statement, statement.entries, [...stored.values()])
  for (const [at, entry] of statement.entries.entries()) {
    const identity: Identity = identities[at] ?? { kind: 'new' }
    const known = identity.kind === 'known' ? stored.get(identity.id) : undefined
    const id = known?.id ?? stored.size + 1
    if (!known) stored.set(id, { ...entry, id, statements: [statement], isAsked: identity.kind === 'unclear' })
    else if (bankReference(known) === '') stored.set(id, { ...known, statements: [...known.statements, statement] })
  }
}

const count = (keys: readonly string[]) =>
  new Map([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]))

const beyond = (some: ReadonlyMap<string, number>, most: ReadonlyMap<string, number>) =>
  [...some].reduce((sum, [key, there]) => sum + Math.max(0, there - (most.get(key) ?? 0)), 0)

function judge(seed: number, read: ToStatements) {
  const random = makeRandom(seed)
  const history = makeHistory(random)
  const manner = makeTableManner(random)
  const files = history.length > 0 ? download(history, manner, random) : []
  // The very same file is the same file, whatever the bank meant by it.
  const isTold = [...Map.groupBy(files, ({ text }) => text).values()].every(
    (same) => new Set(same.map(({ bookings }) => bookings.map(({ serial }) => serial).join())).size === 1,
  )
  const stored = isTold ? readAll(files, manner.layout, read) : []
  const truth = count(isTold ? history.map(({ entry }) => contentKey(entry)) : [])
  const lost = beyond(truth, count(stored.map(contentKey)))
  const doubled = beyond(count(stored.filter(({ isAsked }) => !isAsked).map(contentKey)), truth)
  const asked = stored.filter(({ isAsked }) => isAsked).length
  return {
    seed,
    isTold,
    lost,
    doubled,
    asked,
    entries: isTold ? history.length : 0,
    wholeDays: manner.layout.wholeDays,
  }
}

const histories = 2_000
const judgeAll = (read: ToStatements, many = histories) => Array.from({ length: many }, (_, seed) => judge(seed, read))
const addUp = (judged: readonly { asked: number; entries: number }[]) =>
  judged.reduce((sum, { asked, entries }) => ({ asked: sum.asked + asked, entries: sum.entries + entries }), {
    asked: 0,
    entries: 0,
  })

test('a history in tables that overlap gives each entry once, or asks', () => {
  const judged = judgeAll(asDescribed)
  expect(judged.filter(({ lost, doubled }) => lost + doubled > 0)).toEqual([])
  expect(judged.filter(({ isTold }) => !isTold).length).toBeLessThan(histories / 20)
  const [whole, cut] = [judged.filter(({ wholeDays }) => wholeDays), judged.filter(({ wholeDays }) => !wholeDays)].map(
    addUp,
  )
  const share = (sums = { asked: 0, entries: 0 }) => sums.asked / sums.entries
  expect(share(whole)).toBeLessThan(0.01)
  // Of the first day of each file nothing is known: of five days that is much, of a month little.
  expect(share(cut)).toBeLessThan(0.25)
})

test('that a file begins with a whole day is not so of every bank, nor has the last day all that will be booked', () => {
  const wholeDays: ToStatements = (text, layout) => asDescribed(text, { ...layout, wholeDays: true })
  const untilMidnight: ToStatements = (text, layout) =>
    asDescribed(text, layout).map((statement) => ({
      ...statement,
      startsAt: statement.startsAt && `${statement.from}T12:00:00`,
      writtenAt: null,
    }))
  const lostBy = (read: ToStatements) => judgeAll(read, 1_000).filter(({ lost, doubled }) => lost + doubled > 0).length
  expect([lostBy(wholeDays) > 0, lostBy(untilMidnight) > 0]).toEqual([true, true])
})

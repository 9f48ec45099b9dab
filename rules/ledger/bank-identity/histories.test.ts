import { expect, test } from 'vitest'
import { makeRandom } from '../testing/random.ts'
import { bankReference, contentKey, type KnownEntry } from './entry-content.ts'
import { type Identity, matchEntries } from './match-entries.ts'
import { type BankManner, cutHistory, makeHistory, makeManner, type StatementFile } from './testing/histories.ts'

type Stored = KnownEntry & { isAsked: boolean }
type Reader = (file: StatementFile, stored: readonly Stored[]) => Identity[]

const byContent: Reader = ({ statement, entries }, stored) => matchEntries(statement, entries, stored)

/**
 * Reads the files one after the other; the same one again changes nothing. That another statement names an entry, too, is kept of those
 * that the bank has no name for.
 */
function readAll(files: readonly StatementFile[], read: Reader): Stored[] {
  const stored = new Map<number, Stored>()
  for (const file of new Set(files)) {
    const identities = read(file, [...stored.values()])
    for (const [at, entry] of file.entries.entries()) {
      const identity = identities[at]
      const known = identity?.kind === 'known' ? stored.get(identity.id) : undefined
      if (!known) {
        const id = stored.size + 1
        stored.set(id, { ...entry, id, statements: [file.statement], isAsked: identity?.kind === 'unclear' })
      } else if (bankReference(known) === '')
        stored.set(known.id, { ...known, statements: [...known.statements, file.statement] })
    }
  }
  return [...stored.values()]
}

type Counts = { lost: number; doubled: number; asked: number; entries: number }

function judge(seed: number, read: Reader): Counts & { manner: BankManner } {
  const random = makeRandom(seed)
  const history = makeHistory(random)
  const manner = makeManner(random)
  const stored = readAll(cutHistory(history, manner, random), read)
  const truth = countBy(history.map(({ entry }) => contentKey(entry)))
  const all = countBy(stored.map(contentKey))
  const sure = countBy(stored.filter(({ isAsked }) => !isAsked).map(contentKey))
  const beyond = (some: ReadonlyMap<string, number>, most: ReadonlyMap<string, number>) =>
    [...some].reduce((sum, [key, count]) => sum + Math.max(0, count - (most.get(key) ?? 0)), 0)
  const asked = stored.filter(({ isAsked }) => isAsked).length
  return { manner, lost: beyond(truth, all), doubled: beyond(sure, truth), asked, entries: history.length }
}

const countBy = (keys: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const histories = 10_000

const judgeAll = (read: Reader, count = histories) => Array.from({ length: count }, (_, seed) => judge(seed, read))

const addUp = (counts: readonly Counts[], what: keyof Counts) => counts.reduce((sum, one) => sum + one[what], 0)

/** Enough to tell what is alike: a name of each entry, or files of whole days that say so. */
const isPlain = ({ references, periods, hasBalances, hasSlices }: BankManner) =>
  references === 'unique' || (!hasSlices && (periods !== 'none' || hasBalances))

test('a history in files of any kind gives each entry once, or asks', () => {
  const judged = judgeAll(byContent)
  expect(judged.filter(({ lost, doubled }) => lost + doubled > 0)).toEqual([])
  const plain = judged.filter(({ manner }) => isPlain(manner))
  expect(plain.length).toBeGreaterThan(histories / 2)
  // Balances that come again may look as if one statement followed another.
  expect(addUp(plain, 'asked') / addUp(plain, 'entries')).toBeLessThan(0.02)
})

test('a place in a file, the name of a statement, and words alone are no identity', () => {
  const byPlace: Reader = ({ statement, entries }, stored) =>
    entries.map(({ reference }) => {
      const known = stored.find((one) => one.reference === reference && one.statements[0]?.id === statement.id)
      return known ? { kind: 'known', id: known.id } : { kind: 'new' }
    })
  const byWords: Reader = ({ entries }, stored) =>
    entries.map((entry) => {
      const known = stored.find((one) => contentKey(one) === contentKey(entry))
      return known ? { kind: 'known', id: known.id } : { kind: 'new' }
    })
  const [place, words] = [judgeAll(byPlace, 200), judgeAll(byWords, 200)]
  expect([addUp(place, 'lost') > 0, addUp(place, 'doubled') > 0, addUp(words, 'lost') > 0]).toEqual([true, true, true])
})

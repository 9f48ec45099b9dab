import type { StatementEvidence } from '../bank-statement.ts'
import { movedBy } from '../statement-balance.ts'
import { type Candidates, isStep, makeCandidates } from './candidates.ts'
import { bankReference, contentKey, type EntryContent, type KnownEntry, sumKey } from './entry-content.ts'

/**
 * What an entry of a statement is: `known` where that one was read before, `new`, or `unclear` where one is there that it may be. Each that
 * is there is met by one entry at most.
 */
export type Identity = { kind: 'known'; id: number } | { kind: 'new' } | { kind: 'unclear'; equalTo: number }

/** Finds for each entry of a statement whether it was read before. `known` are the entries of its account on its days. */
export function matchEntries(...input: Parameters<typeof matchInSteps>): Identity[] {
  const steps = matchInSteps(...input)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** The same with a place to pause after some hundreds of them: a day of one statement may have ten thousand. */
export function* matchInSteps(
  statement: StatementEvidence,
  entries: readonly EntryContent[],
  known: readonly KnownEntry[],
): Generator<undefined, Identity[]> {
  const knownByDay = Map.groupBy(known, ({ bookedOn }) => bookedOn)
  const identities: Identity[] = entries.map(() => ({ kind: 'new' }))
  const byDay = Map.groupBy(entries.entries(), ([, { bookedOn }]) => bookedOn)
  for (const [day, ofDay] of byDay) {
    const candidates = yield* makeCandidates(knownByDay.get(day) ?? [], statement, day)
    for (const [at, identity] of yield* matchDay(ofDay, candidates)) identities[at] = identity
    yield
  }
  return identities
}

type Placed = [at: number, entry: EntryContent]

type Open = { at: number; entry: EntryContent; content: string; sum: string; reference: string }

/** Answers what is not new, by its place. */
function* matchDay(entries: readonly Placed[], candidates: Candidates): Generator<undefined, Map<number, Identity>> {
  const found = new Map<number, Identity>()
  let open: Open[] = []
  for (const [at, entry] of entries) {
    open.push({ at, entry, content: contentKey(entry), sum: sumKey(entry), reference: bankReference(entry) })
    if (isStep(open.length)) yield
  }
  for (const { kind, take } of listPasses(candidates, () => open)) {
    const unmatched: Open[] = []
    for (const [count, one] of open.entries()) {
      const id = take(one)
      if (id === undefined) unmatched.push(one)
      else found.set(one.at, kind === 'known' ? { kind, id } : { kind, equalTo: id })
      if (isStep(count)) yield
    }
    open = unmatched
  }
  return found
}

type Pass = { kind: 'known' | 'unclear'; take: (one: Open) => number | undefined }

/** What is surest is met first, so that nothing less sure takes what it is. `open` is what no pass before has met. */
function* listPasses(candidates: Candidates, open: () => readonly Open[]): Generator<Pass> {
  yield { kind: 'known', take: ({ content, reference }) => candidates.named(content, reference) }
  yield { kind: 'known', take: ({ content, reference }) => candidates.nested(content, reference) }
  yield { kind: 'unclear', take: ({ content, reference }) => candidates.alike(content, reference) }
  // Words that another file, or another version of the reader, gives otherwise.
  yield { kind: 'known', take: ({ sum, reference }) => candidates.nestedNamed(sum, reference) }
  yield { kind: 'unclear', take: ({ sum, reference }) => candidates.named(sum, reference) ?? candidates.nestedAny(sum) }
  yield { kind: 'unclear', take: ({ reference }) => candidates.nestedNamed('', reference) }
  const sameAmounts = findSameAmounts(open(), candidates.missing())
  yield { kind: 'unclear', take: ({ at }) => sameAmounts.get(at) }
}

/**
 * A batch in one file is its payments in another: what moves as much together as what is there and is missing, of a day of which both have entries
 * all. Answers the id of one that is missing by the place of each.
 */
function findSameAmounts(open: readonly Open[], missing: readonly KnownEntry[]): Map<number, number> {
  const sums = new Map<number, number>()
  const statements = (entry: KnownEntry) => entry.statements[0]
  for (const group of [...groups(missing, bankReference), ...groups(missing, statements)])
    if (group[0]) sums.set(movedBy(group), group[0].id)
  const found = new Map<number, number>()
  for (const group of groups(open, ({ reference }) => reference)) {
    const id = sums.get(movedBy(group.map(({ entry }) => entry)))
    if (id !== undefined) for (const { at } of group) found.set(at, id)
  }
  return found
}

/** Each alone, those that have something in common, and all. */
const groups = <T>(things: readonly T[], toKey: (thing: T) => unknown): (readonly T[])[] => [
  things,
  ...Map.groupBy(things, toKey).values(),
  ...things.map((thing) => [thing]),
]

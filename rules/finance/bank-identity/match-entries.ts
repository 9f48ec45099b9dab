import type { StatementEvidence } from '../bank-statement.ts'
import { movedBy } from '../statement-balance.ts'
import { makeCandidates } from './candidates.ts'
import { bankReference, contentKey, type EntryContent, type KnownEntry, sumKey } from './entry-content.ts'

/**
 * What an entry of a statement is: `known` where that one was read before, `new`, or `unclear` where one is there that it may be. Each that
 * is there is met by one entry at most.
 */
export type Identity = { kind: 'known'; id: number } | { kind: 'new' } | { kind: 'unclear'; equalTo: number }

/** Tells for each entry of a statement whether it was read before. `known` are the entries of its account on its days. */
export function matchEntries(
  statement: StatementEvidence,
  entries: readonly EntryContent[],
  known: readonly KnownEntry[],
): Identity[] {
  const knownByDay = Map.groupBy(known, ({ bookedOn }) => bookedOn)
  const identities: Identity[] = entries.map(() => ({ kind: 'new' }))
  const byDay = Map.groupBy(entries.entries(), ([, { bookedOn }]) => bookedOn)
  for (const [day, ofDay] of byDay)
    for (const [at, identity] of matchDay(ofDay, makeCandidates(knownByDay.get(day) ?? [], statement, day)))
      identities[at] = identity
  return identities
}

type Placed = [at: number, entry: EntryContent]
type Candidates = ReturnType<typeof makeCandidates>

type Open = { at: number; entry: EntryContent; content: string; sum: string; reference: string }

/** What is surest is met first, so that nothing less sure takes what it is. Answers what is not new, by its place. */
function matchDay(entries: readonly Placed[], candidates: Candidates): Map<number, Identity> {
  const found = new Map<number, Identity>()
  let open = entries.map(([at, entry]): Open => {
    return { at, entry, content: contentKey(entry), sum: sumKey(entry), reference: bankReference(entry) }
  })
  const meet = (kind: 'known' | 'unclear', take: (one: Open) => number | undefined) => {
    open = open.filter((one) => {
      const id = take(one)
      if (id !== undefined) found.set(one.at, kind === 'known' ? { kind, id } : { kind, equalTo: id })
      return id === undefined
    })
  }
  meet('known', ({ content, reference }) => candidates.named(content, reference))
  meet('known', ({ content, reference }) => candidates.nested(content, reference))
  meet('unclear', ({ content, reference }) => candidates.alike(content, reference))
  // Words that another file, or another version of the reader, gives otherwise.
  meet('known', ({ sum, reference }) => candidates.nestedNamed(sum, reference))
  meet('unclear', ({ sum, reference }) => candidates.named(sum, reference) ?? candidates.nestedAny(sum))
  meet('unclear', ({ reference }) => candidates.nestedNamed('', reference))
  const sameMoney = findSameMoney(open, candidates.missing())
  meet('unclear', ({ at }) => sameMoney.get(at))
  return found
}

/**
 * A batch in one file is its payments in another: what moves as much together as what is there and is missing, of a day of which both tell
 * all. Answers the id of one that is missing by the place of each.
 */
function findSameMoney(open: readonly Open[], missing: readonly KnownEntry[]): Map<number, number> {
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

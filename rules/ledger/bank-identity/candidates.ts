import type { StatementEvidence } from '../bank-statement.ts'
import { bankReference, contentKey, type KnownEntry, sumKey } from './entry-content.ts'
import { type Relation, relateStatements } from './statement-relation.ts'

type Candidate = { entry: KnownEntry; isNested: boolean; isTaken: boolean }

/** After so many of what is compared, others may have their turn. */
export const isStep = (count: number) => count % 200 === 0

export type Candidates = ReturnType<typeof toCandidates>

/**
 * What of a day may be among the entries of a statement, each for one of them, found in steps. What stands apart from it is left out.
 */
export function* makeCandidates(
  known: readonly KnownEntry[],
  statement: StatementEvidence,
  day: string,
): Generator<undefined, Candidates> {
  const queues = new Map<string, Queue>()
  const add = (key: string, candidate: Candidate) => {
    const queue = queues.get(key) ?? { candidates: [], at: 0 }
    queue.candidates.push(candidate)
    queues.set(key, queue)
  }
  // Each by what it says, by what it moves, and whatever it says.
  const all = relateKnown(known, statement, day)
  for (const [count, candidate] of all.entries()) {
    if (isStep(count)) yield
    const { entry, isNested } = candidate
    const reference = bankReference(entry)
    for (const key of [contentKey(entry), sumKey(entry), ''])
      for (const kind of isNested ? ['nested', ''] : [''])
        for (const name of [`named ${reference}`, 'any', ...(reference === '' ? ['nameless'] : [])])
          add(`${kind} ${name} ${key}`, candidate)
  }
  return toCandidates(all, queues)
}

function toCandidates(all: readonly Candidate[], queues: ReadonlyMap<string, Queue>) {
  const take = (key: string) => takeNext(queues.get(key))
  // Two references of the bank are two entries.
  const mayBe = (reference: string) => (reference === '' ? 'any' : 'nameless')
  return {
    /** By the bank's reference. */
    named: (key: string, reference: string) => (reference === '' ? undefined : take(` named ${reference} ${key}`)),
    nestedNamed: (key: string, reference: string) =>
      reference === '' ? undefined : take(`nested named ${reference} ${key}`),
    /** What the statement has to name, or what has to name all of it. */
    nested: (key: string, reference: string) => take(`nested ${mayBe(reference)} ${key}`),
    nestedAny: (key: string) => take(`nested any ${key}`),
    alike: (key: string, reference: string) => take(` ${mayBe(reference)} ${key}`),
    missing: () => all.flatMap(({ entry, isNested, isTaken }) => (isNested && !isTaken ? [entry] : [])),
  }
}

/** `at` is behind what was taken from it, as of ten thousand entries of a day all may be alike. */
type Queue = { candidates: Candidate[]; at: number }

function takeNext(queue: Queue | undefined): number | undefined {
  if (!queue) return undefined
  while (queue.candidates[queue.at]?.isTaken) queue.at++
  const next = queue.candidates[queue.at]
  if (!next) return undefined
  next.isTaken = true
  return next.entry.id
}

function relateKnown(known: readonly KnownEntry[], statement: StatementEvidence, day: string): Candidate[] {
  const relations = new Map<StatementEvidence, Relation>()
  const relate = (other: StatementEvidence) => {
    const relation = relations.get(other) ?? relateStatements(statement, other, day)
    relations.set(other, relation)
    return relation
  }
  return known.flatMap((entry) => {
    const found = new Set(entry.statements.map(relate))
    return found.has('apart') ? [] : [{ entry, isNested: found.has('nested'), isTaken: false }]
  })
}

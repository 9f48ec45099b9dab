import { expect, test } from 'vitest'
import { matchPayment } from './match-payment.ts'
import { itemKey, makeItemIndex } from './open-item.ts'
import type { Proposal } from './proposal.ts'
import { makeRandom } from './testing/random.ts'
import { makeWorld } from './testing/random-items.ts'
import { type KnownPayment, makePayments } from './testing/random-payments.ts'

const worlds = 25
const entriesOfAWorld = 400

type Outcome = KnownPayment & { proposal: Proposal }

function outcomes(seed: number): Outcome[] {
  const random = makeRandom(seed)
  return Array.from({ length: worlds }, () => makeWorld(random, random.whole(100, 1_000))).flatMap((world) => {
    const index = makeItemIndex(world.items, world.accounts)
    const payments = makePayments(world, random, entriesOfAWorld)
    return payments.map((payment) => ({ ...payment, proposal: matchPayment(payment.entry, index) }))
  })
}

const keys = (items: readonly Parameters<typeof itemKey>[0][]) => items.map(itemKey).sort().join()

const isSame = ({ proposal, pays }: Outcome) => proposal.kind !== 'unclear' && keys(proposal.items) === keys(pays)

const isWronglyCleared = (outcome: Outcome) =>
  outcome.proposal.kind === 'clears' && !(isSame(outcome) && ['clears', 'as paid'].includes(outcome.right))

test.each([1, 26_112_026])(
  'of ten thousand payments none is cleared wrongly, and nearly all that say so are right: seed %s',
  (seed) => {
    const all = outcomes(seed)
    expect(
      all.filter(isWronglyCleared).map(({ scenario, entry, pays, proposal }) => ({ scenario, entry, pays, proposal })),
    ).toEqual([])
    const referenced = all.filter(({ right }) => right === 'clears' || right === 'suggests')
    const right = referenced.filter((outcome) => isSame(outcome) && outcome.proposal.kind === outcome.right)
    expect(referenced.length).toBeGreaterThan(4_000)
    expect(right.length / referenced.length).toBeGreaterThan(0.95)
  },
)

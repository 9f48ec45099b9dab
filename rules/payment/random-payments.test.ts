import { expect, test } from 'vitest'
import { itemKey, makeItemIndex, type OpenItem } from '../ledger/open-item.ts'
import { makeRandom } from '../ledger/testing/random.ts'
import { makeWorld } from '../ledger/testing/random-items.ts'
import { type KnownPayment, makePayments } from '../ledger/testing/random-payments.ts'
import { matchPayment } from './match-payment.ts'
import type { Proposal } from './proposal.ts'

const worlds = 25
const entriesOfAWorld = 400

type Outcome = KnownPayment & { proposal: Proposal; items: ReadonlyMap<string, OpenItem> }

function outcomes(seed: number): Outcome[] {
  const random = makeRandom(seed)
  return Array.from({ length: worlds }, () => makeWorld(random, random.whole(100, 1_000))).flatMap((world) => {
    const index = makeItemIndex(world.items, world.accounts)
    const items = new Map(world.items.map((item) => [itemKey(item), item]))
    const payments = makePayments(world, random, entriesOfAWorld)
    return payments.map((payment) => ({ ...payment, items, proposal: matchPayment(payment.entry, index) }))
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

test('whatever is proposed adds up to the payment, within what is open for one customer', () => {
  for (const { entry, proposal, items } of outcomes(2)) {
    if (proposal.kind === 'unclear') continue
    const rest = proposal.kind === 'clears' ? proposal.difference : proposal.unallocated
    expect(proposal.items.reduce((sum, { amount }) => sum + amount, rest)).toBe(entry.amount)
    for (const share of proposal.items) {
      const item = items.get(itemKey(share))
      expect(item?.customerId).toBe(proposal.customerId)
      expect(item?.currency).toBe(entry.currency)
      expect(Math.abs(share.amount)).toBeLessThanOrEqual(item?.openCents ?? 0)
      expect(share.amount < 0).toBe(item?.kind === 'credit')
    }
    if (proposal.kind === 'suggests') expect(rest).toBeGreaterThanOrEqual(0)
    else expect(Math.abs(rest)).toBeLessThanOrEqual(5)
  }
})

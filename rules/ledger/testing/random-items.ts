import type { KnownAccount, OpenItem } from '../open-item.ts'
import { makeItem } from './entries.ts'
import type { Random } from './random.ts'

export type World = {
  items: OpenItem[]
  /** What some customers are known to pay from. */
  accounts: KnownAccount[]
  /** What each customer pays from, known or not. */
  accountOf: (customerId: number) => string
  /** Of invoices that were cleared before, among the numbers of those that are open. */
  clearedNumbers: string[]
}

/** Few amounts, so that many customers owe the same. */
const usualAmounts = Array.from({ length: 25 }, (_, at) => 1_000 + at * 397)

const customers = 60

/** Open items of sixty customers; numbers run through all of them, and half of the amounts are among a few. */
export function makeWorld(random: Random, count: number): World {
  const accountOf = (customerId: number) => `NL${10 + customerId}ABNA04171643${customerId}`
  const accounts = Array.from({ length: customers }, (_, at) => at + 1)
    .filter(() => random.happens(0.6))
    .map((customerId) => ({ account: accountOf(customerId), customerId }))
  const items: OpenItem[] = []
  const clearedNumbers: string[] = []
  for (let at = 1; at <= count; at++) {
    const item = makeRandomItem(random, at)
    if (random.happens(0.15)) clearedNumbers.push(item.number)
    else items.push(item)
  }
  return { items, accounts, accountOf, clearedNumbers }
}

function makeRandomItem(random: Random, at: number): OpenItem {
  const amount = random.happens(0.5) ? random.pick(usualAmounts) : random.whole(300, 500_000)
  const customerId = random.whole(1, customers)
  const over = { customerId, currency: random.happens(0.9) ? 'EUR' : 'GBP', itemId: at }
  const order = `ONL${String(at).padStart(6, '0')}`
  const kind = random.pick(['INL', 'INL', 'INL', 'INL', 'INL', 'INL', 'CNL', 'ONL'])
  if (kind === 'ONL') return makeItem(order, amount, over)
  const number = `${kind}26${String(at).padStart(6, '0')}`
  const poNumber = random.happens(0.5) ? random.pick([`PO-2026-${at}`, String(4_500_000 + at), 'stock', '17']) : ''
  return makeItem(number, amount, { ...over, orderNumber: order, poNumber })
}

/** Why payments are not booked as they were asked for. */
export type SettlementRefusal =
  | 'money.entry_changed'
  | 'money.not_incoming'
  | 'money.item_changed'
  | 'money.too_little'
  | 'money.order_part'
  | 'money.credit_left'
  | 'money.other_currency'
  | 'money.foreign_account'
  | 'money.order_handled'
  | 'money.payment_undone'
  | 'money.refund_undone'
  | 'money.used_since'
  | 'money.reserved'

/** Cents by which a payment may differ from what it settles; they are neither collected nor returned. */
export const smallestCollected = 5

/** Something that a payment settles: what is open of it, and how much of that is asked for. Cents above 0. */
type Part = { open: number; share: number }
type DebitPart = Part & { itemId: number }
type CreditPart = Part & { itemId: number }
type OrderPart = Part & { orderId: number }

export type SettlementParts = {
  /** What was paid; cents above 0. */
  amount: number
  /** Invoices, and what else the customer owes. */
  debits: readonly DebitPart[]
  /** Credit notes and what is left of earlier payments, which are used up with it. */
  credits: readonly CreditPart[]
  /** Orders that wait for their payment in advance; they are paid whole. */
  orders: readonly OrderPart[]
}

/** What settles a debit: an item that there is, or one that is posted now. */
type Source = number | 'payment' | 'difference'

export type Settlement = {
  /** Cents of the payment that belongs to no order; 0 for none. */
  payment: number
  clearings: { debitId: number; by: Source; amount: number }[]
  /** Cents that are paid for each, and those that lack and are booked as a small difference. */
  orders: { orderId: number; amount: number; missing: number }[]
  /** Cents that lack of the debits, or that are too much and belong to no customer. */
  missing: number
  surplus: number
  /** What stays open as the customer's credit. */
  unallocated: number
}

type Refused = { refused: SettlementRefusal }

/**
 * How a payment settles what it is for: credits are used up first, then the payment goes on debits in their order. What differs by up to
 * five cents is a small difference; more than that stays open, on whichever side. Refuses what is open no more, and what does not add up.
 */
export function planSettlement(parts: SettlementParts): Settlement | Refused {
  const { amount, credits } = parts
  if ([...parts.debits, ...parts.orders, ...credits].some(({ open, share }) => share <= 0 || share > open))
    return { refused: 'money.item_changed' }
  const { debits, orders } = roundShares(parts)
  if (orders.some(({ open, share }) => share < open)) return { refused: 'money.order_part' }
  const [owed, used, ordered] = [sumShares(debits), sumShares(credits), sumShares(orders)]
  if (used > owed) return { refused: 'money.credit_left' }
  const rest = amount - (owed - used + ordered)
  if (rest < -smallestCollected) return { refused: 'money.too_little' }
  const clearings = spendCredits(debits, credits)
  const open = debits.map(({ itemId, share }) => ({ itemId, amount: share - sumCleared(clearings, itemId) }))
  const lacking = shareOut(Math.max(0, -rest), open, orders)
  if (!lacking) return { refused: 'money.too_little' }
  const isSurplus = rest > 0 && rest <= smallestCollected && owed + ordered > 0
  const byPayment = open.map(({ itemId, amount: cents }) => ({
    debitId: itemId,
    by: 'payment' as const,
    amount: cents - (lacking.itemId === itemId ? lacking.cents : 0),
  }))
  const ofDebit =
    lacking.itemId === undefined ? [] : [{ debitId: lacking.itemId, by: 'difference' as const, amount: lacking.cents }]
  return {
    payment: sumBy(byPayment) + Math.max(0, rest),
    clearings: [...clearings, ...byPayment, ...ofDebit].filter(({ amount: cents }) => cents > 0),
    orders: orders.map(({ orderId, share }) => {
      const missing = lacking.orderId === orderId ? lacking.cents : 0
      return { orderId, amount: share - missing, missing }
    }),
    missing: sumBy(ofDebit),
    surplus: isSurplus ? rest : 0,
    unallocated: isSurplus ? 0 : Math.max(0, rest),
  }
}

const sumShares = (parts: readonly Part[]) => parts.reduce((sum, { share }) => sum + share, 0)
const sumBy = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

/** Shares that leave a few cents of something open settle all of it, where that is a small difference altogether. */
function roundShares({ amount, debits, credits, orders }: SettlementParts) {
  const round = <P extends Part>(part: P): P =>
    part.open - part.share <= smallestCollected ? { ...part, share: part.open } : part
  const rounded = { debits: debits.map(round), orders: orders.map(round) }
  const needed = sumShares(rounded.debits) + sumShares(rounded.orders) - sumShares(credits)
  return needed - amount <= smallestCollected ? rounded : { debits, orders }
}

/** Credits settle debits, the first of both first. */
function spendCredits(debits: readonly DebitPart[], credits: readonly CreditPart[]) {
  const clearings: { debitId: number; by: Source; amount: number }[] = []
  const remainingCredits = credits.map(({ itemId, share }) => ({ itemId, share }))
  for (const { itemId, share } of debits) {
    let open = share
    for (const credit of remainingCredits) {
      const amount = Math.min(open, credit.share)
      if (amount === 0) continue
      clearings.push({ debitId: itemId, by: credit.itemId, amount })
      credit.share -= amount
      open -= amount
    }
  }
  return clearings
}

const sumCleared = (clearings: Settlement['clearings'], itemId: number) =>
  sumBy(clearings.filter(({ debitId }) => debitId === itemId))

type Lacking = { cents: number; itemId?: number; orderId?: number }

/** Which of them the missing cents are booked on: the largest; undefined where it is no larger than those. */
function shareOut(
  cents: number,
  debits: readonly { itemId: number; amount: number }[],
  orders: readonly OrderPart[],
): Lacking | undefined {
  if (cents === 0) return { cents }
  const largest = [
    ...debits.map(({ itemId, amount }) => ({ itemId, size: amount })),
    ...orders.map(({ orderId, share }) => ({ orderId, size: share })),
  ].reduce<{ size: number; itemId?: number; orderId?: number }>((one, other) => (other.size > one.size ? other : one), {
    size: cents,
  })
  if (largest.size <= cents) return undefined
  const { size: _, ...place } = largest
  return { cents, ...place }
}

/** Something that is open, of a customer, in one currency: cents, below 0 for what is theirs. */
type Payable = { openCents: number; isOrder: boolean; dueOn: string | null; issuedOn: string }

/**
 * What a payment of so many cents seems to settle: all that is open where that is the sum, else the one item of exactly the amount, else
 * what is due first until it is used up. An order in advance takes the whole of what it needs or nothing. Answers the cents of each item, 0 for none.
 */
export function proposePayment(items: readonly Payable[], cents: number): number[] {
  const sum = items.reduce((total, { openCents }) => total + openCents, 0)
  if (cents > 0 && sum === cents) return items.map(({ openCents }) => openCents)
  const exact = items.findIndex(({ openCents }) => openCents === cents)
  if (cents > 0 && exact >= 0) return items.map(({ openCents }, at) => (at === exact ? openCents : 0))
  return spread(items, cents)
}

function spread(items: readonly Payable[], cents: number) {
  const shares = items.map(() => 0)
  let remaining = Math.max(0, cents)
  for (const [at, { openCents, isOrder }] of [...items.entries()].toSorted(byDueDate)) {
    const share = Math.min(remaining, Math.max(0, openCents))
    if (isOrder && share < openCents) continue
    shares[at] = share
    remaining -= share
  }
  return shares
}

const byDueDate = ([, one]: [number, Payable], [, other]: [number, Payable]) =>
  (one.dueOn ?? one.issuedOn).localeCompare(other.dueOn ?? other.issuedOn)

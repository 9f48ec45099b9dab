import { fullShares } from './payment-shares.ts'
import type { Payment, Proposal } from './proposal.ts'

/** The only open item of exactly this amount among those of who pays from the account; never more than a suggestion. */
export function proposeByAccount({ amount, payers, index, hasCurrency, isOpen }: Payment): Proposal | undefined {
  const items = [...payers]
    .flatMap((customerId) => index.byCustomer.get(customerId) ?? [])
    .filter((item) => item.kind !== 'credit' && item.openCents === amount && hasCurrency(item) && isOpen(item))
  const [item] = items
  if (!item || items.length > 1) return undefined
  const { customerId } = item
  return { kind: 'suggests', customerId, items: fullShares([item]), unallocated: 0, because: 'account' }
}

import { fullShares } from './payment-shares.ts'
import type { Payment, Proposal } from './proposal.ts'

/** The only open item of exactly this amount among those of who pays from the account; never more than a suggestion. */
export const proposeByAccount = (payment: Payment): Proposal | undefined =>
  proposeOnly(payment, payment.payers, 'account')

/** The same among those of all customers of exactly the payer's name; none of them where the account is known to be another's. */
export function proposeByName(payment: Payment): Proposal | undefined {
  const { payers, namesakes } = payment
  const customers = payers.size > 0 ? new Set([...namesakes].filter((id) => payers.has(id))) : namesakes
  return proposeOnly(payment, customers, 'name')
}

function proposeOnly(payment: Payment, customers: ReadonlySet<number>, because: 'account' | 'name') {
  const { amount, index, hasCurrency, isOpen } = payment
  const items = [...customers]
    .flatMap((customerId) => index.byCustomer.get(customerId) ?? [])
    .filter((item) => item.kind !== 'credit' && item.openCents === amount && hasCurrency(item) && isOpen(item))
  const [item] = items
  if (!item || items.length > 1) return undefined
  const { customerId } = item
  return { kind: 'suggests' as const, customerId, items: fullShares([item]), unallocated: 0, because }
}

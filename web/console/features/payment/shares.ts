import { toCents } from '../../../../rules/catalogue/price/money.ts'
import { smallestCollected } from '../../../../rules/payment/settlement.ts'
import { amountIn } from '../../../ui/language/amount.ts'
import type { Entry, OpenItem } from './queries.ts'

/** What is typed beside each item that is chosen, by its key. */
export type Shares = Readonly<Record<string, string>>

/** What names an item among those and orders. */
export const shareKey = ({ itemId, orderId }: Pick<OpenItem, 'itemId' | 'orderId'>) =>
  orderId === null ? `item ${itemId}` : `order ${orderId}`

/** What is proposed, as it would be typed. */
export function toShares(proposal: Entry['proposal'], write: (amount: number) => string): Shares {
  return Object.fromEntries(
    (proposal?.items ?? []).map(({ kind, id, amount }) => [
      kind === 'order' ? `order ${id}` : `item ${id}`,
      write(Math.abs(amount)),
    ]),
  )
}

/** Whether what is typed beside an item is an amount of it. */
export function isShare(typed: string, { open }: Pick<OpenItem, 'open'>) {
  const amount = amountIn(typed)
  return typeof amount === 'number' && amount > 0 && amount <= Math.abs(open)
}

/** What is sent: of each chosen item the amount, below 0 for what is the customer's. */
export const toSettledItems = (items: readonly OpenItem[], shares: Shares) =>
  items.flatMap((item) => {
    const typed = shares[shareKey(item)]
    if (typed === undefined) return []
    const amount = Math.sign(item.open) * (amountIn(typed) ?? 0)
    return [item.orderId === null ? { itemId: item.itemId ?? 0, amount } : { orderId: item.orderId, amount }]
  })

/** What would become of the rest: cents that are left of the payment, below 0 where it is not enough. */
export function findDifference(amount: number, settled: readonly { amount: number }[]) {
  const rest = toCents(amount) - settled.reduce((sum, item) => sum + Math.round(item.amount * 100), 0)
  const isSmall = rest !== 0 && Math.abs(rest) <= smallestCollected && settled.length > 0
  return { rest, isSmall, isEnough: rest >= -smallestCollected }
}

import type { AddressDraft } from '../../../../rules/address-form.ts'
import { backOrderChoices } from '../../../../rules/back-order.ts'
import { orderTypes } from '../../../../rules/order.ts'
import { keep, readKept } from '../../../ui/kept.ts'
import type { OrderRequest } from './queries.ts'
import type { SentOrder } from './usePlaceOrder.ts'

/**
 * Which order is being confirmed, and by whom: that of the basket or a part of it, of a list, or of products that somebody
 * links to; with the numbers of its products.
 */
export type Whose = { by: number; order: string; numbers: readonly string[] }
type Wishes = Partial<OrderRequest>

/**
 * An order that was left before it was placed: how it was to be sent; no price, no stock and nothing about what is not sold
 * any more, which are asked for anew. `typed` is a one-off address that is not in use yet, `coupon` such a code, `sent` what
 * was placed without an answer.
 */
export type LeftOrder = {
  wishes: Wishes
  typed?: Partial<AddressDraft> | undefined
  coupon?: string | undefined
  sent?: SentOrder | undefined
}

// Each part of a basket is an order of its own; the oldest give way.
const mostOrders = 10

/**
 * What this window kept of the same order of the same person, however it was left there. An order without any of its
 * products is another one: that of this basket was placed meanwhile, in another window perhaps.
 */
export function readLeft({ by, order, numbers }: Whose): LeftOrder | undefined {
  const { of, wishes, typed, coupon, sent }: Record<string, unknown> = Object(ordersOf(by)[order])
  if (!Array.isArray(of) || !of.some((number) => numbers.includes(number))) return undefined
  return {
    wishes: wishesIn(wishes),
    typed: isAddress(typed) ? typed : undefined,
    coupon: isText(coupon) ? coupon : undefined,
    sent: isSent(sent) ? sent : undefined,
  }
}

/** Keeps what there is to come back to; null forgets it. What belongs to somebody else is forgotten. */
export function keepLeft({ by, order, numbers }: Whose, left: LeftOrder | null) {
  const { [order]: _before, ...others } = ordersOf(by)
  const kept = left && hasSomething(left) ? { ...others, [order]: { of: numbers, ...left } } : others
  const orders = Object.entries(kept).slice(-mostOrders)
  keep('order-wishes', orders.length > 0 ? { by, orders: Object.fromEntries(orders) } : null)
}

function ordersOf(by: number): Record<string, unknown> {
  const kept: Record<string, unknown> = Object(readKept('order-wishes'))
  return kept.by === by ? Object(kept.orders) : {}
}

const hasSomething = ({ wishes, typed, coupon = '', sent }: LeftOrder) =>
  typed !== undefined ||
  coupon !== '' ||
  sent !== undefined ||
  Object.values(wishes).some((wish) => wish !== undefined && wish !== '')

const isText = (value: unknown): value is string => typeof value === 'string'
const isName = (value: unknown) => isText(value) && value !== ''
const isId = (value: unknown) => Number.isInteger(value)
const isOneOf = (choices: readonly string[]) => (value: unknown) => choices.some((choice) => choice === value)
const isAddress = (value: unknown): value is Partial<AddressDraft> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

function isSent(value: unknown): value is SentOrder {
  const { key, body }: Record<string, unknown> = Object(value)
  const { lines, revision }: Record<string, unknown> = Object(body)
  return isText(key) && isText(revision) && Array.isArray(lines)
}

const wished: Record<
  Exclude<keyof OrderRequest, 'lines' | 'fromBasket' | 'quickOrderId'>,
  (value: unknown) => boolean
> = {
  orderType: isOneOf(orderTypes),
  shipFrom: isName,
  shipVia: isName,
  addressId: isId,
  oneOffAddress: isAddress,
  billToId: isId,
  keepAddress: (value) => value === true,
  poNumber: isText,
  instruction: isText,
  backOrders: isOneOf(backOrderChoices),
  splitByWarehouse: (value) => value === true,
  forwarderId: isId,
  forwarderName: isText,
  packingListId: isId,
  carrierLabelId: isId,
  couponCode: isText,
}

function wishesIn(kept: unknown): Wishes {
  const wishes: Record<string, unknown> = Object(kept)
  const known = Object.entries(wished).filter(([name, isFit]) => isFit(wishes[name]))
  return Object.fromEntries(known.map(([name]) => [name, wishes[name]]))
}

import type { AddressDraft } from '../../../../rules/address-form.ts'
import { backOrderChoices } from '../../../../rules/back-order.ts'
import { orderTypes } from '../../../../rules/order.ts'
import type { Decisions } from '../../../../rules/ordered-instead.ts'
import { keep, readKept } from '../../../ui/kept.ts'
import type { OrderRequest } from './queries.ts'

/** Which order is being confirmed, and by whom: that of the basket, of a list, or of products that somebody links to. */
export type Whose = { by: number; order: string }
type Wishes = Partial<OrderRequest>

/**
 * An order that was left before it was placed: how it was to be sent and what was decided, no price and no stock, which are
 * asked for anew. `typed` is a one-off address that is not in use yet.
 */
export type LeftOrder = { wishes: Wishes; decisions: Decisions; typed?: Partial<AddressDraft> | undefined }

/** What this window kept of the same order of the same person, however it was left there. */
export function readLeft({ by, order }: Whose): LeftOrder | undefined {
  const found = ordersOf(by)[order]
  if (found === undefined) return undefined
  const { wishes, decisions, typed }: Record<string, unknown> = Object(found)
  return {
    wishes: wishesIn(wishes),
    decisions: decisionsIn(decisions),
    typed: isAddress(typed) ? typed : undefined,
  }
}

/** Keeps what there is to come back to; null forgets it. What belongs to somebody else is forgotten. */
export function keepLeft({ by, order }: Whose, left: LeftOrder | null) {
  const { [order]: _before, ...others } = ordersOf(by)
  const orders = left && hasSomething(left) ? { ...others, [order]: left } : others
  keep('order-wishes', Object.keys(orders).length > 0 ? { by, orders } : null)
}

function ordersOf(by: number): Record<string, unknown> {
  const kept: Record<string, unknown> = Object(readKept('order-wishes'))
  return kept.by === by ? Object(kept.orders) : {}
}

const hasSomething = ({ wishes, decisions, typed }: LeftOrder) =>
  typed !== undefined ||
  Object.keys(decisions).length > 0 ||
  Object.values(wishes).some((wish) => wish !== undefined && wish !== '')

const isText = (value: unknown) => typeof value === 'string'
const isName = (value: unknown) => isText(value) && value !== ''
const isId = (value: unknown) => Number.isInteger(value)
const isOneOf = (choices: readonly string[]) => (value: unknown) => choices.some((choice) => choice === value)
const isAddress = (value: unknown): value is Partial<AddressDraft> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

const wished: Record<
  Exclude<keyof OrderRequest, 'lines' | 'fromBasket' | 'quickOrderId'>,
  (value: unknown) => boolean
> = {
  orderType: isOneOf(orderTypes),
  shipFrom: isName,
  shipVia: isName,
  addressId: isId,
  oneOffAddress: isAddress,
  keepAddress: (value) => value === true,
  poNumber: isText,
  instruction: isText,
  backOrders: isOneOf(backOrderChoices),
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

const decisionsIn = (kept: unknown): Decisions =>
  Object.fromEntries(
    Object.entries(Object(kept)).flatMap(([gone, number]) => (isDecision(number) ? [[gone, number]] : [])),
  )
const isDecision = (number: unknown): number is string | null => number === null || typeof number === 'string'

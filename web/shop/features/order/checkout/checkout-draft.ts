import type { AddressDraft } from '../../../../../rules/address/form.ts'
import { backOrderChoices } from '../../../../../rules/order/back-order.ts'
import { orderTypes } from '../../../../../rules/order/order.ts'
import { load, save } from '../../../../ui/storage.ts'
import type { CheckoutOptions } from '../queries.ts'
import type { PendingAttempt } from './usePlaceOrder.ts'

/**
 * Which order is in checkout, and by whom: that of the basket or a part of it, of a list, or of products that somebody
 * links to; with the numbers of its products.
 */
export type DraftKey = { by: number; order: string; numbers: readonly string[] }

/**
 * What is stored of an order that is not placed yet: its options; no price, no stock and nothing about replacements, which are
 * asked for anew. `typed` is a one-off address that is not in use yet, `coupon` such a code, `pendingAttempt` an order that was
 * sent and not answered.
 */
export type CheckoutDraft = {
  options: CheckoutOptions
  typed?: Partial<AddressDraft> | undefined
  coupon?: string | undefined
  pendingAttempt?: PendingAttempt | undefined
}

// Each part of a basket is an order of its own; the oldest give way.
const mostOrders = 10

/**
 * The draft that this window has stored of the same order for the same person. An order without any of its
 * products is another one: that of this basket was placed meanwhile, in another window perhaps.
 */
export function loadDraft({ by, order, numbers }: DraftKey): CheckoutDraft | undefined {
  const { of, options, typed, coupon, pendingAttempt }: Record<string, unknown> = Object(ordersOf(by)[order])
  if (!Array.isArray(of) || !of.some((number) => numbers.includes(number))) return undefined
  return {
    options: parseOptions(options),
    typed: isAddress(typed) ? typed : undefined,
    coupon: isText(coupon) ? coupon : undefined,
    pendingAttempt: isAttempt(pendingAttempt) ? pendingAttempt : undefined,
  }
}

/** Stores a draft; null removes it. Drafts of somebody else are removed. */
export function saveDraft({ by, order, numbers }: DraftKey, draft: CheckoutDraft | null) {
  const { [order]: _before, ...others } = ordersOf(by)
  const stored = draft && hasSomething(draft) ? { ...others, [order]: { of: numbers, ...draft } } : others
  const orders = Object.entries(stored).slice(-mostOrders)
  save('checkout-draft', orders.length > 0 ? { by, orders: Object.fromEntries(orders) } : null)
}

function ordersOf(by: number): Record<string, unknown> {
  const kept: Record<string, unknown> = Object(load('checkout-draft'))
  return kept.by === by ? Object(kept.orders) : {}
}

const hasSomething = ({ options, typed, coupon = '', pendingAttempt }: CheckoutDraft) =>
  typed !== undefined ||
  coupon !== '' ||
  pendingAttempt !== undefined ||
  Object.values(options).some((option) => option !== undefined && option !== '')

const isText = (value: unknown): value is string => typeof value === 'string'
const isName = (value: unknown) => isText(value) && value !== ''
const isId = (value: unknown) => Number.isInteger(value)
const isOneOf = (choices: readonly string[]) => (value: unknown) => choices.some((choice) => choice === value)
const isAddress = (value: unknown): value is Partial<AddressDraft> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

function isAttempt(value: unknown): value is PendingAttempt {
  const { key, body }: Record<string, unknown> = Object(value)
  const { lines, revision }: Record<string, unknown> = Object(body)
  return isText(key) && isText(revision) && Array.isArray(lines)
}

const optionChecks: Record<keyof CheckoutOptions, (value: unknown) => boolean> = {
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

function parseOptions(stored: unknown): CheckoutOptions {
  const options: Record<string, unknown> = Object(stored)
  const known = Object.entries(optionChecks).filter(([name, isFit]) => isFit(options[name]))
  return Object.fromEntries(known.map(([name]) => [name, options[name]]))
}

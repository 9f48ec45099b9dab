import { type CustomerPermission, holds } from '../identity/permissions.ts'
import { mostOrderLines } from '../order/order.ts'

/** A list of products and pieces that is prepared, and becomes an order when it is placed. */
export const quickOrderStates = ['draft', 'submitted', 'rejected', 'ordered'] as const
export type QuickOrderState = (typeof quickOrderStates)[number]

export type QuickOrderRefusal =
  | 'quick_order.full'
  | 'quick_order.other_state'
  | 'quick_order.changed'
  | 'quick_order.saved_elsewhere'
  | 'quick_order.unreadable'
  | 'quick_order.no_lines'
  | 'quick_order.text_too_long'
  | 'quick_order.too_many_lines'
  | 'quick_order.too_many_products'

/** So many lines of a text or a file are read at once. */
export const mostReadLines = 2_000
/** The most characters of a text. */
export const longestText = 400_000

/** The most characters of a line of a list: a longer one is a paragraph of a mail. */
export const longestLine = 300

/** So many products a list holds, as many as an order. */
export const mostListLines = mostOrderLines
/** How many lists that are not ordered yet an account keeps. */
export const mostOpenLists = 200

export const longestListName = 80
export const longestReason = 500

export type QuickOrderAction = 'see' | 'change' | 'remove' | 'submit' | 'order' | 'adjust' | 'reject' | 'copy'

type Reader = { accountId: number; permissions: readonly string[] }
/** `limited`: who made it may order so much alone, and no more. */
type List = { accountId: number; status: QuickOrderState; limited: boolean }

const placesOrders: CustomerPermission = 'cust:order'

/**
 * What an account may do with a list of its company. A draft is its maker's alone; whoever places orders sees what was
 * submitted, changes its quantities, orders it or rejects it. What waits because it is over the limits of its maker, the maker does not
 * order once more: it would wait again.
 */
export function mayWith({ accountId, permissions }: Reader, list: List): Record<QuickOrderAction, boolean> {
  const own = list.accountId === accountId
  const orders = holds(permissions, placesOrders)
  const { status } = list
  const open = status === 'draft' || status === 'rejected'
  const see = own || (orders && status !== 'draft')
  return {
    see,
    change: own && open,
    remove: own && open,
    submit: own && open && !orders,
    order: orders && see && (own ? open || (status === 'submitted' && !list.limited) : status === 'submitted'),
    adjust: orders && !own && status === 'submitted',
    reject: orders && !own && status === 'submitted',
    copy: see,
  }
}

type LineRequest = { number: string; qty: number; replaces?: string | undefined }
type ListLine = { number: string; quantity: number; sold: boolean }

/**
 * Whether an order is that of a list: everything that is sold, in its quantity, and nothing else. What is not sold any
 * more may be left out, or another product ordered instead in the same quantity.
 */
export function isOrderOfList(requested: readonly LineRequest[], listLines: readonly ListLine[]): boolean {
  const pieces = new Map<string, number>()
  for (const { number, qty, replaces } of requested) {
    const orderedNumber = (replaces ?? number).trim()
    pieces.set(orderedNumber, (pieces.get(orderedNumber) ?? 0) + qty)
  }
  const replaced = new Set(requested.flatMap(({ replaces }) => replaces?.trim() ?? []))
  const same = listLines.every(({ number, quantity, sold }) => {
    const found = pieces.get(number)
    return sold ? found === quantity && !replaced.has(number) : found === undefined || found === quantity
  })
  const listNumbers = new Set(listLines.map(({ number }) => number))
  return same && [...pieces.keys()].every((number) => listNumbers.has(number))
}

import { linePrice } from '../basket/basket.ts'
import { type Limits, overLimit } from '../customer/account.ts'
import { vatOn } from '../vat/vat.ts'

export const orderTypes = ['REG', 'DROP', 'CPDROP'] as const
export type OrderType = (typeof orderTypes)[number]

export const orderStates = [
  'awaitingPayment',
  'onHold',
  'submitted',
  'released',
  'partlyShipped',
  'shipped',
  'allDelivered',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

/** In which order a customer sees their orders. */
export const orderSorts = ['newest', 'oldest', 'highest', 'lowest'] as const
export type OrderSort = (typeof orderSorts)[number]

/** The longest number or word that orders are searched for. */
export const longestOrderKeyword = 80
/** Words of one or two letters, which no index has, are looked for in so many of the newest orders. */
export const newestSearched = 10_000
export const isShortWord = (keyword: string) => /^(?!\d+$).{1,2}$/.test(keyword.trim())
/** The most characters of the PO number of an order, and of the customer's note to it. */
export const longestPoNumber = 60
export const longestInstruction = 1_000

/** So many products an order holds. */
export const mostOrderLines = 500

/** Lines of orders that one file takes. */
export const mostExportedLines = 20_000

export type OrderRefusal =
  | 'order.changed'
  | 'order.no_price'
  | 'order.no_address'
  | 'order.no_billing'
  | 'order.no_carrier'
  | 'order.not_delivered'
  | 'order.export_too_long'
  | 'order.report_period'
  | 'order.site_closed'
  | 'order.too_many_lines'
  | 'order.cust_numbers_too_long'
  | 'order.not_in_basket'

export type OrderTotals = {
  subtotal: number
  discount: number
  shippingCost: number
  handlingFee: number
  vat: number
  total: number
}

type PricedLine = { quantity: number; unitPrice: number; discountPrice: number | null }

type Costs = { discount?: number; shippingCost?: number; handlingFee?: number; vatRateBp?: number }

/** The sums of an order in cents; VAT is taken on goods, shipping and handling together, after the discount. */
export function orderTotals(
  lines: readonly PricedLine[],
  { discount = 0, shippingCost = 0, handlingFee = 0, vatRateBp = 0 }: Costs = {},
): OrderTotals {
  const subtotal = lines.reduce((sum, line) => sum + (linePrice(line, line.quantity) ?? 0), 0)
  const net = subtotal - discount + shippingCost + handlingFee
  const vat = vatOn(net, vatRateBp)
  return { subtotal, discount, shippingCost, handlingFee, vat, total: net + vat }
}

type Account = { termsNetDays: number; creditLimit: number; openBalance: number; overdueDays: number }

export const holdReasons = ['payment.held_overdue', 'payment.held_limit'] as const
export type HoldReason = (typeof holdReasons)[number]
/** What holds an order: its account, or a staff user for a reason of their own. */
export type HoldCause = HoldReason | 'staff'

/** A payment in advance, the payment of what is overdue, a way back below the credit limit, or the approval of what exceeds a limit of its account. */
export const orderWaits = ['payment', 'overdue', 'limit', 'approval'] as const
export type OrderWait = (typeof orderWaits)[number]

/** Why an order on account is not handled at once; null where it is, or waits for its payment anyway. Cents. */
export function holdReason(
  { termsNetDays, creditLimit, openBalance, overdueDays }: Account,
  total: number,
): HoldReason | null {
  if (termsNetDays === 0) return null
  if (overdueDays > 0) return 'payment.held_overdue'
  return openBalance + total > creditLimit ? 'payment.held_limit' : null
}

/** What an order of so many cents waits for before anything of it leaves, of none: however small; null for nothing that is known. */
export function whatOrdersWaitFor(account: Account & Limits & { spentThisMonth: number }, total = 0): OrderWait | null {
  if (overLimit(account, account.spentThisMonth, total)) return 'approval'
  if (account.termsNetDays === 0) return 'payment'
  const held = holdReason(account, total)
  if (!held) return null
  return held === 'payment.held_overdue' ? 'overdue' : 'limit'
}

/** Payment in advance waits for the payment; over the credit limit or overdue an order is held; else it is submitted. */
export function firstState(account: Account, total: number): OrderState {
  if (account.termsNetDays === 0) return 'awaitingPayment'
  return holdReason(account, total) ? 'onHold' : 'submitted'
}

/** What becomes of an order once it is placed: processed, held, or waiting for an action first. */
export const orderOutcomes = [
  'submitted',
  'awaitingPayment',
  'held_overdue',
  'held_limit',
  'over_order',
  'over_month',
] as const
export type OrderOutcome = (typeof orderOutcomes)[number]

type LimitCheck = { over: { kind: 'order' | 'month' } | null; held: ReturnType<typeof holdReason>; state: OrderState }

/** An order over the limits of its buyer waits for another account, whatever would hold it then. */
export function orderOutcome({ over, held, state }: LimitCheck): OrderOutcome {
  if (over) return `over_${over.kind}`
  if (held) return held === 'payment.held_overdue' ? 'held_overdue' : 'held_limit'
  return state === 'awaitingPayment' ? 'awaitingPayment' : 'submitted'
}

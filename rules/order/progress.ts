import type { OrderState } from './order.ts'

// Its invoices have no step yet.
const progressSteps = ['submitted', 'released', 'shipped', 'allDelivered'] as const
type ProgressStep = (typeof progressSteps)[number]
/** What keeps an order from its first step, and stands in its place. */
type WaitingState = Extract<OrderState, 'awaitingPayment' | 'onHold'>

type Progress = {
  step: ProgressStep | WaitingState
  /** ISO instant; null where it has not happened, or when was not recorded. */
  at: string | null
  isDone: boolean
  /** Where the order stands now: what comes next. */
  isNext: boolean
  /** Waits for a decision or a payment. */
  isWaiting: boolean
}

type TrackedOrder = { status: OrderState; events: ReadonlyArray<{ status: OrderState; at: string }> }

// How many steps an order in a state has behind it.
const stepsDone: Record<OrderState, number> = {
  awaitingPayment: 0,
  onHold: 0,
  submitted: 1,
  released: 2,
  partlyShipped: 2,
  shipped: 3,
  allDelivered: 4,
  cancelled: 0,
}

/** How far an order is, and when it came there; nothing for a cancelled one. */
export function orderProgress({ status, events }: TrackedOrder): Progress[] {
  if (status === 'cancelled') return []
  const done = stepsDone[status]
  const instant = (state: OrderState) => events.find((event) => event.status === state)?.at ?? null
  const steps = progressSteps.map((step, at) => ({
    step,
    at: at < done ? instant(step) : null,
    isDone: at < done,
    isNext: at === done,
    isWaiting: false,
  }))
  if (status !== 'awaitingPayment' && status !== 'onHold') return steps
  return [{ step: status, at: instant(status), isDone: false, isNext: true, isWaiting: true }, ...steps.slice(1)]
}

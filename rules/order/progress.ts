import type { OrderState } from './order.ts'

// Its invoices have no step yet.
const progressSteps = ['submitted', 'released', 'shipped', 'allDelivered'] as const
type ProgressStep = (typeof progressSteps)[number]

type Progress = {
  step: ProgressStep
  /** ISO instant; null where it has not happened, or nobody noted when. */
  at: string | null
  isDone: boolean
  /** Where the order stands now: what comes next. */
  isNext: boolean
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
  return progressSteps.map((step, at) => ({
    step,
    at: at < done ? (events.find((event) => event.status === step)?.at ?? null) : null,
    isDone: at < done,
    isNext: at === done,
  }))
}

import classes from './CreditMeter.module.css'

type Props = {
  limit: number
  used: number
  overdue: number
  /** What an order in the making would take; beyond the limit it is amber. */
  order?: number
}

/** A credit limit as a bar: what of it is overdue, what is used besides, and what an order would take. The words beside it say the same. */
export function CreditMeter({ limit, used, overdue, order = 0 }: Props) {
  const whole = Math.max(limit, used + order)
  const percent = (part: number) => `${whole > 0 ? Math.max(0, (100 * part) / whole) : 0}%`
  const late = Math.min(overdue, used)
  return (
    <div className={classes.bar} aria-hidden>
      <i data-tone="overdue" style={{ width: percent(late) }} />
      <i style={{ width: percent(used - late) }} />
      {order > 0 && <i data-tone={used + order > limit ? 'over' : 'order'} style={{ width: percent(order) }} />}
    </div>
  )
}

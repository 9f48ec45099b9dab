import classes from './Visitor.module.css'

const steps = [
  // A form with its stamp.
  <path key="form" d="M14 6h28v44H14zM20 16h16M20 24h16M20 32h9M36 40a4 4 0 1 0 .1 0" />,
  // A shield with a tick.
  <path key="check" d="M28 5l18 6v15c0 12-8 20-18 25C18 46 10 38 10 26V11zM20 27l6 6 11-12" />,
  // A list with a basket's handle.
  <path key="order" d="M10 22h36l-5 26H15zM19 22l7-15M37 22l-7-15M22 30v10M28 30v10M34 30v10" />,
  // A van.
  <path key="van" d="M4 14h28v26H4zM32 22h11l8 9v9H32zM14 40a4 4 0 1 0 .1 0M42 40a4 4 0 1 0 .1 0" />,
]

/** A step of the way, drawn; more steps than drawings start over. */
export function StepDrawing({ step }: { step: number }) {
  return (
    <svg className={classes.step} viewBox="0 0 56 56" width="56" height="56" aria-hidden>
      {steps[step % steps.length]}
    </svg>
  )
}

/** A parcel with a ribbon in the four inks. */
export function GiftDrawing() {
  return (
    <svg className={classes.parcel} viewBox="0 0 120 96" width="120" height="96" aria-hidden>
      <path d="M14 36h92v52H14z" />
      <path d="M8 22h104v16H8z" />
      <g stroke="none">
        <path d="M50 22h5v66h-5z" fill="var(--ink-k)" />
        <path d="M55 22h5v66h-5z" fill="var(--ink-c)" />
        <path d="M60 22h5v66h-5z" fill="var(--ink-m)" />
        <path d="M65 22h5v66h-5z" fill="var(--ink-y)" />
      </g>
      <path d="M60 22C48 2 30 4 34 14c2 6 14 8 26 8 12 0 24-2 26-8 4-10-14-12-26 8z" fill="none" />
    </svg>
  )
}

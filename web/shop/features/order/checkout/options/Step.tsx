import { type ReactNode, useId } from 'react'
import classes from './Step.module.css'

/** A numbered part of checkout. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.step} aria-labelledby={id}>
      <h2 id={id}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

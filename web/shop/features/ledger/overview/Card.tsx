import type { ReactNode } from 'react'
import classes from './Overview.module.css'

type Props = { title: string; hint: string; children: ReactNode }

/** A part of the overview. */
export const Card = ({ title, hint, children }: Props) => (
  <section className={classes.card} aria-label={title}>
    <h2>{title}</h2>
    <p className={classes.hint}>{hint}</p>
    {children}
  </section>
)

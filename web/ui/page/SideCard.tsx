import { type ReactNode, useId } from 'react'
import classes from './SideCard.module.css'

/** A card beside a text; not there where there is no room beside it. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

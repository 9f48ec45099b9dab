import { type ReactNode, useId } from 'react'
import classes from './ComponentGallery.module.css'

/** One component in one state, below its name in the code. `wide`: it takes a line of its own. */
export function Example({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <figure className={classes.example} data-wide={wide || undefined} aria-labelledby={id}>
      <figcaption id={id}>
        <code>{name}</code>
      </figcaption>
      <div className={classes.shown}>{children}</div>
    </figure>
  )
}

/** Examples side by side, as many as there is room for. */
export const Examples = ({ children }: { children: ReactNode }) => <div className={classes.examples}>{children}</div>

import type { ReactNode } from 'react'
import classes from './ReadingPage.module.css'

type Props = {
  title: string
  /** What the page is for, below its title. */
  lead?: ReactNode
  /** Pictures and figures over the whole width. */
  above?: ReactNode
  /** Links to the parts of the page, then cards that help on; without room the links alone stand above the text. */
  side?: ReactNode
  children: ReactNode
}

/** A page to be read: lines as long as eyes follow them, and a column beside them that goes along. */
export function ReadingPage({ title, lead, above, side, children }: Props) {
  return (
    <article className={classes.page} data-alone={!side || undefined}>
      <header className={classes.head}>
        <h1>{title}</h1>
        {lead && <div className={classes.lead}>{lead}</div>}
      </header>
      {above && <div className={classes.above}>{above}</div>}
      {side && <div className={classes.side}>{side}</div>}
      <div className={classes.body}>{children}</div>
    </article>
  )
}

import type { ReactNode } from 'react'
import classes from './Overview.module.css'

export type BlockKind = 'orders' | 'lists' | 'credit' | 'reorder' | 'spending' | 'news'

type Props = { kind: BlockKind; title: string; aside?: ReactNode; children: ReactNode }

/** A block of the overview: its heading is there before its content. */
export function Block({ kind, title, aside, children }: Props) {
  const id = `home-${kind}`
  return (
    <section className={classes.block} data-kind={kind} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** Lines of what is to come, each as high as it will be. */
export function LinesToCome({ lines }: { lines: number }) {
  return (
    <div className={classes.toCome} aria-hidden>
      {Array.from({ length: lines }, (_, at) => (
        <i key={`line-${String(at)}`} />
      ))}
    </div>
  )
}

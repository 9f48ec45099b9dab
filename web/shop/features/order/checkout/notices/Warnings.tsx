import classes from '../../Order.module.css'
import type { Preview } from '../../queries.ts'

export type Warning = Preview['warnings'][number]

/** What the server says of an order that it places nevertheless. */
export function Warnings({ preview, about }: { preview: Preview; about: (warning: Warning) => boolean }) {
  return preview.warnings.filter(about).map(({ reason, msg }) => (
    <p key={reason} className={classes.caution}>
      {msg}
    </p>
  ))
}

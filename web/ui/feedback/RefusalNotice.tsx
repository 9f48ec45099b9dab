import { type Failure, useReason } from './failure.ts'
import classes from './RefusalNotice.module.css'

type Props = {
  /** A failure, or words for it; nothing is shown where there is none. */
  why: Failure | string | null | undefined
  /** What else is to be known, such as that nothing typed is lost. */
  more?: string | false
}

/** Why something was refused, above the form that asked for it. */
export function RefusalNotice({ why, more }: Props) {
  const reasonOf = useReason()
  if (!why) return null
  return (
    <div role="alert" className={classes.refused}>
      <p>{typeof why === 'string' ? why : reasonOf(why)}</p>
      {more && <p>{more}</p>}
    </div>
  )
}

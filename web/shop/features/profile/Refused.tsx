import type { CallFailed } from '../../../api/call.ts'
import { useReason } from '../../../ui/failure.ts'
import classes from './Profile.module.css'

/** Why a change was refused, above the form that asked for it. */
export function Refused({ failed }: { failed: CallFailed | null }) {
  const reasonOf = useReason()
  if (!failed) return null
  return (
    <p role="alert" className={classes.refused}>
      {reasonOf(failed)}
    </p>
  )
}

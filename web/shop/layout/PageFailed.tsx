import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CallFailed } from '../../api/call.ts'
import { useReason } from '../../ui/failure.ts'
import { Failed } from '../../ui/Notice.tsx'

/** In place of a page whose data could not be had. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const reasonOf = useReason()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return <Failed reason={reasonOf(error instanceof CallFailed ? error : { message: '' })} onRetry={again} />
}

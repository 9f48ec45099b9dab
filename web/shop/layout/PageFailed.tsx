import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { Failure } from '../../ui/feedback/failure.ts'
import { FailureNotice } from '../../ui/feedback/Notice.tsx'

/** In place of a page that could not be had, or its data. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return <FailureNotice failure={toFailure(error)} onRetry={again} />
}

/** A script that did not come knows no reason. The server knows of no connection either. */
function toFailure(error: unknown): Failure {
  if (navigator.onLine === false) return { message: '', reason: 'offline' }
  return error instanceof Error ? error : { message: '' }
}

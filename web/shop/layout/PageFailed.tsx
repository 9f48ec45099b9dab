import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Failed } from '../../ui/Notice.tsx'

/** In place of a page whose data could not be had. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return <Failed failure={error instanceof Error ? error : { message: '' }} onRetry={again} />
}

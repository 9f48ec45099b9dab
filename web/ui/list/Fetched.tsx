import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNotice } from '../feedback/Notice.tsx'

type Props<T> = {
  result: UseQueryResult<T>
  /** As large as what will come, so that nothing moves. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** What the server was asked for; why it failed, with the way to try again, where there is nothing yet to show. */
export function Fetched<T>({ result: { data, error, refetch }, skeleton, children }: Props<T>) {
  if (data !== undefined) return children(data)
  return error ? <FailureNotice failure={error} onRetry={() => void refetch()} /> : skeleton
}

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../../../ui/feedback/Notice.tsx'

type Props<Row> = {
  /** What the part shows; asked for before the page. */
  result: UseQueryResult<Row[]>
  children: (rows: Row[]) => ReactNode
}

/** A part of home: nothing where there is nothing to show; its own failure where it could not be had. */
export function Part<Row>({ result: { data, error, refetch }, children }: Props<Row>) {
  if (data) return data.length === 0 ? null : children(data)
  if (!error) return null
  return <FailureNotice failure={error} onRetry={() => void refetch()} />
}

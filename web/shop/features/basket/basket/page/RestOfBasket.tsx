import { useQuery } from '@tanstack/react-query'
import { FailureNotice } from '../../../../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../../../../ui/feedback/Skeletons.tsx'
import { basketQuery, isWhole } from './read-basket.ts'

/** What stands below the first lines of a large basket until the others are read. */
export function RestOfBasket() {
  const { data: basket, error, refetch } = useQuery({ ...basketQuery, enabled: false })
  if (!basket || isWhole(basket)) return null
  return error ? <FailureNotice failure={error} onRetry={() => void refetch()} /> : <RowSkeletons rows={2} />
}

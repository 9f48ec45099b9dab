import { useQueryClient } from '@tanstack/react-query'
import type { approveReturnLine, askAboutReturn, refuseReturnLine } from '../../../../contract/return/staff-return.ts'
import { useStaffChange } from '../../../api/staff-change.ts'
import { returnQuery, type StaffReturn } from './queries.ts'

type Decision = typeof approveReturnLine | typeof refuseReturnLine | typeof askAboutReturn

/** Decides on a return as it is shown. What it is by that is shown at once: the next decision names the revision of it. */
export function useReturnChange<E extends Decision>(endpoint: E, onDone: () => void) {
  const queries = useQueryClient()
  return useStaffChange(endpoint, (reply) => {
    const changed: StaffReturn = reply
    queries.setQueryData(returnQuery(changed.returnId).queryKey, changed)
    onDone()
  })
}

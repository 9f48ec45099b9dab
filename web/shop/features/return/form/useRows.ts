import { useQuery } from '@tanstack/react-query'
import { type ReturnDetail, returnableOfOrders } from '../queries.ts'
import type { FindRow } from './judge.ts'
import type { LineDraft } from './return-draft.ts'

/**
 * What is known of the lines of a return, asked for by their orders. The pieces of a return that was submitted count as returned; while
 * it is changed they are its own, and come back by the terms of its submission.
 */
export function useRows(lines: readonly LineDraft[], detail: ReturnDetail | undefined): FindRow {
  const ordernos = [...new Set(lines.map(({ orderno }) => orderno))]
  const { data: rows = [], isPlaceholderData, isSuccess } = useQuery(returnableOfOrders(ordernos))
  const own = detail?.status === 'submitted' ? detail.lines : []
  return ({ orderno, position }) => {
    const row = rows.find((one) => one.orderno === orderno && one.position === position)
    if (!row) return isSuccess && !isPlaceholderData ? null : undefined
    const submitted = own.filter((line) => line.orderno === orderno && line.orderPosition === position)
    const pieces = submitted.reduce((sum, { qty }) => sum + qty, 0)
    return { ...row, returnable: row.returnable + pieces, terms: submitted[0]?.terms ?? row.terms }
  }
}

import type { Reply } from '../../../../contract/endpoint.ts'
import type { bookTracking } from '../../../../contract/fulfilment/tracking.ts'
import { judgeRows, type TrackingRow } from '../../../../rules/fulfilment/shipment/tracking-rows.ts'
import { say } from '../../../../texts/say.ts'
import { changeEach, type StaffCall } from '../../../staff/staff-change.ts'
import { correct } from './shipment-actions.ts'
import { findRowShipments } from './tracking.staff.ts'

/**
 * Books the tracking number of each row, in a transaction of its own; one that cannot be says why, in the language of the call. What
 * stands so already is left as it is.
 */
export async function bookRows(call: StaffCall, rows: readonly TrackingRow[]): Promise<Reply<typeof bookTracking>> {
  const judged = judgeRows(rows, await findRowShipments(call.db, call.caller, rows))
  const news = new Map(
    judged.flatMap((one) => ('booking' in one && one.booking.isNew ? [[one.booking.parcelId, one] as const] : [])),
  )
  const { changed, refused } = await changeEach(call, [...news.keys()], (change, parcelId) => {
    const { isNew: _, ...booking } = news.get(parcelId)?.booking ?? missing()
    return correct(change, booking)
  })
  const faults = judged.flatMap((one) => ('fault' in one ? [one] : []))
  return {
    booked: changed.length,
    unchanged: judged.length - faults.length - news.size,
    refused: [
      ...faults.map(({ row, fault }) => ({ row, reason: fault, msg: say(call.language, `tracking.fault_${fault}`) })),
      ...refused.map(({ id, reason, msg }) => ({ row: news.get(id)?.row ?? 0, reason, msg })),
    ].sort((one, other) => one.row - other.row),
  }
}

const missing = () => {
  throw new Error('a parcel is booked that no row names')
}

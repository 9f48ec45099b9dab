import * as contract from '../../../../contract/fulfilment/tracking.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { changeOnce } from '../../../staff/staff-change.ts'
import { bookRows } from './book-tracking.ts'
import { correct } from './shipment-actions.ts'
import { readTrackingFile, trackingTemplate } from './tracking-sheet.ts'

export const trackingRoutes = (mount: Mount) => {
  mount(contract.correctParcel, ({ params: { id, parcelId }, body, ...call }) =>
    changeOnce(call, (change) => correct(change, { shipmentId: id, parcelId, ...body })),
  )

  mount(contract.bookTracking, ({ body, ...call }) => bookRows(call, body.rows))

  mount(contract.getTrackingTemplate, ({ query, caller, language }) => trackingTemplate(query.format, caller, language))
}

/** Apart, because files travel as forms. */
export const trackingFileRoutes = (mount: Mount) =>
  mount(contract.readTrackingSheet, async ({ files, query, caller, language }) => {
    const [file] = await files()
    return readTrackingFile(orNotFound(file).bytes, { caller, language, choice: query })
  })

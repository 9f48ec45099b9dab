import * as contract from '../../../../contract/order/order.ts'
import { callerKey } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findSentShipment } from './shipment-facts.queries.ts'
import { printPackingList } from './shipping-document.ts'

export const packingListRoutes = (mount: Mount) =>
  mount(contract.getPackingList, async ({ params, caller, db, language }) => {
    const { shipmentId } = orNotFound(await findSentShipment(db, caller.customerId, params))
    return printPackingList(db, shipmentId, { language, callerId: callerKey(caller) })
  })

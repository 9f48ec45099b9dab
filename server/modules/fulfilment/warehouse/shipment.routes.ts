import { packShipments } from '../../../../contract/fulfilment/several-shipments.ts'
import * as contract from '../../../../contract/fulfilment/shipment.ts'
import { reportShortPick } from '../../../../contract/fulfilment/short-pick.ts'
import { trackingLink } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { ownFileKinds, shippingDocumentKinds } from '../../../../rules/fulfilment/shipment/shipping-document.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { changeEach, changeOnce } from '../../../staff/staff-change.ts'
import { toAddress } from '../../order/history/wire.ts'
import { toPieces } from '../order-management/to-pieces.ts'
import { findQueues, pickablePage } from './pick.staff.ts'
import { findRepeatedShipments } from './repeated-numbers.ts'
import { findShipment, shipmentPage } from './shipment.staff.ts'
import * as actions from './shipment-actions.ts'

export const shipmentRoutes = (mount: Mount) => {
  mount(contract.listQueues, ({ caller, db }) => findQueues(db, caller))

  mount(contract.listPickableOrders, ({ caller, query, db, now }) =>
    pickablePage(db, caller, { ...query, ...toPage(query), now }),
  )

  mount(contract.listShipments, async ({ caller, query, db, now }) => {
    const { rows, total } = await shipmentPage(db, caller, { ...query, ...toPage(query), now })
    return {
      rows: rows.map(({ ownFiles, ...row }) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        ownDocuments: shippingDocumentKinds.filter((kind) => ownFiles.some((file) => file === ownFileKinds[kind])),
      })),
      total,
    }
  })

  mount(contract.getShipment, async ({ caller, params, db, now }) => {
    const { trackingPage, parcels, ...shipment } = orNotFound(
      await findShipment(db, caller, { shipmentId: params.id, now }),
    )
    return {
      ...shipment,
      createdAt: shipment.createdAt.toISOString(),
      shipTo: toAddress(shipment.shipTo),
      shortPicks: shipment.shortPicks.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
      parcels: parcels.map((parcel) => ({
        ...parcel,
        trackingUrl: trackingLink(trackingPage, parcel.trackingNumber),
        seenAt: parcel.seenAt && new Date(parcel.seenAt).toISOString(),
      })),
    }
  })

  beginningRoutes(mount)
  endingRoutes(mount)
}

/** From promised pieces to a packed shipment. */
function beginningRoutes(mount: Mount) {
  mount(contract.pickOrders, async ({ body, ...call }) => {
    const { changed, refused } = await changeEach(call, body.orderIds, (change, orderId) =>
      actions.create(change, orderId),
    )
    return { shipments: changed, refused }
  })

  mount(contract.createShipment, ({ params, body, ...call }) =>
    changeOnce(call, (change) => actions.create(change, params.id, toPieces(body.lines))),
  )

  mount(contract.shipOrder, ({ params, body: { lines, parcels }, ...call }) =>
    changeOnce(call, (change) => actions.ship(change, params.id, { pieces: toPieces(lines), parcels })),
  )

  mount(reportShortPick, ({ params, body, ...call }) =>
    changeOnce(call, (change) => actions.reportShortPick(change, { shipmentId: params.id, ...body })),
  )

  mount(contract.packShipment, ({ params, body, ...call }) =>
    changeOnce(call, (change) => actions.pack(change, { shipmentId: params.id, parcels: body.parcels })),
  )

  mount(packShipments, async ({ body, ...call }) => {
    const parcels = new Map(body.shipments.map(({ shipmentId, ...parcel }) => [shipmentId, parcel]))
    const repeated = await findRepeatedShipments(call.db, parcels)
    const { changed, refused } = await changeEach(call, [...parcels.keys()], (change, shipmentId) =>
      actions.pack(change, {
        shipmentId,
        parcels: [parcels.get(shipmentId) ?? {}],
        isRepeated: repeated.has(shipmentId),
      }),
    )
    return { shipments: changed, refused }
  })
}

/** What becomes of a shipment. */
function endingRoutes(mount: Mount) {
  mount(contract.dispatchShipment, ({ params, ...call }) =>
    changeOnce(call, (change) => actions.dispatch(change, params.id)),
  )

  mount(contract.dispatchShipments, async ({ body, ...call }) => {
    const { changed, refused } = await changeEach(call, body.shipmentIds, actions.dispatch)
    return { shipments: changed, refused }
  })

  mount(contract.deliverShipment, ({ params, ...call }) =>
    changeOnce(call, (change) => actions.deliver(change, params.id)),
  )

  mount(contract.failShipment, ({ params, body, ...call }) =>
    changeOnce(call, (change) => actions.fail(change, params.id, { ...body, reason: body.reason.trim() })),
  )

  mount(contract.cancelShipment, ({ params, body, ...call }) =>
    changeOnce(call, (change) => actions.cancel(change, params.id, body.reason.trim())),
  )
}

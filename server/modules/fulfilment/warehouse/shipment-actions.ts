import type { AuditAction } from '../../../../rules/office/audit.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { lockOwnOrder, noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { correctParcel } from '../order-lifecycle/parcels.ts'
import * as shipping from '../order-lifecycle/shipment.ts'
import { type ShortPick, shortPick } from '../order-lifecycle/short-pick.ts'
import { lockOwnShipment } from './shipment.staff.ts'

const lockOwn = async ({ tx, call }: StaffChange, shipmentId: number) =>
  orNotFound(await lockOwnShipment(tx, call.caller, shipmentId))

type Note = { action: AuditAction; facts?: object }

/** Changes a shipment of the caller's sites and notes it. Answers how it and its order stand now. */
async function changeShipment(
  change: StaffChange,
  shipmentId: number,
  { action, facts, apply }: Note & { apply: () => Promise<unknown> },
) {
  const before = await lockOwn(change, shipmentId)
  await apply()
  return noteShipment(change, shipmentId, { action, before: { status: before.status }, ...(facts && { facts }) })
}

async function noteShipment(
  change: StaffChange,
  shipmentId: number,
  { action, facts, before }: Note & { before?: object },
) {
  const { customerId, orgId, ...now } = await lockOwn(change, shipmentId)
  await noteChange(
    change,
    { customerId, orgId },
    {
      action,
      subject: `shipment ${shipmentId}`,
      ...(before && { before }),
      after: { status: now.status, orderId: now.orderId, ...facts },
    },
  )
  return now
}

type Pieces = readonly shipping.ShipmentPieces[] | undefined

/** Begins a shipment with all that is promised to an order, or some of it. */
export async function create(change: StaffChange, orderId: number, pieces?: Pieces) {
  await lockOwnOrder(change, orderId)
  const shipmentId = await shipping.createShipment(change.tx, { orderId, ...(pieces && { pieces }) }, change.changer)
  return noteShipment(change, shipmentId, { action: 'shipment.created' })
}

type Parcels = readonly { trackingNumber?: string; weightGrams?: number }[]

const toParcels = (parcels: Parcels) =>
  parcels.map(({ trackingNumber = '', weightGrams = null }) => ({ trackingNumber: trackingNumber.trim(), weightGrams }))

/** Picks, packs and hands over what is promised to an order, or some of it. */
export async function ship(
  change: StaffChange,
  orderId: number,
  { pieces, parcels }: { pieces: Pieces; parcels: Parcels },
) {
  await lockOwnOrder(change, orderId)
  const shipmentInput = { orderId, parcels: toParcels(parcels), ...(pieces && { pieces }) }
  const shipmentId = await shipping.shipOrder(change.tx, shipmentInput, change.changer)
  return noteShipment(change, shipmentId, { action: 'shipment.dispatched', facts: { parcels: parcels.length } })
}

/** Takes pieces out of a shipment that cannot be picked. Answers, too, how many of the line wait for goods now. */
export async function reportShortPick(change: StaffChange, request: ShortPick) {
  const { shipmentId, position, qty, found, reason } = request
  const before = await lockOwn(change, shipmentId)
  const { waiting } = await shortPick(change.tx, request, change.changer)
  const now = await noteShipment(change, shipmentId, {
    action: 'shipment.short_picked',
    before: { status: before.status, pieces: qty },
    facts: { pieces: found, position, reason },
  })
  return { ...now, waiting }
}

/** `isRepeated`: one that is packed together with it has the same tracking number. */
export const pack = (
  change: StaffChange,
  { shipmentId, parcels, isRepeated = false }: { shipmentId: number; parcels: Parcels; isRepeated?: boolean },
) =>
  changeShipment(change, shipmentId, {
    action: 'shipment.packed',
    facts: { parcels: parcels.length },
    apply: () => {
      if (isRepeated) throw new Refusal('shipment.tracking_taken', { fields: ['trackingNumber'] })
      return shipping.packShipment(change.tx, shipmentId, toParcels(parcels), change.changer)
    },
  })

type Correction = { shipmentId: number; parcelId: number; trackingNumber: string; weightGrams?: number }

/** Corrects the tracking number of a parcel, and its weight where one is given. What stands so already is not noted. */
export async function correct(change: StaffChange, { shipmentId, ...typed }: Correction) {
  const { customerId, orgId, ...shipment } = await lockOwn(change, shipmentId)
  const trackingNumber = typed.trackingNumber.trim()
  const { parcel, before, after } = await correctParcel(change.tx, { ...typed, shipmentId, trackingNumber })
  if (before.trackingNumber === after.trackingNumber && before.weightGrams === after.weightGrams) return shipment
  await noteChange(
    change,
    { customerId, orgId },
    {
      action: 'shipment.tracking_changed',
      subject: `shipment ${shipmentId}`,
      before: { parcel, ...before },
      after: { parcel, ...after, orderId: shipment.orderId },
    },
  )
  return shipment
}

export const dispatch = (change: StaffChange, shipmentId: number) =>
  changeShipment(change, shipmentId, {
    action: 'shipment.dispatched',
    apply: () => shipping.dispatchShipment(change.tx, shipmentId, change.changer),
  })

export const deliver = (change: StaffChange, shipmentId: number) =>
  changeShipment(change, shipmentId, {
    action: 'shipment.delivered',
    apply: () => shipping.deliverShipment(change.tx, shipmentId, change.changer),
  })

export const fail = (change: StaffChange, shipmentId: number, failure: { reason: string; comesBack: boolean }) =>
  changeShipment(change, shipmentId, {
    action: 'shipment.failed',
    facts: failure,
    apply: () => shipping.failShipment(change.tx, shipmentId, failure, change.changer),
  })

export const cancel = (change: StaffChange, shipmentId: number, reason: string) =>
  changeShipment(change, shipmentId, {
    action: 'shipment.cancelled',
    facts: { reason },
    apply: () => shipping.cancelShipment(change.tx, shipmentId, reason),
  })

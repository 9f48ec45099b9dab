export const shipmentStates = ['picking', 'packed', 'left', 'delivered', 'failed', 'cancelled'] as const
export type ShipmentState = (typeof shipmentStates)[number]
export const shipmentActions = ['shortPick', 'pack', 'dispatch', 'deliver', 'fail', 'cancel'] as const
export type ShipmentAction = (typeof shipmentActions)[number]

/** What may be done to a shipment in which state, and what it is then. What left never comes back to an earlier state. */
export const shipmentTransitions: Readonly<
  Record<ShipmentAction, { from: readonly ShipmentState[]; to: ShipmentState }>
> = {
  shortPick: { from: ['picking'], to: 'picking' },
  pack: { from: ['picking'], to: 'packed' },
  dispatch: { from: ['packed'], to: 'left' },
  deliver: { from: ['left'], to: 'delivered' },
  fail: { from: ['left'], to: 'failed' },
  cancel: { from: ['picking', 'packed'], to: 'cancelled' },
}

/** Whether this may be done to a shipment that stands so. */
export const mayChangeShipment = (action: ShipmentAction, status: ShipmentState) =>
  shipmentTransitions[action].from.includes(status)

/** Whether nothing more can be done to a shipment that stands so. */
export const hasEnded = (status: ShipmentState) =>
  Object.values(shipmentTransitions).every(({ from }) => !from.includes(status))

/** Of the parcels of one shipment: how many, and the weight of one in grams. */
export const mostParcels = 100
export const heaviestParcel = 2_000_000

export type ShipmentRefusal =
  | 'shipment.not_now'
  | 'shipment.nothing_to_ship'
  | 'shipment.too_many_pieces'
  | 'shipment.leaves_whole'
  | 'shipment.line_changed'
  | 'shipment.tracking_taken'

/** What stands on the shipping documents, and is scanned from them. */
export const shipmentNumber = (shipmentId: number) => `S${String(shipmentId).padStart(8, '0')}`

/** The shipment of a number, as it is scanned or typed; undefined for what is none. */
export function readShipmentNumber(text: string): number | undefined {
  const digits = /^S?(\d{1,12})$/i.exec(text.trim())?.[1]
  return digits && Number(digits) > 0 ? Number(digits) : undefined
}

/** A subject of the audit trail or a reference of the stock ledger, with the number of a shipment instead of its id. */
export const nameShipment = (subject: string) =>
  subject.replace(/^shipment (\d{1,12})$/, (_, id) => `shipment ${shipmentNumber(Number(id))}`)

/** The subject that `nameShipment` shows, as it is stored. */
export const readShipmentSubject = (text: string) =>
  text.trim().replace(/^shipment S0*([1-9]\d{0,11})$/i, 'shipment $1')

type Line = { position: number; qty: number }
type Shipment = { lines: readonly Line[] }

/** Where a parcel is followed; empty where its carrier has no such page or it has no number. */
export const trackingLink = (page: string, number: string) =>
  page === '' || number === '' ? '' : page.replace('{number}', encodeURIComponent(number))

/** The pieces that have left, by the position of their line. */
function shippedPieces(shipments: readonly Shipment[]): ReadonlyMap<number, number> {
  const shippedByPosition = new Map<number, number>()
  for (const { position, qty } of shipments.flatMap((shipment) => shipment.lines)) {
    shippedByPosition.set(position, (shippedByPosition.get(position) ?? 0) + qty)
  }
  return shippedByPosition
}

/** What of an order has not left yet, with the pieces that are to come. */
export function stillToCome<L extends Line>(lines: readonly L[], shipments: readonly Shipment[]) {
  const shipped = shippedPieces(shipments)
  return lines.flatMap((line) => {
    const pieces = line.qty - (shipped.get(line.position) ?? 0)
    return pieces > 0 ? [{ line, pieces }] : []
  })
}

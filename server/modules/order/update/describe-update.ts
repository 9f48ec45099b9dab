import { shownNumber } from '../../../../rules/catalogue/product/number.ts'
import { trackingLink } from '../../../../rules/fulfilment/shipment/shipment.ts'
import {
  type DateMove,
  dateMove,
  type OrderEventKind,
  overallMove,
  toUpdateKind,
} from '../../../../rules/order/order-update.ts'
import type { Language } from '../../../../texts/index.ts'
import type { TextKey } from '../../../../texts/language/en.ts'
import { say } from '../../../../texts/say.ts'
import type { Tx } from '../../../db/database.ts'
import { makeFormats } from '../../../documents/formats.ts'
import type { MailPart } from '../../../mail/mail-content.ts'
import { productNameIn } from '../../catalogue/products/product-name.ts'
import { changedWayLines, promiseLines } from './describe-delivery.ts'
import {
  type EventDelivery,
  type EventLine,
  type EventParcel,
  findEventDeliveries,
  findEventLines,
  findEventParcels,
  type OrderEvent,
} from './update.queries.ts'

/** An event to be announced, with all that its notification says. */
export type OrderUpdate = OrderEvent & {
  kind: OrderEventKind
  lines: readonly EventLine[]
  parcels: readonly EventParcel[]
  /** Where the event is about how it is delivered. */
  delivery: EventDelivery | undefined
}

/** The events to be announced: a cancellation by the customer itself is not news to them. Three queries, however many there are. */
export async function describeUpdates(tx: Tx, events: readonly OrderEvent[]): Promise<OrderUpdate[]> {
  const announced = events.flatMap((event) => {
    const kind = toUpdateKind(event)
    return kind && !event.isByCustomer ? [{ ...event, kind }] : []
  })
  if (announced.length === 0) return []
  const lines = Map.groupBy(
    await findEventLines(
      tx,
      announced.map(({ eventId }) => eventId),
    ),
    ({ eventId }) => eventId,
  )
  const shipmentIds = announced.flatMap(({ shipmentId }) => shipmentId ?? [])
  const parcels = Map.groupBy(await findEventParcels(tx, shipmentIds), ({ shipmentId }) => shipmentId)
  const deliveries = await findEventDeliveries(
    tx,
    announced.flatMap(({ kind, eventId }) => (saysDelivery(kind) ? [eventId] : [])),
  )
  return announced.map((event) => ({
    ...event,
    lines: lines.get(event.eventId) ?? [],
    parcels: parcels.get(event.shipmentId ?? 0) ?? [],
    delivery: deliveries.find(({ eventId }) => eventId === event.eventId),
  }))
}

const saysDelivery = (kind: OrderEventKind) => kind === 'resumed' || kind === 'redirected'

type Words = { subject: TextKey; intro: TextKey }

const whole: Record<OrderEventKind, Words> = {
  released: { subject: 'mail.update_released_subject', intro: 'mail.update_released' },
  shipped: { subject: 'mail.update_shipped_subject', intro: 'mail.update_shipped' },
  delivered: { subject: 'mail.update_delivered_subject', intro: 'mail.update_delivered' },
  delayed: { subject: 'mail.update_delayed_subject', intro: 'mail.update_delayed' },
  arrived: { subject: 'mail.update_arrived_subject', intro: 'mail.update_arrived' },
  cancelled: { subject: 'mail.update_cancelled_subject', intro: 'mail.update_cancelled' },
  held: { subject: 'mail.update_held_subject', intro: 'mail.update_held' },
  resumed: { subject: 'mail.update_resumed_subject', intro: 'mail.update_resumed' },
  redirected: { subject: 'mail.update_redirected_subject', intro: 'mail.update_redirected' },
}

/** Of one that goes on because it was paid. */
const paid: Words = { subject: 'mail.update_resumed_subject', intro: 'mail.update_paid' }

/** What is said of dates that moved, by how. */
const ofMove: Record<DateMove, Words> = {
  later: whole.delayed,
  sooner: { subject: 'mail.update_sooner_subject', intro: 'mail.update_sooner' },
  known: { subject: 'mail.update_known_subject', intro: 'mail.update_known' },
  unknown: { subject: 'mail.update_unknown_subject', intro: 'mail.update_unknown' },
}

/** Where an order goes on after it. */
const ofPart: Partial<Record<OrderEventKind, Words>> = {
  shipped: { subject: 'mail.update_part_shipped_subject', intro: 'mail.update_shipped' },
  delivered: { subject: 'mail.update_part_delivered_subject', intro: 'mail.update_delivered' },
  cancelled: { subject: 'mail.update_part_cancelled_subject', intro: 'mail.update_cancelled' },
}

const closingLines: Partial<Record<OrderEventKind, string>> = {
  shipped: 'shipped',
  delivered: 'allDelivered',
  cancelled: 'cancelled',
}

/** Of so many lines a message or a mail says each; the order itself shows the others. */
const mostLines = { message: 8, mail: 30 }

/** What is said of an update: its subject, and what a message says below. */
export function updateMessage(update: OrderUpdate, language: Language) {
  const { subject, intro, lines, end } = describe(update, language, mostLines.message)
  return { subject, text: [intro, ...lines, ...end].join('\n') }
}

/** The same as parts of a mail, with the ways to the parcels and to the order. */
export function updateParts(update: OrderUpdate, language: Language): MailPart[] {
  const { orderno, poNumber, parcels } = update
  const { intro, lines, end } = describe(update, language, mostLines.mail)
  const po = say(language, 'mail.row', { term: say(language, 'order.po'), value: poNumber })
  return [
    intro,
    ...(lines.length > 0 ? [{ lines }] : []),
    ...end,
    ...(update.kind === 'shipped' ? parcels.flatMap((parcel) => trackingPart(parcel, language)) : []),
    ...(poNumber ? [po] : []),
    { link: say(language, 'mail.order_see'), path: `/hisorder/orderDetails/${orderno}` },
  ]
}

function describe(update: OrderUpdate, language: Language, most: number) {
  const { kind, action, status, orderno, lines, parcels } = update
  const reason = shownReason(update)
  const isPart = closingLines[kind] !== undefined && status !== closingLines[kind]
  const move = kind === 'delayed' ? overallMove(lines.map(({ before, now }) => dateMove(before, now))) : null
  const words = (action === 'pay' && paid) || (move && ofMove[move]) || (isPart && ofPart[kind]) || whole[kind]
  const carrier = parcels[0]?.carrier ?? ''
  const more = lines.length - most
  return {
    subject: say(language, words.subject, { orderno }),
    intro: say(language, words.intro, { orderno, carrier }),
    lines: [
      ...(update.delivery && kind === 'redirected' ? changedWayLines(update.delivery, language) : []),
      ...lines.slice(0, most).map((line) => describeLine(line, kind, language)),
      ...(more > 0 ? [say(language, 'mail.update_more', { count: more })] : []),
    ],
    end: [
      ...(update.delivery && (status === 'submitted' || status === 'released')
        ? promiseLines(update.delivery, language)
        : []),
      ...(reason ? [say(language, 'mail.update_reason', { reason })] : []),
      ...(move === 'later' || move === 'unknown' ? [say(language, 'mail.update_cannot_wait')] : []),
      ...(kind === 'shipped' && isPart ? [say(language, 'mail.update_rest')] : []),
    ],
  }
}

/** Why staff did it, where that is for the customer. */
const shownReason = ({ kind, reason, customerReason }: OrderUpdate) => (kind === 'cancelled' ? reason : customerReason)

function describeLine(line: EventLine, kind: OrderEventKind, language: Language) {
  const item = `${line.pieces} x ${shownNumber(line)} ${productNameIn(language)(line)}`
  return kind === 'delayed' ? say(language, 'mail.row', { term: item, value: movedDay(line, language) }) : item
}

const dayTexts = {
  later: 'mail.update_day_moved',
  sooner: 'mail.update_day_sooner',
  known: 'mail.update_day_known',
  unknown: 'mail.update_day_gone',
} as const satisfies Record<DateMove, TextKey>

function movedDay({ before, now }: EventLine, language: Language) {
  // Pieces that were there and are to come again, nobody knows when.
  if (before === null && now === null) return say(language, 'ui.no_arrival')
  const { day } = makeFormats(language, 'EUR')
  const days = { before: before ? day(before) : '', now: now ? day(now) : '' }
  return say(language, dayTexts[dateMove(before, now)], days)
}

function trackingPart({ trackingPage, trackingNumber }: EventParcel, language: Language): MailPart[] {
  if (trackingNumber === '') return []
  const url = trackingLink(trackingPage, trackingNumber)
  if (url === '') return [say(language, 'mail.update_parcel', { number: trackingNumber })]
  return [{ link: say(language, 'mail.update_track', { number: trackingNumber }), url }]
}

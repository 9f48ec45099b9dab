import type { Static } from 'typebox'
import type { OrderDetail } from '../../contract/order/order.ts'

export type Order = Static<typeof OrderDetail>

/** A4 in points, with two centimetres around. */
export const page = { left: 57, right: 538, top: 57, bottom: 780 }
export const quiet = '#555c69'

import { ownForwarder } from '../shipping/forwarder.ts'
import type { OrderType } from './order.ts'

/** Whether we have an order carried to a customer of the customer; not where the customer's own forwarder fetches it. */
export const isDropShipment = (orderType: OrderType, shipVia: string | undefined) =>
  orderType !== 'REG' && shipVia !== ownForwarder

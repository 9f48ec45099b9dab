import Type from 'typebox'
import { longestCouponCode } from '../../rules/catalogue/price/coupon.ts'
import { longestInstruction, longestPoNumber } from '../../rules/order/order.ts'
import { AddressForm } from '../customer/address.ts'
import { described, Id, NumberText, Warehouse } from '../wire.ts'
import { OrderFileIds } from './file.ts'
import { ForwarderFields } from './forwarder.ts'
import { BackOrders, OrderType } from './parts.ts'

/** What an order may be placed with beside its lines, and what a list that waits for its order keeps of it. */
export const ListOptions = {
  orderType: Type.Optional(OrderType),
  shipFrom: Type.Optional(Warehouse),
  shipVia: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  addressId: Type.Optional(Id),
  oneOffAddress: Type.Optional(
    Type.Object(AddressForm, { description: 'Where this order goes alone, instead of an address of the book' }),
  ),
  billToId: Type.Optional(described(Id, 'A billing address of the book; the default one without it')),
  poNumber: Type.Optional(NumberText(longestPoNumber)),
  instruction: Type.Optional(Type.String({ maxLength: longestInstruction })),
  backOrders: Type.Optional(BackOrders),
  splitByWarehouse: Type.Optional(
    Type.Boolean({
      description:
        'Orders from other warehouses, as orders of their own, what the one that it leaves from has too few of. Nothing is split where the others have no more of it or the own one has nothing, nor with a carrier label, which is for one parcel.',
    }),
  ),
  ...ForwarderFields,
  ...OrderFileIds,
  couponCode: Type.Optional(Type.String({ maxLength: longestCouponCode, description: 'As typed' })),
}

/** All options. An address is kept in the book when its order is placed, so a list does not ask for that. */
export const CheckoutOptions = {
  ...ListOptions,
  keepAddress: Type.Optional(
    Type.Boolean({ description: 'Keeps the one-off address in the book too; for who holds cust:account' }),
  ),
}

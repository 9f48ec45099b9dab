import Type from 'typebox'
import { longestCouponCode } from '../../rules/catalogue/price/coupon.ts'
import { longestInstruction, longestPoNumber } from '../../rules/order/order.ts'
import { AddressForm } from '../customer/address.ts'
import { described, Id, NumberText, Warehouse } from '../wire.ts'
import { OrderFileIds } from './file.ts'
import { ForwarderFields } from './forwarder.ts'
import { BackOrders, OrderType, Sourcing } from './parts.ts'

/** What an order may be placed with beside its lines, and what a list that waits for its order keeps of it. */
export const ListOptions = {
  orderType: Type.Optional(OrderType),
  shipFrom: Type.Optional(
    described(Warehouse, 'All leaves from there, and waits there; without it each line from where it lies'),
  ),
  shipVia: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  addressId: Type.Optional(Id),
  oneOffAddress: Type.Optional(
    Type.Object(AddressForm, { description: 'Where this order goes alone, instead of an address of the book' }),
  ),
  billToId: Type.Optional(described(Id, 'A billing address of the book; the default one without it')),
  poNumber: Type.Optional(NumberText(longestPoNumber)),
  instruction: Type.Optional(Type.String({ maxLength: longestInstruction })),
  backOrders: Type.Optional(BackOrders),
  sourcing: Type.Optional(
    described(Sourcing, 'From where what no single warehouse has leaves; the default of the site without it'),
  ),
  // Pages of the version before send it with the warehouse that was to come first.
  splitByWarehouse: Type.Optional(
    Type.Boolean({ deprecated: true, description: 'Stands for an order without `shipFrom`' }),
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

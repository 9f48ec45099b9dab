import Type from 'typebox'
import { longestOrderKeyword, orderStates } from '../../rules/order/order.ts'
import { endpoint } from '../endpoint.ts'
import { OrderDetail } from '../order/order.ts'
import { Amount, Id, IsoInstant, ListOf, Paging } from '../wire.ts'

/** Orders as staff see them: those of the sites that they look after, the admin all. Everybody else's are not found. */
const access = 'staff:orders'

const Customer = { customerId: Id, company: Type.String(), custnum: Type.String(), siteName: Type.String() }

export const listDeskOrders = endpoint({
  method: 'GET',
  path: '/staff/order/list',
  access,
  summary:
    'The orders of all customers, newest first; of one state or site, of today, or found by a number or a company.',
  query: Type.Object({
    keyword: Type.Optional(
      Type.String({
        maxLength: longestOrderKeyword,
        description: 'Part of an order, SO, PO or customer number, or of the name of the company',
      }),
    ),
    status: Type.Optional(Type.Enum([...orderStates])),
    orgId: Type.Optional(Id),
    today: Type.Optional(Type.Boolean({ description: 'Placed today, by the clock of its site' })),
    ...Paging,
  }),
  reply: ListOf(
    Type.Object({
      orderId: Id,
      orderno: Type.String(),
      poNumber: Type.String(),
      status: Type.Enum([...orderStates]),
      placedAt: IsoInstant,
      placedBy: Type.String(),
      ...Customer,
      total: Amount,
      remainingTotal: { ...Amount, description: 'What remains of the total; less where something was cancelled' },
      currency: Type.String(),
    }),
  ),
})

export const getDeskOrder = endpoint({
  method: 'GET',
  path: '/staff/order/:id',
  access,
  summary: 'One order as its customer sees it, and whose it is.',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ ...OrderDetail.properties, ...Customer, email: Type.String(), phone: Type.String() }),
})

export const listDeskSites = endpoint({
  method: 'GET',
  path: '/staff/order/sites',
  access,
  summary: 'The sites whose orders the caller sees.',
  reply: Type.Array(Type.Object({ orgId: Id, siteName: Type.String() })),
})

import Type from 'typebox'
import { orderWaits } from '../../rules/order/order.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, IsoDate, Nullable, Warehouse } from '../wire.ts'
import { BasketLineId } from './basket.ts'

const PlannedParcel = Type.Object(
  {
    warehouse: Warehouse,
    arrivesOn: Nullable({
      ...IsoDate,
      description:
        'Of what leaves now: null where nothing does, or nothing leaves before a payment, a release or an approval',
    }),
    price: Nullable({ ...Amount, description: 'Of sending it by the cheapest carrier; null for who sees no prices' }),
    lines: Type.Array(Type.Object({ shoppingCartId: BasketLineId, pieces: Type.Integer() }), {
      description: 'What leaves now',
    }),
    later: Type.Array(
      Type.Object({
        shoppingCartId: BasketLineId,
        pieces: Type.Integer(),
        expectedOn: Nullable({ ...IsoDate, description: 'When it has come to the warehouse; null where nobody knows' }),
      }),
      { description: 'What waits at this warehouse for arrivals' },
    ),
  },
  { title: 'PlannedParcel' },
)

export const planBasket = endpoint({
  method: 'GET',
  path: '/clientsystem/shoppingcart/account/plan',
  access: 'cust:shoppingcart',
  summary:
    'Plan what an order of the whole basket to the default address would send from where. Nothing for more products than an order holds.',
  reply: Type.Object({
    parcels: Type.Array(PlannedParcel, {
      description:
        'An order for each: that of which something leaves now, the first to arrive first, before those that wait',
    }),
    waiting: Type.Integer({ description: 'Pieces that wait for arrivals' }),
    waitsFor: Type.Union([Type.Enum([...orderWaits]), Type.Null()]),
  }),
})

/** The basket with one of its lines from a warehouse. */
const LineWarehouse = Type.Object(
  {
    warehouse: Nullable({ ...Warehouse, description: 'Null: wherever it is in stock' }),
    arrivesOn: Nullable({ ...IsoDate, description: 'When all of the line that leaves now is there; null without any' }),
    price: Nullable({ ...Amount, description: 'Of sending the whole basket; null for who sees no prices' }),
  },
  { title: 'LineWarehouse' },
)

export const listLineWarehouses = endpoint({
  method: 'GET',
  path: '/clientsystem/shoppingcart/account/plan/:id',
  access: 'cust:shoppingcart',
  summary:
    'List for each warehouse when a line of the basket would come from there, and what sending the basket would cost then. Nothing for more products than an order holds.',
  params: Type.Object({ id: BasketLineId }),
  reply: Type.Array(LineWarehouse),
})

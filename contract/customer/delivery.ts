import Type from 'typebox'
import { orderWaits } from '../../rules/order/order.ts'
import { Calendar } from '../catalogue/sku.ts'
import { OfSite } from '../catalogue/sku-filter.ts'
import { endpoint } from '../endpoint.ts'
import { Sourcing } from '../order/parts.ts'
import { Amount, IsoDate, IsoInstant, Nullable, Warehouse } from '../wire.ts'

const DeliveryWay = Type.Object(
  {
    warehouse: Warehouse,
    own: Type.Boolean({ description: 'The warehouse of the site' }),
    workingDays: Type.Integer({ description: 'So long the cheapest carrier travels' }),
    price: Nullable({ ...Amount, description: 'What a parcel costs; null for who sees no prices' }),
    freeFrom: Nullable({ ...Amount, description: 'The value of goods from which it costs nothing' }),
    ...Calendar.properties,
  },
  { title: 'DeliveryWay' },
)

export const findDelivery = endpoint({
  method: 'GET',
  path: '/goods/delivery/freedom/ways',
  access: 'anyone',
  sameForVisitors: true,
  summary:
    "List the warehouses that send to the caller's default address, to a visitor in the country of the site. With a product's stock they give its day and place by the same rule as an order.",
  query: Type.Object(OfSite),
  reply: Type.Object({
    at: { ...IsoInstant, description: 'When this was answered: a page is drawn as of then until it lives' },
    country: Type.String({ description: 'Where it goes' }),
    closedThere: Type.Array(IsoDate, { description: 'Public holidays at the address in the next weeks' }),
    sourcing: Sourcing,
    waitsFor: Type.Union([Type.Enum([...orderWaits]), Type.Null()], {
      description: 'What an order waits for before anything of it leaves; null for nothing that is known',
    }),
    ways: Type.Array(DeliveryWay, { description: 'The cheapest first' }),
  }),
})

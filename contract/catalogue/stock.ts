import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { IsoDate, TypedNumber } from '../wire.ts'

const NumbersAndWarehouses = Type.Array(
  Type.Object({
    number: TypedNumber,
    warehouse: Type.Optional(Type.String({ maxLength: 2, description: 'Empty: all warehouses of the region' })),
  }),
  { maxItems: 500 },
)

export const stockByNumber = endpoint({
  method: 'POST',
  path: '/clientsystem/eu/inventory/getInventoryMapByWarehouseAndNumbers',
  access: 'signed-in',
  summary: 'Retrieve the pieces that can be promised now, by item number. Unknown numbers are left out.',
  body: NumbersAndWarehouses,
  reply: Type.Record(Type.String(), Type.Integer()),
})

export const arrivalsByNumber = endpoint({
  method: 'POST',
  path: '/clientsystem/eu/inventory/getEtaInfoByWarehouseAndNumbers',
  access: 'signed-in',
  summary: 'Retrieve the next expected arrival by item number: pieces and date.',
  body: NumbersAndWarehouses,
  reply: Type.Object({
    etaInventoryMap: Type.Record(Type.String(), Type.Integer()),
    etaDateMap: Type.Record(Type.String(), IsoDate),
  }),
})

import Type from 'typebox'
import { mostCountedPieces } from '../../rules/catalogue/product/stock.ts'
import { ScannedNumber } from '../catalogue/scanned-number.ts'
import { ProductImage, ProductSummary } from '../catalogue/summary.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, Id, Nullable, Warehouse } from '../wire.ts'

/** Products of the warehouses that serve the caller's sites; every other warehouse is not found. */
const access = 'staff:warehouse'

const ReorderPoint = Nullable(Type.Integer({ minimum: 1, maximum: mostCountedPieces, description: 'Pieces' }))

export const listToOrder = endpoint({
  method: 'GET',
  path: '/staff/purchaseorder/toorder',
  access,
  summary:
    "List what to order of a supplier for a warehouse, the most urgent first: below the reorder point, or sold out before the supplier's goods are here. Products last ordered of another supplier are left out.",
  query: Type.Object({ warehouse: Warehouse, supplierId: Id }),
  reply: Type.Object({
    expectedOn: Type.String({ description: 'The day on which goods that are ordered today are here' }),
    total: Type.Integer({ description: 'The first 200 of them are listed' }),
    rows: Type.Array(
      Type.Object({
        skuId: Id,
        ...ProductSummary,
        ...ProductImage,
        free: Type.Integer({ description: 'On the shelf and promised to nobody' }),
        waiting: Type.Integer({ description: 'Pieces that orders from this warehouse wait for' }),
        onOrder: Type.Integer({ description: 'Expected, ordered without a day, or in a draft' }),
        soldPerDay: Type.Number({ description: 'Of orders from this warehouse in the last 90 days' }),
        daysOfStock: Nullable(Type.Integer({ description: 'With what is on order; null where nothing sells' })),
        reorderPoint: ReorderPoint,
        quantity: Type.Integer({ description: 'Suggested pieces' }),
        purchasePrice: Nullable(Amount),
      }),
    ),
  }),
})

export const changeReorderPoint = endpoint({
  method: 'PUT',
  path: '/staff/stock/reorderpoint',
  access,
  summary: 'Set the reorder point of a product in a warehouse; null takes it away.',
  body: Type.Object({ warehouse: Warehouse, number: ScannedNumber, pieces: ReorderPoint }),
  idempotent: true,
  reply: Type.Object({ number: Type.String() }),
})

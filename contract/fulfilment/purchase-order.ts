import Type from 'typebox'
import { longestReference, mostCountedPieces, mostStockLines } from '../../rules/catalogue/product/stock.ts'
import {
  highestPurchasePrice,
  mostPurchaseLines,
  purchaseOrderFilters,
  purchaseOrderStates,
} from '../../rules/fulfilment/purchase-order.ts'
import { ScannedNumber } from '../catalogue/scanned-number.ts'
import { ProductImage, ProductSummary } from '../catalogue/summary.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  described,
  Id,
  IsoDate,
  IsoInstant,
  Keyword,
  ListPage,
  Nullable,
  NumberText,
  Paging,
  Warehouse,
} from '../wire.ts'

/** Purchase orders of the warehouses that serve the caller's sites; every other one is not found. */
const access = 'staff:warehouse'

const params = Type.Object({ id: Id })
const State = Type.Enum([...purchaseOrderStates])
const DaysLate = Type.Integer({
  description: 'Since the earliest day that is past and on which not all has come; else 0',
})
const Position = Type.Integer({ minimum: 1, maximum: 32_767 })
const Version = Type.Integer({ minimum: 1, description: 'One more with each change; an older one is refused' })
const Quantity = Type.Integer({ minimum: 1, maximum: mostCountedPieces, description: 'Pieces' })
const SupplierReference = NumberText(longestReference, "The supplier's own number of it; empty where none is known")

const Head = {
  purchaseOrderId: Id,
  number: Type.String(),
  warehouse: Warehouse,
  supplierId: Id,
  supplierName: Type.String(),
  supplierReference: Type.String(),
  state: State,
  currency: Type.String(),
  createdAt: IsoInstant,
  orderedAt: Nullable(IsoInstant),
  expectedOn: Nullable(Type.String({ description: 'The next day on which goods of it are expected' })),
  pieces: Type.Integer({ description: 'Without those that were cancelled' }),
  daysLate: DaysLate,
  openPieces: Type.Integer({ description: 'Still to come' }),
  total: described(Amount, 'Of the lines that have a price'),
  pricedLines: Type.Integer({ description: 'Lines with a price' }),
  unpricedLines: Type.Integer({ description: 'Lines of which the total knows no price' }),
}

const LineDraft = Type.Object({
  position: Nullable(Position),
  number: ScannedNumber,
  quantity: Quantity,
  purchasePrice: Nullable(
    Type.Number({ minimum: 0, maximum: highestPurchasePrice, description: 'Of a piece, VAT excluded' }),
  ),
  expectedOn: Nullable(IsoDate),
})
const LineDrafts = Type.Array(LineDraft, {
  maxItems: mostPurchaseLines,
  description:
    'All lines; a position of null is a new one. What is open of a product stands once for each day and price',
})

export const listPurchaseOrders = endpoint({
  method: 'GET',
  path: '/staff/purchaseorder/list',
  access,
  summary: "List purchase orders, the newest first, by a part of their number, the supplier's number or name.",
  query: Type.Object({
    warehouse: Type.Optional(Warehouse),
    state: Type.Optional(
      Type.Enum([...purchaseOrderFilters], {
        description: 'Or `late`: ordered, and on a day that is past not all has come',
      }),
    ),
    keyword: Type.Optional(Keyword),
    ...Paging,
  }),
  reply: ListPage(Type.Object(Head)),
})

export const listExpectedPurchaseOrders = endpoint({
  method: 'POST',
  path: '/staff/purchaseorder/expected',
  access,
  summary:
    'List the purchase orders with which any of these products are still to come to a warehouse, those that bring the most of them first, then that with the next day.',
  body: Type.Object({
    warehouse: Warehouse,
    numbers: Type.Array(ScannedNumber, { minItems: 1, maxItems: mostStockLines }),
  }),
  reply: Type.Array(
    Type.Object({
      purchaseOrderId: Id,
      number: Type.String(),
      supplierName: Type.String(),
      openPieces: Type.Integer({ description: 'Still to come of these products' }),
    }),
    { description: 'The first ten' },
  ),
})

export const getPurchaseOrder = endpoint({
  method: 'GET',
  path: '/staff/purchaseorder/:id',
  access,
  summary: 'Retrieve a purchase order with its lines, what has come of them, and who waits for their products.',
  params,
  reply: Type.Object({
    ...Head,
    version: Version,
    lines: Type.Array(
      Type.Object({
        position: Position,
        skuId: Id,
        ...ProductSummary,
        ...ProductImage,
        quantity: Type.Integer(),
        received: Type.Integer({ description: 'More than the quantity where more came' }),
        openPieces: Type.Integer({ description: 'Still to come' }),
        purchasePrice: Nullable(Amount),
        expectedOn: Nullable(IsoDate),
        daysLate: DaysLate,
        waiting: Type.Integer({ description: 'Pieces that orders from this warehouse wait for' }),
      }),
    ),
  }),
})

export const addPurchaseOrder = endpoint({
  method: 'POST',
  path: '/staff/purchaseorder',
  access,
  summary: 'Create a draft of a purchase order, in the currency of its supplier. Nothing is expected from a draft.',
  body: Type.Object({ warehouse: Warehouse, supplierId: Id, lines: LineDrafts }),
  idempotent: true,
  reply: Type.Object({ purchaseOrderId: Id, number: Type.String() }),
})

const Done = Type.Object({ purchaseOrderId: Id, number: Type.String() })

export const changePurchaseOrder = endpoint({
  method: 'PUT',
  path: '/staff/purchaseorder/:id',
  access,
  summary:
    "Update the lines of a purchase order and its supplier's number. Of one that is ordered, arrivals follow and customers whose date moves are notified. What has come stays: fewer pieces are refused, and so is a new day before today.",
  params,
  body: Type.Object({ version: Version, supplierReference: SupplierReference, lines: LineDrafts }),
  idempotent: true,
  reply: Done,
})

export const placePurchaseOrder = endpoint({
  method: 'POST',
  path: '/staff/purchaseorder/:id/place',
  access,
  summary: 'Mark a draft as ordered: its lines that have a day are expected from now on.',
  params,
  body: Type.Object({ version: Version }),
  idempotent: true,
  reply: Done,
})

export const cancelPurchaseOrder = endpoint({
  method: 'POST',
  path: '/staff/purchaseorder/:id/cancel',
  access,
  summary: 'Cancel what has not come of a purchase order: it is no longer expected, and what has come stays.',
  params,
  body: Type.Object({ version: Version }),
  idempotent: true,
  reply: Done,
})

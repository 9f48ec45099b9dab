import Type from 'typebox'
import { arrivalFilters } from '../../rules/catalogue/product/arrival.ts'
import { longestReference, mostCountedPieces, mostStockLines } from '../../rules/catalogue/product/stock.ts'
import { ScannedNumber } from '../catalogue/scanned-number.ts'
import { ProductImage, ProductSummary } from '../catalogue/summary.ts'
import { endpoint } from '../endpoint.ts'
import { Reason } from '../staff-reason.ts'
import {
  described,
  Id,
  IsoDate,
  IsoInstant,
  Keyword,
  ListPage,
  NeededNumberText,
  Nullable,
  NumberText,
  Paging,
  Warehouse,
} from '../wire.ts'

/** Shelves of the warehouses that serve the caller's sites; every other warehouse is not found. */
const access = 'staff:warehouse'

const Counted = Type.Integer({ minimum: 0, maximum: mostCountedPieces, description: 'Pieces' })

export const listWarehouses = endpoint({
  method: 'GET',
  path: '/staff/stock/warehouses',
  access,
  summary: "List the warehouses that serve the caller's sites, that of their own site first.",
  reply: Type.Array(Warehouse),
})

export const findShelves = endpoint({
  method: 'GET',
  path: '/staff/stock/product',
  access,
  summary:
    'Find a product by one of its numbers or barcodes: its shelves, what is promised, who waits, what is expected, and its last moves. A number of several products is refused.',
  query: Type.Object({ number: ScannedNumber }),
  reply: Type.Object({
    skuId: Id,
    ...ProductSummary,
    ...ProductImage,
    isSold: Type.Boolean({ description: 'False for one that is disabled: goods lie there that cannot be ordered' }),
    pieces: Nullable(
      Type.Integer({ description: 'How many the number is of: 1, what a label counts, what a known carton holds' }),
    ),
    shelves: Type.Array(
      Type.Object({
        warehouse: Warehouse,
        onHand: Type.Integer(),
        allocated: Type.Integer({ description: 'Promised to orders' }),
        waiting: Type.Integer({ description: 'Pieces that orders from here wait for' }),
        expectedOn: Nullable(IsoDate),
        expected: Type.Integer({ description: 'Pieces on their way' }),
        reorderPoint: Nullable(Type.Integer({ description: 'Below so many pieces it is to be ordered' })),
      }),
    ),
    moves: Type.Array(
      Type.Object({
        at: IsoInstant,
        warehouse: Warehouse,
        kind: Type.String(),
        pieces: Type.Integer({ description: 'Below 0: they left the shelf' }),
        ref: Type.String({ description: 'What it is for, such as `shipment 17`' }),
        deliveryNote: Nullable(Type.String({ description: 'With which goods came' })),
        purchaseOrder: Nullable(
          Type.Object({ purchaseOrderId: Id, number: Type.String() }, { description: 'With which goods came' }),
        ),
        reason: Type.String(),
        userName: Nullable(Type.String()),
      }),
      { description: 'The last twenty, newest first' },
    ),
  }),
})

export const listArrivals = endpoint({
  method: 'GET',
  path: '/staff/stock/arrivals',
  access,
  summary:
    'List expected arrivals that have not come in full, the next day first, by a part of the number or name of the product, of the purchase order or of the supplier.',
  query: Type.Object({
    warehouse: Type.Optional(Warehouse),
    state: Type.Optional(Type.Enum([...arrivalFilters], { description: '`late`: the day is over at the warehouse' })),
    keyword: Type.Optional(Keyword),
    ...Paging,
  }),
  reply: ListPage(
    Type.Object({
      skuId: Id,
      ...ProductSummary,
      ...ProductImage,
      warehouse: Warehouse,
      expectedOn: IsoDate,
      qty: Type.Integer(),
      received: Type.Integer(),
      reference: Type.String({ description: 'The purchase order; empty where it was not recorded' }),
      purchaseOrderId: Nullable(described(Id, 'Of a purchase order of this console')),
      supplierName: Nullable(Type.String({ description: 'Of that purchase order' })),
      daysLate: Type.Integer({
        minimum: 0,
        description: 'Days since the expected one at the warehouse; 0 where it is not past',
      }),
      waiting: Type.Integer({ description: 'Pieces that orders from this warehouse wait for' }),
    }),
  ),
})

const StockLine = (qty: Type.TInteger) => Type.Object({ number: ScannedNumber, qty })

export const receiveGoods = endpoint({
  method: 'POST',
  path: '/staff/stock/receipt',
  access,
  summary:
    'Book goods that arrived, once for each delivery note of a supplier: onto the shelves, off what was expected, and to the waiting orders in the order in which they were placed. Goods of a purchase order are taken off its lines; more than is open of it is refused unless it says otherwise. The refusal names each product with its pieces too many.',
  body: Type.Object({
    warehouse: Warehouse,
    reference: NeededNumberText(longestReference, "The number of the supplier's note"),
    purchaseOrder: Type.Optional(
      Type.Object(
        {
          number: NeededNumberText(longestReference),
          takesSurplus: Type.Boolean({ description: 'More than is open of it is booked, too, instead of refused' }),
        },
        {
          description:
            'With which they came. Without one they are taken off what was expected first, whoever brings it',
        },
      ),
    ),
    takesSurplus: Type.Optional(
      Type.Boolean({
        description:
          'Of goods that came with no purchase order: false refuses more than is expected of a product, where any of it is',
      }),
    ),
    lines: Type.Array(StockLine(Type.Integer({ minimum: 1, maximum: mostCountedPieces, description: 'Pieces' })), {
      minItems: 1,
      maxItems: mostStockLines,
      description: 'A number that comes twice adds up',
    }),
  }),
  idempotent: true,
  reply: Type.Object({
    receiptId: Id,
    pieces: Type.Integer(),
    promised: Type.Integer({ description: 'Pieces that went to orders that waited' }),
    orders: Type.Array(Type.Object({ orderId: Id, orderno: Type.String(), pieces: Type.Integer() }), {
      description: 'The first hundred of those orders',
    }),
    surplus: Type.Array(
      Type.Object({
        number: Type.String(),
        pieces: Type.Integer({ description: 'More than were open' }),
        open: Type.Integer({ description: 'Still to come before' }),
      }),
      { description: 'Products of which more came than was ordered' },
    ),
    notSold: Type.Array(Type.String(), { description: 'Numbers of products that are disabled' }),
    announced: Type.Array(Type.String(), {
      description: 'Numbers of products that are not on sale yet, although their goods are here now',
    }),
  }),
  example: {
    body: { warehouse: 'NL', reference: 'LS-88213', lines: [{ number: 'AS-103320', qty: 40 }] },
    reply: {
      receiptId: 5,
      pieces: 40,
      promised: 3,
      orders: [{ orderId: 71, orderno: 'ONL000071', pieces: 3 }],
      surplus: [],
      notSold: [],
      announced: [],
    },
  },
})

export const countShelves = endpoint({
  method: 'POST',
  path: '/staff/stock/count',
  access,
  summary:
    'Book a stock count: the difference, nothing where there is none. Below what is promised, the orders placed last wait again; below what is being picked, it is refused.',
  body: Type.Object({
    warehouse: Warehouse,
    lines: Type.Array(StockLine(Counted), { minItems: 1, maxItems: mostStockLines }),
  }),
  idempotent: true,
  reply: Type.Object({
    counted: Type.Integer({ description: 'Shelves' }),
    differences: Type.Array(
      Type.Object({
        number: Type.String(),
        pieces: Type.Integer({ description: 'Below 0: fewer than the ledger said' }),
      }),
    ),
  }),
  example: {
    body: { warehouse: 'NL', lines: [{ number: 'AS-103320', qty: 37 }] },
    reply: { counted: 1, differences: [{ number: 'AS-103320', pieces: -3 }] },
  },
})

export const correctShelf = endpoint({
  method: 'POST',
  path: '/staff/stock/correction',
  access,
  summary: 'Add pieces to a shelf or take some away, with a reason. `scrap` takes away what cannot be sold.',
  body: Type.Object({
    warehouse: Warehouse,
    number: ScannedNumber,
    pieces: Type.Integer({
      minimum: -mostCountedPieces,
      maximum: mostCountedPieces,
      description: 'Not 0; scrap below 0',
    }),
    kind: Type.Enum(['correction', 'scrap']),
    reason: Reason,
  }),
  idempotent: true,
  reply: Type.Object({ number: Type.String(), onHand: Type.Integer() }),
  example: {
    body: { warehouse: 'NL', number: 'AS-103320', pieces: -2, kind: 'scrap', reason: 'Water damage' },
    reply: { number: 'AS-103320', onHand: 35 },
  },
})

const ExpectedPieces = Type.Object({
  expectedOn: IsoDate,
  pieces: Type.Integer({ minimum: 1, maximum: mostCountedPieces, description: 'Still to come' }),
})

export const changeArrival = endpoint({
  method: 'POST',
  path: '/staff/stock/arrival',
  access,
  summary:
    'Add, change or end an expected arrival. Other arrivals of the product stay as they are, and customers whose date moves are notified. What has changed since it was seen is refused, and so is a new day before today. That of a purchase order of this console changes with it alone.',
  body: Type.Object({
    warehouse: Warehouse,
    number: ScannedNumber,
    reference: NumberText(longestReference, 'The purchase order; empty where none is named'),
    before: Nullable(ExpectedPieces),
    after: Nullable(ExpectedPieces),
  }),
  idempotent: true,
  reply: Type.Object({ number: Type.String(), expected: Type.Integer({ description: 'All pieces on their way' }) }),
  example: {
    body: {
      warehouse: 'NL',
      number: 'AS-103320',
      reference: 'PO-4711',
      before: { expectedOn: '2026-12-01', pieces: 40 },
      after: { expectedOn: '2026-12-08', pieces: 40 },
    },
    reply: { number: 'AS-103320', expected: 40 },
  },
})

import Type from 'typebox'
import { Amount, Id, IsoDate, Nullable } from '../wire.ts'
import { ProductNumbers, ProductSummary } from './summary.ts'

/** How a SKU was found; the order of the kinds is the order of the answer. */
export const matchKinds = ['named', 'exact', 'prefix', 'printer', 'part', 'word', 'near'] as const

const SkuStock = Type.Object(
  {
    total: Type.Integer({ description: 'Pieces that can be promised now, all warehouses of the region' }),
    nl: Type.Integer({ description: 'Pieces in the Netherlands, there within 72 hours' }),
    byWarehouse: Type.Array(Type.Object({ warehouse: Type.String(), pieces: Type.Integer() })),
    expectedOn: Nullable(IsoDate),
    expectedQty: Type.Integer(),
  },
  { title: 'SkuStock' },
)

/** When a warehouse works. */
export const Calendar = Type.Object(
  {
    timeZone: Type.String(),
    closedDays: Type.Array(IsoDate, { description: 'Public holidays of its country in the next weeks' }),
  },
  { title: 'Calendar' },
)

/** What promotions offer beside a discount price; `lineSum` of the rules says what is better for a line. */
export const Offers = {
  promotionId: Type.Optional(Type.Integer({ minimum: 1, description: 'Whose discount price it is' })),
  buyGet: Type.Optional(
    Type.Array(Type.Object({ promotionId: Id, buy: Type.Integer(), free: Type.Integer() }), {
      description: 'Of each `buy + free` pieces of a line `free` cost nothing',
    }),
  ),
}

const Price = Type.Object(
  {
    unitPrice: Amount,
    discountPrice: Nullable(Amount),
    ...Offers,
    currency: Type.String(),
  },
  { title: 'Price' },
)

export const Sku = Type.Object(
  {
    id: Id,
    ...ProductSummary,
    shortName: Type.String({ description: "The maker's short name such as 59A, empty where there is none" }),
    brand: Type.String(),
    brandId: Id,
    classId: Id,
    colour: Type.String({ description: 'K C M Y KIT CMY …, words for tapes, empty where it has none' }),
    yieldPages: Nullable(Type.Integer()),
    yieldStandard: Nullable(Type.String()),
    unionCode: Nullable(Type.String()),
    boxBarcode: Nullable(Type.String()),
    productBarcode: Nullable(Type.String()),
    status: Type.Enum(['active', 'disabled', 'announced']),
    image: Nullable(Type.String({ description: 'Address of a photograph; null: its drawing stands for it' })),
    pictureVersion: Type.String({
      description:
        'Another one whenever its drawing is: `/pictures/small/{number}.svg?v=1-{pictureVersion}`, or `large`, is an SVG that anybody may ask for',
    }),
    printers: Type.Array(Type.String(), { description: 'The first three models' }),
    printerCount: Type.Integer(),
    stock: SkuStock,
    match: Type.Optional(Type.Enum([...matchKinds])),
    price: Type.Optional(Price),
  },
  { title: 'Sku' },
)

/** What does the same as another product by the maker's number, with what decides between the two. */
export const Counterpart = Type.Object(
  {
    id: Id,
    ...ProductNumbers,
    ...Type.Pick(Sku, ['yieldPages', 'yieldStandard', 'status', 'stock', 'price']).properties,
  },
  { title: 'Counterpart' },
)

export const ListedSku = Type.Object(
  {
    ...Sku.properties,
    counterpart: Type.Optional(
      Type.Object(Counterpart.properties, {
        description: 'Our compatible of an original: on sale before announced, then in stock',
      }),
    ),
  },
  { title: 'ListedSku' },
)

import Type from 'typebox'
import { longestNote, maxQuantity, minQuantity, mostAtOnce } from '../../rules/basket/basket.ts'
import { longestCustNumber } from '../../rules/basket/cust-number.ts'
import { ListedSku, Offers } from '../catalogue/sku.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, IsoDate, IsoInstant, Keyword, Nullable, NumberText, TypedNumber, Warehouse } from '../wire.ts'

export const Quantity = Type.Integer({ minimum: minQuantity, maximum: maxQuantity, description: 'Pieces' })
const CustNumber = NumberText(longestCustNumber, "The customer's article number")
export const Note = Type.String({ maxLength: longestNote, description: 'What the buyer notes; it goes into the order' })
export const BasketLineId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

export const BasketSummary = Type.Object(
  {
    shoppingCartQty: Type.Integer({ description: 'Lines in the basket' }),
    pieces: Type.Integer(),
    shoppingCartPrice: { ...Amount, description: 'Of what is sold: an order leaves out the rest' },
    currency: Type.String(),
    priceChanges: Type.Integer({ description: 'Lines whose price is another than when they were put in' }),
  },
  { title: 'BasketSummary' },
)

export const BasketLine = Type.Object(
  {
    shoppingCartId: BasketLineId,
    place: { ...BasketLineId, description: 'Where it stands: lower ones before it' },
    number: Type.String(),
    custNumber: Type.String(),
    goodsSku: ListedSku,
    unitPrice: Nullable(Amount),
    discountPrice: Nullable(Amount),
    ...Offers,
    qty: Type.Integer(),
    price: Nullable(Amount),
    discount: Type.Number({ description: 'What its free pieces take off the price' }),
    note: Type.String(),
    weightGrams: Type.Integer({ description: 'All pieces together; 0 where it is not known' }),
    warehouse: Nullable(Warehouse),
    backOrdered: Type.Integer({
      description: 'Pieces that do not ship now: not in stock in the warehouse of the line, or not on sale yet',
    }),
    expectedOn: Nullable({ ...IsoDate, description: 'When all that an order of it would wait for has come' }),
    priceSeen: Nullable(Amount),
    priceSeenAt: IsoInstant,
  },
  { title: 'BasketLine' },
)

const Addition = Type.Object(
  {
    number: TypedNumber,
    qty: Quantity,
    custNumber: Type.Optional(CustNumber),
    warehouse: Type.Optional(Warehouse),
    note: Type.Optional(Note),
    place: Type.Optional({
      ...BasketLineId,
      description:
        'Where it stood before it was taken out; a new line comes last without it, one that is there stays where it is and keeps what is written on it',
    }),
  },
  { title: 'BasketAddition' },
)

/** Rows that a large basket is opened with; no window shows more of them at once. */
export const rowsAtFirst = 40

const Rows = Type.Object(
  {
    weightGrams: Type.Integer({ description: 'All lines that are sold together, as far as it is known' }),
    unweighed: Type.Integer({ description: 'Of these, lines whose weight is not known' }),
    rows: Type.Array(BasketLine),
    total: Type.Integer({ description: 'Lines that the keyword finds, whether they are among the rows or not' }),
    warehouse: Type.String({ description: 'Where lines come from that name no warehouse' }),
    warehouses: Type.Array(Type.String(), { description: 'Where a line may come from' }),
    freeShippingFrom: Nullable(Amount),
  },
  { title: 'BasketRows' },
)

export const listBasket = endpoint({
  method: 'GET',
  path: '/clientsystem/shoppingcart/account/list',
  access: 'cust:shoppingcart',
  summary: "List the lines of the caller's basket, oldest first. Filters narrow the rows, never the sums.",
  query: Type.Object({ keyword: Type.Optional(Keyword), after: Type.Optional(BasketLineId) }),
  reply: Type.Object({ ...BasketSummary.properties, ...Rows.properties }),
})

export const firstBasketRows = endpoint({
  method: 'GET',
  path: '/clientsystem/shoppingcart/account/first',
  access: 'cust:shoppingcart',
  summary: `List the first ${rowsAtFirst} rows of the basket, as many as a large one is opened with; /stat has the sums of all lines.`,
  reply: Rows,
})

export const basketStat = endpoint({
  method: 'GET',
  path: '/clientsystem/shoppingcart/account/stat',
  access: 'cust:shoppingcart',
  summary: 'Retrieve the number of lines and pieces in the basket and its value.',
  reply: BasketSummary,
})

export const addToBasket = endpoint({
  method: 'POST',
  path: '/clientsystem/shoppingcart',
  access: 'cust:shoppingcart',
  summary: 'Add pieces of a product to the basket. Adding the same product again adds up.',
  body: Addition,
  reply: Type.Object({
    ...BasketSummary.properties,
    shoppingCartId: BasketLineId,
    qty: Type.Integer({ description: 'Pieces of the line now' }),
    backOrdered: Type.Integer({ description: 'Of these, pieces that do not ship now' }),
  }),
})

export const addManyToBasket = endpoint({
  method: 'POST',
  path: '/clientsystem/shoppingcart/batch',
  access: 'cust:shoppingcart',
  summary: 'Add several products to the basket. Each line is answered on its own.',
  body: Type.Array(Addition, { minItems: 1, maxItems: mostAtOnce }),
  reply: Type.Object({
    ...BasketSummary.properties,
    lines: Type.Array(
      Type.Object({
        number: Type.String(),
        added: Type.Boolean(),
        qty: Type.Integer(),
        reason: Nullable(Type.String()),
        msg: Nullable(Type.String()),
      }),
    ),
  }),
})

export const changeBasketLine = endpoint({
  method: 'PUT',
  path: '/clientsystem/shoppingcart',
  access: 'cust:shoppingcart',
  summary: 'Update a basket line: its quantity and, where given, article number, note and warehouse (null: any).',
  body: Type.Object({
    shoppingCartId: BasketLineId,
    qty: Quantity,
    custNumber: Type.Optional(CustNumber),
    note: Type.Optional(Note),
    warehouse: Type.Optional(Nullable(Warehouse)),
  }),
  reply: Type.Object({ ...BasketSummary.properties, qty: Type.Integer(), backOrdered: Type.Integer() }),
})

export const reduceBasket = endpoint({
  method: 'POST',
  path: '/clientsystem/shoppingcart/account/reduce',
  access: 'cust:shoppingcart',
  summary: 'Take pieces out of basket lines; a line that reaches zero is removed. All or none.',
  body: Type.Object({
    items: Type.Array(Type.Object({ shoppingCartId: BasketLineId, qty: Quantity }), {
      minItems: 1,
      maxItems: mostAtOnce,
    }),
  }),
  reply: BasketSummary,
})

export const removeFromBasket = endpoint({
  method: 'DELETE',
  path: '/clientsystem/shoppingcart/:id',
  access: 'cust:shoppingcart',
  summary: 'Remove a line from the basket.',
  params: Type.Object({ id: BasketLineId }),
  reply: BasketSummary,
})

export const buyAgain = endpoint({
  method: 'POST',
  path: '/clientsystem/shoppingcart/buyagain',
  access: 'cust:order',
  summary: 'Add the lines of an earlier order to the basket. Each line is answered on its own.',
  body: Type.Object({ orderno: Type.String({ minLength: 1, maxLength: 40 }) }),
  reply: addManyToBasket.reply,
})

import Type from 'typebox'
import { promotionKinds } from '../../rules/catalogue/price/promotion.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, Id, IsoDate, IsoInstant, ListPage, Nullable, Paging, TypedNumber } from '../wire.ts'
import { Sku } from './sku.ts'

export const Promotion = Type.Object(
  {
    promotionId: Id,
    title: Type.String(),
    type: Type.Enum([...promotionKinds]),
    value: Nullable(
      Type.Number({
        description:
          'Percent of a percentage, an amount off each piece, the goods from which sending is free; else null',
      }),
    ),
    buy: Nullable(Type.Integer({ description: 'Of each so many and' })),
    free: Nullable(Type.Integer({ description: 'so many more pieces the latter cost nothing' })),
    discountPercent: Nullable(
      Type.Integer({
        description: 'The most that it takes off what the caller pays else, rounded down, where it has prices',
      }),
    ),
    startsOn: IsoDate,
    endsOn: Type.String({ ...IsoDate, description: 'ISO date, inclusive; days are those of the site' }),
    status: Type.Union([Type.Literal('running'), Type.Literal('coming')]),
    products: Nullable(
      Type.Integer({
        description:
          'For how many products that are sold, of prices those that it lowers for the caller; null where a class, a brand or all are meant',
      }),
    ),
    className: Nullable(
      Type.String({ description: 'The class that it is for, in the language of the call; null: every' }),
    ),
    brand: Nullable(Type.String({ description: 'The brand that it is for; null: every' })),
    currency: Type.String(),
  },
  { title: 'Promotion' },
)

export const listPromotions = endpoint({
  method: 'GET',
  path: '/clientsystem/promotionalactivities/list',
  access: 'signed-in',
  summary:
    "List the current and coming promotions for the caller's site and group; empty for callers who see no purchase price.",
  query: Type.Object(Paging),
  reply: ListPage(Promotion),
})

export const getPromotion = endpoint({
  method: 'GET',
  path: '/clientsystem/promotionalactivities/:id',
  access: 'signed-in',
  summary:
    'Retrieve a promotion. Not found where it is over or not for the caller, or the caller sees no purchase price.',
  params: Type.Object({ id: Id }),
  reply: Promotion,
})

export const listPromotionSkus = endpoint({
  method: 'GET',
  path: '/clientsystem/promotionalactivities/:id/skus',
  access: 'signed-in',
  summary:
    'List the products of a promotion with what the caller pays for them now; found as the promotion is. The total counts 10,000 at most.',
  params: Type.Object({ id: Id }),
  query: Type.Object(Paging),
  reply: ListPage(Sku),
})

export const promotionsForCustomer = endpoint({
  method: 'POST',
  path: '/clientsystem/promotionalactivities/frontPromotionForCust',
  access: 'signed-in',
  summary:
    'Retrieve by item number what runs for the caller: the lowest price, free pieces, free shipping. `custnum` and `orgId` are not read.',
  body: Type.Object({
    numbers: Type.Array(TypedNumber, { maxItems: 500, description: 'Item numbers' }),
    custnum: Type.Optional(Type.String({ maxLength: 60 })),
    orgId: Type.Optional(Type.Integer()),
  }),
  reply: Type.Array(
    Type.Object({
      number: Type.String({ description: 'As it was asked' }),
      promotionId: Id,
      type: Type.Enum([...promotionKinds]),
      title: Type.String(),
      endsAt: IsoInstant,
      unitPrice: Amount,
      discountPrice: Nullable(Type.Number({ description: 'Of what lowers the price; else null' })),
      buy: Nullable(Type.Integer({ description: 'Of each so many and' })),
      free: Nullable(Type.Integer({ description: 'so many more pieces the latter cost nothing; else null' })),
      freeShippingFrom: Nullable(Type.Number({ description: 'Of such goods, from which sending is free; else null' })),
      currency: Type.String(),
    }),
  ),
})

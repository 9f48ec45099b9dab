import Type from 'typebox'
import { mostAtOnce } from '../../rules/basket/basket.ts'
import { Sku } from '../catalogue/sku.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, IsoInstant, ListPage } from '../wire.ts'
import { BasketLineId, BasketSummary } from './basket.ts'

const PriceChange = Type.Object(
  {
    shoppingCartId: BasketLineId,
    number: Type.String(),
    custNumber: Type.String(),
    goodsSku: Sku,
    qty: Type.Integer(),
    before: Type.Number({ description: 'What a piece cost when it was put in, or what was last accepted' }),
    seenAt: IsoInstant,
    now: Type.Number({ description: 'What a piece costs now' }),
    difference: Type.Number({ description: 'For one piece; below zero where it has become cheaper' }),
    lineDifference: Type.Number({ description: 'For the line; its free pieces cost nothing more' }),
  },
  { title: 'PriceChange' },
)

export const listPriceChanges = endpoint({
  method: 'GET',
  path: '/clientsystem/shoppingcart/account/pricechange',
  access: 'cust:shoppingcart',
  summary: "List the lines of the caller's basket whose price has changed since they were added, oldest first.",
  reply: Type.Object({
    ...ListPage(PriceChange).properties,
    difference: Type.Number({ description: 'For all of them together' }),
    currency: Type.String(),
  }),
})

export const acceptPriceChanges = endpoint({
  method: 'POST',
  path: '/clientsystem/shoppingcart/account/pricechange',
  access: 'cust:shoppingcart',
  summary: 'Accept new prices, line by line. A price that has changed again is left to be accepted.',
  body: Type.Object({
    items: Type.Array(Type.Object({ shoppingCartId: BasketLineId, price: Amount }), {
      minItems: 1,
      maxItems: mostAtOnce,
    }),
  }),
  reply: Type.Object({ ...BasketSummary.properties, accepted: Type.Integer({ description: 'Lines agreed to' }) }),
})

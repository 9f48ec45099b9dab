import Type from 'typebox'
import { mostAtOnce } from '../../rules/basket/basket.ts'
import { endpoint } from '../endpoint.ts'
import { DisabledLine } from '../order/checkout.ts'
import { ListPage, Nullable, TypedNumber } from '../wire.ts'
import { BasketLineId, BasketSummary } from './basket.ts'

const path = '/clientsystem/shoppingcart/account/disabled'

export const listDisabledLines = endpoint({
  method: 'GET',
  path,
  access: 'cust:shoppingcart',
  summary:
    "List the lines of the caller's basket whose products are discontinued, oldest first, with their replacements.",
  reply: Type.Object({
    ...ListPage(Type.Object({ shoppingCartId: BasketLineId, ...DisabledLine.properties })).properties,
    currency: Type.String(),
  }),
})

export const settleDisabledLines = endpoint({
  method: 'POST',
  path,
  access: 'cust:shoppingcart',
  summary:
    'Replace the product of each such line, keeping quantity, article number, note and warehouse, or remove the line. All or none.',
  body: Type.Object({
    items: Type.Array(
      Type.Object({
        shoppingCartId: BasketLineId,
        replacement: Nullable(
          Type.String({ ...TypedNumber, description: 'Item number of what takes its place; null: it goes' }),
        ),
      }),
      { minItems: 1, maxItems: mostAtOnce },
    ),
  }),
  reply: BasketSummary,
})

export const replaceBasketLine = endpoint({
  method: 'POST',
  path: '/clientsystem/shoppingcart/account/replace',
  access: 'cust:shoppingcart',
  summary:
    'Replace the product of a basket line, such as an original by our compatible, keeping quantity, article number, note and warehouse.',
  body: Type.Object({
    shoppingCartId: BasketLineId,
    number: Type.String({ ...TypedNumber, description: 'Item number of what takes its place' }),
  }),
  reply: BasketSummary,
})

import Type from 'typebox'
import { mostAtOnce } from '../../rules/basket/basket.ts'
import { endpoint } from '../endpoint.ts'
import { DisabledLine } from '../order/checkout.ts'
import { ListOf, Nullable, TypedNumber } from '../wire.ts'
import { BasketLineId, BasketSummary } from './basket.ts'

const path = '/clientsystem/shoppingcart/account/disabled'

export const listDisabledLines = endpoint({
  method: 'GET',
  path,
  access: 'cust:shoppingcart',
  summary:
    "The lines of the caller's basket whose products are not sold any more, oldest first, with what is sold instead.",
  reply: Type.Object({
    ...ListOf(Type.Object({ shoppingCartId: BasketLineId, ...DisabledLine.properties })).properties,
    currency: Type.String(),
  }),
})

export const settleDisabledLines = endpoint({
  method: 'POST',
  path,
  access: 'cust:shoppingcart',
  summary:
    'Puts another product into the place of each such line, with quantity, article number, note and warehouse, or takes the line out. All or none.',
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
    'Puts another product into the place of a line, such as our compatible for an original, with quantity, article number, note and warehouse.',
  body: Type.Object({
    shoppingCartId: BasketLineId,
    number: Type.String({ ...TypedNumber, description: 'Item number of what takes its place' }),
  }),
  reply: BasketSummary,
})

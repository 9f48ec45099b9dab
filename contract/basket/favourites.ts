import Type from 'typebox'
import { longestCustNumber } from '../../rules/basket/cust-number.ts'
import { mostFavourites } from '../../rules/basket/favourites.ts'
import { Sku } from '../catalogue/sku.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  Id,
  IsoInstant,
  Keyword,
  ListPage,
  Nullable,
  NumberText,
  Paging,
  TypedNumber,
  Warehouse,
} from '../wire.ts'

const CustNumber = NumberText(longestCustNumber, "The customer's article number")

const Watch = Type.Object(
  { stock: Type.Boolean(), price: Type.Boolean() },
  {
    title: 'FavouriteWatch',
    description: 'Whether the account is notified when it is back in stock, and when its price drops',
  },
)

const Favourite = Type.Object(
  {
    favoriteId: Id,
    number: Type.String(),
    custNumber: CustNumber,
    goodsSku: Sku,
    unitPrice: Nullable(Amount),
    discountPrice: Nullable(Amount),
    warehouse: Nullable(Warehouse),
    addedAt: IsoInstant,
    watch: Watch,
  },
  { title: 'Favourite' },
)

const Count = Type.Object(
  {
    favoritesQty: Type.Integer(),
    skuIds: Type.Array(Id, { description: 'The products, at most a thousand' }),
  },
  { title: 'FavouriteCount' },
)

export const listFavourites = endpoint({
  method: 'GET',
  path: '/clientsystem/favorites/account/list',
  access: 'cust:favorites',
  summary:
    "List the caller's favourites, newest first. The keyword matches part of a number, an OEM code or the customer's article number.",
  query: Type.Object({ keyword: Type.Optional(Keyword), ...Paging }),
  reply: ListPage(Favourite),
})

export const listFavouriteNews = endpoint({
  method: 'GET',
  path: '/clientsystem/favorites/account/news',
  access: 'cust:favorites',
  summary:
    'List watched favourites of which the caller was notified in the last two weeks and that are still back in stock or cheaper than before: the latest first, at most six.',
  reply: Type.Array(
    Type.Object({
      goodsSku: Sku,
      isBack: Type.Boolean(),
      priceBefore: Nullable({ ...Amount, description: 'What it cost before; null where that is not the news' }),
    }),
  ),
})

export const countFavourites = endpoint({
  method: 'GET',
  path: '/clientsystem/favorites/account/count',
  access: 'cust:favorites',
  summary: 'Retrieve how many favourites the caller has, and of which products.',
  reply: Count,
})

export const addFavourites = endpoint({
  method: 'POST',
  path: '/clientsystem/favorites/batch',
  access: 'cust:favorites',
  summary: 'Add products to the favourites. Each is answered on its own; one that is there already stays once.',
  body: Type.Array(
    Type.Object({
      number: TypedNumber,
      custNumber: Type.Optional(CustNumber),
      warehouse: Type.Optional(Warehouse),
    }),
    { minItems: 1, maxItems: mostFavourites },
  ),
  reply: Type.Object({
    ...Count.properties,
    lines: Type.Array(
      Type.Object({
        number: Type.String(),
        added: Type.Boolean(),
        reason: Nullable(Type.String()),
        msg: Nullable(Type.String()),
      }),
    ),
  }),
})

export const changeFavourite = endpoint({
  method: 'PUT',
  path: '/clientsystem/favorites/:id',
  access: 'cust:favorites',
  summary: "Set the customer's article number of a favourite; an empty one removes it.",
  params: Type.Object({ id: Id }),
  body: Type.Object({ custNumber: CustNumber }),
  reply: Type.Object({ custNumber: CustNumber }),
})

export const watchFavourite = endpoint({
  method: 'PUT',
  path: '/clientsystem/favorites/:id/watch',
  access: 'cust:favorites',
  summary:
    'Choose whether the caller is notified, by mail and message, when a favourite is back in stock and when its price drops.',
  params: Type.Object({ id: Id }),
  body: Watch,
  reply: Watch,
})

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/clientsystem/favorites/:id',
  access: 'cust:favorites',
  summary: 'Remove a product from the favourites.',
  params: Type.Object({ id: Id }),
  reply: Count,
})

export const removeFavourites = endpoint({
  method: 'POST',
  path: '/clientsystem/favorites/account/remove',
  access: 'cust:favorites',
  summary: 'Remove products from the favourites by their item numbers. Products that are not there are ignored.',
  body: Type.Object({ numbers: Type.Array(TypedNumber, { minItems: 1, maxItems: mostFavourites }) }),
  reply: Count,
})

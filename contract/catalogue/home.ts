import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { SiteQuery } from '../site/site.ts'
import { Nullable } from '../wire.ts'
import { Calendar, Sku } from './sku.ts'

/** A product as it is for everybody: without a price. */
const { price: _price, match: _match, ...unpriced } = Sku.properties

export const getMakeComparison = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/getMakeComparison',
  access: 'anyone',
  sameForVisitors: true,
  summary:
    'Retrieve an original and our compatible of the same yield, both in stock, and what the compatible saves by the list prices of the site, in whole per cent; null where there is no such pair.',
  query: Type.Object(SiteQuery),
  reply: Nullable(
    Type.Object({
      original: Type.Object(unpriced),
      compatible: Type.Object(unpriced),
      savingPercent: Type.Integer({ description: 'Rounded down; no price travels' }),
    }),
  ),
})

export const getDispatch = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/getDispatch',
  access: 'anyone',
  sameForVisitors: true,
  summary:
    'Retrieve from where the orders of a site leave, when that warehouse works and how many working days they travel; null without a carrier.',
  query: Type.Object(SiteQuery),
  reply: Nullable(Type.Object({ warehouse: Type.String(), workingDays: Type.Integer(), ...Calendar.properties })),
})

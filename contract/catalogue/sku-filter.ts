import Type, { type TSchema } from 'typebox'
import { longestColour, makes, mostOfFilter, yieldBands } from '../../rules/catalogue/product/catalogue.ts'
import { Id, Keyword } from '../wire.ts'

/** Whose stock is told: a customer's site is their own, a visitor names the one they stand in. */
export const OfSite = { orgId: Type.Optional(Id) }

const AnyOf = <T extends TSchema>(value: T, about = '') =>
  Type.Optional(
    Type.Array(value, {
      minItems: 1,
      maxItems: mostOfFilter,
      description: `${about} Any of them, each by the name again.`.trim(),
    }),
  )

/** What narrows a list. All in the query, all optional. */
export const SkuFilter = {
  keyword: Type.Optional(Keyword),
  classId: AnyOf(Id),
  brandId: AnyOf(Id),
  seriesId: AnyOf(Id),
  modelId: Type.Optional(Id),
  colour: AnyOf(Type.String({ maxLength: longestColour })),
  yieldBand: AnyOf(Type.Enum([...yieldBands]), 'Pages, from and to.'),
  make: AnyOf(Type.Enum([...makes]), 'The makers’ products, or ours that replace them.'),
  inStock: Type.Optional(Type.Boolean({ description: 'In the warehouses of the region' })),
  ...OfSite,
}

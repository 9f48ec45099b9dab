import Type, { type TSchema } from 'typebox'
import { longestColour, makes, mostOfFilter, yieldBands } from '../../rules/catalogue/product/catalogue.ts'
import { Id, Keyword } from '../wire.ts'

/** Whose stock counts: a customer's site is their own, a visitor names the one they stand in. */
export const OfSite = { orgId: Type.Optional(Id) }

const Choices = <T extends TSchema>(value: T, about = '') =>
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
  classId: Choices(Id),
  brandId: Choices(Id),
  seriesId: Choices(Id),
  modelId: Type.Optional(Id),
  colour: Choices(Type.String({ maxLength: longestColour })),
  yieldBand: Choices(Type.Enum([...yieldBands]), 'Pages, from and to.'),
  make: Choices(Type.Enum([...makes]), 'The makers’ products, or ours that replace them.'),
  inStock: Type.Optional(Type.Boolean({ description: 'In the warehouses of the region' })),
  ...OfSite,
}

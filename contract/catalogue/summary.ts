import Type from 'typebox'
import { Nullable } from '../wire.ts'
import { ProductName } from './name.ts'

/** A product by its numbers (`rules/catalogue/product/number.ts`). */
export const ProductNumbers = {
  number: Type.String({ description: 'Our item number' }),
  oemCode: Type.String({ description: "The maker's, which a product of our make replaces" }),
  ownMake: Type.Boolean({ description: 'Of our make' }),
}

/** A product as lines and lists name it: by its numbers and what it is called. */
export const ProductSummary = { ...ProductNumbers, ...ProductName }

/** What is shown beside a product's name. */
export const ProductImage = {
  image: Nullable(Type.String({ description: 'Address of a photograph; null: its drawing stands for it' })),
}

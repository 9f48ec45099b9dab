import Type from 'typebox'

/** By what a product is called (`rules/product/number.ts`). */
export const ProductNumbers = {
  number: Type.String({ description: 'Our own number' }),
  oemCode: Type.String({ description: "The maker's, which a product of our make replaces" }),
  ownMake: Type.Boolean({ description: 'Of our make' }),
}

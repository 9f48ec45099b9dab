import type { ProductNames } from './name.ts'
import type { ProductNumbers } from './number.ts'

/** A product as lines, lists, mails and documents name it. */
export type ProductSummary = ProductNumbers & ProductNames

/** What names a product, of all that is known of it. */
export const toSummary = ({ number, oemCode, ownMake, name, names }: ProductSummary): ProductSummary => ({
  number,
  oemCode,
  ownMake,
  name,
  names,
})

import { nameIn, type ProductNames } from '../../../../rules/catalogue/product/name.ts'
import {
  makersNumber,
  type ProductNumbers,
  replacedNumber,
  secondaryNumber,
} from '../../../../rules/catalogue/product/number.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'

/** Says products' names in a language, for mails and files. */
export const productNameIn = (language: Language) => (product: ProductNames) =>
  nameIn(product, language, (key, values) => say(language, key, values))

/** What stands beside the number of a product: our own of a maker's, or what our make replaces; empty where there is neither. */
export const secondaryNumberIn = (language: Language) => (product: ProductNumbers) => {
  const replaced = replacedNumber(product)
  return replaced ? say(language, 'product.own_make_of', { number: replaced }) : secondaryNumber(product)
}

/** What stands beside our own number of a product: the maker's, or what our make replaces; empty where there is neither. */
export const makersNumberIn = (language: Language) => (product: ProductNumbers) =>
  makersNumber(product) || (product.ownMake ? secondaryNumberIn(language)(product) : '')

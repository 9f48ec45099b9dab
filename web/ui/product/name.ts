import { nameIn, type ProductNames } from '../../../rules/catalogue/product/name.ts'
import { useLanguage, useText } from '../language/language.tsx'

/** Says products' names in the reader's language. */
export function useProductName() {
  const { language } = useLanguage()
  const text = useText()
  return (product: ProductNames) => nameIn(product, language, text)
}

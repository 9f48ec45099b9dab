import { type Named, nameIn } from '../../../rules/product-name.ts'
import type { Language } from '../../../texts/index.ts'
import { say } from '../../../texts/say.ts'

/** Says products' names in a language, for mails and files. */
export const productNameIn = (language: Language) => (product: Named) =>
  nameIn(product, language, (key, values) => say(language, key, values))

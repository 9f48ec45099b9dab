import { partsOfName } from '../../../rules/product-name.ts'
import type { Language, TextKey } from '../../../texts/index.ts'
import { type Say, useLanguage, useText } from '../language.tsx'
import { nameOf } from './colours.ts'

/** A product's name in the reader's language, where it was built from its facts; else as it was given. */
export function nameIn(name: string, language: Language, say: Say) {
  const parts = language === 'en' ? undefined : partsOfName(name)
  if (!parts) return name
  // Only German writes a noun inside a name with a capital.
  const word = (key: TextKey) => (language === 'de' ? say(key) : say(key).toLocaleLowerCase(language))
  const kind = word(`ui.kind_${parts.kind}`)
  const head = parts.ownMake ? say('product.name_own', { maker: parts.maker, kind }) : `${parts.maker} ${kind}`
  const details = parts.details.map((detail) => {
    if ('words' in detail) return detail.words
    const key = nameOf(detail.colour)
    return key ? word(key) : detail.colour
  })
  return [head, ...details].join(', ')
}

/** Says products' names in the reader's language. */
export function useProductName() {
  const { language } = useLanguage()
  const text = useText()
  return (name: string) => nameIn(name, language, text)
}

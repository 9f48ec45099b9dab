import type { Language, Texts } from '../../../texts/index.ts'
import type { LazyPart } from '../../../texts/lazy-texts.ts'

type PartTexts = Partial<Texts>

const loading = new Map<string, Promise<PartTexts>>()
const loaded = new Map<string, PartTexts>()

const toKey = (part: LazyPart, language: Language) => `${part} ${language}`

/** The texts of a part. The same promise each time, as React wants it; one that failed is asked for again. */
export function loadPart(part: LazyPart, language: Language): Promise<PartTexts> {
  const key = toKey(part, language)
  const begun = loading.get(key)
  if (begun) return begun
  const texts = load(part, language)
  loading.set(key, texts)
  texts.then(
    (arrived) => loaded.set(key, arrived),
    () => loading.delete(key),
  )
  return texts
}

async function load(part: LazyPart, language: Language) {
  const { loadLazyTexts } = await import('../../../texts/load-lazy-texts.ts')
  return loadLazyTexts[part][language]()
}

/** The same where they have arrived already. */
export const loadedPart = (part: LazyPart, language: Language): PartTexts | undefined =>
  loaded.get(toKey(part, language))

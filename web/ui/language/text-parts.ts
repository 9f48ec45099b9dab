import type { Language, Texts } from '../../../texts/index.ts'
import type { LazyPart } from '../../../texts/lazy/lazy-texts.ts'

type PartTexts = Partial<Texts>

const loading = new Map<string, Promise<PartTexts>>()
const loaded = new Map<Language, Map<LazyPart, PartTexts>>()

/** The texts of a part. The same promise each time, as React wants it; one that failed is asked for again. */
export function loadPart(part: LazyPart, language: Language): Promise<PartTexts> {
  const key = `${part} ${language}`
  const begun = loading.get(key)
  if (begun) return begun
  const texts = load(part, language)
  loading.set(key, texts)
  texts.then(
    // As React notes it, so that what has arrived is read at once instead of waited for.
    (value) => Object.assign(texts, { status: 'fulfilled', value }),
    () => loading.delete(key),
  )
  return texts
}

async function load(part: LazyPart, language: Language) {
  const { loadLazyTexts } = await import('../../../texts/lazy/load-lazy-texts.ts')
  const texts = await loadLazyTexts[part][language]()
  const parts = loaded.get(language) ?? new Map<LazyPart, PartTexts>()
  loaded.set(language, parts.set(part, texts))
  return texts
}

/** All that has arrived in a language beside what every page says. */
export const loadedTexts = (language: Language): PartTexts =>
  Object.assign({}, ...(loaded.get(language)?.values() ?? []))

/** What a page says that is read in another language from now on: every part that has arrived in any. */
export const loadPartsIn = (language: Language) =>
  Promise.all(
    [...new Set([...loaded.values()].flatMap((parts) => [...parts.keys()]))].map((part) => loadPart(part, language)),
  )

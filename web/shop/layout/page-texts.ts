import type { LazyPart } from '../../../texts/lazy-texts.ts'
import type { Reading } from '../../ui/language/language.tsx'

/** Loads texts that only some pages say, before a page of them is; the page shows itself inside of `LazyTexts`. */
export const moreTexts =
  (part: LazyPart) =>
  async ({ context: { reading } }: { context: { reading: Reading } }): Promise<{ reading: Reading }> => {
    const { loadLazyTexts } = await import('../../../texts/load-lazy-texts.ts')
    const more = await loadLazyTexts[part][reading.language]()
    return { reading: { ...reading, texts: { ...reading.texts, ...more } } }
  }

import type { LaterTexts } from '../../../texts/later.ts'
import type { Reading } from '../../ui/language.tsx'

/** Loads texts that only some pages say, before a page of them is; the page shows itself inside of `MoreTexts`. */
export const moreTexts =
  (part: LaterTexts) =>
  async ({ context: { reading } }: { context: { reading: Reading } }): Promise<{ reading: Reading }> => {
    const { loadLater } = await import('../../../texts/load-later.ts')
    const more = await loadLater[part][reading.language]()
    return { reading: { ...reading, texts: { ...reading.texts, ...more } } }
  }

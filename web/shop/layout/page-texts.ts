import { createIsomorphicFn } from '@tanstack/react-start'
import type { LazyPart } from '../../../texts/lazy-texts.ts'
import type { Reading } from '../../ui/language/language.tsx'
import { loadedPart, loadPart } from '../../ui/language/text-parts.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Texts that come with the page. */
    texts?: LazyPart
  }
}

type Reader = { context: { reading: Reading } }

/**
 * Texts that only some pages say, loaded before a page of them is shown; it shows itself inside of a `TextsProvider`. The
 * server has all texts and answers none of them here, else all would travel in its page: the browser loads those of a
 * page before that comes to life (`loadTextsOfPages`).
 */
export const moreTexts = (part: LazyPart) => ({
  staticData: { texts: part },
  context: ({ context: { reading } }: Reader) => ({ reading: withTexts(reading, loadedPart(part, reading.language)) }),
  beforeLoad: createIsomorphicFn()
    .server(async (_reader: Reader): Promise<{ reading: Reading } | undefined> => undefined)
    .client(async ({ context: { reading } }: Reader) => ({
      reading: withTexts(reading, await loadPart(part, reading.language)),
    })),
})

const withTexts = (reading: Reading, more: Partial<Reading['texts']> | undefined): Reading =>
  more ? { ...reading, texts: { ...reading.texts, ...more } } : reading

type MatchedRoute = { options: { staticData?: { texts?: LazyPart } } }

/** Loads what the pages of the server's answer say beside what every page says, before they come to life. */
export const loadTextsOfPages = (routes: readonly MatchedRoute[], { language }: Reading) =>
  Promise.all(
    routes.flatMap(({ options: { staticData } }) => (staticData?.texts ? [loadPart(staticData.texts, language)] : [])),
  )

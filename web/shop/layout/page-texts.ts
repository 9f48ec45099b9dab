import type { LazyPart } from '../../../texts/lazy/lazy-texts.ts'
import type { Reading } from '../../ui/language/language.tsx'
import { loadPart } from '../../ui/language/text-parts.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Texts that come with the page. */
    texts?: LazyPart
  }
}

const isServer = typeof window === 'undefined'

type Reader = { context: { reading: Reading } }

/**
 * Texts that only some pages say, loaded before a page of them is shown; it shows itself inside of `LazyTexts`. The server has
 * all texts; of the pages that it sends the browser loads them before these come to life (`loadTextsOfPages`).
 */
export const moreTexts = (part: LazyPart) => ({
  staticData: { texts: part },
  beforeLoad: async ({ context: { reading } }: Reader) => {
    if (!isServer) await loadPart(part, reading.language)
  },
})

type MatchedRoute = { options: { staticData?: { texts?: LazyPart } } }

/** Loads what the pages of the server's answer say beside what every page says, before they come to life. */
export const loadTextsOfPages = (routes: readonly MatchedRoute[], { language }: Reading) =>
  Promise.all(
    routes.flatMap(({ options: { staticData } }) => (staticData?.texts ? [loadPart(staticData.texts, language)] : [])),
  )

import type { QueryClient } from '@tanstack/react-query'
import type { Reading } from '../../ui/language/language.tsx'

/** What every route of one reader has at hand. */
export type RouterContext = {
  queries: QueryClient
  reading: Reading
  /** While a page is rendered: where the browser finds its texts. */
  textsFile: string | undefined
  /** Where customers see the shop, for addresses that others read. */
  origin: string
}

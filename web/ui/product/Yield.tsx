import type { TextKey } from '../../../texts/index.ts'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'

/** What the catalogue writes where no standard was named, and the texts that say it. */
const withoutStandard: Readonly<Record<string, TextKey>> = {
  'manufacturer rating': 'product.yield_maker',
  'manufacturer rating (ISO/IEC 24712 pattern)': 'product.yield_maker_pages',
  '5% coverage': 'product.yield_coverage',
}

/** How many pages it prints, with the standard that says so. */
export function Yield({ pages, standard }: { pages: number | null; standard: string | null }) {
  const text = useText()
  const { number } = useFormat()
  if (pages === null) return null
  if (!standard) return text('product.pages', { pages: number(pages) })
  const words = withoutStandard[standard]
  return text('product.yield_by', { pages: number(pages), standard: words ? text(words) : standard })
}

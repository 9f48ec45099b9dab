import { useFormat } from '../format.ts'
import { useText } from '../language.tsx'

// What stands in the place of a standard where none was named.
const makersFigure = 'manufacturer rating'

/** How many pages it prints, with the standard that says so. */
export function YieldWord({ pages, standard }: { pages: number | null; standard: string | null }) {
  const text = useText()
  const { number } = useFormat()
  if (pages === null) return null
  if (!standard) return text('product.pages', { pages: number(pages) })
  const by = standard === makersFigure ? text('product.yield_maker') : standard
  return text('product.yield_by', { pages: number(pages), standard: by })
}

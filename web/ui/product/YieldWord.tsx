import { useFormat } from '../format.ts'
import { useText } from '../language.tsx'

/** How many pages it prints, with the standard that says so. */
export function YieldWord({ pages, standard }: { pages: number | null; standard: string | null }) {
  const text = useText()
  const { number } = useFormat()
  if (pages === null) return null
  return standard
    ? text('product.yield_by', { pages: number(pages), standard })
    : text('product.pages', { pages: number(pages) })
}

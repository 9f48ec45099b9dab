import { bandPages, type YieldBand } from '../../../../../rules/catalogue/product/catalogue.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'

/** Says a band of pages. */
export function useYieldBand() {
  const text = useText()
  const { number } = useFormat()
  return (band: YieldBand) => {
    const { from, to } = bandPages(band)
    if (to === undefined) return text('list.yield_over', { from: number(from - 1) })
    return from === 1
      ? text('list.yield_to', { to: number(to) })
      : text('list.yield_between', { from: number(from), to: number(to) })
  }
}

import { placeInSet, type SetCandidate } from '../search/printer-set.ts'

/**
 * The same cartridge with other yields, the lowest first: of the same make in the same place of a printer. Of two with the
 * same yield the one that fits more of the printers.
 */
export function pickOtherYields<Candidate extends SetCandidate>(
  candidates: readonly Candidate[],
  product: SetCandidate,
): Candidate[] {
  const place = placeInSet(product)
  const best = new Map<number, Candidate>()
  for (const candidate of place === undefined ? [] : candidates) {
    const { yieldPages: pages } = candidate
    if (placeInSet(candidate) !== place || candidate.ownMake !== product.ownMake) continue
    if (pages === null || pages === product.yieldPages) continue
    const known = best.get(pages)
    if (!known || (candidate.fits ?? 0) > (known.fits ?? 0)) best.set(pages, candidate)
  }
  return [...best].sort(([one], [other]) => one - other).map(([, candidate]) => candidate)
}

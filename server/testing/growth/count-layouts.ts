import { vi } from 'vitest'
import { loadFonts } from '../../documents/fonts.ts'

/** How many texts are laid out while something is drawn, letter by letter: most of the work of a document. */
export async function countLayouts(draw: () => Promise<unknown>): Promise<number> {
  // A document draws with copies, which lay out as the fonts do that all share.
  const fonts = Object.values(await loadFonts()).map((font) => Object.getPrototypeOf(font) as { layout: () => unknown })
  const spies = fonts.map((font) => vi.spyOn(font, 'layout'))
  await draw()
  const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return count
}

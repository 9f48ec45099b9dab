import { expect, test } from 'vitest'
import { loadFonts } from './fonts.ts'

test('a thread parses its fonts once, however many documents it draws', async () => {
  const loaded = await Promise.all([loadFonts(), loadFonts(), loadFonts()])
  for (const weight of ['plain', 'bold'] as const) {
    const fonts = loaded.map((fonts) => fonts[weight])
    expect(new Set(fonts).size).toBe(3)
    expect(new Set(fonts.map((font) => Object.getPrototypeOf(font))).size).toBe(1)
  }
})

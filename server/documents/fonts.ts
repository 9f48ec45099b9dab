import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

let fonts: Promise<{ plain: Font; bold: Font }> | undefined

/**
 * The fonts of one document. They hold the letters of every language of the shop, which those of PDF itself do not; read and parsed once
 * for all documents of a thread.
 */
export async function loadFonts() {
  fonts ??= readFonts()
  const { plain, bold } = await fonts
  return { plain: copyFont(plain), bold: copyFont(bold) }
}

const readFonts = async () => ({ plain: await readFont('DejaVuSans'), bold: await readFont('DejaVuSans-Bold') })

async function readFont(name: string) {
  const file = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)
  return create(await readFile(file)) as Font
}

/**
 * A font that shares its tables with the other documents, but not its glyphs: a glyph remembers the letters it was first asked for, so
 * the text of a document would depend on those drawn before. PDFKit takes a parsed font as well as bytes; its types know bytes alone.
 */
const copyFont = (font: Font): PDFKit.Mixins.PDFFontSource => Object.create(font, { _glyphs: { value: {} } })

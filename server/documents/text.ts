import { page, quiet } from './page.ts'
import type { Pdf, Sheet } from './sheet.ts'

export type Style = { size?: number; bold?: boolean; quiet?: boolean; lineGap?: number }
type Place = { x?: number; y?: number; width?: number; right?: boolean }

/** Writes text from a place on, by default below what was written last and as wide as the page; what follows goes below it. */
export function write({ pdf }: Sheet, text: string, { x = page.left, y = pdf.y, ...box }: Style & Place = {}) {
  const { width = page.right - x, right = false, lineGap = 0 } = box
  setStyle(pdf, box)
  pdf.text(writable(pdf, text), x, y, { width, lineGap, align: right ? 'right' : 'left' })
  pdf.fillColor('black')
}

/** How high a text of that width becomes, in points. */
export function measureHeight(
  { pdf }: Sheet,
  text: string,
  { width, lineGap = 0, ...style }: Style & { width: number },
) {
  setStyle(pdf, style)
  return pdf.heightOfString(writable(pdf, text), { width, lineGap })
}

/** Writes an amount at the right edge of its column, always in one line: where it is too long, in smaller letters. */
export function writeAmount({ pdf }: Sheet, text: string, { x, y, width, size = 9, ...style }: Style & AmountPlace) {
  setStyle(pdf, { ...style, size })
  const fits = (size * width) / Math.max(width, pdf.widthOfString(text))
  pdf.fontSize(fits)
  pdf.text(text, x + width - pdf.widthOfString(text), y + (size - fits) / 2, { lineBreak: false })
}

type AmountPlace = { x: number; y: number; width: number }

function setStyle(pdf: Pdf, { size = 9, bold = false, quiet: isQuiet = false }: Style) {
  pdf
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(isQuiet ? quiet : 'black')
}

type FontInUse = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }
const box = '\u25a1'

/**
 * Text with a box in place of every sign that the font lacks, such as Chinese: a document for archives must not hold a missing letter.
 * Signs that only steer others are left out.
 */
function writable(pdf: Pdf, text: string): string {
  const { font } = (pdf as unknown as FontInUse)._font
  return [...text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')]
    .map((sign) => (sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : box))
    .join('')
}

import { code128 } from '../../../rules/shipping/code-128.ts'
import { readPages } from './pdf-text.ts'

/** What a scanner reads from the one barcode (Code 128, set B) of each page of a PDF: bars are bars by their drawing alone. */
export const scanBarcodes = (bytes: Buffer) => readPages(bytes).map((page) => decode(readWidths(page)))

/** Bars and the gaps between them as they are drawn, in points. */
function readWidths(page: string) {
  const bars = [...page.matchAll(/([\d.]+) [\d.]+ ([\d.]+) [\d.]+ re/g)].map(([, x, width]) => ({
    x: Number(x),
    width: Number(width),
  }))
  return bars.flatMap(({ x, width }, at) => {
    const next = bars[at + 1]
    return next ? [width, next.x - x - width] : [width]
  })
}

const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
const signs = new Map(printable.map((sign) => [code128(sign).slice(6, 12).join(''), sign]))
const [start, stop] = ['211214', '2331112']

/** The text of bars and gaps; what is no barcode, or is checked wrongly, says so. */
function decode(widths: readonly number[]): string {
  // Start, signs, check and stop have eleven modules each, the stop two more.
  const symbols = (widths.length - 7) / 6
  const module = widths.reduce((sum, width) => sum + width, 0) / (symbols * 11 + 13)
  const modules = widths.map((width) => Math.round(width / module)).join('')
  if (!modules.startsWith(start) || !modules.endsWith(stop)) return `no barcode: ${modules}`
  const text =
    modules
      .slice(6, -13)
      .match(/.{6}/g)
      ?.map((symbol) => signs.get(symbol) ?? '?')
      .join('') ?? ''
  return code128(text).join('') === modules ? text : `checked wrongly: ${text}`
}

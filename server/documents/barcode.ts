import { code128 } from '../../rules/shipping/code-128.ts'
import { type Sheet, writeElement } from './sheet.ts'

type Place = { x: number; y: number; width: number; height: number }

// Ten modules on both sides stay white.
const quietZone = 10
// Points; a wider bar is read no better.
const widestModule = 1.6

/** A number to be scanned, in the middle of its place; `alt` says it to who hears the document. Points. */
export function writeBarcode(sheet: Sheet, text: string, alt: string, { x, y, width, height }: Place) {
  const widths = code128(text)
  const modules = widths.reduce((sum, one) => sum + one, 0)
  const module = Math.min(widestModule, width / (modules + 2 * quietZone))
  const start = x + (width - modules * module) / 2
  const bbox: [number, number, number, number] = [start, y, start + modules * module, y + height]
  writeElement(sheet, 'Figure', () => drawBars(sheet, widths, { x: start, y, module, height }), { alt, bbox })
}

type Bars = { x: number; y: number; module: number; height: number }

function drawBars({ pdf }: Sheet, widths: readonly number[], { x, y, module, height }: Bars) {
  let at = x
  widths.forEach((one, place) => {
    if (place % 2 === 0) pdf.rect(at, y, one * module, height)
    at += one * module
  })
  pdf.fill('black')
}

import type { Part } from '../../../../../rules/catalogue/product/picture/parts.ts'
import { box, contact, type Drawing, faces, onFront, onRight, onTop, plate, type Spot, spots } from './scene.ts'
import { slab, turned } from './solids.ts'
import { bands } from './toner.ts'
import { body, darkBody, inkTone, lit, mix } from './tones.ts'

/** Epson, HP, Canon, Brother: a slim tank with its label, a latch, a chip and its mouth below. */
export function inkTank(part: Part): Drawing {
  const outline = spots('4 5, 66 5, 70 9, 70 58, 64 72, 22 72, 16 66, 0 66, 0 9')
  return [
    ...contact([2, 0, 0], [68, 24]),
    ...box([8, 5, 0], [20, 14, 6], '#2d313b'),
    ...slab(outline, [0, 24], body),
    ...bands(part, [8, 64], (x, width, ink) => onFront([x, 0, 14], [width, 40], lit(ink, 0.5))),
    ...onFront([8, 0, 14], [56, 12], '#f4f5f8'),
    ...onFront([12, 0, 18.6], [28, 3], '#8d94a1'),
    ...bands(part, [26, 62], (x, width, ink) => onTop([x, 4, 72.2], [width, 16], lit(ink, faces.top))),
    ...onRight([70, 7, 18], [10, 14], '#d9b25c'),
    ...onRight([70, 9, 20], [2, 10], '#a8813a'),
    ...onRight([70, 13, 20], [2, 10], '#a8813a'),
  ]
}

/** HP 302 or Canon PG and CL: a cartridge with its own nozzles on a foot below. */
export function printhead(part: Part): Drawing {
  const outline = spots('0 16, 34 16, 34 20, 62 20, 62 58, 54 64, 8 64, 0 56')
  return [
    ...contact([0, 4, 0], [60, 40]),
    ...box([3, 6, 0], [29, 36, 16], darkBody),
    ...onFront([8, 6, 0.4], [19, 15], '#c98f4e'),
    ...onFront([11, 6, 3], [3, 9], '#8a5a26'),
    ...onFront([16, 6, 3], [3, 9], '#8a5a26'),
    ...onFront([21, 6, 3], [3, 9], '#8a5a26'),
    ...slab(outline, [0, 46], body),
    ...onFront([6, 0, 26], [50, 30], '#f4f5f8'),
    ...bands(part, [6, 56], (x, width, ink) => onFront([x, 0, 38], [width, 18], lit(ink, 0.5))),
    ...onFront([10, 0, 30], [24, 3], '#8d94a1'),
    ...bands(part, [9, 53], (x, width, ink) => onTop([x, 7, 64.2], [width, 32], lit(ink, faces.top))),
  ]
}

/** Epson 102 or Canon GI: a bottle of ink with its label and cap. */
export function inkBottle(part: Part): Drawing {
  const ink = inkTone(part[0] ?? 'K')
  const middle: Spot = [24, 24]
  const white = '#eef0f5'
  const label = Array.from({ length: 6 }, (_, at) => ((-106 + at * 24) * Math.PI) / 180)
  const around = (z: number, reach = 24.4) =>
    label.map((turn) => [24 + reach * Math.cos(turn), 24 + reach * Math.sin(turn), z] as const)
  const wrap = (low: number, high: number, fill: string) => plate([...around(low), ...around(high).toReversed()], fill)
  return [
    ...contact([0, 0, 0], [48, 48]),
    ...turned(middle, spots('24 0, 24 74, 11 92'), mix(ink, white, 0.16)),
    ...wrap(16, 62, white),
    ...wrap(16, 38, mix(ink, '#12151f', 0.06)),
    ...wrap(47, 51, '#9aa1ae'),
    ...turned(middle, spots('11 90, 11 96'), white),
    ...turned(middle, spots('13 96, 12 117'), ink),
  ]
}

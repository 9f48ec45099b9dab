import type { Tape } from '../../../../../rules/catalogue/product/picture/picture.ts'
import {
  box,
  contact,
  type Drawing,
  discFront,
  discTop,
  onFront,
  type Point,
  plate,
  points,
  spots,
  wordsOnFront,
} from './scene.ts'
import { slab, turned } from './solids.ts'
import { body, darkBody, mix, paintTone } from './tones.ts'

const outline = spots('3 0, 63 0, 66 3, 66 44, 60 50, 6 50, 0 44, 0 3')

/** A cassette, and forty millimetres of its tape in both colours, as wide as it is. */
export function tapeCassette({ width, ink, ground }: Tape): Drawing {
  const [paper, print] = [paintTone(ground), paintTone(ink)]
  const high = 6 + Math.min(width, 24) * 0.95
  const low = 5
  const clear = ground === 'clear'
  const depth = Math.max(12, Math.min(width, 24) + 4)
  return [
    ...contact([0, 0, 0], [108, depth]),
    ...slab(outline, [0, depth], body),
    ...onFront([6, 0, 40], [54, 6], paper),
    ...discFront([24, 0, 23], 15, mix(body, '#12151f', 0.5)),
    ...discFront([24, 0, 23], 12, paper),
    ...discFront([24, 0, 23], 5, darkBody),
    ...discFront([50, 0, 14], 7, mix(body, '#12151f', 0.5)),
    ...discFront([50, 0, 14], 4, '#dfe3ea'),
    ...box([62, -1, low - 2], [8, 6, high + 4], darkBody),
    ...plate(
      [
        [69, 0, low],
        [109, 0, low],
        [109, 0, low + high],
        [69, 0, low + high],
      ],
      mix(paper, '#12151f', 0.22),
    ),
    ...plate(
      [
        [69, 0, low + 0.8],
        [108, 0, low + 0.8],
        [108, 0, low + high - 0.8],
        [69, 0, low + high - 0.8],
      ],
      paper,
      clear ? 0.7 : undefined,
    ),
    ...wordsOnFront([73, 0, low + high * 0.28], 'Abc', { size: Math.min(high * 0.68, 17), fill: print, weight: 700 }),
  ]
}

/** Labels that are cut already, on their roll. */
export function labelRoll({ ink, ground }: Tape): Drawing {
  const paper = paintTone(ground)
  const tail = (from: number, to: number): Point[] => [
    [from, -20, 4],
    [to, -20, 4],
    [to, -20, 36],
    [from, -20, 36],
  ]
  return [
    ...contact([-4, -8, 0], [96, 54]),
    ...turned([30, 12], spots('32 0, 32 40'), paper),
    ...discTop([30, 12, 40.1], 28, mix(paper, '#12151f', 0.08)),
    ...discTop([30, 12, 40.2], 24, paper),
    ...discTop([30, 12, 40.3], 13, '#9a8f80'),
    ...discTop([30, 12, 40.4], 10.5, '#4a4640'),
    ...plate(tail(30, 98), mix(paper, '#12151f', 0.16)),
    ...plate(points('34 -20 7, 62 -20 7, 62 -20 33, 34 -20 33'), mix(paper, '#ffffff', 0.7)),
    ...plate(points('67 -20 7, 95 -20 7, 95 -20 33, 67 -20 33'), mix(paper, '#ffffff', 0.7)),
    ...onFront([38, -20, 24], [18, 3], paintTone(ink)),
    ...onFront([38, -20, 17], [13, 3], paintTone(ink)),
    ...onFront([71, -20, 24], [18, 3], paintTone(ink)),
    ...onFront([71, -20, 17], [13, 3], paintTone(ink)),
  ]
}

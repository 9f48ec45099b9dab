import type { Part } from '../../../../../rules/catalogue/product/picture/parts.ts'
import {
  box,
  contact,
  type Drawing,
  discRight,
  faces,
  leaning,
  onFront,
  onRight,
  onTop,
  type Point,
  plate,
  points,
  type Spot,
  spots,
} from './scene.ts'
import { bar, hoop, rod, sleeve } from './solids.ts'
import { body, darkBody, drumGreen, inkTone, lit, metal, mix, rubber } from './tones.ts'

/** Bands of the colours side by side along x, on a face that `paint` draws. */
export function bands(
  part: Part,
  [from, to]: Spot,
  paint: (x: number, width: number, ink: string) => Drawing,
): Drawing {
  const width = (to - from) / part.length
  return part.flatMap((code, at) => paint(from + at * width, width, inkTone(code)))
}

/** The outline of a block with round edges, in depth and height, counter-clockwise. */
function rounded([y, z]: Spot, [depth, height]: Spot, radius: number): Spot[] {
  const corners: Array<[Spot, number]> = [
    [[y + depth - radius, z + radius], -90],
    [[y + depth - radius, z + height - radius], 0],
    [[y + radius, z + height - radius], 90],
    [[y + radius, z + radius], 180],
  ]
  return corners.flatMap(([[cy, cz], start]) =>
    [0, 45, 90].map((more): Spot => {
      const turn = ((start + more) * Math.PI) / 180
      return [cy + radius * Math.cos(turn), cz + radius * Math.sin(turn)]
    }),
  )
}

/** A cog that looks to the right: a toothed rim around its disc. */
function cog([x, y, z]: Point, radius: number, teeth: number): Drawing {
  const rim = Array.from({ length: teeth * 2 }, (_, at): Point => {
    const turn = (at * Math.PI) / teeth
    const reach = at % 2 === 0 ? radius : radius * 0.84
    return [x, y + reach * Math.cos(turn), z + reach * Math.sin(turn)]
  })
  return [
    ...plate(rim, '#dfe3ea'),
    ...discRight([x, y, z], radius * 0.6, '#b4bac6'),
    ...discRight([x, y, z], radius * 0.22, '#5a6170'),
  ]
}

/** HP and Canon: a long bar with its hopper behind, a shutter over the drum in front and a handle. */
export function allInOne(part: Part): Drawing {
  const hopper = spots('34 4, 92 4, 98 12, 98 52, 88 64, 46 64, 34 50')
  const front = spots('2 14, 8 5, 18 1, 36 1, 36 40, 12 40, 2 31')
  const cap = spots('0 2, 88 2, 100 12, 100 54, 89 67, 44 67, 30 48, 10 43, 0 32')
  return [
    ...contact([-6, 0, 0], [242, 100]),
    ...bar(cap, [-8, 0], darkBody),
    ...bar(hopper, [0, 224], body),
    ...onTop([20, 49, 64.2], [180, 36], lit('#eceef3', 0.8)),
    ...bands(part, [20, 152], (x, width, ink) => onTop([x, 49, 64.4], [width, 36], lit(ink, faces.top))),
    ...bands(part, [20, 200], (x, width, ink) =>
      leaning(
        [x, width],
        [
          [36, 52.6],
          [45, 63.2],
        ],
        lit(ink, faces.front),
      ),
    ),
    ...bar(front, [0, 224], darkBody),
    ...plate(points('10 2 14, 214 2 14, 214 2 30, 10 2 30'), lit(drumGreen, 0.55)),
    ...plate(points('10 2 25, 214 2 25, 214 2 28, 10 2 28'), '#8fdcc3'),
    ...box([70, 8, 40], [84, 12, 9], body),
    ...onFront([80, 8, 41], [64, 5.5], '#2b2f39'),
    ...bar(cap, [224, 232], darkBody),
    ...discRight([232, 20, 20], 12, '#dfe3ea'),
    ...discRight([232, 20, 20], 5, '#5a6170'),
    ...onRight([232, 48, 24], [34, 22], mix(darkBody, '#12151f', 0.45)),
  ]
}

/** Brother: shorter, a cog at its side and its dark roller in front. */
export function gearToner(part: Part): Drawing {
  const hopper = rounded([30, 2], [64, 56], 12)
  const lip = spots('8 10, 34 6, 34 40, 22 40, 8 30')
  const side = spots('2 2, 90 0, 98 10, 98 52, 86 62, 42 62, 4 36')
  return [
    ...contact([0, 0, 0], [170, 98]),
    ...bar(side, [-6, 0], darkBody),
    ...bar(hopper, [0, 156], body),
    ...onTop([16, 44, 58.2], [124, 36], '#eceef3'),
    ...bands(part, [16, 104], (x, width, ink) => onTop([x, 44, 58.4], [width, 36], lit(ink, faces.top))),
    ...bar(lip, [0, 156], darkBody),
    ...sleeve([6, 12, 17], [144, 11], rubber),
    ...bands(part, [14, 142], (x, width, ink) =>
      leaning(
        [x, width],
        [
          [9, 31],
          [22, 40],
        ],
        lit(ink, 0.66),
      ),
    ),
    ...bar(side, [156, 164], darkBody),
    ...cog([165, 64, 30], 25, 12),
    ...cog([167, 26, 19], 14, 9),
  ]
}

/** Kyocera, Ricoh, Sharp, Canon's C-EXV and the like: a tube with a groove around it and a cap. */
export function tonerTube(part: Part): Drawing {
  const [radius, middle] = [34, 35]
  const at = (x: number): Point => [x, radius, middle]
  const grooves = [30, 52, 74].flatMap((x) => hoop(at(x), [5, radius], '#12151f', 0.24))
  return [
    ...contact([-4, 6, 0], [226, 56]),
    ...sleeve(at(0), [10, radius - 5], darkBody),
    ...rod(at(10), [162, radius], body),
    ...grooves,
    ...bands(part, [100, 156], (x, width, ink) => sleeve(at(x), [width, radius + 0.6], ink)),
    ...rod(at(172), [8, radius - 8], darkBody),
    ...bands(part.slice(0, 1), [180, 206], (x, width, ink) => rod(at(x), [width, radius - 12], ink)),
    ...discRight([206, radius, middle], radius - 19, mix(inkTone(part[0] ?? 'K'), '#12151f', 0.55)),
    ...discRight([206, radius, middle], 5, metal),
  ]
}

/** Samsung, Lexmark and their kin: a chunky block with a grip, which goes back when it is empty. */
export function returnBlock(part: Part): Drawing {
  const block = spots('0 12, 10 2, 84 2, 92 10, 92 64, 80 76, 40 76, 0 48')
  const cap = spots('-4 10, 8 -1, 86 -1, 96 9, 96 66, 82 80, 38 80, -4 50')
  const slope = (along: Spot, fill: string) =>
    leaning(
      along,
      [
        [5, 51.8],
        [35, 72.8],
      ],
      fill,
    )
  return [
    ...contact([-4, 0, 0], [192, 94]),
    ...bar(cap, [-8, 0], darkBody),
    ...bar(block, [0, 178], body),
    ...slope([18, 142], '#eceef3'),
    ...bands(part, [18, 118], (x, width, ink) => slope([x, width], lit(ink, 0.72))),
    ...bands(part, [30, 148], (x, width, ink) => onTop([x, 52, 76.3], [width, 10], lit(ink, faces.top))),
    ...onFront([46, 0, 18], [86, 24], mix(body, '#12151f', 0.42)),
    ...onFront([46, 0, 18], [86, 5], mix(body, '#ffffff', 0.16)),
    ...bar(cap, [178, 186], darkBody),
    ...discRight([186, 26, 24], 13, '#dfe3ea'),
    ...discRight([186, 26, 24], 5, '#5a6170'),
    ...onRight([186, 50, 14], [30, 40], mix(darkBody, '#12151f', 0.4)),
  ]
}

/** A drum unit: its green cylinder lies open in a frame. */
export function drum(part: Part): Drawing {
  const frame = spots('4 2, 84 2, 90 8, 90 34, 78 42, 56 36, 4 22')
  const side = spots('-2 0, 90 0, 96 8, 96 40, 82 50, 44 56, 12 46, -2 28')
  return [
    ...contact([-6, 0, 0], [238, 92]),
    ...bar(side, [-8, 0], darkBody),
    ...bar(frame, [0, 222], body),
    ...bands(part, [24, 198], (x, width, ink) =>
      leaning(
        [x, width],
        [
          [60, 37.6],
          [77, 42.2],
        ],
        lit(ink, faces.top),
      ),
    ),
    ...rod([2, 30, 30], [218, 24], drumGreen),
    ...plate(points('4 15.5 49.6, 218 15.5 49.6, 218 20 52.4, 4 20 52.4'), '#b9ecda', 0.75),
    ...bar(side, [222, 230], darkBody),
    ...cog([231, 31, 28], 21, 14),
    ...discRight([231, 74, 20], 9, metal),
  ]
}

/** A box for used toner: a wide clear container with its mouths and a dark rail. */
export function wasteBox(): Drawing {
  const clear = '#ccd3dc'
  const outline = rounded([0, 2], [46, 78], 9)
  const mouths = [26, 68, 110, 152].flatMap((x) => [
    ...onFront([x, 0, 40], [24, 24], '#8b93a1'),
    ...onFront([x + 4, 0, 40], [20, 20], '#3b404c'),
  ])
  return [
    ...contact([0, 0, 0], [200, 46]),
    ...bar(outline, [0, 200], clear),
    ...plate(points('3 0 12, 197 0 12, 197 0 30, 3 0 26'), '#7d8490', 0.75),
    ...mouths,
    ...box([40, 8, 80], [120, 26, 8], body),
    ...onRight([200, 10, 18], [26, 30], '#8b93a1'),
  ]
}

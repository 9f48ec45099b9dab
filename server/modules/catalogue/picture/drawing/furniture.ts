import { box, contact, type Drawing, faces, onFront, onTop, spots } from './scene.ts'
import { slab, turned } from './solids.ts'
import { body, darkBody, lit, metal, mix, rubber } from './tones.ts'

const dark = '#12151f'

export function desk(paint: string): Drawing {
  const leg = (x: number, y: number) => box([x, y, 0], [4, 4, 70], darkBody)
  return [
    ...contact([4, 4, 0], [152, 66]),
    ...leg(6, 66),
    ...leg(150, 66),
    ...box([10, 67, 44], [140, 3, 24], mix(paint, dark, 0.12)),
    ...leg(6, 4),
    ...leg(150, 4),
    ...box([0, 0, 70], [160, 74, 5], paint),
  ]
}

export function standingDesk(paint: string): Drawing {
  const column = (x: number): Drawing => [
    ...box([x - 2, 4, 0], [11, 62, 4], darkBody),
    ...box([x, 30, 4], [7, 9, 46], darkBody),
    ...box([x + 1, 31, 50], [5, 7, 52], metal),
  ]
  return [
    ...contact([14, 4, 0], [132, 62]),
    ...column(20),
    ...column(131),
    ...box([20, 32, 96], [116, 5, 6], darkBody),
    ...box([0, 0, 102], [160, 74, 5], paint),
    ...box([118, 0, 98.5], [18, 6, 3.5], rubber),
    ...onFront([121, 0, 99.5], [4, 1.6], '#8fd8f2'),
    ...onFront([128, 0, 99.5], [4, 1.6], '#8fd8f2'),
  ]
}

export const sideTable = (paint: string): Drawing => [
  ...contact([2, 2, 0], [44, 44]),
  ...turned([24, 24], spots('16 0, 16 2, 2.4 3, 2.4 48'), darkBody),
  ...turned([24, 24], spots('26 48, 27 49, 27 52'), paint),
]

export function drawers(paint: string): Drawing {
  const front = (z: number, height: number): Drawing => [
    ...onFront([3, 0, z], [36, height], mix(paint, '#ffffff', 0.18)),
    ...onFront([14, 0, z + height - 4], [14, 2], mix(paint, dark, 0.55)),
  ]
  const castor = (x: number, y: number) => box([x - 2, y - 2, 0], [4, 4, 5], rubber)
  return [
    ...contact([0, 0, 0], [42, 54]),
    ...castor(38, 50),
    ...castor(4, 4),
    ...castor(38, 4),
    ...box([0, 0, 5], [42, 54, 52], mix(paint, dark, 0.06)),
    ...front(40, 14.5),
    ...front(24, 14.5),
    ...front(8, 14.5),
    ...onFront([33, 0, 50], [3, 3], darkBody),
  ]
}

export function shelf(paint: string): Drawing {
  const inside = mix(paint, dark, 0.38)
  const boards = [2, 36, 70, 104, 138].flatMap(
    (z): Drawing => [
      ...onTop([4, 3, z + 4], [72, 26], mix(paint, '#ffffff', 0.2)),
      ...onFront([4, 0, z], [72, 4], lit(paint, faces.front)),
    ],
  )
  const books = [
    [10, 40, 5, 22, '#4b53d6'],
    [15.5, 40, 4, 20, '#cf2581'],
    [20, 40, 6, 24, '#eef0f4'],
    [46, 74, 7, 22, '#1397cb'],
    [53.5, 74, 5, 25, '#f2c311'],
    [12, 108, 26, 14, '#cda26b'],
  ] as const
  return [
    ...contact([0, 0, 0], [80, 30]),
    ...box([0, 0, 0], [80, 30, 176], paint),
    ...onFront([4, 0, 2], [72, 170], inside),
    ...boards,
    ...books.flatMap(([x, z, width, height, fill]) => onFront([x, 2, z], [width, height], fill)),
    ...onFront([4, 0, 172], [72, 4], lit(paint, faces.front)),
  ]
}

export function printerStand(paint: string): Drawing {
  const castor = (x: number, y: number) => box([x - 2.5, y - 2.5, 0], [5, 5, 6], rubber)
  const inside = mix(paint, dark, 0.42)
  return [
    ...contact([0, 0, 0], [60, 50]),
    ...castor(56, 46),
    ...castor(4, 4),
    ...castor(56, 4),
    ...box([0, 0, 6], [60, 50, 52], paint),
    ...onFront([4, 0, 34], [52, 19], inside),
    ...onFront([8, 2, 35], [40, 5], '#f4f5f8'),
    ...onFront([8, 2, 37.5], [40, 0.8], '#b9bfca'),
    ...onFront([4, 0, 9], [52, 22], mix(paint, '#ffffff', 0.18)),
    ...onFront([24, 0, 25], [12, 2], mix(paint, dark, 0.55)),
    ...box([8, 6, 58], [44, 36, 20], body),
    ...onFront([14, 6, 61], [32, 5], '#2d313b'),
    ...onFront([17, 4, 61], [26, 3.4], '#f4f5f8'),
    ...box([12, 10, 78], [36, 30, 6], darkBody),
    ...onFront([38, 6, 71], [10, 4], '#8fd8f2'),
  ]
}

export function coatRack(paint: string): Drawing {
  const hook = (x: number, y: number, z: number) => box([x, y - 1, z], [12, 2.4, 2.4], paint)
  return [
    ...contact([2, 2, 0], [48, 48]),
    ...turned([26, 26], spots('20 0, 20 3'), paint),
    ...box([24, 24, 3], [4, 4, 149], paint),
    ...hook(14, 26, 140),
    ...hook(26, 26, 134),
    ...hook(14, 26, 122),
    ...hook(26, 26, 116),
    ...slab(spots('34 78, 54 78, 50 112, 46 118, 42 118, 38 112'), [22, 26], '#4b53d6'),
  ]
}

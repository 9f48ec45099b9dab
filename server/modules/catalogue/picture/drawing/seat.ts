import { box, contact, type Drawing, onFront, type Point, plate } from './scene.ts'
import { darkBody, metal, mix, rubber } from './tones.ts'

/** A base with five feet on castors, a column and the seat's plate. */
function swivelBase(): Drawing {
  const feet = [200, 272, 344, 56, 128].map((degrees) => (degrees * Math.PI) / 180)
  const middle = { x: 25, y: 25 }
  const ends = feet.map((turn) => [middle.x + 25 * Math.cos(turn), middle.y + 25 * Math.sin(turn)] as const)
  const sorted = ends.toSorted((one, other) => other[1] - one[1])
  return [
    ...sorted.flatMap(([x, y]): Drawing => {
      const side = Math.abs(x - middle.x) > Math.abs(y - middle.y)
      const [dx, dy] = side ? [0, 2.2] : [2.2, 0]
      const arm: Point[] = [
        [middle.x - dx, middle.y - dy, 11],
        [middle.x + dx, middle.y + dy, 11],
        [x + dx, y + dy, 7],
        [x - dx, y - dy, 7],
      ]
      return [...onFront([x - 2.4, y, 0], [4.8, 5.4], rubber), ...plate(arm, darkBody)]
    }),
    ...box([22, 22, 8], [6, 6, 5], darkBody),
    ...box([23, 23, 13], [4, 4, 25], metal),
  ]
}

const seatPad = (paint: string): Drawing => [
  ...box([4, 2, 38], [42, 42, 4], darkBody),
  ...box([3, 1, 42], [44, 44, 6], paint),
]

const arms = (paint: string): [behind: Drawing, before: Drawing] => [
  [...box([-2, 16, 44], [3, 4, 16], darkBody), ...box([-3, 8, 60], [5, 22, 3], paint)],
  [...box([49, 16, 44], [3, 4, 16], darkBody), ...box([48, 8, 60], [5, 22, 3], paint)],
]

export function meshChair(paint: string): Drawing {
  const [left, right] = arms(darkBody)
  const net = [54, 62, 70, 78, 86].flatMap((z) => onFront([10, 45, z], [30, 2.2], mix(paint, '#12151f', 0.3)))
  return [
    ...contact([0, 0, 0], [50, 50]),
    ...swivelBase(),
    ...left,
    ...seatPad(paint),
    ...box([22, 47, 40], [6, 3, 16], darkBody),
    ...box([5, 45, 50], [40, 4, 46], paint),
    ...onFront([9, 45, 53], [32, 39], mix(paint, '#ffffff', 0.3)),
    ...net,
    ...right,
  ]
}

export function headrestChair(paint: string): Drawing {
  const [left, right] = arms(darkBody)
  return [
    ...contact([0, 0, 0], [50, 50]),
    ...swivelBase(),
    ...left,
    ...seatPad(paint),
    ...box([5, 44, 50], [40, 6, 44], paint),
    ...onFront([9, 44, 56], [32, 12], mix(paint, '#12151f', 0.22)),
    ...box([22, 46, 94], [6, 3, 6], metal),
    ...box([12, 44, 99], [26, 6, 14], paint),
    ...right,
  ]
}

/** Four legs and a shell: it can be stacked. */
export function visitorChair(paint: string): Drawing {
  const leg = (x: number, y: number) => box([x, y, 0], [2.6, 2.6, 40], metal)
  return [
    ...contact([0, 0, 0], [48, 44]),
    ...leg(3, 40),
    ...leg(42, 40),
    ...leg(3, 2),
    ...leg(42, 2),
    ...box([1, 0, 40], [46, 44, 4], paint),
    ...box([4, 42, 44], [2.6, 2.6, 16], metal),
    ...box([41, 42, 44], [2.6, 2.6, 16], metal),
    ...box([2, 41, 56], [44, 4, 28], paint),
    ...onFront([10, 41, 70], [28, 5], mix(paint, '#12151f', 0.3)),
  ]
}

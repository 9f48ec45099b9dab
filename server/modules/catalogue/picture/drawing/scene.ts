import { lit } from './tones.ts'

/** Right, away from the eye, up; about a millimetre. */
export type Point = readonly [x: number, y: number, z: number]
/** On the picture: right and down. */
export type Spot = readonly [x: number, y: number]

export type Shape =
  | { kind: 'polygon'; spots: readonly Spot[]; fill: string; opacity?: number; round?: boolean }
  | { kind: 'ellipse'; centre: Spot; u: Spot; v: Spot; fill: string }
  | { kind: 'words'; at: Spot; u: Spot; v: Spot; fill: string; size: number; words: string; weight: number }

export type Drawing = readonly Shape[]

// One eye and one light for every picture: from the front, right and above; light from above left.
const azimuth = (33 * Math.PI) / 180
const elevation = (27 * Math.PI) / 180
const [ca, sa, ce, se] = [Math.cos(azimuth), Math.sin(azimuth), Math.cos(elevation), Math.sin(elevation)]
export const toEye: Point = [sa * ce, -ca * ce, se]
const toLight: Point = [-0.44, -0.53, 0.73]

export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const project = ([x, y, z]: Point): Spot => [x * ca + y * sa, -z * ce - (y * ca - x * sa) * se]

/** How much light falls on a face that looks this way. */
export const brightness = (normal: Point) => dot(normal, toLight)
export const faces = { top: brightness([0, 0, 1]), front: brightness([0, -1, 0]), right: brightness([1, 0, 0]) }

/** Spots as they are written in an SVG: `0 12, 10 2`. */
export const spots = (text: string): Spot[] =>
  text
    .split(', ')
    .map(toNumbers)
    .map(([x = 0, y = 0]) => [x, y])

/** Points in the room, written the same way: `0 12 5, 10 2 5`. */
export const points = (text: string): Point[] =>
  text
    .split(', ')
    .map(toNumbers)
    .map(([x = 0, y = 0, z = 0]) => [x, y, z])

const toNumbers = (text: string) => text.split(' ').map(Number)

export const polygon = (corners: readonly Point[], fill: string, opacity?: number): Shape => ({
  kind: 'polygon',
  spots: corners.map(project),
  fill,
  ...(opacity !== undefined && { opacity }),
})

/** A flat piece of one colour anywhere in the room. */
export const plate = (corners: readonly Point[], fill: string, opacity?: number): Drawing => [
  polygon(corners, fill, opacity),
]

/** A rectangle on a face that looks to the front, by its lower left corner. */
export const onFront = ([x, y, z]: Point, [width, height]: Spot, fill: string): Drawing =>
  plate(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y, z + height],
      [x, y, z + height],
    ],
    fill,
  )

/** A rectangle on a face that looks up. */
export const onTop = ([x, y, z]: Point, [width, depth]: Spot, fill: string): Drawing =>
  plate(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y + depth, z],
      [x, y + depth, z],
    ],
    fill,
  )

/** A rectangle on a face that looks to the right. */
export const onRight = ([x, y, z]: Point, [depth, height]: Spot, fill: string): Drawing =>
  plate(
    [
      [x, y, z],
      [x, y + depth, z],
      [x, y + depth, z + height],
      [x, y, z + height],
    ],
    fill,
  )

/** A rectangle that leans: from left to right along x, its foot and its head by depth and height. */
export const leaning = ([x, width]: Spot, [foot, head]: readonly [Spot, Spot], fill: string): Drawing =>
  plate(
    [
      [x, ...foot],
      [x + width, ...foot],
      [x + width, ...head],
      [x, ...head],
    ],
    fill,
  )

/** A box by its lower, left, front corner; three of its faces are seen. */
export function box([x, y, z]: Point, [width, depth, height]: Point, base: string): Drawing {
  return [
    ...onRight([x + width, y, z], [depth, height], lit(base, faces.right)),
    ...onFront([x, y, z], [width, height], lit(base, faces.front)),
    ...onTop([x, y, z + height], [width, depth], lit(base, faces.top)),
  ]
}

const ellipse = (centre: Point, u: Point, v: Point, fill: string): Shape => {
  const [origin, first, second] = [project([0, 0, 0]), project(u), project(v)]
  return {
    kind: 'ellipse',
    centre: project(centre),
    u: [first[0] - origin[0], first[1] - origin[1]],
    v: [second[0] - origin[0], second[1] - origin[1]],
    fill,
  }
}

export const discRight = (centre: Point, radius: number, fill: string): Drawing => [
  ellipse(centre, [0, radius, 0], [0, 0, radius], fill),
]
export const discFront = (centre: Point, radius: number, fill: string): Drawing => [
  ellipse(centre, [radius, 0, 0], [0, 0, radius], fill),
]
export const discTop = (centre: Point, radius: number, fill: string): Drawing => [
  ellipse(centre, [radius, 0, 0], [0, radius, 0], fill),
]

/** Words on a face that looks to the front; `size` as high as the letters' em. */
export function wordsOnFront(at: Point, words: string, { size, fill, weight = 600 }: Lettering): Drawing {
  const [origin, u, v] = [project([0, 0, 0]), project([1, 0, 0]), project([0, 0, -1])]
  const direction = (end: Spot): Spot => [end[0] - origin[0], end[1] - origin[1]]
  return [{ kind: 'words', at: project(at), u: direction(u), v: direction(v), fill, size, words, weight }]
}

type Lettering = { size: number; fill: string; weight?: number }

/** Where it touches the ground: a soft shadow under a footprint, a little to the right, away from the light. */
export function contact([x, y, z]: Point, [width, depth]: Spot): Drawing {
  const u = (width / 2) * 1.07 + 4
  const v = (depth / 2) * 1.1 + 6
  const centre: Point = [x + width / 2 + width * 0.03 + 3, y + depth / 2, z]
  return [ellipse(centre, [u, 0, 0], [0, v, 0], 'url(#s)')]
}

/** The same drawing elsewhere in the room. */
export function moved(drawing: Drawing, by: Point): Drawing {
  const [dx, dy] = project(by)
  const shift = ([x, y]: Spot): Spot => [x + dx, y + dy]
  return drawing.map((shape): Shape => {
    if (shape.kind === 'polygon') return { ...shape, spots: shape.spots.map(shift) }
    if (shape.kind === 'ellipse') return { ...shape, centre: shift(shape.centre) }
    return { ...shape, at: shift(shape.at) }
  })
}

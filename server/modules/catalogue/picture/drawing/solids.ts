import {
  brightness,
  type Drawing,
  discRight,
  discTop,
  dot,
  faces,
  type Point,
  polygon,
  project,
  type Spot,
  toEye,
} from './scene.ts'
import { lit } from './tones.ts'

type Strip = { normal: Point; from: readonly [Point, Point]; to: readonly [Point, Point] }

type Surface = { base: string; round: boolean }

// A round side is seen in fewer steps of light than a face.
const roundSteps = 2.5

/** Faces side by side of which those in the same light are one. */
function strips(all: readonly Strip[], { base, round }: Surface): Drawing {
  const runs: Array<{ fill: string; near: Point[]; far: Point[] }> = []
  let open = false
  for (const { normal, from, to } of all) {
    const seen = dot(normal, toEye) > 1e-6
    const light = brightness(normal)
    const fill = lit(base, round ? Math.round(light * roundSteps) / roundSteps : light)
    const last = runs.at(-1)
    if (seen && open && last?.fill === fill) {
      last.near.push(to[0])
      last.far.push(to[1])
    } else if (seen) runs.push({ fill, near: [from[0], to[0]], far: [from[1], to[1]] })
    open = seen
  }
  return runs.map(({ fill, near, far }) => ({
    kind: 'polygon',
    spots: [...near, ...far.toReversed()].map(project),
    fill,
    round,
  }))
}

/** What has one outline all along its length: `at` says where a spot of the outline is at each end. */
function extrusion(outline: readonly Spot[], at: (spot: Spot, end: 0 | 1) => Point, surface: Surface): Drawing {
  const all = outline.map((spot, place): Strip => {
    const next = outline[(place + 1) % outline.length] ?? spot
    const from = [at(spot, 0), at(spot, 1)] as const
    const to = [at(next, 0), at(next, 1)] as const
    const [dx, dy] = [next[0] - spot[0], next[1] - spot[1]]
    const length = Math.hypot(dx, dy) || 1
    const centre = at([0, 0], 0)
    const tip = at([dy / length, -dx / length], 0)
    return { normal: [tip[0] - centre[0], tip[1] - centre[1], tip[2] - centre[2]], from, to }
  })
  // Those furthest from the eye first, so that a nook is covered by what stands before it.
  const split = breakAtHidden(all)
  return split
    .map((run) => ({ run, near: Math.max(...run.map(({ from }) => dot(from[1], toEye))) }))
    .toSorted((one, other) => one.near - other.near)
    .flatMap(({ run }) => strips(run, surface))
}

function breakAtHidden(all: readonly Strip[]): Strip[][] {
  const runs: Strip[][] = [[]]
  const start = all.findIndex(({ normal }) => dot(normal, toEye) <= 1e-6)
  for (const strip of [...all.slice(Math.max(0, start)), ...all.slice(0, Math.max(0, start))]) {
    if (dot(strip.normal, toEye) > 1e-6) runs.at(-1)?.push(strip)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

/** A bar along x: its outline in depth and height, counter-clockwise as seen from its right end. */
export const bar = (outline: readonly Spot[], [from, to]: Spot, base: string): Drawing => [
  ...extrusion(outline, ([y, z], end) => [end === 0 ? from : to, y, z], { base, round: false }),
  polygon(
    outline.map(([y, z]) => [to, y, z]),
    lit(base, faces.right),
  ),
]

/** A slab that looks to the front: its outline in width and height, counter-clockwise as seen from the front. */
export const slab = (outline: readonly Spot[], [from, to]: Spot, base: string): Drawing => [
  ...extrusion(outline, ([x, z], end) => [x, end === 0 ? from : to, z], { base, round: false }),
  polygon(
    outline.map(([x, z]) => [x, from, z]),
    lit(base, faces.front),
  ),
]

const sides = 14
const turns = () => Array.from({ length: sides }, (_, at) => (at * 2 * Math.PI) / sides)

/** A round bar along x, by the middle of its left end. */
export const rod = (at: Point, [length, radius]: Spot, base: string): Drawing => [
  ...sleeve(at, [length, radius], base),
  ...discRight([at[0] + length, at[1], at[2]], radius, lit(base, faces.right)),
]

/** The side of a round bar, where its end is not seen. */
export const sleeve = ([x, y, z]: Point, [length, radius]: Spot, base: string): Drawing =>
  extrusion(
    turns().map((turn): Spot => [y + radius * Math.cos(turn), z + radius * Math.sin(turn)]),
    ([depth, height], end) => [end === 0 ? x : x + length, depth, height],
    { base, round: true },
  )

/** A hoop around a round bar, as a darker or lighter band on the half of it that is seen. */
export function hoop([x, y, z]: Point, [width, radius]: Spot, fill: string, opacity?: number): Drawing {
  const seen = turns().filter((turn) => Math.cos(turn) * toEye[1] + Math.sin(turn) * toEye[2] >= -0.02)
  // The half that is seen begins at the back: from there on the turns follow each other.
  const start = seen.findIndex((turn, at) => at > 0 && turn - (seen[at - 1] ?? turn) > 1)
  const arc = start < 0 ? seen : [...seen.slice(start), ...seen.slice(0, start)]
  const edge = (end: number) =>
    arc.map((turn): Point => [end, y + radius * Math.cos(turn), z + radius * Math.sin(turn)])
  return [polygon([...edge(x), ...edge(x + width).toReversed()], fill, opacity)]
}

/** What is turned around an upright axis: rings of a radius at a height, from below to above. */
export function turned([x, y]: Spot, rings: readonly Spot[], base: string): Drawing {
  const walls = rings.slice(1).flatMap(([radius, height], at) => {
    const [below, foot] = rings[at] ?? [0, 0]
    const slope = (below - radius) / (height - foot || 1)
    const length = Math.hypot(1, slope)
    const angles = turns()
    const point = (angle: number, r: number, z: number): Point => [x + r * Math.cos(angle), y + r * Math.sin(angle), z]
    const all = angles.map((turn, place): Strip => {
      const next = angles[(place + 1) % sides] ?? 0
      const middle = turn + Math.PI / sides
      return {
        normal: [Math.cos(middle) / length, Math.sin(middle) / length, slope / length],
        from: [point(turn, below, foot), point(turn, radius, height)],
        to: [point(next, below, foot), point(next, radius, height)],
      }
    })
    return breakAtHidden(all).flatMap((run) => strips(run, { base, round: true }))
  })
  const [radius, height] = rings.at(-1) ?? [0, 0]
  return [...walls, ...discTop([x, y, height], radius, lit(base, faces.top))]
}

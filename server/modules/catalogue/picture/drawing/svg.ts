import type { Drawing, Shape, Spot } from './scene.ts'

type Frame = { x: number; y: number; width: number; height: number }

/** The room that a drawing takes, without its shadows. */
export function findBounds(drawing: Drawing): Frame {
  const spots = drawing.flatMap(corners)
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function corners(shape: Shape): Spot[] {
  if (shape.kind === 'polygon') return [...shape.spots]
  if (shape.kind === 'words' || shape.fill.startsWith('url')) return []
  const { centre, u, v } = shape
  const [w, h] = [Math.hypot(u[0], v[0]), Math.hypot(u[1], v[1])]
  return [
    [centre[0] - w, centre[1] - h],
    [centre[0] + w, centre[1] + h],
  ]
}

type Placing = { scale: number; left: number; top: number }

/** As large as a drawing fits into a frame; on its lower edge, or in its middle. */
export function placeIn(frame: Frame, bounds: Frame, upright: 'foot' | 'middle' = 'foot'): Placing {
  const scale = Math.min(frame.width / bounds.width, frame.height / bounds.height)
  const spare = frame.height - bounds.height * scale
  return {
    scale,
    left: frame.x + (frame.width - bounds.width * scale) / 2 - bounds.x * scale,
    top: frame.y + (upright === 'foot' ? spare : spare / 2) - bounds.y * scale,
  }
}

export function placed(drawing: Drawing, { scale, left, top }: Placing): Drawing {
  const place = ([a, b]: Spot): Spot => [a * scale + left, b * scale + top]
  const grow = ([a, b]: Spot): Spot => [a * scale, b * scale]
  return drawing.map((shape): Shape => {
    if (shape.kind === 'polygon') return { ...shape, spots: shape.spots.map(place) }
    if (shape.kind === 'ellipse') return { ...shape, centre: place(shape.centre), u: grow(shape.u), v: grow(shape.v) }
    return { ...shape, at: place(shape.at), u: grow(shape.u), v: grow(shape.v) }
  })
}

export const fitInto = (drawing: Drawing, frame: Frame, upright?: 'foot' | 'middle') =>
  placed(drawing, placeIn(frame, findBounds(drawing), upright))

const short = (text: string) => text.replace(/^(-?)0\./, '$1.')
const list = (values: readonly number[], decimals = 0) =>
  values
    .map((value) => short(String(Number(value.toFixed(decimals)))))
    .join(' ')
    .replaceAll(' -', '-')

/** From spot to spot, each by its distance from the one before, on a grid so that no error adds up. */
function outline(spots: readonly Spot[]): string {
  const grid = spots.map(([x, y]): Spot => [Math.round(x), Math.round(y)])
  const steps = grid.slice(1).map(([x, y], at) => {
    const [px, py] = grid[at] ?? [0, 0]
    return [x - px, y - py] as const
  })
  const moves = steps.filter(([x, y]) => x !== 0 || y !== 0)
  return `M${list(grid[0] ?? [0, 0])}l${list(moves.flat())}z`
}

/** An ellipse by two of its half axes that need not be square to each other, as two arcs. */
function arcs([cx, cy]: Spot, u: Spot, v: Spot): string {
  const turn = Math.atan2(2 * (u[0] * v[0] + u[1] * v[1]), u[0] ** 2 + u[1] ** 2 - v[0] ** 2 - v[1] ** 2) / 2
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [ax, ay] = [u[0] * cos + v[0] * sin, u[1] * cos + v[1] * sin]
  const long = Math.hypot(ax, ay)
  const wide = Math.hypot(v[0] * cos - u[0] * sin, v[1] * cos - u[1] * sin)
  const arc = `a${list([long, wide])} ${list([(Math.atan2(ay, ax) * 180) / Math.PI])} 1 0 `
  return `M${list([cx - ax, cy - ay])}${arc}${list([ax * 2, ay * 2])}${arc}${list([ax * -2, ay * -2])}`
}

const escaped = (text: string) =>
  text
    .replace(/[^\u0020-\uD7FF\uE000-\uFFFD]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

type Words = Extract<Shape, { kind: 'words' }>

const usualWeight = 600

/** Words on one face: the face leans once for all of them. */
function printWords(all: readonly Words[]): string {
  const [first] = all
  if (!first) return ''
  const { u, v, at: origin } = first
  const area = u[0] * v[1] - u[1] * v[0]
  const texts = all.map(({ at, size, weight, fill, words }) => {
    const [dx, dy] = [at[0] - origin[0], at[1] - origin[1]]
    const place = [(dx * v[1] - dy * v[0]) / area, (u[0] * dy - u[1] * dx) / area]
    const [x = '', y = ''] = place.map((value) => list([value], 1))
    const bold = weight === usualWeight ? '' : ` font-weight="${weight}"`
    return `<text x="${x}" y="${y}" font-size="${list([size], 1)}"${bold} color="${fill}">${escaped(words)}</text>`
  })
  return `<g transform="matrix(${list([...u, ...v], 2)} ${list(origin)})" stroke="none">${texts.join('')}</g>`
}

/** A shadow fades towards its edge, so it keeps the circle that its gradient is made for. */
const printShadow = ({ centre, u, v }: Extract<Shape, { kind: 'ellipse' }>) =>
  `<circle r="1" transform="matrix(${list([...u, ...v, ...centre])})" fill="url(#s)" stroke="none"/>`

// What is nearly white would be lost on the light plate without an edge.
const paleEdge = '#a9afbd'
const isPale = (fill: string) =>
  fill.startsWith('#') && Number.parseInt(fill.slice(1, 3), 16) > 222 && Number.parseInt(fill.slice(5, 7), 16) > 214

type Run = { fill: string; opacity: number | undefined; isRound: boolean; d: string }

function printRun({ fill, opacity, isRound, d }: Run): string {
  if (opacity !== undefined) return `<path color="${fill}" stroke="none" opacity="${opacity}" d="${d}"/>`
  return `<path color="${fill}"${isPale(fill) && !isRound ? ` stroke="${paleEdge}"` : ''} d="${d}"/>`
}

/** Shapes as SVG, those of one colour that follow each other in one path. */
export function printShapes(drawing: Drawing): string {
  const parts: string[] = []
  let open: Run | undefined
  let words: Words[] = []
  const close = () => {
    if (open) parts.push(printRun(open))
    parts.push(printWords(words))
    open = undefined
    words = []
  }
  for (const shape of drawing) {
    if (shape.kind === 'words') {
      if (open) close()
      words.push(shape)
    } else if (shape.fill.startsWith('url')) {
      close()
      parts.push(shape.kind === 'ellipse' ? printShadow(shape) : '')
    } else {
      const run = toRun(shape)
      if (words.length > 0 || open?.fill !== run.fill || open.opacity !== run.opacity || open.isRound !== run.isRound)
        close()
      open = { ...run, d: (open?.d ?? '') + run.d }
    }
  }
  close()
  return parts.join('')
}

function toRun(shape: Exclude<Shape, Words>): Run {
  const { fill } = shape
  if (shape.kind === 'ellipse')
    return { fill, opacity: undefined, isRound: false, d: arcs(shape.centre, shape.u, shape.v) }
  return { fill, opacity: shape.opacity, isRound: shape.round ?? false, d: outline(shape.spots) }
}

/**
 * Drawings of one shape in other colours: drawn once and used again, each with its own colours and so far from the first.
 * The last one stands furthest behind.
 */
export function printAlike(drawings: readonly Drawing[], step: Spot): string {
  const [first = []] = drawings
  if (drawings.length < 2) return printShapes(first)
  if (drawings.some(({ length }) => length !== first.length)) return printEach(drawings, step)
  const slots = new Map<string, number>()
  const base = first.map((shape, at): Shape => {
    const fills = drawings.map((drawing) => drawing[at]?.fill ?? shape.fill)
    if (fills.every((fill) => fill === shape.fill)) return shape
    const key = fills.join()
    const slot = slots.get(key) ?? slots.size
    slots.set(key, slot)
    return { ...shape, fill: `var(--${slot})` }
  })
  const uses = drawings.map((_, at) => {
    const style = [...slots].map(([key, slot]) => `--${slot}:${key.split(',')[at]}`).join(';')
    return `<use href="#p"${style && ` style="${style}"`} transform="translate(${list([step[0] * at, step[1] * at])})"/>`
  })
  return `<defs><g id="p">${printShapes(base)}</g></defs>${uses.toReversed().join('')}`
}

/** Of other shapes, too, such as a head of one colour beside one of three. */
const printEach = (drawings: readonly Drawing[], [dx, dy]: Spot) =>
  drawings
    .map((drawing, at) => placed(drawing, { scale: 1, left: dx * at, top: dy * at }))
    .toReversed()
    .map(printShapes)
    .join('')

const shadow =
  '<radialGradient id="s"><stop stop-color="#0a0d18" stop-opacity=".45"/><stop offset="1" stop-color="#0a0d18" stop-opacity="0"/></radialGradient>'

type Sheet = { width: number; height: number; stroke: number }

/** A whole picture; its ground is transparent. A shape names its colour once, for its face and for its edge. */
export const svg = (content: string, { width, height, stroke }: Sheet) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shadow}<g fill="currentColor" stroke="currentColor" stroke-width="${stroke}" stroke-linejoin="round" font-family="Inter,Arial,sans-serif" font-weight="600">${content}</g></svg>`

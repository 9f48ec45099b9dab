import { modules } from './modules.ts'

export type Import = { from: string; to: string }

/** What breaks the law of `modules`: a module that is not listed, an import of a later one, a circle of features within one. */
export function brokenModuleLaws(imports: readonly Import[], order = modules): string[] {
  const arrows = imports
    .map((one) => ({ ...one, features: [getFeature(one.from), getFeature(one.to)] as const }))
    .filter(({ features: [from, to] }) => to !== '' && from !== to)
  const known = new Set(arrows.flatMap(({ features }) => features.map(getModule)).filter(Boolean))
  const unknown = [...known].filter((module) => !order.includes(module))
  const later = arrows.filter(({ from, features }) => isLater(from, features, order))
  const circle = shortestCircle(arrows.flatMap(({ features: [from, to] }) => (from ? [[from, to] as const] : [])))
  return [
    ...unknown.map((module) => `server/modules/${module} has no place: name it in checks/laws/modules.ts`),
    ...later.map(({ from, to }) => `${from} -> ${to}: a module knows only those before it`),
    ...(circle ? [`${circle.join(' -> ')}: features know each other in a circle`] : []),
  ]
}

/** Whether an import goes up: from a module to a later one, or from what every staff call needs to any. */
function isLater(file: string, [from, to]: readonly [string, string], order: readonly string[]) {
  if (file.startsWith('server/staff/')) return true
  return from !== '' && order.indexOf(getModule(from)) < order.indexOf(getModule(to))
}

/** Module and feature, the two folders below `server/modules`; empty for a file that belongs to none. */
const getFeature = (file: string) => /^server\/modules\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? ''

const getModule = (feature: string) => feature.slice(0, Math.max(feature.indexOf('/'), 0))

/** The shortest circle, if there is one: an arrow that closes it closes longer ones, too. */
function shortestCircle(arrows: readonly (readonly [string, string])[]): string[] | undefined {
  const next = new Map<string, string[]>()
  for (const [from, to] of arrows) next.set(from, [...(next.get(from) ?? []), to])
  const circles = [...next.keys()]
    .flatMap((start) => [wayBack(start, next) ?? []])
    .filter((circle) => circle.length > 0)
  return circles.sort((one, other) => one.length - other.length)[0]
}

function wayBack(start: string, next: ReadonlyMap<string, string[]>): string[] | undefined {
  const ways = [[start]]
  const visited = new Set<string>()
  for (const way of ways)
    for (const feature of next.get(way.at(-1) ?? '') ?? []) {
      if (feature === start) return [...way, start]
      if (visited.has(feature)) continue
      visited.add(feature)
      ways.push([...way, feature])
    }
  return undefined
}

import { featureLayers } from './feature-layers.ts'

export type Import = { from: string; to: string }

/** What breaks the law of `featureLayers`: a feature of no layer, an arrow up, a circle of features. */
export function brokenFeatureLaws(imports: readonly Import[], layers = featureLayers): string[] {
  const order = Object.values(layers)
  const layerOf = (feature: string) => order.findIndex((layer) => layer.includes(feature))
  const arrows = new Map<string, Import & { features: [string, string] }>()
  for (const one of imports) {
    const features: [string, string] = [getFeature(one.from), getFeature(one.to)]
    if (features.includes('') || features[0] === features[1]) continue
    arrows.set(features.join(' -> '), { ...one, features })
  }
  const importedFeatures = new Set(
    imports.flatMap(({ from, to }) => [getFeature(from), getFeature(to)]).filter(Boolean),
  )
  const homeless = [...importedFeatures].filter((feature) => layerOf(feature) < 0)
  const upwards = [...arrows.values()].filter(
    ({ features: [from, to] }) => layerOf(from) >= 0 && layerOf(from) < layerOf(to),
  )
  const circle = shortestCircle([...arrows.values()].map(({ features }) => features))
  return [
    ...homeless.map((feature) => `server/features/${feature} is of no layer: name it in checks/laws/feature-layers.ts`),
    ...upwards.map(({ from, to }) => `${from} -> ${to}: a feature knows none of a layer above it`),
    ...(circle ? [`${circle.join(' -> ')}: features know each other in a circle`] : []),
  ]
}

/** The two folders below `server/features`; empty for a file that belongs to none. */
const getFeature = (file: string) => /^server\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? ''

/** The shortest circle, if there is one: an arrow that closes it closes longer ones, too. */
function shortestCircle(arrows: readonly [string, string][]): string[] | undefined {
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

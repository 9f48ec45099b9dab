import { expect, test } from 'vitest'
import { brokenFeatureLaws } from './feature-law.ts'

const layers = { low: ['price/pricing', 'product/catalogue', 'product/stock'], high: ['order/checkout'] }
const arrow = (from: string, to: string) => ({ from: `server/features/${from}/a.ts`, to: `server/features/${to}/b.ts` })
const broken = (...arrows: [string, string][]) =>
  brokenFeatureLaws(
    arrows.map(([from, to]) => arrow(from, to)),
    layers,
  )

test('a feature may know those of its layer and of those below', () => {
  expect(broken(['order/checkout', 'price/pricing'], ['product/catalogue', 'price/pricing'])).toEqual([])
})

test('an arrow up is named by its files', () => {
  expect(broken(['price/pricing', 'order/checkout'])).toEqual([
    'server/features/price/pricing/a.ts -> server/features/order/checkout/b.ts: a feature knows none of a layer above it',
  ])
})

test('a circle is named once, however long', () => {
  const circle = broken(
    ['price/pricing', 'product/catalogue'],
    ['product/catalogue', 'product/stock'],
    ['product/stock', 'price/pricing'],
  )
  expect(circle).toEqual([
    'price/pricing -> product/catalogue -> product/stock -> price/pricing: features know each other in a circle',
  ])
})

test('a feature of no layer is named', () => {
  expect(broken(['order/invoice', 'price/pricing'])).toEqual([
    'server/features/order/invoice is of no layer: name it in checks/laws/feature-layers.ts',
  ])
})

test('what belongs to no feature has no layer', () => {
  expect(brokenFeatureLaws([{ from: 'server/app.ts', to: 'server/features/order/checkout/a.ts' }], layers)).toEqual([])
})

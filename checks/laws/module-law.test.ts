import { expect, test } from 'vitest'
import { brokenModuleLaws } from './module-law.ts'

const order = ['site', 'catalogue', 'order']
const arrow = (from: string, to: string) => ({ from: `server/modules/${from}/a.ts`, to: `server/modules/${to}/b.ts` })
const broken = (...arrows: [string, string][]) =>
  brokenModuleLaws(
    arrows.map(([from, to]) => arrow(from, to)),
    order,
  )

test('a module may know itself and those before it', () => {
  expect(broken(['order/checkout', 'catalogue/pricing'], ['catalogue/search', 'catalogue/pricing'])).toEqual([])
})

test('an import of a later module is named by its files', () => {
  expect(broken(['catalogue/pricing', 'order/checkout'])).toEqual([
    'server/modules/catalogue/pricing/a.ts -> server/modules/order/checkout/b.ts: a module knows only those before it',
  ])
})

test('a circle within a module is named once, however long', () => {
  const circle = broken(
    ['catalogue/pricing', 'catalogue/catalogue'],
    ['catalogue/catalogue', 'catalogue/stock'],
    ['catalogue/stock', 'catalogue/pricing'],
  )
  expect(circle).toEqual([
    'catalogue/pricing -> catalogue/catalogue -> catalogue/stock -> catalogue/pricing: features know each other in a circle',
  ])
})

test('a module without a place is named', () => {
  expect(broken(['quote/offer', 'catalogue/pricing'])).toContain(
    'server/modules/quote has no place: name it in checks/laws/modules.ts',
  )
})

test('what belongs to no module may import every one, but not what each of them needs', () => {
  const to = 'server/modules/order/checkout/a.ts'
  expect(brokenModuleLaws([{ from: 'server/app.ts', to }], order)).toEqual([])
  expect(brokenModuleLaws([{ from: 'server/staff/choices.ts', to }], order)).toHaveLength(1)
})

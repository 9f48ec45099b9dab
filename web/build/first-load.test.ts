import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type BuiltFile, firstLoadBudget, firstLoadFaults } from './first-load.ts'

const path = (file: string) => join(process.cwd(), file)
const file = (facade: string | null, modules: string[], imports: string[] = [], code = ''): BuiltFile => ({
  code,
  facade: facade && path(facade),
  imports,
  modules: modules.map(path),
})
const importers: Record<string, string[]> = {
  [path('web/shop/features/order/OrderLines.tsx')]: [path('web/shop/compose/HomePage.tsx')],
}
const faults = (files: Record<string, BuiltFile>) => firstLoadFaults(files, (id) => importers[id] ?? [])

test('the first load may hold what home is made of, and the queries of any page', () => {
  const files = {
    'index.js': file(
      'web/client.tsx',
      ['web/client.tsx', 'rules/money.ts', 'web/shop/features/order/queries.ts'],
      ['a.js'],
    ),
    'a.js': file(null, ['web/ui/controls/Button.tsx']),
    // Not loaded with home.
    'b.js': file('web/shop/pages/order/orders.tsx', ['web/shop/features/order/history/OrderList.tsx']),
  }
  expect(faults(files)).toEqual([])
})

test('what home does not need is named, with what brought it', () => {
  const files = {
    'index.js': file('web/client.tsx', ['web/shop/compose/HomePage.tsx'], ['a.js']),
    'a.js': file(null, ['web/shop/features/order/OrderLines.tsx']),
  }
  expect(faults(files)).toEqual([
    'web/shop/features/order/OrderLines.tsx is in the first load of home, by web/shop/compose/HomePage.tsx',
  ])
})

test('too many bytes are counted, with the files that they are in, the largest first', () => {
  const large = randomBytes(firstLoadBudget).toString('base64')
  const files = {
    'index.js': file('web/client.tsx', ['web/client.tsx'], ['a.js'], 'small'),
    'a.js': file(null, ['web/ui/controls/Button.tsx'], [], large),
  }
  expect(faults(files)[0]).toMatch(/^the first load of home has \d+ bytes of at most 190000$/)
  expect(faults(files)[1]).toMatch(/ a\.js$/)
})

test('a build in which home is not found is a fault', () => {
  expect(faults({ 'b.js': file('web/shop/pages/order/orders.tsx', []) })).toHaveLength(1)
})

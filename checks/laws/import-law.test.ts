import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brokenLaws } from './import-law.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aster-law-'))
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(root, 'node_modules'))
  write('package.json', '{ "type": "module" }')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const price = "import { round } from './round.ts'\nexport const price = (cents: number): number => round(cents)\n"

test('a lawful repository breaks nothing', async () => {
  write('rules/round.ts', 'export const round = (cents: number): number => Math.round(cents)\n')
  write('rules/price.ts', price)
  write('contract/basket.ts', "import { price } from '../rules/price.ts'\nexport const basket = price(1)\n")

  expect(await brokenLaws(root)).toEqual([])
})

test.each([
  ['a rule imports the server', 'rules/price.ts', '../server/shop.ts', 'server/shop.ts', 'rules imports only'],
  [
    'a rule imports a type of the contract',
    'rules/price.ts',
    '../contract/basket.ts',
    'contract/basket.ts',
    'rules imports only',
  ],
  [
    'the contract imports the server',
    'contract/basket.ts',
    '../server/shop.ts',
    'server/shop.ts',
    'contract imports only',
  ],
  [
    'the interface kit imports the contract',
    'web/ui/list/Table.tsx',
    '../../../contract/basket.ts',
    'contract/basket.ts',
    'web/ui imports only',
  ],
  [
    'the shop imports the console',
    'web/shop/pages/Home.tsx',
    '../../console/pages/Home.tsx',
    'web/console/pages/Home.tsx',
    'web/shop imports only',
  ],
  ['the server imports a page', 'server/shop.ts', '../web/router.tsx', 'web/router.tsx', 'server imports only'],
  ['the server imports the seed', 'server/app.ts', '../seed/demo/demo.ts', 'seed/demo/demo.ts', 'load the seed'],
  [
    'a module of the web imports another',
    'web/shop/features/order/Order.tsx',
    '../ledger/Items.tsx',
    'web/shop/features/ledger/Items.tsx',
    'another module',
  ],
  [
    'a web feature imports another of its module',
    'web/shop/features/basket/favourites/List.tsx',
    '../basket/Basket.tsx',
    'web/shop/features/basket/basket/Basket.tsx',
    'another feature',
  ],
  [
    'a feature imports the routes of another',
    'server/modules/order/checkout/place.ts',
    '../../basket/basket/basket.routes.ts',
    'server/modules/basket/basket/basket.routes.ts',
    'routes of another',
  ],
  ['a source imports a test', 'server/shop.ts', './shop.test.ts', 'server/shop.test.ts', 'tests are not imported'],
])('%s', async (_, file, specifier, target, law) => {
  write(file, `import type { Thing } from '${specifier}'\nexport type Mine = Thing\n`)
  write(target, 'export type Thing = { id: number }\nexport const made = 1\n')

  expect(await brokenLaws(root)).toEqual([expect.stringContaining(law)])
})

test('two files that import each other', async () => {
  write('rules/price.ts', price)
  write('rules/round.ts', "import { price } from './price.ts'\nexport const round = price\n")

  expect((await brokenLaws(root)).join()).toContain('no cycles')
})

test('features that know each other', async () => {
  write('server/modules/basket/basket/a.ts', "export { b } from '../../order/checkout/b.ts'\n")
  write('server/modules/order/checkout/b.ts', "export const b = 1\nexport type { c } from '../../basket/basket/c.ts'\n")
  write('server/modules/basket/basket/c.ts', 'export type c = 1\n')

  expect(await brokenLaws(root)).toEqual([
    expect.stringContaining('only those before it'),
    expect.stringContaining('in a circle'),
  ])
})

test('nothing to read is no success', async () => {
  write('rules/readme.md', 'Rules')

  await expect(brokenLaws(root)).rejects.toThrow('did not read')
})

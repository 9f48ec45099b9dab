import { expect, test } from 'vitest'
import { selectTests } from './select-tests.ts'

const favourites = 'server/modules/basket/favourites'
const shop = 'web/shop/features'

/** `from -> to`, a line each. */
const imports = `
  ${favourites}/favourites.routes.ts -> contract/basket/favourites.ts
  ${favourites}/favourites.routes.ts -> ${favourites}/favourites.queries.ts
  server/modules/basket/basket/basket.routes.ts -> contract/basket/basket.ts
  server/modules/basket/basket/basket.routes.ts -> rules/order/totals.ts
  server/modules/routes.ts -> ${favourites}/favourites.routes.ts
  server/modules/routes.ts -> server/modules/basket/basket/basket.routes.ts
  server/app.ts -> server/modules/routes.ts
  server/testing/world.ts -> server/app.ts
  ${favourites}/favourites.test.ts -> server/testing/world.ts
  server/modules/basket/basket/basket.test.ts -> server/testing/world.ts
  contract/index.ts -> contract/basket/favourites.ts
  contract/contract.test.ts -> contract/index.ts
  rules/order/totals.test.ts -> rules/order/totals.ts
  ${shop}/favourites/queries.ts -> contract/basket/favourites.ts
  ${shop}/favourites/Favourites.tsx -> ${shop}/favourites/queries.ts
  ${shop}/favourites/Favourites.test.tsx -> ${shop}/favourites/Favourites.tsx
  web/routes.ts -> ${shop}/favourites/Favourites.tsx
  web/routes.test.ts -> web/routes.ts
  texts/language/en.ts -> texts/basket/favourites/en.ts
  ${shop}/basket/Basket.tsx -> texts/language/en.ts
  ${shop}/basket/Basket.test.tsx -> ${shop}/basket/Basket.tsx
  ${shop}/favourites/Favourites.tsx -> texts/basket/favourites/en.ts
  texts/texts.test.ts -> texts/language/en.ts
  e2e/favourites.test.ts -> contract/basket/favourites.ts`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' -> '))
  .map(([from = '', to = '']) => ({ from, to }))
const tests = [
  ...new Set(imports.map(({ from }) => from).filter((file) => file.includes('.test.'))),
  'server/db/migrate.test.ts',
  'server/db/deep/below.test.ts',
  'server/mail/outbox.test.ts',
]

test.each([
  ['a module', [`${shop}/favourites/queries.ts`], [`${shop}/favourites/Favourites.test.tsx`]],
  [
    'an endpoint, which its feature answers, a page asks and the tests of the contract read',
    ['contract/basket/favourites.ts'],
    [
      `${favourites}/favourites.test.ts`,
      'contract/contract.test.ts',
      `${shop}/favourites/Favourites.test.tsx`,
      'e2e/favourites.test.ts',
    ],
  ],
  ['a query', [`${favourites}/favourites.queries.ts`], [`${favourites}/favourites.test.ts`]],
  [
    'a rule that a feature of another room uses',
    ['rules/order/totals.ts'],
    ['server/modules/basket/basket/basket.test.ts', 'rules/order/totals.test.ts'],
  ],
  [
    'a text, which only its speakers say',
    ['texts/basket/favourites/en.ts'],
    [`${shop}/favourites/Favourites.test.tsx`, 'texts/texts.test.ts'],
  ],
  ['what no module imports, in a feature', [`${favourites}/picture.png`], [`${favourites}/favourites.test.ts`]],
  ['a file that was removed', ['server/mail/gone.ts'], ['server/mail/outbox.test.ts']],
  ['a test', [`${favourites}/favourites.test.ts`], [`${favourites}/favourites.test.ts`]],
  ['a migration', ['db/migrations/0001_first.sql'], ['server/db/migrate.test.ts', 'server/db/deep/below.test.ts']],
  ['a document', ['docs/style.md', 'server/mail/README.md'], []],
  [
    'where everything meets',
    ['server/testing/world.ts'],
    [`${favourites}/favourites.test.ts`, 'server/modules/basket/basket/basket.test.ts'],
  ],
  ['how tests are run', ['docs/style.md', 'vitest.config.ts'], tests],
])('a change of %s selects what it can break', (_, changed, selected) => {
  expect(selectTests(changed, imports, tests).toSorted()).toEqual(selected.toSorted())
  expect(selected.filter((file) => !tests.includes(file))).toEqual([])
})

test('the nearest come first, whatever the order of the tests', () => {
  const chain = ['rules/near/near.ts', 'rules/far/far.ts', 'rules/further/further.ts'].map((from, at, all) => ({
    from,
    to: all[at - 1] ?? 'rules/changed.ts',
  }))
  const along = [...chain, ...chain.map(({ from }) => ({ from: from.replace('.ts', '.test.ts'), to: from }))]
  const ofChain = ['rules/further/further.test.ts', 'rules/far/far.test.ts', 'rules/near/near.test.ts']
  expect(selectTests(['rules/changed.ts'], along, ofChain)).toEqual(ofChain.toReversed())
})

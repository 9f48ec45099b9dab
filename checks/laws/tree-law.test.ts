import { expect, test } from 'vitest'
import { compareFolders, linkedFolders, namedPaths, readTree, treeFaults } from './tree-law.ts'

const text = `# Architecture
\`\`\`
rules/           what is true, with commas, that name no folder
server/          what answers
  app.ts, main.ts  the start
  http/            from a request (or a page) to its handler
  modules/         routes.ts mounts them all
    order/           basket, checkout
    console/         what only staff call: audit, quick-order
  jobs/ threads/   the queue; work off the event loop
web/             what is seen
  shop/pages/      a file for each address
  shop/compose/    what joins two features
\`\`\`

\`\`\`
other/           is no tree
\`\`\`
`

const folders: Record<string, string[]> = {
  '.': ['rules', 'server', 'web'],
  server: ['http', 'jobs', 'modules', 'testing', 'threads'],
  'server/modules': ['console', 'order'],
  'server/modules/order': ['basket', 'checkout'],
  'server/modules/console': ['audit', 'quick-order'],
  web: ['shop'],
  'web/shop': ['compose', 'pages'],
}

test('the tree names the folders of each folder that it divides', () => {
  expect(Object.fromEntries([...readTree(text)].map(([folder, names]) => [folder, names.toSorted()]))).toEqual({
    ...folders,
    server: ['http', 'jobs', 'modules', 'threads'],
  })
})

test('a tree of what is there has no fault', () => {
  expect(treeFaults(readTree(text), (folder) => folders[folder] ?? [])).toEqual([])
})

test.each([
  ['.', [...(folders['.'] ?? []), 'bench'], 'bench/ is missing in the tree of docs/architecture.md'],
  ['server', ['http', 'jobs', 'modules'], 'server/threads/ is in the tree of docs/architecture.md and not there'],
  [
    'server/modules',
    ['console', 'order', 'price'],
    'server/modules/price/ is missing in the tree of docs/architecture.md',
  ],
  [
    'server/modules/order',
    ['basket'],
    'server/modules/order/checkout/ is in the tree of docs/architecture.md and not there',
  ],
  ['web/shop', ['compose', 'layout', 'pages'], 'web/shop/layout/ is missing in the tree of docs/architecture.md'],
])('where %s has %j, the tree differs', (folder, found, fault) => {
  expect(treeFaults(readTree(text), (one) => (one === folder ? found : (folders[one] ?? [])))).toEqual([fault])
})

test('a text that links other folders of the root differs', () => {
  const named = linkedFolders('[rules](rules/), [a page](docs/style.md), [old](old/), [deep](docs/terms/)')
  expect(compareFolders({ named, found: ['rules', 'server'], inside: '.', by: 'README.md' })).toEqual([
    'server/ is missing in README.md',
    'old/ is in README.md and not there',
  ])
})

test('a text names paths of the rooms, and patterns that are none', () => {
  const said =
    'See `rules/order/order.ts`, `web/ui/` and `npm test`; `texts/order/*.ts`, `db/migrations/NNNN_what.sql`, `order/order.ts`.'
  expect(namedPaths(said)).toEqual(['rules/order/order.ts', 'web/ui/'])
})

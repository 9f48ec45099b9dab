import { expect, test } from 'vitest'
import { accountMenu } from '../rules/catalogue/content/menu.ts'
import { consoleMenu } from '../rules/office/console.ts'
import { consoleAddresses, detailAddresses } from '../rules/office/console-address.ts'
import { consolePages } from './console/layout/pages.ts'
import { routes } from './routes.ts'

type Node = { path?: string; children?: readonly Node[] }

const collectPaths = ({ path, children = [] }: Node): string[] => [
  ...(path ? [path] : []),
  ...children.flatMap(collectPaths),
]

test.each(accountMenu)('the menu leads to a page that there is: $path', ({ path }) => {
  expect(collectPaths(routes as Node)).toContain(path)
})

test.each(consoleMenu)(
  'the menu of the console leads to a page for the same permissions: $address',
  ({ address, permission }) => {
    const page = consolePages.find(({ name, isDetail }) => address === name && !isDetail)
    expect(page?.permission).toBe(permission)
    expect(page?.Icon).toBeDefined()
  },
)

test('every address of the console has its page, and those of one thing theirs', () => {
  const named = (isDetail: boolean) => consolePages.filter((page) => page.isDetail === isDetail).map(({ name }) => name)
  expect(named(false).toSorted()).toEqual(consoleAddresses.toSorted())
  expect(named(true).toSorted()).toEqual(detailAddresses.toSorted())
})

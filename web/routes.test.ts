import { expect, test } from 'vitest'
import { accountMenu } from '../rules/menu.ts'
import { routes } from './routes.ts'

type Node = { path?: string; children?: readonly Node[] }

const pathsOf = ({ path, children = [] }: Node): string[] => [...(path ? [path] : []), ...children.flatMap(pathsOf)]

test.each(accountMenu)('the menu leads to a page that there is: $path', ({ path }) => {
  expect(pathsOf(routes as Node)).toContain(path)
})

import { expect, test } from 'vitest'
import { crowdedFolders, strayFolders } from './folder-law.ts'

const files = (folder: string, count: number, ending = 'ts') =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.${ending}`)

test('a folder of more than 24 entries is named, with the number', () => {
  expect(crowdedFolders(files('rules', 24))).toEqual([])
  expect(crowdedFolders(files('rules', 25))).toEqual(['rules has 25 entries; 24 are the most'])
})

test('a folder inside counts as one entry; tests, styles and the README as none', () => {
  const inside = files('web/ui/form', 20)
  const beside = [...files('web/ui', 30, 'test.tsx'), ...files('web/ui', 30, 'module.css'), 'web/ui/README.md']
  expect(crowdedFolders([...inside, ...beside, ...files('web/ui', 23)])).toEqual([])
})

test('migrations are a list of one kind', () => {
  expect(crowdedFolders(files('db/migrations', 90, 'sql'))).toEqual([])
  expect(crowdedFolders(files('texts', 60))).toHaveLength(1)
})

test('a folder that is called otherwise than a module is named', () => {
  const lawful = ['contract/return/return.ts', 'contract/wire.ts', 'rules/scan/code.ts', 'rules/return/terms.ts']
  expect(strayFolders(lawful)).toEqual([])
  expect(strayFolders([...lawful, 'contract/console/return.ts', 'contract/scan/code.ts'])).toEqual([
    expect.stringContaining('contract/console'),
    expect.stringContaining('contract/scan'),
  ])
})

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { compareFolders, linkedFolders, namedPaths, readTree, root, treeFaults } from './tree-law.ts'

/** Fails where the tree of docs/architecture.md, or the README, names other folders than there are, or a text a path that is not there. */

const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .map((line) => line.replace('/', ''))

/** Folders that hold a file; what an older commit had leaves empty ones. */
const listFolders = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
        .map(({ name }) => name)
        .filter(
          (name) => globSync(`${folder}/${name}/**/*.*`, { exclude: (path) => path === 'node_modules' }).length > 0,
        )
    : []

const tree = readTree(readFileSync('docs/architecture.md', 'utf8'))
if (tree.size < 2) throw new Error('There is no tree in docs/architecture.md')
const faults = [
  ...treeFaults(tree, listFolders),
  ...compareFolders({
    named: linkedFolders(readFileSync('README.md', 'utf8')),
    found: listFolders(root),
    inside: root,
    by: 'README.md',
  }),
]
// Decisions name what there was on their day.
const texts = globSync('{*,{contract,rules,texts,db,seed,server,web,checks,bench,e2e,docs}/**/*}.md', {
  exclude: ['docs/decisions/**', '**/node_modules/**'],
})
for (const file of texts)
  for (const path of namedPaths(readFileSync(file, 'utf8')))
    if (!existsSync(path)) faults.push(`${file} names ${path}, which is not there`)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1

/** The folders that the tree of docs/architecture.md names: below each, those that it says are in it. */
export type Tree = ReadonlyMap<string, readonly string[]>

/** The root of the repository, as a tree names it. */
export const root = '.'
// What tests share stands beside what they test.
const leftOut = 'testing'

/**
 * Reads the first block of a text. A line has names, two spaces or more, and words about them; a name with a slash at its end is a folder, in the one
 * above it that is two spaces further out. A folder four spaces in has its own folders in its words: between commas, behind a colon if there is one.
 */
export function readTree(text: string): Tree {
  const block = text.split('```')[1] ?? ''
  const tree = new Map<string, string[]>()
  const above: string[] = []
  for (const line of block.split('\n').filter((one) => one.trim() !== '')) {
    const depth = (line.length - line.trimStart().length) / 2
    const [names = '', about = ''] = splitLine(line.trim())
    const holder = above.slice(0, depth).join('/') || root
    const folders = names.split(/[ ,]+/).filter((name) => name.endsWith('/'))
    for (const name of folders.map((folder) => folder.slice(0, -1))) addFolder(tree, holder, name)
    above.splice(depth, above.length, folders[0]?.slice(0, -1) ?? '')
    const inside = above.slice(0, depth + 1).join('/')
    if (depth === deepest && folders.length > 0) for (const name of listedNames(about)) addFolder(tree, inside, name)
  }
  return tree
}

// The features of a subject: one line names all of them.
const deepest = 2

function splitLine(line: string): [string, string] {
  const at = line.indexOf('  ')
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at).trim()]
}

const listedNames = (about: string) =>
  about
    .slice(about.lastIndexOf(': ') + 1)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** A name such as `shop/pages` is a folder of `shop`, which is one of the holder. */
function addFolder(tree: Map<string, string[]>, holder: string, path: string) {
  let folder = holder
  for (const name of path.split('/')) {
    const names = tree.get(folder) ?? []
    tree.set(folder, names.includes(name) ? names : [...names, name])
    folder = folder === root ? name : `${folder}/${name}`
  }
}

/** Where the tree differs from the folders that are there: a folder of which it names any is named with all that it has. */
export function treeFaults(tree: Tree, listFolders: (folder: string) => readonly string[]): string[] {
  return [...tree].flatMap(([folder, names]) => {
    const found = listFolders(folder).filter((name) => name !== leftOut)
    return compareFolders({ named: names, found, inside: folder, by: 'the tree of docs/architecture.md' })
  })
}

/** The folders of the root to which a text has links, such as `[rules](rules/)`. */
export const linkedFolders = (text: string): string[] =>
  [...text.matchAll(/\]\(([a-z0-9-]+)\/\)/g)].map(([, name]) => name ?? '')

type Compared = { named: readonly string[]; found: readonly string[]; inside: string; by: string }

export function compareFolders({ named, found, inside, by }: Compared): string[] {
  const path = (name: string) => (inside === root ? `${name}/` : `${inside}/${name}/`)
  return [
    ...found.filter((name) => !named.includes(name)).map((name) => `${path(name)} is missing in ${by}`),
    ...named.filter((name) => !found.includes(name)).map((name) => `${path(name)} is in ${by} and not there`),
  ]
}

/** The files and folders that a text names by their whole path, such as `rules/order/order.ts`; patterns and placeholders are none. */
export const namedPaths = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:contract|rules|texts|db|seed|server|web|checks|bench|e2e|deploy|findings)\/[A-Za-z0-9_.$/-]+)`/g,
    ),
  ]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('NNNN') && !path.includes('...'))

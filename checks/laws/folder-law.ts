import { modules } from './modules.ts'

const most = 24

/** Folders whose entries are one of a kind each. */
const lists = /^(db\/migrations$|docs\/decisions$)/
const besideCode = /\.(test\.tsx?|css)$|^README\.md$/

/** The rooms that have a folder for each module, and what stands beside the modules in them. */
export const moduleRooms: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  rules: ['address', 'list-reader', 'scan', 'shipping', 'sourcing', 'table-file', 'text-input', 'vat'],
  texts: ['errors', 'language', 'layout', 'lazy', 'mail', 'standing', 'table', 'ui'],
  'server/modules': [],
  'web/shop/features': [],
  'web/shop/pages': [],
  'web/console/features': [],
  'web/console/pages': [],
  'seed/demo': [],
}

/** Folders of those rooms that are called otherwise than a module: a subject has one word in every room. */
export const strayFolders = (files: readonly string[], rooms = moduleRooms): string[] =>
  Object.entries(rooms).flatMap(([room, others]) =>
    foldersIn(room, files)
      .filter((folder) => !modules.includes(folder) && !others.includes(folder))
      .map((folder) => `${room}/${folder} is called otherwise than a module (checks/laws/modules.ts)`),
  )

const foldersIn = (room: string, files: readonly string[]) => [
  ...new Set(
    files
      .filter((file) => file.startsWith(`${room}/`))
      .map((file) => file.slice(room.length + 1).split('/'))
      .flatMap(([folder = '', ...rest]) => (rest.length > 0 ? [folder] : [])),
  ),
]

/** Folders that hold more entries than a reader takes in at a glance, tests and styles not counted, with how many. */
export const crowdedFolders = (files: readonly string[]): string[] =>
  [...folderEntries(files)]
    .filter(([folder, { size }]) => size > most && !lists.test(folder))
    .map(([folder, { size }]) => `${folder} has ${size} entries; ${most} are the most`)

function folderEntries(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    const parts = file.split('/')
    if (besideCode.test(parts.at(-1) ?? '')) continue
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''))
    }
  }
  return entries
}

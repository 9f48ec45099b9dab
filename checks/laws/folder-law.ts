const most = 24

/** Folders whose entries are one of a kind each: a text of each subject, a migration, an icon. */
const lists = /^(texts$|db\/migrations$|docs\/decisions$)/
const besideCode = /\.(test\.tsx?|css)$|^README\.md$/

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

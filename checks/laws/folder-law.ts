const most = 20

/** Folders whose entries are one of a kind each: a text of each subject, a migration, an icon. */
const lists = /^(texts$|db\/migrations$|docs\/decisions$)/
const besideCode = /\.(test\.tsx?|css)$|^README\.md$/

/**
 * Folders that hold more entries than a reader takes in at a glance, tests and styles not counted, with how many. Those in `known`
 * may stay as large as they are until they are divided, and not larger; one that has become smaller is named, too.
 */
export function crowdedFolders(files: readonly string[], known: Readonly<Record<string, number>>): string[] {
  const entries = folderEntries(files)
  const crowded = [...entries].filter(([folder, { size }]) => size > (known[folder] ?? most) && !lists.test(folder))
  const divided = Object.entries(known).filter(([folder, size]) => (entries.get(folder)?.size ?? 0) < size)
  return [
    ...crowded.map(([folder, { size }]) => `${folder} has ${size} entries; ${known[folder] ?? most} are the most`),
    ...divided.map(([folder, size]) => `${folder} has less than its ${size} entries: say so in checks/laws/folders.ts`),
  ]
}

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

import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The most bytes of script, as gzip sends them, that home may load on a first visit. */
export const firstLoadBudget = 190_000

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a visitor's first page is made of, beside the framework. A page's route and its loader are in `web/shop/pages`. */
const folders =
  /^(contract|rules|texts|web\/(api|ui|build|shop\/(layout|pages|compose|features\/(catalogue\/(home|search|content|products)|me\/session|site|customer\/contact|basket\/(basket|favourites))))|web\/console\/layout\/Console[.]tsx$|web\/[^/]+$)/
// The queries that a page's loader begins are known before its page comes.
const queries = /\/queries[.]ts$/

// The files whose pages home is.
const entryFiles = /\/web\/(client[.]tsx$|shop\/(layout\/Shop|pages\/home)[.]tsx([?]|$))/

export type BuiltFile = { code: string; facade: string | null; imports: string[]; modules: string[] }

/** Fails a build whose first load is too large or holds what home does not need, and names the modules. */
export const firstLoad = (): Plugin => ({
  name: 'first-load',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const files: Record<string, BuiltFile> = {}
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        files[file.fileName] = {
          code: file.code,
          facade: file.facadeModuleId,
          imports: file.imports,
          modules: Object.entries(file.modules)
            .filter(([, { renderedLength }]) => renderedLength > 0)
            .map(([id]) => id),
        }
    const importersOf = (id: string) => [...(this.getModuleInfo(id)?.importers ?? [])]
    const faults = firstLoadFaults(files, importersOf)
    if (faults.length > 0) this.error(faults.join('\n'))
  },
})

/**
 * What is wrong with the first load of home: a module of a folder that home does not need, with the imports that brought it, or
 * too many bytes, with the files that they are in.
 */
export function firstLoadFaults(files: Record<string, BuiltFile>, importersOf: (id: string) => string[]): string[] {
  const names = filesOfHome(files)
  if (names.length === 0) return ['the first load of home was not found among the files of the build']
  const modules = names.flatMap((name) => files[name]?.modules ?? [])
  const misplaced = modules.filter(
    (id) => isOurs(id) && !folders.test(relativePath(id)) && !queries.test(relativePath(id)),
  )
  const sizes = names.map((name) => ({ name, bytes: gzipSync(files[name]?.code ?? '').length }))
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0)
  return [
    ...misplaced.map(
      (id) => `${relativePath(id)} is in the first load of home, by ${findPath(id, modules, importersOf)}`,
    ),
    ...(bytes > firstLoadBudget
      ? [
          `the first load of home has ${bytes} bytes of at most ${firstLoadBudget}`,
          ...sizes.sort((one, other) => other.bytes - one.bytes).map((size) => `  ${size.bytes} ${size.name}`),
        ]
      : []),
  ]
}

function filesOfHome(files: Record<string, BuiltFile>): string[] {
  const found = new Set(Object.keys(files).filter((name) => entryFiles.test(files[name]?.facade ?? '')))
  for (const name of found) for (const other of files[name]?.imports ?? []) found.add(other)
  return [...found]
}

/** From the module up to one that belongs into the first load. */
function findPath(id: string, modules: readonly string[], importersOf: (id: string) => string[]): string {
  const way: string[] = []
  for (let at: string | undefined = id; at !== undefined && way.length < 10; ) {
    at = importersOf(at).find((importer) => modules.includes(importer) && !way.includes(relativePath(importer)))
    if (at === undefined) break
    way.push(relativePath(at))
    if (folders.test(relativePath(at))) break
  }
  return way.join(' < ') || 'a chunk that it shares'
}

const isOurs = (id: string) => id.startsWith(root) && !id.includes('/node_modules/')
const relativePath = (id: string) => relative(root, id.split('?', 1)[0] ?? id)

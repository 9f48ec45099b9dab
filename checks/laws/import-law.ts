import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { brokenModuleLaws, type Import } from './module-law.ts'

const rooms = ['rules', 'contract', 'texts', 'server', 'db', 'seed', 'web', 'checks', 'bench', 'e2e']
const { options, forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')

/** The sentences that break the import law in `root`; throws where sources stayed unread, which would go unnoticed. */
export const brokenLaws = async (root: string): Promise<string[]> => (await readImports(root)).broken

/** An import of types alone is gone when the program runs. */
export type TreeImport = Import & { ofTypes: boolean }

/** Every import in `root`, and the sentences that break the law. */
export async function readImports(root: string): Promise<{ imports: TreeImport[]; broken: string[] }> {
  const present = rooms.filter((room) => existsSync(join(root, room)))
  const { output } = await cruise(present, {
    ...(options as ICruiseOptions),
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered a text')
  assertRead(root, present, output)
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({
      from: source,
      to: resolved,
      ofTypes: dependencyTypes.includes('type-only'),
    })),
  )
  const ofShop = imports.filter(({ from }) => !/[.]test[.]ts$/.test(from))
  const sentences = output.summary.violations.map(({ rule, from, to }) => `${from} -> ${to}: ${rule.name}`)
  return { imports, broken: [...sentences, ...brokenModuleLaws(ofShop)] }
}

function assertRead(root: string, present: string[], { modules }: ICruiseResult) {
  const files = globSync(
    present.map((room) => `${room}/**/*.{ts,tsx}`),
    { cwd: root },
  ).filter((file) => !/[.]gen[.]ts$|[.]d[.]ts$/.test(file))
  const read = new Set(modules.map(({ source }) => source))
  const unread = files.filter((file) => !read.has(file))
  if (files.length === 0 || unread.length > 0)
    throw new Error(`The import law did not read: ${unread.join(', ') || 'anything'}`)
  const dependencies = modules.reduce((sum, module) => sum + module.dependencies.length, 0)
  // A parser that fails on TypeScript finds files, but no imports in them.
  if (dependencies < files.length / 2)
    throw new Error(`The import law found ${dependencies} imports in ${files.length} files`)
}

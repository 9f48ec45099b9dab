import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { brokenFeatureLaws } from './feature-law.ts'

const rooms = ['rules', 'contract', 'texts', 'server', 'db', 'seed', 'web', 'checks', 'bench', 'e2e']
const { options, forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')

/** The sentences that break the import law in `root`; throws where sources stayed unread, as nobody would notice. */
export async function brokenLaws(root: string): Promise<string[]> {
  const present = rooms.filter((room) => existsSync(join(root, room)))
  const { output } = await cruise(present, {
    ...(options as ICruiseOptions),
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered a text')
  assertRead(root, present, output)
  const imports = output.modules
    .filter(({ source }) => !/[.]test[.]ts$/.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
  return [
    ...output.summary.violations.map(({ rule, from, to }) => `${from} -> ${to}: ${rule.name}`),
    ...brokenFeatureLaws(imports),
  ]
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

import { checks } from '../steps.ts'
import { check, inOrder, runTests, type Shard } from './run-tests.ts'
import type { Count } from './test-report.ts'

/** What a whole run is made of. Each can be run by itself, also on a machine of its own. */
export const parts = ['checks', 'build', 'rules', 'components', 'server', 'start', 'e2e'] as const
export type Part = (typeof parts)[number]

export const isPart = (text: string): text is Part => (parts as readonly string[]).includes(text)

/** What is divided among machines is divided by files of tests. */
export const canBeSharded = (part: Part) => part !== 'checks' && part !== 'build'

export async function runPart(part: Part, shard?: Shard): Promise<Count[]> {
  if (part === 'checks') return inOrder(...checks.map((step) => () => check(step)))
  if (part === 'build') return [await buildPages()]
  if (part === 'start' || part === 'e2e') await buildPages()
  return [await runTests(part, { shard })]
}

let building: Promise<Count> | undefined

/** Once for all that needs the pages as they are built. */
const buildPages = () => {
  building ??= check({ name: 'build of the pages', command: ['node', 'web/build/build.ts'] })
  return building
}

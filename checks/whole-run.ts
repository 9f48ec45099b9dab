import { checks } from './steps.ts'
import type { Count } from './test-report.ts'
import { check, inOrder, runTests } from './test-steps.ts'

/**
 * Everything that must hold before a change is kept. Two cores: sources are read, pages built and components tested beside
 * the tests of the server; what measures time, starts the shop as it is built or drives a browser goes alone.
 */
export async function runEverything(): Promise<Count[]> {
  const building = check({ name: 'build of the pages', command: ['node', 'web/build/build.ts'] })
  const beside = await Promise.all([
    inOrder(...checks.map((step) => () => check(step))),
    inOrder(
      () => building,
      () => runTests('rules'),
      () => runTests('components'),
    ),
    inOrder(() => runTests('server')),
  ])
  const alone = await inOrder(
    () => runTests('start'),
    () => runTests('e2e'),
    () => runTests('speed'),
    () => runTests('server-speed'),
  )
  return [...beside.flat(), ...alone]
}

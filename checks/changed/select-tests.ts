import type { Import } from '../laws/module-law.ts'

/**
 * Of `tests` those that a change can break, in two steps: what imports a changed file, directly or by others; and beside
 * each file that is reached on the server, the tests of its feature, which ask over HTTP and import the whole shop.
 * What reaches a change only by way of a place where everything meets is left to the whole run. The nearest come first.
 */
export function selectTests(
  changed: readonly string[],
  imports: readonly Import[],
  tests: readonly string[],
): string[] {
  if (changed.some(carriesEverything)) return [...tests]
  const reached = findImporters(changed, imports)
  // The set is in the order of the steps from the change.
  const selected = [...reached].flatMap((file) => {
    if (!isNoTest(file)) return tests.filter((test) => test === file)
    const beside = lookBeside(file, changed.includes(file))
    return tests.filter((test) => beside.some((matches) => matches(test)))
  })
  return [...new Set(selected)]
}

const isNoTest = (file: string) => !/[.]test[.]tsx?$/.test(file)

/** What is at the root and decides how all tests run. */
const carriesEverything = (file: string) => /^(package(-lock)?[.]json|(vite|vitest)[.]config[.]ts)$/.test(file)

/** Where everything meets: what is here imports all features, and nearly every test imports it. */
const meetings =
  /^(server\/(app|main|modules\/routes)[.]ts|server\/testing\/.*|web\/(routes|router|server|client)[.]tsx?|contract\/index[.]ts|texts\/(index|lazy\/load-lazy-texts)[.]ts|texts\/language\/.*)$/

function findImporters(changed: readonly string[], imports: readonly Import[]): Set<string> {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const reached = new Set(changed)
  for (const file of reached) {
    // One that is changed itself is followed to everything that stands on it.
    const goesOn = !meetings.test(file) || changed.includes(file)
    for (const { from } of goesOn ? (importers.get(file) ?? []) : []) reached.add(from)
  }
  return reached
}

type Matches = (test: string) => boolean

function lookBeside(file: string, isChanged: boolean): Matches[] {
  if (file.startsWith('db/')) return [isIn('server/db/')]
  // Their own tests read all of them by the list where they meet.
  const room = /^(contract|texts)\//.exec(file)?.[0]
  if (room) return isChanged ? [isDirectlyIn(room)] : []
  const feature = /^server\/modules\/[^/]+\/[^/]+\//.exec(file)?.[0]
  if (feature) return [isIn(feature)]
  // Beside others lies what no import names, such as a picture that a test reads.
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const asks = file.startsWith('server/') && !meetings.test(file)
  return folder && (asks || isChanged) && !file.endsWith('.md') ? [isDirectlyIn(folder)] : []
}

const isIn =
  (folder: string): Matches =>
  (test) =>
    test.startsWith(folder)
const isDirectlyIn =
  (folder: string): Matches =>
  (test) =>
    test.startsWith(folder) && !test.slice(folder.length).includes('/')

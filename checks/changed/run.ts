import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readImports, type TreeImport } from '../laws/import-law.ts'
import { isLongTest } from '../run/long-tests.ts'
import { check, inOrder, runTests } from '../run/run-tests.ts'
import type { Count } from '../run/test-report.ts'
import { checks, report, type Step } from '../steps.ts'
import { findChanges } from './changes.ts'
import { selectTests } from './select-tests.ts'
import { findSpokenTexts } from './spoken-texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs what a change since the commit `ref` can break, as far as it can be found in short time, and says what it leaves out. */
export async function runChanged(ref: string | undefined): Promise<Count[]> {
  const { since, files } = findChanges(root, ref)
  if (files.length === 0) {
    console.log(`Nothing has changed since ${since}.`)
    return []
  }
  console.log(`${files.length} ${files.length === 1 ? 'file has' : 'files have'} changed since ${since}.`)
  const counts = await Promise.all([
    inOrder(...checksFor(files).map((step) => () => check(step))),
    testWhatIsTouched(files),
  ])
  console.log('Before a change is kept: npm test. It also builds the pages, starts the shop, and takes the journeys.')
  return counts.flat()
}

/** The checks of the sources, the shorter way where there is one. */
function checksFor(files: readonly string[]): Step[] {
  const present = files.filter((file) => existsSync(join(root, file)))
  const isOfDatabase = files.some((file) => file.startsWith('db/') || file.startsWith('server/db/'))
  const shorter: Record<string, string[] | undefined> = {
    'format and lint':
      files.includes('biome.json') || present.length === 0
        ? undefined
        : ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...present],
  }
  return checks
    .filter(({ name }) => name !== 'import law' && (name !== 'schema' || isOfDatabase))
    .map(({ name, command }) => ({ name, command: shorter[name] ?? command }))
}

async function testWhatIsTouched(files: readonly string[]): Promise<Count[]> {
  const began = performance.now()
  const { imports, broken } = await readImports(root)
  const ok = broken.length === 0
  report({ name: 'import law', ok, output: broken.join('\n'), seconds: (performance.now() - began) / 1000 })
  const law: Count = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

  const all = globSync('{rules,contract,texts,checks,web,server,seed,bench,e2e}/**/*.test.{ts,tsx}', { cwd: root })
  if (all.length === 0) throw new Error('There is no test here')
  const touched = selectTests(files, [...whenRun(imports), ...spokenTexts()], all)
  const groups = groupByProject(touched.filter(isQuick))
  const selected = groups.flatMap(({ own }) => own)
  list(`Of ${all.length} files of tests it touches, and these are run: ${selected.length}`, selected)
  list(
    'It touches, but they take too long now',
    touched.filter((test) => !selected.includes(test)),
  )
  return [
    law,
    ...(await inOrder(
      ...groups.map(
        ({ project, own }) =>
          () =>
            runTests(project, { files: own }),
      ),
    )),
  ]
}

function list(title: string, files: readonly string[]) {
  const firstFiles = files.slice(0, 30)
  const more = files.length > firstFiles.length ? [`and ${files.length - firstFiles.length} more`] : []
  if (files.length > 0) console.log([title, ...firstFiles, ...more].join('\n       '))
}

const whenRun = (imports: readonly TreeImport[]) => imports.filter(({ ofTypes }) => !ofTypes)

function spokenTexts() {
  const sources = globSync('{server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/[.](test|gen|d)[.]tsx?$|\/testing\//.test(file),
  )
  // Refusals bear the subjects of all others; whoever says one of those is no reader of theirs.
  const texts = globSync('texts/{*,*/*}/??.ts', { cwd: root, exclude: ['texts/errors/**'] })
  const read = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') })
  return findSpokenTexts(sources.map(read), texts.map(read))
}

/** What starts the shop, drives a browser, measures time or tries everything in turn takes longer than a change may. */
const isQuick = (test: string) =>
  !isLongTest(test) && !/^e2e\/|[.]start[.]test[.]ts$|^server\/main[.]test[.]ts$/.test(test)

/** Of each project at most so many files, the nearest to the change: together they take a minute or two on two cores, types included. */
const projects = [
  { project: 'rules', holds: /^(rules|contract|texts|checks|web\/build)\//, most: 200 },
  { project: 'components', holds: /^web\/(?!build\/)/, most: 40 },
  { project: 'server', holds: /^(server|seed|bench)\//, most: 15 },
]

const groupByProject = (tests: readonly string[]) =>
  projects
    .map(({ project, holds, most }) => ({ project, own: tests.filter((test) => holds.test(test)).slice(0, most) }))
    .filter(({ own }) => own.length > 0)

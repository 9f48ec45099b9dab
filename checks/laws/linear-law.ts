import { createRequire } from 'node:module'
import { check, type Diagnostics } from 'recheck'
import { type Expression, expressionsIn, expressionsMadeBy } from './expressions.ts'

/**
 * What is wrong with the regular expressions of the shop, one sentence each: every one takes time in proportion to the
 * text that it is given, whatever that says. Those in `linear` are not asked about again; it then holds what was found.
 */
export async function slowExpressions(root: string, linear = new Set<string>()): Promise<string[]> {
  const written = expressionsIn(root)
  const builders = [...new Set(written.filter(({ source }) => source === undefined).map(({ file }) => file))]
  const made = await expressionsMadeBy(
    root,
    builders.filter((file) => file.startsWith('rules/')),
  )
  return [
    ...builders.filter((file) => !isKnown(file, written, made)).map((file) => `${file}: ${unread}`),
    ...(await vulnerable([...written, ...made], linear)),
  ]
}

const unread =
  'puts a regular expression together where nobody can read it: write it out, or in rules/ make it where the module is loaded'

/** Whether as many were seen while the module was loaded as are put together in its text. */
const isKnown = (file: string, written: readonly Expression[], made: readonly Expression[]) =>
  made.filter((one) => one.file === file).length >=
  written.filter((one) => one.file === file && one.source === undefined).length

// By what is counted alone: what is measured in time finds something else on a machine that is busy.
const thorough = { timeout: 120_000, attackTimeout: null, incubationTimeout: null, maxRepeatCount: 100 }

/** Who is asked and how: what was found linear otherwise says nothing here. */
export const linearBy = `recheck ${createRequire(import.meta.url)('recheck/package.json').version} ${JSON.stringify(thorough)}`

async function vulnerable(expressions: readonly Expression[], linear: Set<string>) {
  const answers = new Map<string, Diagnostics>()
  const wrong: string[] = []
  for (const { file, source, flags } of expressions) {
    const key = `/${source}/${flags}`
    if (source === undefined || linear.has(key)) continue
    // One after the other: at once they wait for each other until they are out of time.
    const answer = answers.get(key) ?? (await check(source, flags, thorough))
    answers.set(key, answer)
    if (answer.status === 'safe') linear.add(key)
    else wrong.push(`${file}: ${key} is not linear (${explain(answer)})`)
  }
  return wrong
}

const explain = (answer: Exclude<Diagnostics, { status: 'safe' }>) =>
  answer.status === 'vulnerable' ? answer.complexity.summary : `cannot be told: ${answer.error.kind}`

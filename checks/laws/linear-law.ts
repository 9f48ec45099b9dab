import { createRequire } from 'node:module'
import { check, type Diagnostics } from 'recheck'
import { type Expression, expressionsIn, expressionsMadeBy } from './expressions.ts'

/**
 * What is wrong with the regular expressions of the shop, one sentence each: every one takes time in proportion to the
 * text that it is given, whatever that says. Those in `linear` are not asked about again; it then holds what was found
 * of the expressions that there are, and nothing else.
 */
export async function slowExpressions(root: string, linear: Set<string> = new Set()): Promise<string[]> {
  const { expressions, unread } = await readExpressions(root)
  for (const key of linear) if (!expressions.has(key)) linear.delete(key)
  return [...unread, ...(await askAbout(expressions, linear))]
}

/**
 * The same without asking, which takes a processor half a minute: what was never asked about, what is in `linear` and
 * nowhere else, one sentence each.
 */
export async function unansweredExpressions(root: string, linear: ReadonlySet<string>): Promise<string[]> {
  const { expressions, unread } = await readExpressions(root)
  return [
    ...unread,
    ...[...expressions].filter(([key]) => !linear.has(key)).map(([key, { file }]) => `${file}: ${key} ${unanswered}`),
    ...[...linear].filter((key) => !expressions.has(key)).map((key) => `${key} is used no more: npm run linear`),
  ]
}

const unanswered = 'was not asked about yet, whether it is linear: npm run linear'

type ReadableExpression = { file: string; source: string; flags: string }

/** Each that can be read, by its text, and a sentence for each place where one cannot. */
async function readExpressions(root: string) {
  const written = expressionsIn(root)
  const builders = [...new Set(written.filter(({ source }) => source === undefined).map(({ file }) => file))]
  const made = await expressionsMadeBy(
    root,
    builders.filter((file) => file.startsWith('rules/')),
  )
  const readable = [...written, ...made].flatMap(({ file, source, flags }) =>
    source === undefined ? [] : [[`/${source}/${flags}`, { file, source, flags }] as const],
  )
  const unread = builders.filter((file) => !isKnown(file, written, made)).map((file) => `${file}: ${unreadable}`)
  return { expressions: new Map<string, ReadableExpression>(readable), unread }
}

const unreadable =
  'puts a regular expression together where nobody can read it: write it out, or in rules/ make it where the module is loaded'

/** Whether as many were seen while the module was loaded as are put together in its text. */
const isKnown = (file: string, written: readonly Expression[], made: readonly Expression[]) =>
  made.filter((one) => one.file === file).length >=
  written.filter((one) => one.file === file && one.source === undefined).length

// By what is counted alone: what is measured in time finds something else on a machine that is busy.
const thorough = { timeout: 120_000, attackTimeout: null, incubationTimeout: null, maxRepeatCount: 100 }

/** Who is asked and how: what was found linear otherwise says nothing here. */
export const linearBy = `recheck ${createRequire(import.meta.url)('recheck/package.json').version} ${JSON.stringify(thorough)}`

async function askAbout(expressions: ReadonlyMap<string, ReadableExpression>, linear: Set<string>): Promise<string[]> {
  const wrong: string[] = []
  for (const [key, { file, source, flags }] of expressions) {
    if (linear.has(key)) continue
    // One after the other: at once they wait for each other until they are out of time.
    const answer = await check(source, flags, thorough)
    if (answer.status === 'safe') linear.add(key)
    else wrong.push(`${file}: ${key} ${explain(answer)}`)
  }
  return wrong
}

/** Who ran out of time has not said that it is slow. */
const explain = (answer: Exclude<Diagnostics, { status: 'safe' }>) =>
  answer.status === 'vulnerable'
    ? `is not linear (${answer.complexity.summary})`
    : `got no answer (${answer.error.kind}): npm run linear asks again`

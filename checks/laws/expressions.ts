import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from '@swc/core'

/** A regular expression of the sources; `undefined` where it is put together and only the running program knows it. */
export type Expression = { file: string; source: string | undefined; flags: string }

const rooms = ['rules', 'contract', 'server', 'texts', 'web']

/** Every regular expression that the shop runs: literals, `RegExp` of a text, and `pattern` of a schema. */
export function expressionsIn(root: string): Expression[] {
  const files = globSync(
    rooms.map((room) => `${room}/**/*.{ts,tsx}`),
    { cwd: root },
  ).filter((file) => !/[.]test[.]tsx?$|[.]gen[.]ts$|[.]d[.]ts$|\/testing\//.test(file))
  const found = files.flatMap((file) => {
    const module = parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') })
    return [...getExpressions(module)].map((expression) => ({ file, ...expression }))
  })
  // A parser that fails on TypeScript finds files, but no expressions in them.
  if (found.length * 10 < files.length || files.length === 0)
    throw new Error(`Only ${found.length} regular expressions were found in ${files.length} files`)
  return found
}

type FoundExpression = Omit<Expression, 'file'>
type Node = { type?: string; [field: string]: unknown }

function* getExpressions(node: unknown): Generator<FoundExpression> {
  if (typeof node !== 'object' || node === null) return
  const { type, ...fields } = node as Node
  if (type === 'RegExpLiteral') yield { source: String(fields.pattern), flags: String(fields.flags) }
  if (type === 'KeyValueProperty' && getName(fields.key) === 'pattern') {
    const source = getText(fields.value)
    if (source !== undefined) yield { source, flags: '' }
  }
  if ((type === 'NewExpression' || type === 'CallExpression') && getName(fields.callee) === 'RegExp') {
    const [source, flags] = Array.isArray(fields.arguments) ? fields.arguments : []
    yield { source: getText(source?.expression), flags: getText(flags?.expression) ?? '' }
  }
  for (const field of Object.values(fields)) yield* getExpressions(field)
}

const getName = (node: unknown) => {
  const { type, value } = (node ?? {}) as Node
  return type === 'Identifier' || type === 'StringLiteral' ? value : undefined
}

/** A text that is written out, without places for others. */
function getText(node: unknown): string | undefined {
  const { type, value, quasis } = (node ?? {}) as Node
  if (type === 'StringLiteral') return String(value)
  if (type === 'TemplateLiteral' && Array.isArray(quasis) && quasis.length === 1) return String(quasis[0].cooked)
  return undefined
}

/**
 * The expressions that a rule puts together while its module is loaded. They are known only by running it, which does
 * nothing else: rules touch nothing outside.
 */
export async function expressionsMadeBy(root: string, files: readonly string[]): Promise<Expression[]> {
  const made: Expression[] = []
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]) {
      const caller = new Error().stack?.split('\n')[2] ?? ''
      const file = files.find((one) => caller.includes(`/${one}:`))
      if (file) made.push({ file, source: String(source), flags: String(flags ?? '') })
      return new target(source, flags)
    },
  })
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href)
  } finally {
    globalThis.RegExp = original
  }
  return made
}

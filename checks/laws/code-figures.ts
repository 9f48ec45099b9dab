import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

export type CodeFunction = { place: string; name: string; lines: number; parameters: number }

/** What says how the sources read: lengths, and the places of what `docs/style.md` does not want. */
export type Figures = {
  files: { file: string; lines: number }[]
  functions: CodeFunction[]
  nestedTernaries: string[]
  spreadLiterals: string[]
  namesOfWhat: string[]
  personPronouns: string[]
}

type Node = { type: string; span?: { start: number; end: number } } & Record<string, unknown>
type Source = { file: string; text: string; program: Node; lineAt: (offset: number) => number }

const functionTypes = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
]

/** Every source of the shop and of what checks and measures it, without tests and what is generated. */
export function sourceFiles(): string[] {
  return globSync('{rules,contract,texts,db,seed,server,web,bench,checks}/**/*.{ts,tsx}').filter(
    (file) => !/[.](test|gen|d)[.]tsx?$|\/testing\/|server\/db\/tables[.]ts$/.test(file),
  )
}

/** Reads the files; a test gives their texts itself. */
export function codeFigures(files: readonly string[], read = (file: string) => readFileSync(file, 'utf8')): Figures {
  const sources = files.map((file) => parsed(file, read(file)))
  return {
    files: sources.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 })),
    functions: sources.flatMap(functionsIn),
    nestedTernaries: sources.flatMap((source) => placesIn(source, isNestedTernary)),
    spreadLiterals: sources.flatMap((source) => placesIn(source, isSpreadLiteral)),
    namesOfWhat: sources.flatMap(namesOfWhatIn),
    personPronouns: sources.flatMap(pronounsIn),
  }
}

function parsed(file: string, text: string): Source {
  const program = parseSync(text, {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2024',
  }) as unknown as Node
  // swc counts bytes, from where the last file that it has read ended, and begins with the first statement.
  const bytes = Buffer.from(text)
  const first = (program.span?.start ?? 1) - Buffer.byteLength(text.slice(0, leadIn(text)))
  const lineAt = (offset: number) =>
    bytes
      .subarray(0, offset - first)
      .toString()
      .split('\n').length
  return { file, text, program, lineAt }
}

/** How many characters stand before the first statement: comments and blank lines. */
function leadIn(text: string): number {
  const rest = text.replace(/^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|#![^\n]*\n)+/, '')
  return text.length - rest.length
}

const place = ({ file, lineAt }: Source, node: Node) => `${file}:${lineAt(node.span?.start ?? 0)}`

function functionsIn(source: Source): CodeFunction[] {
  const found: CodeFunction[] = []
  walk(source.program, undefined, (node, holder) => {
    if (!functionTypes.includes(node.type)) return
    const [start, end] = [source.lineAt(node.span?.start ?? 0), source.lineAt(node.span?.end ?? 0)]
    const parameters = (node.params ?? (node.function as Node | undefined)?.params ?? []) as unknown[]
    found.push({
      place: place(source, node),
      name: functionName(node, holder),
      lines: end - start + 1,
      parameters: parameters.length,
    })
  })
  return found
}

function placesIn(source: Source, isFound: (node: Node) => boolean): string[] {
  const found: string[] = []
  walk(source.program, undefined, (node) => {
    if (isFound(node)) found.push(place(source, node))
  })
  return found
}

const isNestedTernary = (node: Node) =>
  node.type === 'ConditionalExpression' && (isTernary(node.alternate as Node) || isTernary(node.consequent as Node))

const isTernary = (node: Node): boolean =>
  node.type === 'ConditionalExpression' || (node.type === 'ParenthesisExpression' && isTernary(node.expression as Node))

/** `{ ...{ a, b } }` only holds keys on a line. */
const isSpreadLiteral = (node: Node) =>
  node.type === 'SpreadElement' && (node.arguments as Node).type === 'ObjectExpression'

/** Names at the top of a file that say what something is of, and not what it is. */
function namesOfWhatIn(source: Source): string[] {
  const names = (source.program.body as Node[]).flatMap((statement) => {
    const declaration = (statement.declaration ?? statement) as Node
    const declared = declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : [declaration]
    return declared.map((node) => ({
      node,
      name: String(((node.identifier ?? node.id) as Node | undefined)?.value ?? ''),
    }))
  })
  return names.filter(({ name }) => /[a-z]Of$/.test(name)).map(({ node, name }) => `${place(source, node)} ${name}`)
}

function pronounsIn({ file, text }: Source): string[] {
  return text.split('\n').flatMap((line, at) => {
    const comment = /(?:^|\s)(?:\/\/|\/?\*)(.*)$/.exec(line)?.[1] ?? ''
    return /\b(?:he|his|him|she|her)\b/i.test(comment) ? [`${file}:${at + 1}`] : []
  })
}

function functionName(node: Node, holder: Node | undefined): string {
  const own = (node.identifier ?? node.key ?? holder?.id ?? holder?.key) as Node | undefined
  return String(own?.value ?? '(unnamed)')
}

function walk(node: unknown, holder: Node | undefined, visit: (node: Node, holder: Node | undefined) => void) {
  if (Array.isArray(node)) for (const one of node) walk(one, holder, visit)
  else if (typeof node === 'object' && node !== null) {
    const isNode = typeof (node as Node).type === 'string'
    if (isNode) visit(node as Node, holder)
    for (const [key, value] of Object.entries(node))
      if (key !== 'span') walk(value, isNode ? (node as Node) : holder, visit)
  }
}

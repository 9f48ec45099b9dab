import { globSync, readFileSync } from 'node:fs'
import { type CodeNode, parseSource, placeIn, type Source, walk } from './source.ts'

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
  const sources = files.map((file) => parseSource(file, read(file)))
  return {
    files: sources.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 })),
    functions: sources.flatMap(functionsIn),
    nestedTernaries: sources.flatMap((source) => placesIn(source, isNestedTernary)),
    spreadLiterals: sources.flatMap((source) => placesIn(source, isSpreadLiteral)),
    namesOfWhat: sources.flatMap(namesOfWhatIn),
    personPronouns: sources.flatMap(pronounsIn),
  }
}

function functionsIn(source: Source): CodeFunction[] {
  const found: CodeFunction[] = []
  walk(source.program, undefined, (node, holder) => {
    if (!functionTypes.includes(node.type)) return
    const [start, end] = [source.lineAt(node.span?.start ?? 0), source.lineAt(node.span?.end ?? 0)]
    const parameters = (node.params ?? (node.function as CodeNode | undefined)?.params ?? []) as unknown[]
    found.push({
      place: placeIn(source, node),
      name: functionName(node, holder),
      lines: end - start + 1,
      parameters: parameters.length,
    })
  })
  return found
}

function placesIn(source: Source, isFound: (node: CodeNode) => boolean): string[] {
  const found: string[] = []
  walk(source.program, undefined, (node) => {
    if (isFound(node)) found.push(placeIn(source, node))
  })
  return found
}

const isNestedTernary = (node: CodeNode) =>
  node.type === 'ConditionalExpression' &&
  (isTernary(node.alternate as CodeNode) || isTernary(node.consequent as CodeNode))

const isTernary = (node: CodeNode): boolean =>
  node.type === 'ConditionalExpression' ||
  (node.type === 'ParenthesisExpression' && isTernary(node.expression as CodeNode))

/** `{ ...{ a, b } }` only holds keys on a line. */
const isSpreadLiteral = (node: CodeNode) =>
  node.type === 'SpreadElement' && (node.arguments as CodeNode).type === 'ObjectExpression'

/** Names at the top of a file that say what something is of, and not what it is. */
function namesOfWhatIn(source: Source): string[] {
  const names = (source.program.body as CodeNode[]).flatMap((statement) => {
    const declaration = (statement.declaration ?? statement) as CodeNode
    const declared =
      declaration.type === 'VariableDeclaration' ? (declaration.declarations as CodeNode[]) : [declaration]
    return declared.map((node) => ({
      node,
      name: String(((node.identifier ?? node.id) as CodeNode | undefined)?.value ?? ''),
    }))
  })
  return names.filter(({ name }) => /[a-z]Of$/.test(name)).map(({ node, name }) => `${placeIn(source, node)} ${name}`)
}

function pronounsIn({ file, text }: Source): string[] {
  return text.split('\n').flatMap((line, at) => {
    const comment = /(?:^|\s)(?:\/\/|\/?\*)(.*)$/.exec(line)?.[1] ?? ''
    return /\b(?:he|his|him|she|her)\b/i.test(comment) ? [`${file}:${at + 1}`] : []
  })
}

function functionName(node: CodeNode, holder: CodeNode | undefined): string {
  const own = (node.identifier ?? node.key ?? holder?.id ?? holder?.key) as CodeNode | undefined
  return String(own?.value ?? '(unnamed)')
}

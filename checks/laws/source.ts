import { parseSync } from '@swc/core'

export type CodeNode = { type: string; span?: { start: number; end: number } } & Record<string, unknown>
export type Source = { file: string; text: string; program: CodeNode; lineAt: (offset: number) => number }

/** A file of TypeScript as a tree whose places are known. */
export function parseSource(file: string, text: string): Source {
  const program = parseSync(text, {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2024',
  }) as unknown as CodeNode
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

/** Where it stands, as file:line. */
export const placeIn = ({ file, lineAt }: Source, node: CodeNode) => `${file}:${lineAt(node.span?.start ?? 0)}`

/** Visits every node below and including `node`, each with the one that holds it. */
export function walk(
  node: unknown,
  holder: CodeNode | undefined,
  visit: (node: CodeNode, holder: CodeNode | undefined) => void,
) {
  if (Array.isArray(node)) for (const one of node) walk(one, holder, visit)
  else if (typeof node === 'object' && node !== null) {
    const isNode = typeof (node as CodeNode).type === 'string'
    if (isNode) visit(node as CodeNode, holder)
    for (const [key, value] of Object.entries(node))
      if (key !== 'span') walk(value, isNode ? (node as CodeNode) : holder, visit)
  }
}

export type ProseBlock = { key: string; kind: 'paragraph' | 'list' | 'table'; lines: string[] }

/**
 * The blocks of a text as people write it: an empty line ends one, `- ` begins an entry of a list, `| a | b |` is a row
 * of a table whose first row names its columns.
 */
export function readBlocks(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = []
  let open: ProseBlock | undefined
  for (const line of text.split('\n')) {
    const kind = readKind(line)
    if (kind === undefined) {
      open = undefined
      continue
    }
    if (open?.kind !== kind) {
      open = { key: `${blocks.length}`, kind, lines: [] }
      blocks.push(open)
    }
    open.lines.push(kind === 'list' ? line.trim().slice(2) : line.trim())
  }
  return blocks
}

function readKind(line: string): ProseBlock['kind'] | undefined {
  const start = line.trim()
  if (start === '') return undefined
  if (start.startsWith('- ')) return 'list'
  return start.startsWith('|') ? 'table' : 'paragraph'
}

import { type LettersReading, type TableEncoding, tableEncodings } from '../../../rules/table-file/table-file.ts'
import type { LettersWay } from './read-letters.ts'

const mostLines = 3

/** The first lines that are not written alike in the ways a text may be read, each with the words that differ: enough to choose by. */
export function compareWays(ways: readonly LettersWay[]): LettersReading[] {
  const texts = ways.map(({ text }) => text.split(/\r\n|\n|\r/))
  const lines = pickLines(texts)
  return ways.flatMap(({ encodings }, way) => {
    const encoding = tableEncodings.find((one) => encodings.includes(one))
    const shown = lines.map(({ at, spans }) => ({ line: at + 1, parts: toParts(texts[way]?.[at] ?? '', spans) }))
    return encoding ? [{ encoding, lines: shown }] : []
  })
}

/** Whether it is one of the encodings that the ways are offered in. */
export const findWay = (ways: readonly LettersWay[], encoding: TableEncoding | undefined) =>
  ways.find(({ encodings }) => encoding !== undefined && encodings.includes(encoding))

/** A word, or what is between two, by its place: each way has as many letters as the file has bytes. */
type Span = { from: number; to: number; differs: boolean }

/** The same words again say nothing new. */
function pickLines(texts: readonly (readonly string[])[]) {
  const [first = [], ...others] = texts
  const picked: { at: number; spans: Span[] }[] = []
  const seen = new Set<string>()
  for (const [at, line] of first.entries()) {
    if (others.every((text) => text[at] === line)) continue
    const all = others.map((text) => text[at] ?? '')
    const spans = findSpans(line, all)
    const words = spans.filter(({ differs }) => differs).map(({ from, to }) => line.slice(from, to))
    if (words.every((word) => seen.has(word))) continue
    for (const word of words) seen.add(word)
    if (picked.push({ at, spans: clip(spans) }) === mostLines) break
  }
  return picked
}

function findSpans(line: string, others: readonly string[]): Span[] {
  return [...line.matchAll(/[^ \t;,|"]+|[ \t;,|"]+/g)].map(({ index, 0: text }) => {
    const to = index + text.length
    return { from: index, to, differs: others.some((other) => other.slice(index, to) !== text) }
  })
}

const charactersBefore = 40
const charactersShown = 120

/** Of a long line what stands around the first word that differs. */
function clip(spans: readonly Span[]): Span[] {
  const start = spans.find(({ differs }) => differs)?.from ?? 0
  return spans.filter(
    ({ from }) => from >= Math.max(0, start - charactersBefore) && from < start - charactersBefore + charactersShown,
  )
}

function toParts(line: string, spans: readonly Span[]) {
  const parts: { text: string; differs: boolean }[] = []
  for (const { from, to, differs } of spans) {
    const text = line.slice(from, Math.min(to, from + charactersShown))
    const last = parts.at(-1)
    if (last?.differs === differs) last.text += text
    else parts.push({ text, differs })
  }
  return parts
}

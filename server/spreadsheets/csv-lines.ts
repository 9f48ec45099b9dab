/** A record of a CSV file and the line that it begins on; `reason` where it cannot be read. */
export type CsvRecord = { line: number; values: string[] } | { line: number; reason: string }

export class LineTooLong extends Error {}

const longestLine = 1_000_000
/** A quoted field may hold so many lines; beyond, its quotation mark was never meant to open one. */
const mostLinesOfARecord = 20

/**
 * The records of a CSV text. A record that is broken costs its own line only: a quotation mark that is never closed
 * does not swallow what follows.
 */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let delimiter: string | undefined
  let waiting: Line[] = []
  for await (const lines of toLines(text)) {
    for (const line of lines) {
      // A file may be a hundred thousand of them.
      if (waiting.length === 0 && isEmpty(line)) continue
      if (delimiter === undefined) {
        const named = namedDelimiter(line.text)
        delimiter = named ?? findDelimiter(lines.map(({ text }) => text))
        if (named !== undefined) continue
      }
      waiting.push(line)
      while (waiting.length > 0) {
        const record = recordFrom(waiting, delimiter)
        if (record === 'needs more') break
        if (record) yield record.record
        waiting = waiting.slice(record ? record.lines : 1)
      }
    }
  }
  while (waiting.length > 0) {
    const record = recordFrom(waiting, delimiter ?? ',', true)
    if (record && record !== 'needs more') yield record.record
    waiting = waiting.slice(record && record !== 'needs more' ? record.lines : 1)
  }
}

type Line = { line: number; text: string }

const isEmpty = ({ text }: Line) => text.trim() === ''

/** Reads one record from the first lines that wait; null for an empty line. */
function recordFrom(waiting: Line[], delimiter: string, noMore = false) {
  const [first] = waiting
  if (!first || isEmpty(first)) return null
  const { line } = first
  if (!first.text.includes('"')) return { record: { line, values: first.text.split(delimiter) }, lines: 1 }
  for (let lines = 1; lines <= waiting.length; lines++) {
    const text = waiting
      .slice(0, lines)
      .map((part) => part.text)
      .join('\n')
    const values = splitQuoted(text, delimiter)
    if (values === 'broken') break
    if (values !== 'open') return { record: { line, values }, lines }
    if (lines === waiting.length && lines < mostLinesOfARecord && !noMore) return 'needs more'
  }
  return { record: { line, reason: 'cannot be read: its quotation marks do not match' }, lines: 1 }
}

/** The fields of a record; 'open' where a quotation mark is still to be closed, 'broken' where one stands wrong. */
function splitQuoted(text: string, delimiter: string): string[] | 'open' | 'broken' {
  const values: string[] = []
  for (let at = 0; ; ) {
    if (text[at] !== '"') {
      const end = text.indexOf(delimiter, at)
      values.push(end < 0 ? text.slice(at) : text.slice(at, end))
      if (end < 0) return values
      at = end + 1
      continue
    }
    let value = ''
    for (let from = at + 1; ; ) {
      const quote = text.indexOf('"', from)
      if (quote < 0) return 'open'
      value += text.slice(from, quote)
      at = quote + 1
      if (text[at] !== '"') break
      value += '"'
      from = at + 1
    }
    values.push(value)
    if (at === text.length) return values
    if (text[at] !== delimiter) return 'broken'
    at++
  }
}

/** The first line of some files says what is between their columns, as Excel reads it: sep=; */
const namedDelimiter = (line: string) => /^"?sep=(.)"?$/i.exec(line.trimEnd())?.[1]

const delimiters = [';', ',', '\t', '|'] as const
/** Below a title and the names of the columns there are rows enough to decide. */
const linesLookedAt = 30

/** What is there as often in most of the first lines, and there most. */
function findDelimiter(lines: readonly string[]): string {
  const first = lines.filter((text) => text.trim() !== '').slice(0, linesLookedAt)
  const scored = delimiters.map((sign) => {
    const counts = first.map((text) => text.split(sign).length - 1).filter((count) => count > 0)
    const usual = Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length))
    return { sign, usual, most: Math.max(0, ...counts) }
  })
  return scored.sort((one, other) => other.usual - one.usual || other.most - one.most)[0]?.sign ?? ','
}

/** The lines that end in each part of the text: by LF, CR LF, or the CR of a Mac. */
async function* toLines(text: AsyncIterable<string>): AsyncGenerator<Line[]> {
  let rest = ''
  let line = 0
  for await (const chunk of text) {
    const read = rest + chunk
    // A line break may be cut in two.
    const whole = read.endsWith('\r') ? read.length - 1 : read.length
    const parts = read.slice(0, whole).split(/\r\n|\n|\r/)
    rest = (parts.pop() ?? '') + read.slice(whole)
    if (rest.length > longestLine)
      throw new LineTooLong(`line ${line + parts.length + 1} is longer than a million characters`)
    if (parts.length > 0) yield parts.map((part) => ({ line: ++line, text: part }))
  }
  if (rest) yield [{ line: ++line, text: rest.endsWith('\r') ? rest.slice(0, -1) : rest }]
}

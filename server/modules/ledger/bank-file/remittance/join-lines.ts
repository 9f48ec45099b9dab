// What a line of a message holds at most: of a German statement, of a transfer, of a SWIFT message.
const fullLines: ReadonlySet<number> = new Set([27, 35, 65])

const endsInWord = /[\p{L}\p{M}\p{N}]$/u
const beginsInWord = /^[\p{L}\p{M}\p{N}]/u

/**
 * Lines of a message as one text: joined by a space; by a line break where a full line ends in a word and the next begins with
 * one, since it may or may not be the same word.
 */
export function joinLines(lines: readonly string[]): string {
  const filled = lines.map((line) => line.trim()).filter(Boolean)
  return filled.reduce(
    (text, line, at) => (at === 0 ? line : text + findSeparator(filled[at - 1] ?? '', line) + line),
    '',
  )
}

function findSeparator(before: string, after: string): '' | ' ' | '\n' {
  if (!fullLines.has(before.replaceAll('\n', '').length)) return ' '
  return endsInWord.test(before) && beginsInWord.test(after) ? '\n' : ' '
}

/** A text without its line breaks, and what of it stands between two places of that, as it was. */
export function withoutBreaks(text: string) {
  let places: number[] | undefined
  const restore = (from: number, to: number) => {
    places ??= Array.from({ length: text.length }, (_, at) => at).filter((at) => text.charAt(at) !== '\n')
    return text.slice(places[from] ?? text.length, places[to])
  }
  return { plain: text.replaceAll('\n', ''), restore }
}

/** A text whose lines were cut at any sign: a line break stays where it may be within a word, else what it separates is one. */
export const tidyBreaks = (text: string) =>
  text
    .replaceAll(/(?<![\p{L}\p{M}\p{N}])\n|\n(?![\p{L}\p{M}\p{N}])/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()

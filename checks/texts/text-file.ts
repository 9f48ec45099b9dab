/** Stands behind a text that is still in English; `npm run check` refuses it. */
const mark = '// untranslated'

/** A text as it is written in a source. */
function toLiteral(text: string) {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
  const count = (sign: string) => text.split(sign).length - 1
  return count("'") > count('"') ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped.replaceAll("'", "\\'")}'`
}

type NewText = { key: string; text: string; isTranslated: boolean }

/** The source of a file of texts with one more at its end. */
export function withText(source: string, { key, text, isTranslated }: NewText): string {
  const lines = source.split('\n')
  const end = lines.indexOf('}')
  if (end < 0) throw new Error('no end of the texts is found in it')
  return lines.toSpliced(end, 0, `  '${key}': ${toLiteral(text)},${isTranslated ? '' : ` ${mark}`}`).join('\n')
}

/** The numbers of the lines whose text is still in English, from 1. */
export const untranslatedLines = (source: string): number[] =>
  source.split('\n').flatMap((line, at) => (line.trimEnd().endsWith(mark) ? [at + 1] : []))

/** The keys that a source names. */
export const readKeys = (source: string): string[] =>
  source.split('\n').flatMap((line) => {
    const [, key] = /^ {2}'([^']+)':/.exec(line) ?? []
    return key ? [key] : []
  })

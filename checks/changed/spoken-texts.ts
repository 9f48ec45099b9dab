import type { Import } from '../laws/module-law.ts'

type Source = { file: string; text: string }

/**
 * Who speaks which subject of texts, as if they imported its languages: a key such as `order_split.title` names it, and no
 * import does. Keys that are put together of parts are not seen.
 */
export function findSpokenTexts(sources: readonly Source[], texts: readonly Source[]): Import[] {
  const files = new Map<string, string[]>()
  for (const { file, text } of texts)
    for (const subject of subjectsIn(text, /^ {2}'([a-z_]+)[.]/gm))
      files.set(subject, [...(files.get(subject) ?? []), file])
  return sources.flatMap(({ file, text }) =>
    [...subjectsIn(text, /['"`]([a-z_]+)[.][a-z_$]/g)]
      .flatMap((subject) => files.get(subject) ?? [])
      .map((to) => ({ from: file, to })),
  )
}

const subjectsIn = (text: string, key: RegExp) => new Set(Array.from(text.matchAll(key), ([, subject = '']) => subject))

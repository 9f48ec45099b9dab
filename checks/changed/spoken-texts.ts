import type { Import } from '../laws/module-law.ts'

/**
 * Who speaks which subject of texts, as if they imported its languages: a key such as `order_split.title` names it, and no
 * import does. Keys that are put together of parts are not seen.
 */
export function findSpokenTexts(
  sources: readonly { file: string; text: string }[],
  texts: readonly string[],
): Import[] {
  const files = Map.groupBy(texts, (file) => file.split('/')[1]?.replaceAll('-', '_') ?? '')
  return sources.flatMap(({ file, text }) => {
    const subjects = new Set(Array.from(text.matchAll(/['"`]([a-z_]+)[.][a-z_$]/g), ([, subject = '']) => subject))
    return [...subjects].flatMap((subject) => files.get(subject) ?? []).map((to) => ({ from: file, to }))
  })
}

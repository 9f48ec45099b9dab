import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import { languages } from '../../texts/index.ts'
import { readKeys, withText } from './text-file.ts'

/**
 * Writes a text into the files of its subject in all languages, in English, and marked as untranslated where that is not the language;
 * answers these files. Throws with a sentence for who called, and then has written nothing.
 */
export function addText(root: string, key: string, english: string): string[] {
  if (!/^[a-z][a-z_]*\.[A-Za-z]\w*$/.test(key)) throw new Error(`A key is subject.what, as order.title; ${key} is none`)
  assertMessage(english)
  const folder = findFolder(root, key)
  const files = languages.map((language) => `texts/${folder}/${language}.ts`)
  const written = files.map((file) => {
    const isTranslated = file.endsWith('/en.ts')
    return withText(readFileSync(join(root, file), 'utf8'), { key, text: english, isTranslated })
  })
  for (const [at, file] of files.entries()) writeFileSync(join(root, file), written[at] ?? '')
  return files
}

function assertMessage(text: string) {
  if (text.trim() === '') throw new Error('The text is empty')
  try {
    compile(text)
  } catch (error) {
    throw new Error(`The text is no message: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The folder that holds the subject of a key: the one of this subject alone, beside refusals, else the only one that names it. */
function findFolder(root: string, key: string): string {
  const subject = key.slice(0, key.indexOf('.'))
  const folders = globSync('texts/{*,*/*}/en.ts', { cwd: root })
    .toSorted()
    .map((file) => ({
      name: dirname(file).slice('texts/'.length),
      keys: readKeys(readFileSync(join(root, file), 'utf8')),
    }))
    .filter(({ name }) => !/^(language|lazy)\b/.test(name))
  const holder = folders.find(({ keys }) => keys.includes(key))
  if (holder) throw new Error(`${key} is in texts/${holder.name} already`)
  const named = folders.filter(({ keys }) => keys.some((one) => one.startsWith(`${subject}.`)))
  const own = named.find(({ name, keys }) => name !== 'errors' && keys.every((one) => one.startsWith(`${subject}.`)))
  const [only, ...others] = own ? [own] : named
  if (!only) throw new Error(`No folder of texts/ has the subject ${subject}; docs/how-to.md says how to begin one`)
  if (others.length > 0) {
    const names = named.map(({ name }) => `texts/${name}`).join(' and ')
    throw new Error(`${subject} is spoken in ${names}: please write it by hand`)
  }
  return only.name
}

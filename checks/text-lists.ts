import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '../texts/index.ts'
import { untranslatedLines } from './texts/text-file.ts'

/**
 * Compares the lists of texts/language/ with the subjects that stand in texts/<module>/<part>/, or beside the modules;
 * with --write it rewrites the lists. Refuses a subject that a language lacks, and a text that is not translated yet.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const subjectFiles = globSync('texts/{*,*/*}/??.ts', { cwd: root })
const subjects = [...new Set(subjectFiles.map((file) => dirname(file).slice('texts/'.length)))]
  .filter((subject) => !/^(language|lazy)\b/.test(subject))
  .sort()

const nameIn = (subject: string) => subject.replaceAll(/[-/]([a-z])/g, (_, letter: string) => letter.toUpperCase())

function listIn(language: string): string {
  const type = language === 'en' ? [] : ["import type { Texts } from './en.ts'"]
  const imports = subjects.map(
    (subject) => `import { texts as ${nameIn(subject)} } from '../${subject}/${language}.ts'`,
  )
  const annotated = language === 'en' ? language : `${language}: Texts`
  const list = [`export const ${annotated} = {`, ...subjects.map((subject) => `  ...${nameIn(subject)},`), '}']
  const keys =
    language === 'en'
      ? [
          '',
          '/** The keys of all texts: every other language has exactly these, or does not compile. */',
          'export type TextKey = keyof typeof en',
          'export type Texts = Record<TextKey, string>',
        ]
      : []
  const head = ['// Written by `npm run texts`: every subject has a folder beside this one.']
  return `${[...head, ...imports, ...type, '', ...list, ...keys].join('\n')}\n`
}

if (subjects.length === 0) throw new Error('texts/ holds no subject')
for (const language of languages) {
  for (const subject of subjects) {
    if (subjectFiles.includes(`texts/${subject}/${language}.ts`)) continue
    console.error(`texts/${subject}/${language}.ts is missing`)
    process.exitCode = 1
  }
  const file = `texts/language/${language}.ts`
  if (process.argv.includes('--write')) writeFileSync(join(root, file), listIn(language))
  else if (readFileSync(join(root, file), 'utf8') !== listIn(language)) {
    console.error(`${file} does not list the subjects of texts/: run npm run texts`)
    process.exitCode = 1
  }
}

if (!process.argv.includes('--write')) {
  for (const file of subjectFiles.toSorted()) {
    for (const line of untranslatedLines(readFileSync(join(root, file), 'utf8'))) {
      console.error(`${file}:${line} is still in English`)
      process.exitCode = 1
    }
  }
}

import { globSync, readFileSync } from 'node:fs'

const longest = 300
const generated = ['server/db/tables.ts', 'db/schema.sql']

/** A file longer than this has more than one subject. */
const files = globSync('{rules,contract,texts,db,seed,server,web,e2e,bench,checks}/**/*.{ts,tsx,css,sql}')
const tooLong = files
  .filter((file) => !generated.includes(file) && !file.endsWith('.gen.ts'))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > longest)

for (const { file, lines } of tooLong) console.error(`${file} has ${lines} lines; ${longest} are the most`)
if (tooLong.length > 0 || files.length === 0) process.exitCode = 1

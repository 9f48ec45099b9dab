import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { moduleRooms } from './laws/folder-law.ts'
import { modules } from './laws/modules.ts'

/**
 * Prints where a subject stands, with files and lines (`npm run where return`): the folders of a module in each room, else the folders
 * and files of a part of one; where none is called so, those whose name holds the word.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const most = 40
const word = process.argv.slice(2).join('-').toLowerCase()
const rooms = Object.keys(moduleRooms)

const places = findPlaces(word)
for (const place of places.slice(0, most)) console.log(describe(place))
if (places.length > most) console.log(`and ${places.length - most} more`)
if (places.length === 0) {
  console.error(`Nothing is called ${word || 'so'}. docs/glossary.md has the terms; the modules: ${modules.join(', ')}`)
  process.exitCode = 1
}

function findPlaces(given: string): string[] {
  if (!/^[a-z][a-z0-9-]*$/.test(given)) return []
  const word = given.replace(/ies$/, 'y').replace(/s$/, '')
  const find = (patterns: readonly string[]) => rooms.flatMap((room) => findIn(room, patterns))
  const own = find([word])
  if (own.length > 0) return own
  const parts = find([`*/{,*-}${word}{,s}{,-*}`, `*/{,*-}${word}{,s}{,-*}.{ts,tsx}`])
  if (parts.length > 0) return parts
  return ['contract', 'rules', 'texts', 'server', 'web', 'seed'].flatMap((room) => findIn(room, [`**/*${word}*`]))
}

function findIn(room: string, patterns: readonly string[]): string[] {
  const places = globSync(
    patterns.map((pattern) => `${room}/${pattern}`),
    { cwd: root },
  )
  return places.filter((place) => !/[.](test[.]tsx?|css)$/.test(basename(place))).sort()
}

function describe(place: string): string {
  if (statSync(`${root}${place}`).isFile()) return `${place.padEnd(60)} ${countLines(place)} lines`
  const files = globSync(`${place}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/[.]test[.]tsx?$/.test(file))
  const lines = files.reduce((sum, file) => sum + countLines(file), 0)
  return `${place.padEnd(60)} ${files.length} files, ${lines} lines`
}

function countLines(file: string): number {
  return readFileSync(`${root}${file}`, 'utf8').split('\n').length - 1
}

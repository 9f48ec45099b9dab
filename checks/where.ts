import { globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { moduleRooms } from './laws/folder-law.ts'
import { modules } from './laws/modules.ts'

/** Prints where a subject stands: its folder, or its files, in each room, with their files and lines (`npm run where return`). */
const root = fileURLToPath(new URL('..', import.meta.url))
const word = process.argv[2] ?? ''
const places = /^[a-z][a-z-]*$/.test(word) ? Object.keys(moduleRooms).flatMap((room) => findPlaces(room)) : []

for (const place of places) console.log(describe(place))
if (places.length === 0) {
  console.error(`No room has a folder or a file called ${word || 'nothing'}. The modules: ${modules.join(', ')}`)
  process.exitCode = 1
}

/** A module's folder, else the features and files of the word in any module. */
function findPlaces(room: string): string[] {
  const own = globSync(`${room}/${word}`, { cwd: root })
  return own.length > 0 ? own : globSync(`${room}/*/${word}{,.ts,.tsx}`, { cwd: root }).sort()
}

function describe(place: string): string {
  if (statSync(`${root}${place}`).isFile()) return `${place.padEnd(44)} ${countLines(place)} lines`
  const files = globSync(`${place}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/[.]test[.]tsx?$/.test(file))
  const lines = files.reduce((sum, file) => sum + countLines(file), 0)
  return `${place.padEnd(44)} ${files.length} files, ${lines} lines`
}

function countLines(file: string): number {
  return readFileSync(`${root}${file}`, 'utf8').split('\n').length - 1
}

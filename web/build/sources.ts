import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const rooms = ['web', 'contract', 'rules', 'texts']
// The lockfile stands for everything below node_modules, the Node.js that builds among it.
const settings = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
// Tests are in no page, and the table of routes is written by the build itself.
const excluded = /[.]test[.]tsx?$|\/testing\/|^web\/routes[.]gen[.]ts$/

/** Every file that the pages are built from, below `root` and in order. */
export const listSources = (root: string): string[] =>
  globSync([...settings, ...rooms.map((room) => `${room}/**/*`)], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, sep).length).replaceAll(sep, '/'))
    .filter((file) => !excluded.test(file))
    .sort()

/**
 * One word for all that the pages are built from. It goes by what the files hold, as a checkout or a copy into a
 * container gives each of them another time.
 */
export function fingerprintSources(root: string): string {
  const hash = createHash('sha256')
  for (const file of listSources(root)) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

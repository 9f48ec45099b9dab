import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { listSources } from './sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Refuses a build that reads a file whose change would not rebuild the pages. */
export const knownSources = (): Plugin => ({
  name: 'known-sources',
  apply: 'build',
  buildEnd(error) {
    if (error) return
    const knownFiles = new Set([...listSources(root), 'web/routes.gen.ts'])
    const files = [...this.getModuleIds()]
      .filter((id) => id.startsWith(root) && !id.includes('/node_modules/'))
      .map((id) => relative(root, id.split('?', 1)[0] ?? id))
    const strange = files.find((file) => !knownFiles.has(file))
    if (strange) this.error(`${strange} is part of the pages: add it to web/build/sources.ts`)
  },
})

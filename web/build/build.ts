import { fileURLToPath } from 'node:url'
import { endWith } from '../../server/start/start-error.ts'
import { buildWhereChanged } from './builds.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the pages into a folder. Vite is loaded for that alone: most starts have nothing to build. */
async function make(folder: string) {
  // Whatever the shop runs with: a page is built one way.
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  const builder = await createBuilder(
    // A list of a thousand files would hide the address of the shop.
    { root, logLevel: 'warn', build: { outDir: folder, reportCompressedSize: false } },
    null,
  )
  await builder.buildApp()
}

buildWhereChanged({ root, make, say: console.log }).catch(endWith)

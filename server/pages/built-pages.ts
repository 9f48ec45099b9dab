import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../start-error.ts'
import type { PageParts, PageServer } from './page-source.ts'

const client = fileURLToPath(new URL('../../dist/client', import.meta.url))
const server = fileURLToPath(new URL('../../dist/server/server.js', import.meta.url))

/** Pages of the last build. Assets carry a hash in their name, so a browser keeps them for ever. */
export async function builtPages(app: FastifyInstance): Promise<PageParts> {
  if (!existsSync(server)) throw new StartError('The pages are not built: run `npm run build`')
  await app.register(fastifyStatic, {
    root: `${client}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  app.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', client, { maxAge: '1d', immutable: false }),
  )

  const { default: built }: { default: PageServer } = await import(pathToFileURL(server).href)
  const manifest: Manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8'))
  return {
    server: async () => built,
    textsOf: (language) => {
      const texts = manifest[`texts/${language}.ts`]
      return texts && `/${texts.file}`
    },
    policy: { connect: [] },
  }
}

/** Vite's list of what became of each source. */
type Manifest = Record<string, { file: string } | undefined>

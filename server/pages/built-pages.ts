import { existsSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../start/start-error.ts'
import type { PageParts, PageServer } from './page-source.ts'

const lastBuild = fileURLToPath(new URL('../../dist/current', import.meta.url))

/** Pages of the last build, and of no later one while this process runs. Assets carry a hash in their name, so a browser keeps them for ever. */
export async function builtPages(app: FastifyInstance): Promise<PageParts> {
  if (!existsSync(lastBuild)) throw new StartError('The pages are not built: run `npm run build`')
  const build = realpathSync(lastBuild)
  const client = join(build, 'client')
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

  const { default: built }: { default: PageServer } = await import(pathToFileURL(join(build, 'server/server.js')).href)
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

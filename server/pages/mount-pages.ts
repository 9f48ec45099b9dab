import type { FastifyInstance } from 'fastify'
import { shopOrigin } from '../http/origin.ts'
import { answerPage } from './answer-page.ts'
import { builtPages } from './built-pages.ts'
import { livePages } from './live-pages.ts'
import type { PageSource } from './page-source.ts'

export type PagesOptions = {
  /** Pages straight from their sources, with changes shown at once; else from the last build. */
  dev: boolean
  /** Where customers see the shop; without it, where it listens. */
  publicUrl?: string | undefined
} & Pick<PageSource, 'framersOf'>

/** Serves the shop's pages and their assets beside the API. */
export async function mountPages(app: FastifyInstance, { dev, publicUrl, framersOf }: PagesOptions) {
  await app.register(async (pages) => {
    const parts = dev ? await livePages(pages) : await builtPages(pages)
    const source = { ...parts, framersOf, origin: shopOrigin(app, publicUrl) }
    pages.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      // A body the reader sends is no part of asking for a page.
      handler: (request, reply) => answerPage({ app, source, request, reply }),
    })
  })
}

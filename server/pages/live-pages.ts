import type { FastifyInstance } from 'fastify'
import type { PageParts, PageServer } from './page-source.ts'

/** Pages from their sources through Vite, in this process; changes reach the browser at once. */
export async function livePages(app: FastifyInstance): Promise<PageParts> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())

  return {
    textsOf: () => undefined,
    policy: { connect: ['ws:', 'wss:'] },
    serveAsset: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : resolve(false)))
      }),
    server: async () => {
      const { ssr } = vite.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages in this process')
      const { default: live }: { default: PageServer } = await ssr.runner.import('virtual:tanstack-start-server-entry')
      return live
    },
  }
}

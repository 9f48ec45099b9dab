import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { canonicalPath, pagesOfSitemap } from '../../../../rules/catalogue/content/seo.ts'
import type { Db } from '../../../db/database.ts'
import { countFiles, idsOfFile, type SitemapSection, sitemapTables } from './sitemap.queries.ts'

const isListed = (what: string): what is SitemapSection => Object.hasOwn(sitemapTables, what)

/** For search engines: robots.txt, and an index of sitemaps of pages, products and printers (sitemaps.org). */
export function sitemapRoutes(app: FastifyInstance, db: Db, origin: () => string) {
  const hidden = { schema: { hide: true } }

  app.get('/robots.txt', hidden, async (request, reply) => {
    const lines = ['User-agent: *', `Disallow: ${apiPrefix}/`, 'Allow: /', '', `Sitemap: ${origin()}/sitemap.xml`, '']
    return sameForAll(request, reply, 'text/plain', lines.join('\n'))
  })

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const counts = await countFiles(db)
    const files = Object.entries(counts).flatMap(([what, count]) =>
      Array.from({ length: count }, (_, at) => `/sitemaps/${what}-${at + 1}.xml`),
    )
    return sameForAll(
      request,
      reply,
      'application/xml',
      xml('sitemapindex', 'sitemap', origin(), ['/sitemaps/pages.xml', ...files]),
    )
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', hidden, async (request, reply) => {
    const paths = await findPaths(db, request.params.file)
    if (!paths) return reply.callNotFound()
    return sameForAll(request, reply, 'application/xml', xml('urlset', 'url', origin(), paths))
  })
}

/** The paths that a file names; undefined where there is no such file. */
async function findPaths(db: Db, file: string): Promise<string[] | undefined> {
  if (file === 'pages.xml') return pagesOfSitemap
  const [, what = '', number] = /^([a-z]+)-([1-9][0-9]{0,5})\.xml$/.exec(file) ?? []
  if (!isListed(what)) return
  const ids = await idsOfFile(db, what, Number(number))
  if (ids.length === 0) return
  return ids.map((id) =>
    what === 'products' ? canonicalPath('/pd/product', { sku_id: id }) : canonicalPath('/pd/printer', { model_id: id }),
  )
}

function sameForAll(request: FastifyRequest, reply: FastifyReply, type: string, body: string) {
  request.sameForVisitors = true
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, no-cache').send(body)
}

function xml(list: string, entry: string, origin: string, paths: readonly string[]) {
  const entries = paths.map((path) => `<${entry}><loc>${escaped(origin + path)}</loc></${entry}>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${list}>`,
    '',
  ].join('\n')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

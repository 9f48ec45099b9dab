import { helpPages } from './content.ts'

/** What search engines may know: the pages without personal data. Specification section 2. */
const publicPaths = [
  '/',
  '/index',
  '/list/toner',
  '/search',
  '/pd/product',
  '/pd/printer',
  '/aster/contactus',
  '/aster/aboutus',
  '/aster/notice',
  '/help/faq',
  ...helpPages.map((page) => `/help/${page}`),
]

const publicPages = new Set(publicPaths)

export const isIndexed = (path: string) => publicPages.has(path)

/** Pages that stand in a sitemap beside products and printers; `/index` is the same as `/`, a search is what one asks. */
export const pagesOfSitemap = publicPaths.filter(
  (path) => !path.startsWith('/pd/') && path !== '/index' && path !== '/search',
)

/** Parts of an address that make a page another one, in the order in which its one true address has them. */
const meaning = [
  'keyword',
  'classId',
  'brandId',
  'seriesId',
  'modelId',
  'sku_id',
  'model_id',
  'page',
  'org_id',
] as const

/** The one address of a page that is reached by many: without order, size and what else only arranges it. */
export function canonicalPath(path: string, query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const name of meaning) {
    const value = query[name]
    if (value !== undefined && value !== '') params.set(name, String(value))
  }
  const at = path === '/index' ? '/' : path
  return params.size ? `${at}?${params}` : at
}

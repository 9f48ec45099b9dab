import type { AnyRouteMatch } from '@tanstack/react-router'
import { canonicalPath, isIndexed } from '../../../rules/catalogue/content/seo.ts'
import { offersSite, sites } from '../../../rules/site/site.ts'
import type { TextKey } from '../../../texts/index.ts'
import { sayIn } from '../../ui/language/language.tsx'
import type { RouterContext } from './router-context.ts'

/** A step on the way to a page; without a path, the page itself. */
type Crumb = { name: string; path?: string; query?: Record<string, unknown> }

type PageMeta = {
  title: string
  description?: string
  /** The way to the page, from home on; search engines show it. */
  crumbs?: Crumb[]
  /** What the page is about, in the words of schema.org. */
  about?: object
  /** There is nothing on it: search engines leave it out. */
  isEmpty?: boolean
}

type PageMatch = Pick<AnyRouteMatch, 'pathname' | 'search'> & { context: RouterContext }

/** The metadata of a page for browsers and search engines: its name, its one address, and the same page of other sites. */
export function pageHead(
  { context: { origin }, pathname, search }: PageMatch,
  { title, description, crumbs, about, isEmpty }: PageMeta,
) {
  const addressOf = (query: Record<string, unknown>, path = pathname) => origin + canonicalPath(path, query)
  const { org_id } = search
  return {
    meta: [
      { title: `${title} · Aster` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(isEmpty ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(crumbs
        ? [
            {
              'script:ld+json': breadcrumbs(
                crumbs.map(({ name, path, query = path ? {} : search }) => ({
                  name,
                  item: addressOf({ ...query, org_id }, path),
                })),
              ),
            },
          ]
        : []),
      ...(about ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...about } }] : []),
    ],
    links:
      isIndexed(pathname) && !isEmpty
        ? [
            { rel: 'canonical', href: addressOf(search) },
            ...otherSites.map(({ orgId, tongue }) => ({
              rel: 'alternate',
              hrefLang: tongue,
              href: addressOf({ ...search, org_id: orgId }),
            })),
          ]
        : [],
  }
}

/** The head of a page that a text names and that search engines do not index. */
export const headWithTitle =
  (key: TextKey) =>
  ({ match }: { match: PageMatch }) =>
    pageHead(match, { title: sayIn(match.context.reading)(key) })

/** The sites as search engines distinguish them; the default one serves readers without another. */
const otherSites = [
  { orgId: undefined, tongue: 'x-default' },
  ...sites
    .filter(({ orgId }) => offersSite(orgId, 'visitor'))
    .map(({ orgId, country, language }) => ({ orgId, tongue: `${language}-${country}` })),
]

const breadcrumbs = (steps: { name: string; item: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
})

import type { AnyRouteMatch } from '@tanstack/react-router'
import { canonicalPath, isIndexed } from '../../../rules/found.ts'
import { offersSite, sites } from '../../../rules/site.ts'
import type { RouterContext } from './router-context.ts'

type Told = {
  title: string
  description?: string
  /** The way to the page, from home on; search engines show it. */
  crumbs?: { name: string; path: string }[]
  /** What the page is about, in the words of schema.org. */
  about?: object
}

type Here = Pick<AnyRouteMatch, 'pathname' | 'search'> & { context: RouterContext }

/** What browsers and search engines are told of a page: its name, its one address, and the same page of other sites. */
export function pageHead({ context: { origin }, pathname, search }: Here, { title, description, crumbs, about }: Told) {
  const addressOf = (query: Record<string, unknown>) => origin + canonicalPath(pathname, query)
  return {
    meta: [
      { title: `${title} · Aster` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(crumbs ? [{ 'script:ld+json': breadcrumbs(origin, crumbs) }] : []),
      ...(about ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...about } }] : []),
    ],
    links: isIndexed(pathname)
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

/** The sites as search engines tell them apart; the default one serves whoever has no other. */
const otherSites = [
  { orgId: undefined, tongue: 'x-default' },
  ...sites
    .filter(({ orgId }) => offersSite(orgId, 'visitor'))
    .map(({ orgId, country, language }) => ({ orgId, tongue: `${language}-${country}` })),
]

const breadcrumbs = (origin: string, crumbs: { name: string; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
})

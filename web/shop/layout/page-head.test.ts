import { expect, test } from 'vitest'
import { loadTexts } from '../../../texts/index.ts'
import { headWithTitle, pageHead } from './page-head.ts'
import type { RouterContext } from './router-context.ts'

const origin = 'https://aster.example'
const context = { origin, reading: { language: 'en', texts: await loadTexts.en() } } as RouterContext
const at = (pathname: string, search: object = {}) => ({ context, pathname, search })
const readLinks = ({ links }: ReturnType<typeof pageHead>) =>
  Object.fromEntries(links.map((link) => ['hrefLang' in link ? link.hrefLang : link.rel, link.href]))

test('a page that can be found has one address, and the same page of each site', () => {
  const links = readLinks(pageHead(at('/pd/product', { sku_id: 4, org_id: 1 }), { title: 'CF259A' }))
  expect(links.canonical).toBe(`${origin}/pd/product?sku_id=4&org_id=1`)
  expect(links['x-default']).toBe(`${origin}/pd/product?sku_id=4`)
  expect(links['de-DE']).toMatch(/\/pd\/product\?sku_id=4&org_id=\d+$/)
})

test.each([
  ['what has nothing on it', at('/search', { keyword: 'zzz' }), true],
  ['what is behind the sign-in', at('/hisorder/orders'), false],
])('%s is kept from search engines', (_, match, isEmpty) => {
  const { links, meta } = pageHead(match, { title: 'x', isEmpty })
  expect(links).toEqual([])
  expect(meta.some((one) => 'name' in one && one.name === 'robots')).toBe(isEmpty)
})

test('the way to a page keeps the site, and ends with the page itself', () => {
  const { meta } = pageHead(at('/pd/printer', { model_id: 7, org_id: 5 }), {
    title: 'M404',
    crumbs: [{ name: 'Home', path: '/' }, { name: 'HP', path: '/list/toner', query: { brandId: 1 } }, { name: 'M404' }],
  })
  expect(meta).toContainEqual({
    'script:ld+json': expect.objectContaining({
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/?org_id=5` },
        { '@type': 'ListItem', position: 2, name: 'HP', item: `${origin}/list/toner?brandId=1&org_id=5` },
        { '@type': 'ListItem', position: 3, name: 'M404', item: `${origin}/pd/printer?model_id=7&org_id=5` },
      ],
    }),
  })
})

test('a title stands before the name of the shop, in the language of the reader', async () => {
  const reading = { language: 'de' as const, texts: await loadTexts.de() }
  const { meta } = headWithTitle('basket.title')({ match: { ...at('/x'), context: { ...context, reading } } })
  expect(meta).toEqual([{ title: 'Warenkorb · Aster' }])
})

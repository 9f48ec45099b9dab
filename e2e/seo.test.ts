import { expect, inject, test } from 'vitest'

const origin = inject('shopUrl')

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers: { 'accept-language': 'en', ...headers } })
  const html = await answer.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, first = '']) => first.replaceAll('&amp;', '&'))
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: all(/<title>([^<]*)<\/title>/g),
    description: all(/<meta name="description" content="([^"]*)"/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: all(/<link rel="alternate" hrefLang="([^"]*)"/gi),
    about: all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g).map((text) => JSON.parse(text)),
  }
}

test.each([
  ['/', '/', 'Organization'],
  ['/index', '/', 'Organization'],
  ['/list/toner?sort=name&classId=102&size=40', '/list/toner?classId=102', 'BreadcrumbList'],
  ['/search?t=5&keyword=tn-2420', '/search?keyword=tn-2420', undefined],
  ['/pd/product?sku_id=1', '/pd/product?sku_id=1', 'Product'],
  ['/pd/product?sku_id=1&org_id=5', '/pd/product?sku_id=1&org_id=5', 'Product'],
  ['/pd/printer?model_id=1', '/pd/printer?model_id=1', 'BreadcrumbList'],
  ['/help/faq', '/help/faq', undefined],
  ['/aster/contactus', '/aster/contactus', undefined],
])('%s says once what it is, where it is, and what other sites have', async (path, canonical, about) => {
  const page = await read(path)
  expect(page.status).toBe(200)
  expect(page.title).toHaveLength(1)
  expect(page.title[0]).toMatch(/.{5,} · Aster$/)
  expect(page.description[0]?.length).toBeGreaterThan(30)
  expect(page.canonical).toEqual([origin + canonical])
  expect(page.alternates).toEqual(expect.arrayContaining(['x-default', 'it-IT', 'de-DE', 'fr-FR', 'en-GB', 'en-US']))
  expect(page.headers.get('x-robots-tag')).toBeNull()
  const steps = page.about.flatMap((one) => one.itemListElement ?? [])
  expect(page.html).not.toContain('name="robots"')
  if (steps.length > 0) expect(steps.at(-1)).toMatchObject({ item: origin + canonical })
  if (about) expect(page.about.map((one) => one['@type'])).toContain(about)
  expect(JSON.stringify(page.about)).not.toMatch(/"(price\w*|offers)"/i)
})

test('titles and descriptions are in the language of the site', async () => {
  const german = await read('/pd/product?sku_id=1&org_id=5', { 'accept-language': '' })
  const english = await read('/pd/product?sku_id=1')
  expect(german.html).toContain('lang="de"')
  expect(german.title).not.toEqual(english.title)
})

test.each(['/login', '/401', '/404', '/cust/shoppingcart', '/order/confirm', '/hisorder/orders'])(
  '%s is kept out of what search engines know',
  async (path) => {
    const page = await read(path)
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.canonical).toEqual([])
  },
)

test.each(['/search', '/search?keyword=qqqqqqqqqq', '/search?keyword=%E2%80%A6'])(
  '%s, a search that finds nothing, is kept out, too',
  async (path) => {
    const page = await read(path)
    expect(page.html).toContain('<meta name="robots" content="noindex"')
    expect([page.canonical, page.alternates]).toEqual([[], []])
  },
)

test('the sitemap leads to pages that call themselves so', async () => {
  const index = await read('/sitemap.xml')
  expect((await read('/robots.txt')).html).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const files = [...index.html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) {
    const paths = [...(await (await fetch(file)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at)
    const some = paths[Math.floor(paths.length / 2)] ?? ''
    const page = await read(some.replaceAll('&amp;', '&').slice(origin.length))
    expect([page.status, page.canonical]).toEqual([200, [some.replaceAll('&amp;', '&')]])
  }
})

test('a cached page is revalidated for a visitor; a signed-in account gets one of its own', async () => {
  const first = await read('/pd/product?sku_id=2')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, no-cache')
  expect(first.headers.get('content-security-policy')).toContain("'sha256-")
  const again = await read('/pd/product?sku_id=2', { 'if-none-match': etag })
  expect([again.status, again.html]).toEqual([304, ''])

  const own = await read('/pd/product?sku_id=2', { cookie: 'token=somebody', 'if-none-match': etag })
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(own.headers.get('content-security-policy')).toContain("'nonce-")
  expect(own.headers.get('etag')).toBeNull()
})

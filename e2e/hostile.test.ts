import { expect, inject, test } from 'vitest'

const hostile = [
  '"><script>alert(1)</script>',
  "'); drop table skus; --",
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}#{7*7}',
  '%00',
  '%ff%fe',
  '%ed%a0%80',
  '../../../etc/passwd',
  '-1',
  '1e309',
  '9'.repeat(400),
  'x'.repeat(4_000),
  '__proto__',
  '[object Object]',
  '\u202e\u0000',
]

const pages: [path: string, names: string[]][] = [
  ['/', ['org_id', 'qo', 't']],
  [
    '/list/toner',
    ['classId', 'brandId', 'seriesId', 'modelId', 'colour', 'yield', 'inStock', 'sort', 'page', 'size', 'view'],
  ],
  ['/search', ['keyword', 'pre', 't', 'classId', 'page', 'size']],
  ['/pd/product', ['sku_id', 'org_id']],
  ['/pd/printer', ['model_id']],
  ['/pd/compare', ['skus']],
  ['/login', ['redirect']],
  ['/401', ['noGoBack']],
  ['/auth-redirect', ['redirect']],
  ['/help/faq', ['keyword', '__proto__[x]']],
  ['/aster/contactus', ['subject', 'org_id']],
]

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(inject('shopUrl') + path, { headers, redirect: 'follow' })
  return {
    status: answer.status,
    html: await answer.text(),
    policy: answer.headers.get('content-security-policy') ?? '',
  }
}

/** What came through as it was sent would run, or change the page. */
const came = /<script>alert|<img src=x/

test.each(pages)(
  '%s answers whatever its query holds with a page, and repeats nothing as it came',
  async (path, names) => {
    // Each value comes once under each name; the names of one address have different ones.
    for (const first of hostile.keys()) {
      const query = names.map((name, at) => writeField(name, hostile[(first + at) % hostile.length] ?? '')).join('&')
      const { status, html, policy } = await read(`${path}?${query}`)
      expect([query, status < 500]).toEqual([query, true])
      expect([query, came.test(html)]).toEqual([query, false])
      expect(policy).toContain("default-src 'self'")
      expect(html).toMatch(/<h1|<main|<form/)
    }
  },
)

const writeField = (name: string, value: string) =>
  `${encodeURIComponent(name)}=${value.startsWith('%') ? value : encodeURIComponent(value)}`

test('broken cookies and headers are answered as if they were not there', async () => {
  const plain = await read('/help/faq', { 'accept-language': 'en' })
  for (const value of hostile.filter((one) => /^[ -~]+$/.test(one))) {
    for (const name of ['country', 'language_NL', 'language_account', 'language_login', 'mantine-color-scheme-value']) {
      const { status, html } = await read('/help/faq', { cookie: `${name}=${value}`, 'accept-language': 'en' })
      expect([name, value, status, came.test(html), html.length > plain.html.length / 2]).toEqual([
        name,
        value,
        200,
        false,
        true,
      ])
    }
    const signedOut = await read('/', {
      cookie: `token=${encodeURIComponent(value)}`,
      'accept-language': value.slice(0, 200),
    })
    expect([value, signedOut.status]).toEqual([value, 200])
  }
})

test('what there is not says so and offers the way on', async () => {
  const readHtml = async (path: string) => (await read(path, { 'accept-language': 'en' })).html
  for (const path of ['/pd/product?sku_id=99999999', '/pd/product', '/pd/printer?model_id=99999999']) {
    expect(await readHtml(path)).toMatch(/<h1[^>]*>[^<]*not/i)
    expect(await readHtml(path)).toContain('href="/index"')
  }
  expect(await readHtml('/?org_id=4242')).toContain('There is no site with this number')
  expect((await read('/no/such/page')).status).toBe(404)
  expect((await read('/help/secrets')).status).toBe(404)
})

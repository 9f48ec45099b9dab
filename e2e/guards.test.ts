import { expect, inject, test } from 'vitest'
import { holdScripts } from './testing/browser.ts'
import { fillSignIn, sendSignIn, visit } from './testing/journey.ts'

test('what is closed leads to the sign-in page, and nothing of it is asked for', async () => {
  const path = '/hisorder/orderDetails/ONL000001'
  const { page } = await visit()
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto(path)
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === path)

  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(calls.filter((call) => /shoppingcart|order\/|order$/.test(call) && call.startsWith('/dev-api'))).toEqual([])
})

test('an ended session is reported at home, with the way back to the page before', async () => {
  const { page } = await visit({ as: 'nl.buyer', expected: /status of 401/ })
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'token')
  if (!cookie) throw new Error('There is no token')
  await page.context().addCookies([{ ...cookie, value: 'revoked' }])
  await page.goto('/pd/product?sku_id=1')
  await page.getByRole('alert').getByText('Your session has ended').waitFor()
  expect(new URL(page.url()).pathname).toBe('/index')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token')

  await page.getByRole('alert').getByRole('link', { name: 'Log in again' }).click()
  await fillSignIn(page, 'nl.buyer')
  await page.waitForURL((url) => url.pathname === '/pd/product')
})

test('an account that the shop cannot load after signing in is signed out with the reason, and not stuck', async () => {
  const { page } = await visit({ expected: /status of 500/ })
  await page.goto('/login')
  await page.route('**/account/getInfo', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":500,"msg":"","data":null}' }),
  )
  await sendSignIn(page, 'nl.buyer')
  await page.waitForURL((url) => url.pathname === '/index')
  await page.getByRole('alert').getByText('Unknown system error').waitFor()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token')
})

test('who may not buy has neither basket nor add buttons, and its page leads to 401', async () => {
  const { page } = await visit({ as: 'nl.requester', expected: /status of 40[13]/ })
  await page.goto('/pd/product?sku_id=1')
  expect(await page.getByRole('button', { name: /^Add .* to basket$/ }).count()).toBe(0)
  expect(await page.getByRole('link', { name: /^Basket/ }).count()).toBe(0)

  await page.goto('/cust/shoppingcart')
  await page.waitForURL(/\/401$/)
})

test('signing in does not lead away to another site', async () => {
  const { page } = await visit()
  await page.route(
    ({ hostname }) => hostname === 'evil.example',
    (route) => route.abort(),
  )
  await page.goto(`/login?redirect=${encodeURIComponent('/\\evil.example')}`)
  await fillSignIn(page, 'nl.buyer')

  expect(new URL(page.url()).origin).toBe(new URL(inject('shopUrl')).origin)
  expect(await page.getByRole('main').count()).toBe(1)
})

const pagesOfProducts = [
  '/',
  '/index',
  '/list/toner?classId=102',
  '/search?keyword=tn-2410',
  '/pd/product?sku_id=1',
  '/pd/printer?model_id=1',
]

// An amount beside a currency, as a page shows it; a price or a currency in what the page comes to life with, other
// than the one that the site sells in.
const amounts =
  /[€$£]\s?\d|\d\s?(?:€|zł)|(?:unit|discount|agreed|list)Price|currency:(?!"[A-Z]{3}",hotPhone:)|"currency"/i

test('a visitor finds no price in the HTML of a page, a buyer does where it shows products', async () => {
  const read = async (path: string, cookie = '') =>
    (await fetch(`${inject('shopUrl')}${path}`, { headers: { cookie, 'accept-language': 'en' } })).text()
  const { page } = await visit({ as: 'nl.buyer' })
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
  for (const path of pagesOfProducts) {
    expect([path, amounts.exec(await read(path))]).toEqual([path, null])
    expect([path, amounts.test(await read(path, `token=${token}`))]).toEqual([path, true])
  }
})

test('a script that is not of the answer does not run', async () => {
  const { page } = await visit({ expected: /Content Security Policy|violates/ })
  await page.route('**/list/toner*', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('</body>', '<script>window.injected = true</script></body>')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/list/toner')

  expect(await page.content()).toContain('window.injected')
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})

test('a page that was requested as a visitor and hydrates as a signed-in account hydrates without an error', async () => {
  const { page } = await visit({ as: 'nl.main' })
  const cookies = await page.context().cookies()
  for (const path of ['/search?keyword=106r1294', '/list/toner?classId=102']) {
    await page.context().clearCookies()
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.context().addCookies(cookies)
    release()
    await page.getByRole('button', { name: /^Welcome/ }).waitFor()
    await page.getByText('€').first().waitFor()
    // A call that is still to come would find the cookie gone, and reload the window beside the next page.
    await page.goto('/robots.txt', { waitUntil: 'commit' })
  }
})

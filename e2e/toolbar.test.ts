import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { renewToolbarKey, setToolbar } from '../contract/basket/toolbar.ts'
import { visit } from './testing/journey.ts'

const intranet = 'https://intranet.example'
let key: string
let headers: Record<string, string>
beforeAll(async () => {
  const body = { username: 'it.main', password: 'Aster2026demo', grant_type: 'password' }
  const { data } = await ask('/clientauth/oauth/token', { method: 'POST', body: new URLSearchParams(body) })
  headers = { authorization: `Bearer ${data.access_token}`, 'content-type': 'application/json' }
  key = await setOrigins(intranet)
})

/** Sets whose pages may show it; answers its key. */
const setOrigins = async (...origins: string[]): Promise<string> =>
  (await ask(setToolbar.path, { method: 'PUT', headers, body: JSON.stringify({ origins }) })).data.key

const ask = async (path: string, sent: RequestInit) => (await fetch(`${inject('shopUrl')}/dev-api${path}`, sent)).json()

/** The rule of a page that says whose pages may show it. */
async function readFramers(path: string) {
  const { headers } = await fetch(inject('shopUrl') + path)
  const rules = headers.get('content-security-policy')?.split('; ') ?? []
  return [rules.filter((rule) => rule.startsWith('frame-ancestors')).join(), headers.get('x-frame-options')]
}

test('the pages of its customer alone may show the toolbar, and no site any other page', async () => {
  const noFramers = ["frame-ancestors 'none'", 'SAMEORIGIN']
  expect(await readFramers(`/toolbar/toolbar?key=${key}`)).toEqual([`frame-ancestors ${intranet}`, null])
  expect(await readFramers('/toolbar/toolbar')).toEqual(noFramers)
  expect(await readFramers('/toolbar/toolbar?signin=1')).toEqual(noFramers)
  expect(await readFramers(`/toolbar/toolbar?key=${'A'.repeat(32)}`)).toEqual(noFramers)
  expect(await readFramers(`/login?key=${key}`)).toEqual(noFramers)

  const old = key
  const renewed = { method: 'PUT', headers, body: JSON.stringify({ key }) }
  key = (await ask(renewToolbarKey.path, renewed)).data.key
  expect(await readFramers(`/toolbar/toolbar?key=${old}`)).toEqual(noFramers)
  expect(await readFramers(`/toolbar/toolbar?key=${key}`)).toEqual([`frame-ancestors ${intranet}`, null])

  await setOrigins()
  expect(await readFramers(`/toolbar/toolbar?key=${key}`)).toEqual(noFramers)
  await setOrigins(intranet)
})

/** A page of another site with the toolbar inside. */
async function embed(page: Page, origin: string) {
  // The shop of this test stands in the browser's own machine, where pages of the internet may not reach by themselves.
  await page.context().grantPermissions(['local-network-access'], { origin })
  const src = `${inject('shopUrl')}/toolbar/toolbar?key=${key}`
  const body = `<!doctype html><title>Intranet</title><iframe src="${src}" title="Aster" width="900" height="700"></iframe>`
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(origin)
  return page.frameLocator('iframe')
}

test('inside of a page of the customer a number ends in the quick order, and no page of the shop beside it', async () => {
  // What listens to changed colours in another tab may not look into the storage of a page inside of another.
  const { page } = await visit({ expected: /localStorage/ })
  const bar = await embed(page, intranet)
  const [popup] = await Promise.all([page.waitForEvent('popup'), bar.getByRole('button', { name: 'Sign in' }).click()])
  await popup.getByLabel('User name').fill('it.main')
  await popup.getByRole('textbox', { name: 'Password' }).fill('Aster2026demo')
  await Promise.all([popup.waitForEvent('close'), popup.locator('button[type=submit]').click()])

  // It goes on in the language of who has signed in.
  await bar.getByRole('textbox', { name: 'Quantità' }).waitFor()
  await bar.getByRole('combobox').fill('CF259A')
  await bar
    .getByRole('option', { name: /^CF259A/ })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const product = bar.getByRole('link', { name: /CF259A/ })
  const [shown] = await Promise.all([page.waitForEvent('popup'), product.click()])
  expect(new URL(shown.url()).pathname).toBe('/pd/product')

  const go = bar.getByRole('button', { name: /ordine rapido|quick order/i })
  const [list] = await Promise.all([page.waitForEvent('popup'), go.click()])
  await list.getByText('CF259A').first().waitFor()
  expect(new URL(list.url()).pathname).toBe('/my/quickorder')
  expect(await page.context().cookies(intranet)).toEqual([])
})

test('a page of another site gets nothing of the toolbar', async () => {
  const { page } = await visit({ expected: /frame-ancestors/ })
  const bar = await embed(page, 'https://elsewhere.example')
  expect(await bar.getByRole('button').count()).toBe(0)
})

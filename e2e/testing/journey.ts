import { mkdirSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { chromiumArguments } from '../../checks/chromium.ts'
import { apiPrefix } from '../../contract/endpoint.ts'
import { signIn as tokenCall, webClient } from '../../contract/people/session.ts'

export type Visitor = { page: Page }

type Options = BrowserContextOptions & {
  /** Somebody of the demo (`arriveAs`). */
  as?: string
  /** Complaints that belong to the journey, such as the status of a page that is not there. */
  expected?: RegExp
}

// A page of a journey is left before its scripts have run often enough for a compiler that optimises to pay.
const withoutCompilers = '--js-flags=--no-opt --no-maglev'

/**
 * One browser for the journeys of a file. The function it answers opens a visitor with cookies of their own, English
 * unless `options` say otherwise; their page closes with the test and leaves a picture in test-results/ when it fails.
 * A journey of which the browser complains fails. What measures time asks for a browser as customers have it.
 */
export function openBrowser({ asCustomersHaveIt = false } = {}): (options?: Options) => Promise<Visitor> {
  let browser: Browser
  let visitors = 0
  beforeAll(async () => {
    const args = asCustomersHaveIt ? chromiumArguments : [...chromiumArguments, withoutCompilers]
    browser = await chromium.launch({ executablePath: inject('chromium'), args })
  })
  afterAll(() => browser.close())

  return async ({ as, expected, ...options } = {}) => {
    const visitor = ++visitors
    const context = await browser.newContext({ baseURL: inject('shopUrl'), locale: 'en-GB', ...options })
    context.setDefaultTimeout(15_000)
    context.on('page', waitForLife)
    const page = await context.newPage()
    // Errors of scripts, of coming to life, refusals of the content security policy.
    const complaints: string[] = []
    const complain = (what: string) => {
      if (!expected?.test(what)) complaints.push(what)
    }
    page.on('pageerror', (error) => complain(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') complain(`${message.text()} ${message.location().url}`)
    })
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await takePicture(page, `${task.name} ${visitor}`)
      await context.close()
      expect(complaints, 'what the browser complained of').toEqual([])
    })
    if (as) await arriveAs(page, as)
    return { page }
  }
}

/** A page that has arrived shows its controls before they act. `goto` and `reload` answer when they do. */
function waitForLife(page: Page) {
  const { goto, reload, waitForLoadState } = page
  const waitForQuiet = watchRequests(page)
  page.goto = async (address, { waitUntil, ...given } = {}) => {
    const isIdle = waitUntil === 'networkidle'
    const response = await goto.call(page, address, isIdle || !waitUntil ? given : { ...given, waitUntil })
    if (waitUntil !== 'commit') await page.waitForFunction(isAlive)
    if (isIdle) await waitForQuiet()
    return response
  }
  page.reload = async (...given) => {
    const response = await reload.apply(page, given)
    await page.waitForFunction(isAlive)
    return response
  }
  page.waitForLoadState = async (state, ...given) => {
    await waitForLoadState.call(page, state === 'networkidle' ? 'load' : state, ...given)
    if (state === 'networkidle') await waitForQuiet()
  }
}

// As long as Playwright itself waits. Milliseconds.
const quietTime = 500

/**
 * Answers what waits until a page has asked for nothing more for a while. Pages keep a stream of hints open, so to Playwright their
 * network is never idle.
 */
function watchRequests(page: Page) {
  const pending = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/live')) return
    pending.add(request)
    last = Date.now()
  })
  const forget = (request: Request) => {
    if (pending.delete(request)) last = Date.now()
  }
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
  return async () => {
    while (pending.size > 0 || Date.now() - last < quietTime) await page.waitForTimeout(50)
  }
}

/** React marks each element of the server's page that it has taken over. */
const isAlive = () =>
  [...document.querySelectorAll('input, button, select')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps')),
  )

async function takePicture(page: Page, name: string) {
  mkdirSync('test-results', { recursive: true })
  const path = `test-results/${name.replaceAll(/\W+/g, '-')}.png`
  await page.screenshot({ path, fullPage: true }).catch(() => {})
}

/** Searches from the field that every page has. */
export async function search(page: Page, words: string) {
  await page.getByRole('combobox', { name: 'Search by number or printer' }).first().fill(words)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `Results for “${words}”` }).waitFor()
}

const password = 'Aster2026demo'

/** Makes the browser that of a person of the demo who signed in before and reads English, without the page for it. */
export async function arriveAs(page: Page, username: string) {
  const url = inject('shopUrl')
  const form = { ...webClient, username, password, grant_type: 'password' }
  const answer = await page.request.post(`${url}${apiPrefix}${tokenCall.path}`, { form })
  const { access_token: token }: { access_token: string } = await answer.json()
  await page.context().addCookies([
    { name: 'token', value: token, url, sameSite: 'Strict' },
    { name: 'language_account', value: 'en', url },
  ])
}

/** Signs a person of the demo in and waits on the page that follows. */
export async function signIn(page: Page, user: string) {
  await page.goto('/login')
  await fillSignIn(page, user)
}

/** Fills the sign-in page that is open. They read English, whatever their site speaks. */
export async function fillSignIn(page: Page, user: string) {
  await sendSignIn(page, user)
  // Who has not confirmed their account finds the way out in their dialog.
  await page
    .getByRole('button', { name: /^(Welcome|Sign out)/ })
    .first()
    .waitFor()
}

/** Signs out by the menu of the account, and says that it is meant. */
export async function signOutByMenu(page: Page) {
  await page.getByRole('button', { name: /^Welcome/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
}

/** The same, whatever comes of it. */
export async function sendSignIn(page: Page, user: string) {
  await page.context().addCookies([{ name: 'language_account', value: 'en', url: inject('shopUrl') }])
  await page.getByLabel('User name').fill(user)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

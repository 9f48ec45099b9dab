import type { Page } from 'playwright'
import { expect, inject, onTestFinished } from 'vitest'
import { apiPrefix } from '../../contract/endpoint.ts'
import { signIn as tokenCall, webClient } from '../../contract/me/session.ts'
import { emptyWindow, type Looks, openWindow, returnWindow, takePicture, waitForLife } from './browser.ts'

export type Visitor = { page: Page }

type Options = Looks & {
  /** An account of the demo (`arriveAs`). */
  as?: string
  /** Complaints that belong to the journey, such as the status of a page that is not there. */
  expected?: RegExp
  /** A browser that has nothing of the shop yet, and is thrown away: for what it keeps, as a clock or a script before each page. */
  isNew?: boolean
}

let visitors = 0

/**
 * Opens a visitor with cookies of their own, English unless `options` say otherwise; their page leaves a picture in test-results/ when the
 * test fails. A journey of which the browser complains fails.
 */
export async function visit(options: Options = {}): Promise<Visitor> {
  const { as, expected, isNew = false, ...looks } = options
  const visitor = ++visitors
  const window = await openWindow(looks, isNew)
  const { context, page } = window
  context.on('page', waitForLife)
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
    const isLost = task.result?.state === 'fail'
    if (isLost) await takePicture(page, `${task.name} ${visitor}`)
    if (isLost || !window.isReusable) await context.close()
    else await emptyWindow(window).then(() => returnWindow(window))
    expect(complaints, 'what the browser complained of').toEqual([])
  })
  if (as) await arriveAs(page, as)
  return { page }
}

/** Follows a link of another site, with which a browser sends no cookie that stays in its own. */
export async function comeByLink(page: Page, path: string) {
  await page.goto('about:blank')
  await page.setContent(`<a href="${inject('shopUrl')}${path}">Seen elsewhere</a>`)
  // What follows is waited for by who comes.
  await page.getByRole('link').click({ noWaitAfter: true })
}

/** Searches from the field that every page has. */
export async function search(page: Page, words: string) {
  await page.getByRole('combobox', { name: 'Search by number or printer' }).first().fill(words)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `Results for “${words}”` }).waitFor()
}

const password = 'Aster2026demo'

/** Makes the browser that of an account of the demo who signed in before and reads English, without the page for it. */
export async function arriveAs(page: Page, username: string, url = inject('shopUrl')) {
  const form = { ...webClient, username, password, grant_type: 'password' }
  const answer = await page.request.post(`${url}${apiPrefix}${tokenCall.path}`, { form })
  const { access_token: token }: { access_token: string } = await answer.json()
  await page.context().addCookies([
    { name: 'token', value: token, url, sameSite: 'Strict' },
    { name: 'language_account', value: 'en', url },
  ])
}

/** Signs an account of the demo in and waits for the page that follows. */
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

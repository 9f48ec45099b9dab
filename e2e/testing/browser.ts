import { mkdirSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright'
import { inject, onTestFinished } from 'vitest'
import { chromiumArguments } from '../../checks/chromium.ts'

/** A window with cookies and a storage of its own. */
export type Window = { context: BrowserContext; page: Page; isReusable: boolean }

// No page of a journey lives so long that optimising its scripts pays; the next one of its window runs the same.
const forShortPages = '--js-flags=--no-opt --no-maglev --no-flush-bytecode'

/** Options of a page while it is open. */
type Appearance = {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  reducedMotion: 'reduce' | 'no-preference'
}
const usual: Appearance = {
  viewport: { width: 1280, height: 720 },
  colorScheme: 'light',
  reducedMotion: 'no-preference',
}

/** How a visitor looks at the shop, where it is not as most do. */
export type Looks = Partial<Appearance> & Omit<BrowserContextOptions, keyof Appearance>

/** One browser for all files of a worker. */
let browser: Promise<Browser> | undefined

async function launch(): Promise<Browser> {
  // The worker is ended by a signal. Its browser goes with it, and leaves no profile behind.
  process.once('SIGTERM', () => process.exit())
  const args = [...chromiumArguments, forShortPages]
  return chromium.launch({ executablePath: inject('chromium'), args, handleSIGTERM: false })
}

// Unused windows. A new one loads and compiles all scripts again, which is three quarters of what a page costs.
const free: Window[] = []
const mostFree = 3

/** A window as it is first opened: an earlier one that was emptied, unless one is asked for that none has used. */
export async function openWindow(looks: Looks, isNew: boolean) {
  const {
    viewport = usual.viewport,
    colorScheme = usual.colorScheme,
    reducedMotion = usual.reducedMotion,
    ...own
  } = looks
  const isReusable = !isNew && Object.keys(own).length === 0
  const appearance = { viewport, colorScheme, reducedMotion }
  const window = (isReusable && free.pop()) || (await newWindow({ ...appearance, ...own }, isReusable))
  if (isReusable) await show(window.page, appearance)
  return window
}

async function newWindow(options: BrowserContextOptions, isReusable: boolean): Promise<Window> {
  browser ??= launch()
  const context = await (await browser).newContext({ baseURL: inject('shopUrl'), locale: 'en-GB', ...options })
  // Milliseconds: after so long something hangs.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  waitForLife(page)
  return { context, page, isReusable }
}

async function show(page: Page, { viewport, ...media }: Appearance) {
  await page.setViewportSize(viewport)
  await page.emulateMedia(media)
}

/**
 * Empties a window of all that its visitor left: tabs, cookies, storage, listeners, routes, where the pointer stood. Its page stays in the
 * shop, as scripts are kept for a site, at an address that has none.
 */
export async function emptyWindow({ context, page }: Window) {
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.goto('/robots.txt', { waitUntil: 'commit' })
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await context.clearPermissions()
  await page.mouse.move(-1, -1)
}

// What journeys listen to. Playwright itself listens to the end of a page.
const listenedTo = [
  ...['pageerror', 'console', 'filechooser', 'framenavigated'],
  ...['request', 'response', 'requestfinished', 'requestfailed'],
]

/** Gives an emptied window to the next who needs one. */
export async function returnWindow(window: Window) {
  for (const event of listenedTo) window.page.removeAllListeners(event)
  window.context.removeAllListeners('page')
  if (free.length < mostFree) free.push(window)
  else await window.context.close()
}

export async function takePicture(page: Page, name: string) {
  mkdirSync('test-results', { recursive: true })
  const path = `test-results/${name.replaceAll(/\W+/g, '-')}.png`
  await page.screenshot({ path, fullPage: true }).catch(() => {})
}

/** A page that has arrived shows its controls before they act. `goto` and `reload` answer when they do. */
export function waitForLife(page: Page) {
  const { goto, reload } = page
  page.goto = async (address, given = {}) => {
    const response = await goto.call(page, address, given)
    if (given.waitUntil !== 'commit') await comeToLife(page)
    return response
  }
  page.reload = async (...given) => {
    const response = await reload.apply(page, given)
    await comeToLife(page)
    return response
  }
}

/** Waits until React has taken over each control of the server's page, which it marks. */
export const comeToLife = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('input, button, select')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps')),
    ),
  )

/** What a page has asked for from now on and not had an answer to, but for its stream of hints, which stays open. */
export function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/live')) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Waits until everything that a page loads is shown in place of what kept room for it. */
export const showAll = (page: Page) => page.waitForFunction(() => !document.querySelector('[role=status][aria-label]'))

/** Runs a script before each page that the test opens. */
export async function beforeEachPage(page: Page, script: string | (() => void)) {
  const added = await page.addInitScript(typeof script === 'string' ? { content: script } : script)
  onTestFinished(() => added.dispose())
}

/** Keeps the scripts of a page back until what it answers is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

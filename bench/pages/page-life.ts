import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumArguments, findChromium } from '../../checks/chromium.ts'
import { startServer } from '../child.ts'
import type { KeptFigure } from '../kept/figure.ts'
import { buyers, demoShop } from '../shop.ts'

const rounds = 10
const home = '/index'
const others = { 'the page of a list': '/list/toner?classId=103', 'the page of an account': '/my/account' }

/**
 * When pages of a customer live, beside home; what they wait for while the browser has nothing to do, beside what it does; and what comes
 * between a press on a product and its page, beside a loop that is always the same. In a browser as customers have it.
 */
export async function measurePageLife(): Promise<KeptFigure[]> {
  const shop = await demoShop()
  const [token = ''] = await buyers(shop.db, 1, 'page-life')
  const server = await startServer('shop', shop.url)
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const context = await openContext(browser, server.url, token)
    return [...(await measureLives(context)), await measurePress(context)]
  } finally {
    await browser.close()
    await server.stop()
    await shop.stop()
  }
}

async function openContext(browser: Browser, baseURL: string, token: string) {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' })
  await context.addCookies([{ name: 'token', value: token, url: baseURL, sameSite: 'Strict' }])
  return context
}

/** In milliseconds: after how many a page lives, and for how many of them the browser was at work. */
type Life = { alive: number; busy: number }

async function measureLives(context: BrowserContext): Promise<KeptFigure[]> {
  const page = await context.newPage()
  await page.addInitScript(noteLife)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const live = async (path: string): Promise<Life> => {
    await page.goto(path)
    const alive = await page.waitForFunction(() => window.aliveAfter)
    const { metrics } = await devtools.send('Performance.getMetrics')
    // In seconds, since the page was asked for.
    const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    return { alive: (await alive.jsonValue()) ?? Number.POSITIVE_INFINITY, busy: busy * 1000 }
  }
  const paths = [home, ...Object.values(others)]
  // Once, so that every page has its scripts.
  for (const path of paths) await live(path)
  const lives = new Map(paths.map((path) => [path, [] as Life[]]))
  for (let round = 0; round < rounds; round++) for (const [path, found] of lives) found.push(await live(path))
  await page.close()

  const midAlive = (path: string) => median((lives.get(path) ?? []).map(({ alive }) => alive))
  return Object.entries(others).flatMap(([name, path]) => [
    { name: `${name} lives, beside home`, ms: midAlive(path), referenceMs: midAlive(home) },
    {
      name: `${name} lives, beside what the browser does for it`,
      ms: midAlive(path),
      referenceMs: median((lives.get(path) ?? []).map(({ busy }) => busy)),
    },
  ])
}

async function measurePress(context: BrowserContext): Promise<KeptFigure> {
  const page = await context.newPage()
  const shown: number[] = []
  const loops: number[] = []
  await page.goto('/list/toner?classId=102')
  for (let row = 1; row <= rounds; row++) {
    await hoverProduct(page, row)
    const link = await product(page, row).evaluateHandle((element) => element as HTMLElement)
    shown.push(await page.evaluate(pressUntilShown, link))
    loops.push(await page.evaluate(loop))
    await page.goBack()
    await page.getByRole('list', { name: 'Toner' }).waitFor()
  }
  await page.close()
  return { name: 'a product is shown after a press, beside a loop', ms: median(shown), referenceMs: median(loops) }
}

const product = (page: Page, row: number) =>
  page.getByRole('list', { name: 'Toner' }).getByRole('listitem').nth(row).getByRole('link').first()

/** Puts the pointer on a product, which fetches what its page shows first. */
async function hoverProduct(page: Page, row: number) {
  const fetched = ['/goods/sku/freedom/', '/goods/rela/freedom/list'].map((path) =>
    page.waitForResponse((answer) => answer.url().includes(path)),
  )
  await product(page, row).hover()
  for (const answer of await Promise.all(fetched)) await answer.finished()
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

declare global {
  interface Window {
    aliveAfter?: number
  }
}

/** Runs in the browser: notes the milliseconds from the HTML to where the page shows its heading and every control acts. */
function noteLife() {
  const acts = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps'))
  const look = () => {
    const lives =
      document.querySelector('main h1') && [...document.querySelectorAll('input, button, select')].every(acts)
    if (!lives) return requestAnimationFrame(look)
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    window.aliveAfter = performance.now() - (html?.responseEnd ?? 0)
  }
  requestAnimationFrame(look)
}

/** Runs in the browser: the milliseconds from a press to the heading of the product. */
function pressUntilShown(link: HTMLElement): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    const look = () =>
      document.querySelector('main article h1') ? resolve(performance.now() - began) : requestAnimationFrame(look)
    link.click()
    look()
  })
}

/** Runs in the browser: the milliseconds of work that no version of the shop changes. */
function loop(): number {
  const began = performance.now()
  let sum = 0
  for (let step = 0; step < 20_000_000; step++) sum = (sum * 31 + step) % 1_000_003
  document.documentElement.dataset.sum = String(sum)
  return performance.now() - began
}

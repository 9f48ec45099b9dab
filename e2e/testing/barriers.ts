import { readFileSync } from 'node:fs'
import type { ContextObject, RunOptions, run } from 'axe-core'
import type { Page } from 'playwright'

type Look = {
  /** A CSS selector; without it the whole page is looked at. */
  part?: string
  /** Nothing but this rule of axe. */
  only?: string
  /** All rules of axe but these. */
  without?: string[]
  /** Whether what stands around the main area is looked at, too. */
  frame?: boolean
}

const script = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The accessibility barriers of the open page, by the rules of WCAG 2.2 AA: `<rule>: <elements>` for each. The page
 * has no frames: a mail in one is its sender's.
 */
export async function barriers(
  page: Page,
  { part = 'html', only, without = [], frame = true }: Look = {},
): Promise<string[]> {
  // Half a megabyte, which a page keeps as long as it is open.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    runOnly: only ? { type: 'rule', values: [only] } : { type: 'tag', values: guidelines },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  const context = { include: [part], exclude: frame ? [] : [':has(> a[href="#main"]) > :not(main)'] }
  return page.evaluate(judge, { context, options })
}

/** The same in light colours and in dark ones; they stay light. */
export async function barriersByDayAndNight(page: Page, look?: Look): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await barriers(page, look)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...(await barriers(page, look)), ...dark.map((barrier) => `in the dark, ${barrier}`)]
}

/** Runs in the browser. */
async function judge({ context, options }: { context: ContextObject; options: RunOptions }) {
  const looker: { run: typeof run } = Reflect.get(window, 'axe')
  const { violations } = await looker.run(context, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

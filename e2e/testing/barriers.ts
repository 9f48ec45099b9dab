import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

type Look = {
  /** A CSS selector; without it the whole page is looked at. */
  part?: string
  /** Nothing but this rule of axe. */
  only?: string
  /** All rules of axe but these. */
  without?: string[]
}

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What of the page that is open keeps people out, by the rules of WCAG 2.2 AA: `<rule>: <elements>` for each. The page
 * has no frames: a mail in one is its sender's.
 */
export async function barriers(page: Page, { part = 'html', only, without = [] }: Look = {}): Promise<string[]> {
  // Half a megabyte of script, which a page keeps as long as it is open.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    runOnly: only ? { type: 'rule', values: [only] } : { type: 'tag', values: guidelines },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  return page.evaluate(judge, { part, options })
}

/** Runs in the browser. */
async function judge({ part, options }: { part: string; options: RunOptions }) {
  const looker: Pick<typeof axe, 'run'> = Reflect.get(window, 'axe')
  const { violations } = await looker.run(part, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

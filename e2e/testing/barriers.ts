import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

type Look = {
  /** A CSS selector; without it the whole page is looked at. */
  part?: string
  /** Nothing but this rule of axe. */
  only?: string
  /** All rules of axe but these. */
  without?: string[]
}

/** What of the page that is open keeps people out, by the rules of WCAG 2.2 AA: `<rule>: <elements>` for each. */
export async function barriers(page: Page, { part = 'html', only, without = [] }: Look = {}): Promise<string[]> {
  // No page here has a frame of another origin: what the other mode opens a second page for.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'], preload: false })
  if (only) axe.withRules(only)
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).disableRules(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

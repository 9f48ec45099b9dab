import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

type Look = {
  /** A CSS selector; without it the whole page is looked at. */
  part?: string
  /** `none` leaves contrast out, `only` looks at nothing else. */
  contrast?: 'none' | 'only'
}

/** What of the page that is open keeps people out, by the rules of WCAG 2.2 AA: `<rule>: <elements>` for each. */
export async function barriers(page: Page, { part = 'html', contrast }: Look = {}): Promise<string[]> {
  // No page here has a frame of another origin: what the other mode opens a second page for.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'], preload: false })
  if (contrast === 'only') axe.withRules('color-contrast')
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
  if (contrast === 'none') axe.disableRules('color-contrast')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

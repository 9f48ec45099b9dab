import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type Language, loadTexts } from '../../texts/index.ts'
import { barriers } from './barriers.ts'

// The status of the error pages themselves.
export const expected = /status of 40[34]/

/** One language is read on a telephone, where nothing may scroll sideways. */
export const narrow = { viewport: { width: 375, height: 740 } }
export const onTelephone = 'pl'

/** Opens pages in a language, and finds nothing that keeps people out. */
export async function walk(page: Page, paths: readonly string[], language: Language) {
  const { 'ui.loading': loading } = await loadTexts[language]()
  const skeletons = page.getByRole('status', { name: loading, exact: true })
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    // What comes after the heading is looked at, too.
    await expect.poll(() => skeletons.count(), { timeout: 15_000 }).toBe(0)
    expect([path, await barriersAt(page, language)]).toEqual([path, []])
    if (language !== onTelephone) continue
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, narrow.viewport.width])
  }
}

/** Colours and sizes are the same in every language: they are judged in German, sizes on the telephone too. */
async function barriersAt(page: Page, language: Language) {
  if (language === 'de') return [...(await barriers(page)), ...(await barriersInTheDark(page))]
  const without = ['color-contrast', ...(language === onTelephone ? [] : ['target-size'])]
  return barriers(page, { without })
}

async function barriersInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await barriers(page, { only: 'color-contrast' })
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

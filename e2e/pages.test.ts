import { AxeBuilder } from '@axe-core/playwright'
import { expect, inject, test } from 'vitest'
import { openBrowser } from './testing/journey.ts'

const visit = openBrowser()
const open = [
  '/',
  '/login',
  '/list/toner?classId=102',
  '/search?keyword=cf259a',
  '/pd/product?sku_id=1',
  '/401',
  '/404',
]

test.each(open)('%s has nothing that keeps people out', async (path) => {
  // The status of the error pages themselves.
  const { page } = await visit({ expected: /status of 40[34]/ })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})

test('public pages are complete without a script, in the language of the reader', async () => {
  const answer = await fetch(`${inject('shopUrl')}/search?keyword=hl-l2350dw`, { headers: { 'accept-language': 'de' } })
  const html = await answer.text()

  expect(html).toContain('TN-2410')
  expect(html).toContain('lang="de"')
  expect(html).not.toContain('€')
})

test('a narrow screen does not scroll sideways', async () => {
  const { page } = await visit({ viewport: { width: 375, height: 740 }, expected: /status of 40[34]/ })
  for (const path of open) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(`${path}: ${width}`).toBe(`${path}: 375`)
  }
})

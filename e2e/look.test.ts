import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { addManyToBasket } from '../contract/basket/basket.ts'
import { call } from './testing/call.ts'
import { visit } from './testing/journey.ts'

// Longer by half than in German, and a price of five figures beside its discount.
const longer = { add: 'Hinzufügen hinzu', price: '12.345,67 €' }

/** Runs in the browser: the rows whose stock, price, quantity or button overlap or are cut. */
function overlaps({ add, price }: typeof longer): string[] {
  const rows = [...document.querySelectorAll('main li')].filter((row) => row.querySelector('form'))
  for (const row of rows) {
    for (const amount of row.querySelectorAll('strong span')) amount.textContent = price
    for (const label of row.querySelectorAll('form button[type=submit] span')) {
      if (label.childElementCount === 0) label.textContent = add
    }
  }
  return rows.flatMap((row) => {
    const boxes = [...row.querySelectorAll('[data-stock], strong, form > *')].map((part) =>
      part.getBoundingClientRect(),
    )
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const cut = boxes.some(({ right }) => right > row.getBoundingClientRect().right)
    const crossed = boxes.some((a, at) => boxes.slice(at + 1).some((b) => meets(a, b)))
    return cut || crossed ? [row.textContent ?? ''] : []
  })
}

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

test('whatever the width, no price or button is cut or covered by its row', async () => {
  const { page } = await visit({ as: 'nl.main' })
  await page.context().addCookies([{ name: 'language_account', value: 'de', url: inject('shopUrl') }])
  for (const path of ['/list/toner?classId=102', '/pd/product?sku_id=1']) {
    await page.goto(path)
    await page.getByRole('main').getByText('€').first().waitFor()
    for (const width of [1440, 1200, 1024, 800, 390]) {
      await setWidth(page, width)
      await page.getByRole('main').getByText('€').first().waitFor()
      expect([path, width, await page.evaluate(overlaps, longer)]).toEqual([path, width, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

test('the navigation of a customer stands on one line in German, however narrow the window', async () => {
  const { page } = await visit({ as: 'nl.main', viewport: { width: 1024, height: 800 } })
  await page.context().addCookies([{ name: 'language_account', value: 'de', url: inject('shopUrl') }])
  await page.goto('/list/toner?classId=105')
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await navigation.getByRole('link', { name: /Warenkorb.*€/ }).waitFor()
  for (const width of [1024, 800, 769]) {
    await setWidth(page, width)
    expect([width, await navigation.evaluate((bar) => bar.firstElementChild?.clientHeight)]).toEqual([width, 40])
  }
})

/** Runs in the browser: what of a basket or an order runs out of its row, or covers the way to remove it, with sums of seven figures. */
function burst(): string[] {
  for (const amount of document.querySelectorAll('main span')) {
    if (/^[\d.,]+\s€$/.test(amount.textContent ?? '')) amount.textContent = '2.651.208,63\u00a0PLN'
  }
  const wide = [...document.querySelectorAll('main aside dl > div, main section dl > div')].filter(
    (row) => row.scrollWidth > row.clientWidth,
  )
  const covering = [...document.querySelectorAll('main li')].filter((line) => {
    const bin = line.querySelector('button[title]')?.getBoundingClientRect()
    return [...line.querySelectorAll('span')].some((amount) => {
      const { right, top, bottom } = amount.getBoundingClientRect()
      return bin && amount.textContent?.endsWith('PLN') && right > bin.left && top < bin.bottom && bin.top < bottom
    })
  })
  return [...wide, ...covering].map(({ textContent }) => textContent ?? '')
}

test('sums of seven figures stay in their place in a basket and an order', async () => {
  const { page } = await visit({ as: 'de.main' })
  await call(page, addManyToBasket, { body: [{ number: 'AS-100051', qty: 2 }] })
  await page.context().addCookies([{ name: 'language_account', value: 'de', url: inject('shopUrl') }])
  for (const [path, sum] of [
    ['/cust/shoppingcart', 'Zwischensumme ohne MwSt.'],
    ['/order/confirm', 'Gesamtsumme'],
  ] as const) {
    await page.goto(path)
    await page.locator('main dt').getByText(sum).waitFor()
    await expect.poll(() => page.getByRole('status', { name: 'Wird geladen' }).count()).toBe(0)
    for (const width of [1440, 1024, 390]) {
      await setWidth(page, width)
      expect([path, width, await page.evaluate(burst)]).toEqual([path, width, []])
    }
  }
})

test.each([1440, 390])('at %i the end of a list can be scrolled clear of the bars', async (width) => {
  const { page } = await visit({ as: 'nl.main', viewport: { width, height: 800 } })
  await page.goto('/list/toner?classId=102')
  await page.getByRole('main').getByText('€').first().waitFor()
  if (width > 992) expect(await covered(page, 'main li button')).toEqual([])
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('button', { name: 'Back to top' }).waitFor()

  expect(await covered(page, 'main li:last-child form, main select, footer p')).toEqual([])
  await page.getByRole('button', { name: 'Back to top' }).click()
  await page.getByRole('button', { name: 'Back to top' }).waitFor({ state: 'detached' })
})

/** What of the parts lies below a shortcut, or below the tab bar of a telephone. */
const covered = (page: Page, parts: string) =>
  page.evaluate((parts) => {
    const bars = 'aside[aria-label="Shortcuts"] button, nav[aria-label="Tabs"]'
    const shortcuts = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect())
    return [...document.querySelectorAll(parts)]
      .filter((part) => {
        const box = part.getBoundingClientRect()
        return shortcuts.some(
          ({ left, right, top, bottom }) =>
            left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        )
      })
      .map((part) => part.textContent)
  }, parts)

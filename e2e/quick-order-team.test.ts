import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visit } from './testing/journey.ts'

const heading = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, ...(name && { name }) })
/** The heading by its name: that of the page before has the keyboard for a moment. */
const keyboardAtHeading = (page: Page, name: string | RegExp) =>
  expect.poll(() => heading(page, name).evaluate((one) => one === document.activeElement)).toBe(true)
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
async function press(page: Page, name: string) {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}
const listNumber = async (page: Page) => /QO\w+/.exec((await heading(page).textContent()) ?? '')?.[0] ?? 'no list'

async function drafts(page: Page) {
  await page.goto('/hisorder/quickorders?status=draft')
  await page.getByRole('main').getByRole('link', { name: /^QO/ }).first().waitFor()
  return page.getByRole('main').getByRole('link', { name: /^QO/ }).count()
}

async function arriveAtList(page: Page) {
  await page.waitForURL(/quickOrderDetails/)
  await page.getByRole('heading', { level: 1, name: /QO/ }).waitFor()
}

async function prepare(page: Page, text: string) {
  await page.goto('/my/quickorder')
  await page.getByLabel('Paste a list').fill(text)
  await button(page, 'Check the list').click()
  await page.getByRole('heading', { name: /^Ready/ }).waitFor()
}

test('a team decides on a list, and the keyboard goes on at its heading after each action', async () => {
  const { page: maker } = await visit({ as: 'nl.requester' })
  await prepare(maker, 'TN-1050 2')
  await press(maker, 'Save list')
  await arriveAtList(maker)
  const number = await listNumber(maker)
  await keyboardAtHeading(maker, number)
  await press(maker, 'Submit')
  await maker.getByText('Submitted', { exact: true }).waitFor()
  await keyboardAtHeading(maker, number)

  const { page: main } = await visit({ as: 'nl.main' })
  await main.goto(new URL(maker.url()).pathname)
  await press(main, 'Reject')
  await main.getByLabel(/^Reason/).fill('Only what we need')
  await main.keyboard.press('Tab')
  await main.keyboard.press('Enter')
  await main.getByText('Rejected: Only what we need').waitFor()
  await keyboardAtHeading(main, number)

  await maker.reload()
  await maker.getByText('Rejected: Only what we need').waitFor()
  await press(maker, 'Delete')
  await maker.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await keyboardAtHeading(maker, 'Quick-order lists')
  expect(await maker.getByRole('link', { name: number }).count()).toBe(0)
})

test('who orders a list, or copies it, goes on with the keyboard at the heading of what follows', async () => {
  const { page } = await visit({ as: 'nl.main' })
  await prepare(page, 'TN-1050 1')
  await press(page, 'Order this list')
  await keyboardAtHeading(page, 'Confirm order')
  const list = new URL(page.url()).searchParams.get('quickOrder')
  await page.getByRole('button', { name: /^Place order/ }).focus()
  await page.keyboard.press('Enter')
  await keyboardAtHeading(page, 'Thank you for your order')

  await page.goto(`/hisorder/quickOrderDetails/${list}`)
  const number = await listNumber(page)
  await press(page, 'Order again')
  await expect.poll(() => listNumber(page)).not.toBe(number)
  await keyboardAtHeading(page, await listNumber(page))

  for (const [action, title] of Object.entries({ 'Order this list': 'Confirm order', Change: 'Quick order' })) {
    await page.getByRole('main').getByRole('link', { name: action, exact: true }).press('Enter')
    await keyboardAtHeading(page, title)
    await page.goBack()
    await arriveAtList(page)
  }
})

test('a list whose answer was lost is saved by the second press, and is one list', async () => {
  const { page } = await visit({ as: 'de.main', expected: /ERR_FAILED|Failed to load/ })
  const before = await drafts(page)
  await prepare(page, 'TN-1050 2')
  let answersToLose = 2
  await page.route(/clientsystem\/quickorder(\/\d+)?$/, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    const response = await route.fetch()
    if (answersToLose-- > 0) return route.abort()
    return route.fulfill({ response })
  })
  await button(page, 'Save list').click()
  await page.getByRole('alert').waitFor()
  await button(page, 'Save list').click()
  await expect.poll(() => answersToLose).toBe(0)
  await button(page, 'Save list').click()
  await arriveAtList(page)
  const number = await listNumber(page)

  answersToLose = 1
  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByLabel('Name of the list').fill('Weekly')
  await button(page, 'Save list').click()
  await page.getByRole('alert').waitFor()
  await button(page, 'Save list').click()
  await arriveAtList(page)
  expect(await listNumber(page)).toBe(number)
  await page.getByText('Weekly').waitFor()

  expect(await drafts(page)).toBe(before + 1)
})

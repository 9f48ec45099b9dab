import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { fillSignIn, signIn, signOutByMenu, visit } from './testing/journey.ts'

test('an account that is not confirmed meets the dialog on every page, and nothing closes it', async () => {
  const { page } = await visit()
  await signIn(page, 'new.main')
  const dialog = page.getByRole('dialog', { name: 'Please confirm your account' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await dialog.getByLabel('E-mail address').fill('')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('Please enter an email address').waitFor()
  expect(await barriers(page)).toEqual([])

  await page.goto('/help/faq')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('after some failures the browser works instead of the eye, and the right password opens', async () => {
  const { page } = await visit()
  await page.goto('/login')
  for (const _ of [1, 2, 3, 4]) {
    await page.getByLabel('User name').fill('pl.main')
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
    const answered = page.waitForResponse(/oauth\/token/)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await answered
  }
  await page.getByRole('button', { name: 'I cannot read the picture' }).click()
  await page.getByText('your browser has passed the check').waitFor()
  expect(await barriers(page)).toEqual([])
  await fillSignIn(page, 'pl.main')
})

test('signed in without asking to stay signed in, the browser forgets it when it is closed', async () => {
  const { page } = await visit()
  await signIn(page, 'pl.main')
  const token = async () => (await page.context().cookies()).find(({ name }) => name === 'token')
  expect((await token())?.expires).toBe(-1)
  await signOutByMenu(page)
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
  expect(await token()).toBeUndefined()

  await page.goto('/login')
  await page.getByLabel('Keep me signed in on this device').check()
  await fillSignIn(page, 'pl.main')
  const days = ((await token())?.expires ?? 0) / 86_400 - Date.now() / 86_400_000
  expect(days).toBeGreaterThan(29)
  expect(days).toBeLessThanOrEqual(30)
})

test('an account signs another of its browsers out, and then all', async () => {
  const here = await visit({ as: 'pl.main' })
  const there = await visit({ as: 'pl.main', expected: /status of 401/ })
  await here.page.goto('/my/account')
  const places = here.page.getByRole('listitem').filter({ hasText: 'Last used' })
  await places.first().waitFor()
  for (let placesLeft = await places.count(); placesLeft > 1; placesLeft--) {
    await here.page
      .getByRole('button', { name: /^Sign out there: / })
      .first()
      .click()
    await expect.poll(() => places.count()).toBe(placesLeft - 1)
  }

  await there.page.goto(`${inject('shopUrl')}/hisorder/orders`)
  await there.page.waitForURL((url) => url.pathname === '/index')
  await here.page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await here.page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await here.page.waitForURL((url) => url.pathname === '/')
  await here.page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
})

test('the settings of an account follow it, whatever it does right after choosing them', async () => {
  const here = await visit({ as: 'pl.main' })
  const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  await here.page.goto('/list/toner?classId=102')
  for (const name of ['Table', 'Cards']) {
    await view(here.page, name).click()
    await here.page.reload()
    await expect.poll(() => view(here.page, name).getAttribute('aria-pressed'), { message: name }).toBe('true')
  }
  const there = await visit({ as: 'pl.main' })
  await there.page.goto('/list/toner?classId=102')
  await there.page.waitForFunction(() => document.documentElement.dataset.view === 'cards')
})

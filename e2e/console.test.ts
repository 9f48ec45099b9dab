import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { openBrowser, signIn } from './testing/journey.ts'
import { letterTo } from './testing/post-office.ts'

const visit = openBrowser()

test('a manager finds who waits for approval, looks at his papers, and may not read letters', async () => {
  const { page } = await visit()
  await page.goto('/console/customers')
  await page.waitForURL((url) => url.searchParams.get('redirect') === '/console/customers')
  await signIn(page, 'manager')

  await page.goto('/console')
  await page.waitForURL(/\/console\/today$/)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await page.waitForURL(/\/console\/customers$/)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Nieuw Voorbeeld B.V.' }).click()
  await page.getByRole('img', { name: 'uittreksel-kvk.png' }).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Look at uittreksel-kvk.png' }).click()
  const paper = page.getByRole('dialog').getByRole('img', { name: 'uittreksel-kvk.png' })
  await expect.poll(() => paper.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Approve …' }).click()
  await page.getByRole('button', { name: 'Approve and send the letter' }).waitFor()
  expect(await barriers(page, { part: '[role=dialog]' })).toEqual([])

  await page.goto('/console/outbox')
  await page.waitForURL(/\/401$/)
})

test('a manager adds a customer, whose person chooses a password by the link of the letter and signs in', async () => {
  const id = randomUUID().slice(0, 8)
  const email = `nora.${id}@voorbeeld.example`
  const password = 'Inkt7-over-de-brug'
  const { page } = await visit({ as: 'manager' })
  await page.goto('/console/customers')
  await page.getByRole('link', { name: 'New customer' }).click()
  await page.getByLabel('Site', { exact: true }).selectOption('Netherlands')
  for (const [label, text] of [
    ['First name', 'Nora'],
    ['Last name', 'Voorbeeld'],
    ['Phone', '+31 20 000 0109'],
    ['Company', `Voorbeeld ${id} B.V.`],
    ['VAT number', 'NL000099998B57'],
    ['Street and number', 'Voorbeeldstraat 9'],
    ['Zip code', '1000 AA'],
    ['City', 'Amsterdam'],
    ['User name', `nl.${id}`],
    ['E-mail', email],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Add customer and send the link' }).click()
  await page.getByText(`An e-mail with a link went to ${email}.`).waitFor()

  const path = /\/my\/password\?token=[\w-]+/.exec(await letterTo(email, /\/my\/password/))?.[0] ?? ''
  const { page: person } = await visit()
  await person.goto(path)
  await person.locator('input[autocomplete=new-password]').nth(0).fill(password)
  await person.locator('input[autocomplete=new-password]').nth(1).fill(password)
  await person.locator('button[type=submit]').click()
  await person.waitForURL(/\/login/)
  await person.getByLabel('User name').fill(`nl.${id}`)
  await person.getByRole('textbox', { name: 'Password' }).fill(password)
  await person.getByRole('button', { name: 'Sign in', exact: true }).click()
  await person.getByRole('dialog', { name: 'Please confirm your account' }).waitFor()
})

test('a customer is not let in', async () => {
  const { page } = await visit({ as: 'nl.main' })
  await page.goto('/console')
  await page.waitForURL(/\/401$/)
})

test('the admin reads a letter as it is sent, and finds his sign-in in the audit trail', async () => {
  const { page } = await visit()
  await signIn(page, 'admin')
  await page.goto('/console/outbox')
  await page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1]
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    await fetch('/dev-api/clientsystem/account/sendPwdCode', { method: 'POST', headers })
  })
  await page.reload()
  await page.getByRole('link', { name: 'Your code' }).first().click()
  await page.frameLocator('iframe').getByText('Please enter this code').waitFor()

  await page.getByRole('link', { name: 'Audit trail' }).click()
  await page.getByText(/^The chain is whole/).waitFor()
  await page
    .getByRole('row', { name: /Signed in/ })
    .first()
    .waitFor()
  expect(await barriers(page)).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { signIn, visit } from './testing/journey.ts'
import { waitForMail } from './testing/post-office.ts'

test('a manager finds who waits for approval, looks at their documents, and may not read mails', async () => {
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
  await page.getByRole('button', { name: 'View uittreksel-kvk.png' }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'uittreksel-kvk.png' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Approve …' }).click()
  await page.getByRole('button', { name: 'Approve and send the e-mail' }).waitFor()
  expect(await barriers(page, { part: '[role=dialog]' })).toEqual([])

  await page.goto('/console/outbox')
  await page.waitForURL(/\/401$/)
})

test('a manager adds a customer, whose main account chooses a password by the link of the mail and signs in', async () => {
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
    ['Postcode', '1000 AA'],
    ['Town', 'Amsterdam'],
    ['User name', `nl.${id}`],
    ['E-mail', email],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Add customer and send the link' }).click()
  await page.getByText(`We’ve e-mailed a link to ${email}.`).waitFor()

  const { page: invited } = await visit()
  await choosePassword(invited, email, password)
  await enter(invited, `nl.${id}`, password)
  await invited.getByRole('dialog', { name: 'Please confirm your account' }).waitFor()
})

test('the admin adds a staff user, who sets up an app, and signs in with a code from then on', async () => {
  const id = `desk.${randomUUID().slice(0, 8)}`
  const email = `${id}@aster.example`
  const password = 'Inkt7-over-de-brug'
  const { page } = await visit({ as: 'admin' })
  await page.goto('/console/staff-users/new')
  await page.getByLabel('Name', { exact: true }).fill('Dirk Desk')
  await page.getByLabel('User name').fill(id)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('checkbox', { name: 'Order desk' }).check()
  await page.getByRole('checkbox', { name: 'Netherlands' }).check()
  await page.getByRole('button', { name: 'Add and send the link' }).click()

  const { page: invited } = await visit()
  await choosePassword(invited, email, password)
  await enter(invited, id, password)
  await invited.waitForURL(/\/index$/)
  await invited.goto('/console/authenticator')
  await invited.getByRole('button', { name: 'Set up' }).click()
  const secret = (await invited.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  const code = invited.getByRole('textbox', { name: 'Code' })
  await code.fill(new TOTP({ secret }).generate())
  await invited.getByRole('button', { name: 'Confirm' }).click()
  await invited.getByText('Save your recovery codes').waitFor()
  expect(await barriers(invited)).toEqual([])
  const [recoveryCode = ''] = await invited.locator('code').allTextContents()
  await invited.getByRole('button', { name: 'I have saved them' }).click()
  await invited.getByText('Recovery codes left').waitFor()
  expect(await barriers(invited)).toEqual([])

  await invited.getByRole('button', { name: 'Sign out' }).click()
  await invited.waitForURL((url) => !url.pathname.startsWith('/console'))
  await invited.goto('/login?redirect=/console/orders')
  await enter(invited, id, password)
  await code.fill(recoveryCode)
  expect(await barriers(invited)).toEqual([])
  await invited.getByRole('button', { name: 'Sign in', exact: true }).click()
  await invited.waitForURL((url) => url.pathname === '/console/orders')
})

test('a manager opens the shop as a customer, sees their prices, and comes back', async () => {
  const { page } = await visit({ as: 'manager' })
  await page.goto('/console/customers')
  await page.getByRole('link', { name: 'Voorbeeld Kantoor B.V.' }).click()
  await page.getByRole('button', { name: 'Open the shop as Nora Voorbeeld' }).click()
  await page.waitForURL(/\/index$/)
  const banner = page.getByText('You are viewing the shop as Nora Voorbeeld (Voorbeeld Kantoor B.V.).')
  await banner.waitFor()
  expect(await barriers(page)).toEqual([])
  await page.goto('/hisorder/orders')
  await banner.waitFor()
  await page.getByRole('button', { name: 'Back to the console' }).click()
  await page.waitForURL(/\/console\/customers$/)
  await page.getByText('Signed in: Mara Manager').waitFor()
})

test('a customer is not let in', async () => {
  const { page } = await visit({ as: 'nl.main' })
  await page.goto('/console')
  await page.waitForURL(/\/401$/)
})

test('the admin reads a mail as it is sent, and finds their sign-in in the audit trail', async () => {
  const { page } = await visit({ as: 'admin' })
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
  await page.getByText(/^The chain is intact/).waitFor()
  await page
    .getByRole('row', { name: /Signed in/ })
    .first()
    .waitFor()
  expect(await barriers(page)).toEqual([])
})

/** By the link of the invitation mail. */
async function choosePassword(page: Page, email: string, password: string) {
  const path = /\/my\/password#token=[\w-]+/.exec(await waitForMail(email, /\/my\/password/))?.[0] ?? ''
  await page.goto(path)
  await page.locator('input[autocomplete=new-password]').nth(0).fill(password)
  await page.locator('input[autocomplete=new-password]').nth(1).fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/login/)
}

async function enter(page: Page, userName: string, password: string) {
  await page.getByLabel('User name').fill(userName)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

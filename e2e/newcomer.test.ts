import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { openBrowser, signIn } from './testing/journey.ts'
import { letterTo } from './testing/post-office.ts'

const visit = openBrowser()
const password = 'Inchiostro7-sul-ponte'
const id = randomUUID().slice(0, 8)
const company = `Esempio ${id} S.r.l.`
// The dialog of the first sign-in takes no longer end of an address.
const email = `main.${id}@esempio.it`
const userName = `it.${id}`

const codeIn = (letter: string) => /\n\s+(\d{6})\r?\n/.exec(letter)?.[1] ?? ''

async function register(page: Page) {
  await page.goto('/ac/register?org_id=3')
  await page.getByLabel('Nome utente').fill(userName)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Invia codice' }).click()
  await page.getByLabel('Codice dell’e-mail').fill(codeIn(await letterTo(email, /Il Suo codice/)))
  await page.getByText('Il codice è giusto').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Ripeti la password').fill(password)
  await page.getByRole('button', { name: 'Non riesco a leggere l’immagine' }).click()
  await page.getByText(/il browser lo ha dimostrato/).waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Continua' }).click()
  for (const [label, text] of [
    ['Nome', 'Ilaria'],
    ['Cognome', 'Esempio'],
    ['Telefono', '+39 02 0000 0301'],
    ['Azienda', company],
    ['Partita IVA', 'IT00000010215'],
    ['Codice fiscale', '00000010215'],
    ['Codice destinatario (SDI)', 'abc1234'],
    ['Via e numero civico', 'Via Esempio 3'],
    ['CAP', '20100'],
    ['Città', 'Milano'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  const sheet = { width: 60, height: 80, channels: 3, background: '#e6e9f5' } as const
  const buffer = await sharp({ create: sheet }).jpeg().toBuffer()
  await page.getByLabel('Aggiungi immagini').setInputFiles({ name: 'visura.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Rimuovi visura.jpg' }).waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Registrati', exact: true }).click()
  await page.getByRole('heading', { name: `Grazie, ${company} è registrata` }).waitFor()
}

async function approve(page: Page) {
  await signIn(page, 'manager')
  await page.goto('/console/customers')
  await page.getByRole('link', { name: company }).click()
  await page.getByRole('img', { name: 'visura.jpg' }).waitFor()
  await page.getByRole('button', { name: 'Approve …' }).click()
  await page.getByRole('button', { name: 'Approve and send the letter' }).click()
  await expect.poll(() => page.locator('main').textContent()).toContain('Active')
}

/** Signs in as somebody of the newcomer, who reads English from now on. */
async function enter(page: Page, name: string) {
  await page.goto('/login')
  await page.context().addCookies([
    { name: 'language_account', value: 'en', url: inject('shopUrl') },
    { name: 'language_login', value: 'en', url: inject('shopUrl') },
  ])
  await page.reload()
  await page.getByLabel('User name').fill(name)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function confirm(page: Page, address: string) {
  const dialog = page.getByRole('dialog', { name: 'Please confirm your account' })
  await dialog.getByLabel('E-mail address').fill(address)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByLabel('Code from the e-mail').fill(codeIn(await letterTo(address, /Your code/)))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('from a registration to the sales rep who sees only his own price', { timeout: 150_000 }, async () => {
  const { page: newcomer } = await visit({ locale: 'it-IT' })
  await register(newcomer)
  const { page: manager } = await visit()
  await approve(manager)
  await letterTo(email, /Accedi|approvat/i)

  const { page: main } = await visit()
  await enter(main, userName)
  await confirm(main, email)
  await main.goto('/search?keyword=106R01294')
  const purchase = await main
    .getByRole('main')
    .getByText(/^€[\d,.]+$/)
    .first()
    .textContent()

  await main.goto('/my/accounts')
  await main.getByRole('button', { name: 'Add account' }).click()
  const form = main.getByRole('dialog')
  await form.getByRole('textbox', { name: 'User name' }).fill(`rep.${id}`)
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Rino Esempio')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`rep.${id}@esempio.it`)
  await form.getByRole('combobox', { name: 'Role' }).selectOption('salesrep')
  await form.getByRole('button', { name: 'Add and send invitation' }).click()
  const invited = await letterTo(`rep.${id}@esempio.it`, /\/my\/password/)
  const token = /\/my\/password\?token=([\w-]+)/.exec(invited)?.[1] ?? ''

  await main.goto('/my/accountprice')
  await main.getByRole('button', { name: 'Set price' }).first().click()
  const price = main.getByRole('dialog')
  await price.getByRole('textbox', { name: 'Number' }).fill('106R01294')
  await price.getByRole('textbox', { name: /^Account price/ }).fill('1234.56')
  await price.getByRole('button', { name: 'Set price' }).click()
  await main.getByText('The price is set').waitFor()

  const { page: rep } = await visit()
  await rep.goto(`/my/password?token=${token}`)
  await rep.locator('input[autocomplete=new-password]').nth(0).fill(password)
  await rep.locator('input[autocomplete=new-password]').nth(1).fill(password)
  await rep.locator('button[type=submit]').click()
  await rep.waitForURL(/\/login/)
  await enter(rep, `rep.${id}`)
  await confirm(rep, `rep.${id}@esempio.it`)
  await rep.goto('/search?keyword=106R01294')
  await rep.getByRole('main').getByText('€1,234.56').first().waitFor()
  expect(await rep.getByRole('main').textContent()).not.toContain(purchase)
})

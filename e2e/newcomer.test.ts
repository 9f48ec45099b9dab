import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { arriveAs, visit } from './testing/journey.ts'
import { waitForMail } from './testing/post-office.ts'

const password = 'Inchiostro7-sul-ponte'

/** A customer who is new. The dialog of the first sign-in takes no longer end of an address. */
function newCustomer() {
  const id = randomUUID().slice(0, 8)
  const company = `Esempio ${id} S.r.l.`
  const rep = `rep.${id}`
  return { company, userName: `it.${id}`, email: `main.${id}@esempio.it`, rep, repEmail: `${rep}@esempio.it` }
}
type Customer = ReturnType<typeof newCustomer>

const codeIn = (mail: string) => /\n\s+(\d{6})\r?\n/.exec(mail)?.[1] ?? ''

const drawDocument = (name: string) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#e6e9f5' } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }))

/** Fills the first step in Italian and goes on to the second. */
async function begin(page: Page, { userName, email }: Customer) {
  await page.getByLabel('Nome utente').fill(userName)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Invia codice' }).click()
  await page.getByLabel('Codice dell’e-mail').fill(codeIn(await waitForMail(email, /Il Suo codice/)))
  await page.getByText('Il codice è corretto').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByText('Sicurezza: ottima').waitFor()
  await page.getByLabel('Ripeti la password').fill(password)
  // The way of who cannot see the picture.
  await page.getByRole('button', { name: 'Non riesco a leggere l’immagine' }).click()
  await page.getByText(/il browser è verificato/).waitFor()
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.getByLabel('Azienda', { exact: true }).waitFor()
}

/** The second step, with a number of VAT that the server finds wrong. */
async function fillCompany(page: Page, { company }: Customer) {
  for (const [label, text] of [
    ['Nome', 'Ilaria'],
    ['Cognome', 'Esempio'],
    ['Telefono', '+39 02 0000 0301'],
    ['Azienda', company],
    ['Partita IVA', 'IT00000010216'],
    ['Codice fiscale', '00000010215'],
    ['Codice destinatario (SDI)', 'abc1234'],
    ['Via e numero civico', 'Via Esempio 3'],
    ['CAP', '20100'],
    ['Città', 'Milano'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  expect(await page.getByRole('combobox', { name: 'Paese', exact: true }).inputValue()).toBe('IT')
  const script = { name: 'script.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') }
  await page.getByLabel('Aggiungi immagini').setInputFiles([await drawDocument('visura.jpg'), script])
  await page.getByRole('button', { name: 'Rimuovi visura.jpg' }).waitFor()
  await page.getByRole('alert').filter({ hasText: 'script.jpg: Solo immagini' }).waitFor()
}

/** Registers with two mistakes and one interruption; answers the customer number. */
async function register(page: Page, customer: Customer) {
  const send = page.getByRole('button', { name: 'Registrati', exact: true })
  await page.goto('/index?org_id=3')
  await page.getByRole('link', { name: 'Registrazione gratuita' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Crea un account' }).waitFor()
  await page.getByRole('img', { name: 'Cinque cifre che solo una persona può leggere' }).waitFor()
  expect(await barriers(page, { part: 'main' })).toEqual([])
  await begin(page, customer)

  await send.click()
  const firstName = page.getByLabel('Nome', { exact: true })
  await expect.poll(() => firstName.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await firstName.getAttribute('aria-invalid')).toBe('true')
  expect(await barriers(page, { part: 'main' })).toEqual([])
  await fillCompany(page, customer)

  // Left and taken up again: everything but the password is there, and the documents are on the server.
  await page.reload()
  await page.getByRole('button', { name: 'Rimuovi visura.jpg' }).waitFor()
  expect(await page.getByLabel('Azienda', { exact: true }).inputValue()).toBe(customer.company)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Inchiostro7')
  await page.getByRole('checkbox').check()
  await send.click()
  await page.getByText('Non è una partita IVA di questo Paese').waitFor()
  await page.getByLabel('Partita IVA').fill('IT00000010215')
  await send.click()

  await page.getByRole('heading', { name: `Grazie, ${customer.company} è registrata` }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('registration'))).toBeNull()
  return /C\d{6}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
}

/** Who waits for the approval signs in and sees no price. */
async function lookAround(page: Page, { userName }: Customer) {
  await page.locator('main').getByRole('link', { name: 'Accedi' }).click()
  await page.getByLabel('Nome utente').fill(userName)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  // The dialog of the first sign-in has one, too, as soon as it is there.
  await page.getByRole('button', { name: 'Esci' }).first().waitFor()
  await page.goto('/list/toner?classId=102')
  await page.getByRole('list', { name: 'Toner' }).waitFor()
  expect(await page.locator('main').textContent()).not.toContain('€')
}

async function approve(page: Page, { company }: Customer) {
  await arriveAs(page, 'manager')
  await page.goto('/console/customers')
  await page.getByRole('link', { name: company }).click()
  await page.getByRole('img', { name: 'visura.jpg' }).waitFor()
  await page.getByRole('button', { name: 'Approve …' }).click()
  await page.getByRole('button', { name: 'Approve and send the e-mail' }).click()
  await expect.poll(() => page.locator('main').textContent()).toContain('Active')
}

/** Signs in as an account of the new customer, whose language is English from now on. */
async function enter(page: Page, name: string) {
  await page.context().addCookies([
    { name: 'language_account', value: 'en', url: inject('shopUrl') },
    { name: 'language_login', value: 'en', url: inject('shopUrl') },
  ])
  await page.goto('/login')
  await page.getByLabel('User name').fill(name)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function confirm(page: Page, address: string) {
  const dialog = page.getByRole('dialog', { name: 'Please confirm your account' })
  await dialog.getByLabel('E-mail address').fill(address)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByLabel('Code from the e-mail').fill(codeIn(await waitForMail(address, /Your code/)))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function addSalesRep(page: Page, { rep, repEmail }: Customer) {
  await page.goto('/my/accounts')
  await page.getByRole('button', { name: 'Add account' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'User name' }).fill(rep)
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Rino Esempio')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(repEmail)
  await form.getByRole('combobox', { name: 'Role' }).selectOption('salesrep')
  await form.getByRole('button', { name: 'Add and send invitation' }).click()
  const invited = await waitForMail(repEmail, /\/my\/password/)
  return /(\/my\/password#token=[\w-]+)/.exec(invited)?.[1] ?? ''
}

async function setPrice(page: Page, number: string, amount: string) {
  await page.goto('/my/accountprice')
  await page.getByRole('button', { name: 'Set price' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Number' }).fill(number)
  await form.getByRole('textbox', { name: /^Account price/ }).fill(amount)
  await form.getByRole('button', { name: 'Set price' }).click()
  await page.getByText('Price saved').waitFor()
}

async function takeInvitation(page: Page, link: string) {
  await page.goto(link)
  await page.locator('input[autocomplete=new-password]').nth(0).fill(password)
  await page.locator('input[autocomplete=new-password]').nth(1).fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/login/)
}

test('from a registration to the sales rep who sees only their own price', async () => {
  const customer = newCustomer()
  // The server finds the number of VAT wrong.
  const { page: newcomer } = await visit({ locale: 'it-IT', expected: /status of 400/ })
  const custnum = await register(newcomer, customer)
  expect(await waitForMail(customer.email, /Grazie per la registrazione/)).toContain(custnum)
  const received = await waitForMail('service.it@aster.example', new RegExp(custnum))
  expect(received).toContain(customer.email)
  expect(received).toContain('IT00000010215')
  await lookAround(newcomer, customer)
  const { page: manager } = await visit()
  await approve(manager, customer)
  await waitForMail(customer.email, /Accedi|approvat/i)

  const { page: main } = await visit()
  await enter(main, customer.userName)
  await confirm(main, customer.email)
  await main.goto('/search?keyword=106R01294')
  const prices = main.getByRole('main').getByText(/^€[\d,.]+$/)
  const purchase = await prices.first().textContent()
  const link = await addSalesRep(main, customer)
  await setPrice(main, '106R01294', '1234.56')

  const { page: rep } = await visit()
  await takeInvitation(rep, link)
  await enter(rep, customer.rep)
  await confirm(rep, customer.repEmail)
  await rep.goto('/search?keyword=106R01294')
  await rep.getByRole('main').getByText('€1,234.56').first().waitFor()
  expect(await rep.getByRole('main').textContent()).not.toContain(purchase)
})

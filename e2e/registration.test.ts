import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { openBrowser } from './testing/journey.ts'
import { letterTo } from './testing/post-office.ts'

const visit = openBrowser()
const password = 'Inchiostro7-sul-ponte'

const paper = (name: string) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#e6e9f5' } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }))

/** Fills the first step in Italian and goes on to the second. */
async function begin(page: Page, person: { userName: string; email: string }) {
  await page.getByLabel('Nome utente').fill(person.userName)
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Invia codice' }).click()
  const letter = await letterTo(person.email, /Il Suo codice/)
  await page.getByLabel('Codice dell’e-mail').fill(/\n\s+(\d{6})\r?\n/.exec(letter)?.[1] ?? '')
  await page.getByText('Il codice è giusto').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByText('Sicurezza: ottima').waitFor()
  await page.getByLabel('Ripeti la password').fill(password)
  // The way of who cannot see the picture.
  await page.getByRole('button', { name: 'Non riesco a leggere l’immagine' }).click()
  await page.getByText(/il browser lo ha dimostrato/).waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.getByLabel('Azienda', { exact: true }).waitFor()
}

const newPerson = () => {
  const id = randomUUID().slice(0, 8)
  return { userName: `it.${id}`, email: `${id}@esempio.example` }
}

test('a company of Italy registers with its papers, gets its letters, signs in and sees no price', async () => {
  // The server finds the number of VAT wrong.
  const { page } = await visit({ locale: 'it-IT', expected: /status of 400/ })
  const person = newPerson()
  await page.goto('/index?org_id=3')
  await page.getByRole('link', { name: 'Registrazione gratuita' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Creare un account' }).waitFor()
  await page.getByRole('img', { name: 'Cinque cifre che solo una persona può leggere' }).waitFor()
  expect(await barriers(page, { part: 'main' })).toEqual([])
  await begin(page, person)

  await page.getByRole('button', { name: 'Registrati', exact: true }).click()
  const firstName = page.getByLabel('Nome', { exact: true })
  await expect.poll(() => firstName.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await firstName.getAttribute('aria-invalid')).toBe('true')
  expect(await barriers(page, { part: 'main' })).toEqual([])

  await firstName.fill('Ilaria')
  await page.getByLabel('Cognome').fill('Esempio')
  await page.getByLabel('Telefono').fill('+39 02 0000 0301')
  await page.getByLabel('Azienda', { exact: true }).fill('Esempio Forniture S.r.l.')
  expect(await page.getByRole('combobox', { name: 'Paese', exact: true }).inputValue()).toBe('IT')
  await page.getByLabel('Partita IVA').fill('IT00000010216')
  await page.getByLabel('Codice fiscale').fill('00000010215')
  await page.getByLabel('Codice destinatario (SDI)').fill('abc1234')
  await page.getByLabel('Via e numero civico').fill('Via Esempio 3')
  await page.getByLabel('CAP').fill('20100')
  await page.getByLabel('Città').fill('Milano')
  await page
    .getByLabel('Aggiungi immagini')
    .setInputFiles([
      await paper('visura.jpg'),
      { name: 'script.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
    ])
  await page.getByRole('button', { name: 'Rimuovi visura.jpg' }).waitFor()
  await page.getByRole('alert').filter({ hasText: 'script.jpg: Solo immagini' }).waitFor()

  // Left and taken up again: everything but the password is there, and the papers are on the server.
  await page.reload()
  await page.getByRole('button', { name: 'Rimuovi visura.jpg' }).waitFor()
  expect(await page.getByLabel('Azienda', { exact: true }).inputValue()).toBe('Esempio Forniture S.r.l.')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Inchiostro7')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Registrati', exact: true }).click()
  await page.getByText('Non è una partita IVA di questo Paese').waitFor()
  await page.getByLabel('Partita IVA').fill('IT00000010215')
  await page.getByRole('button', { name: 'Registrati', exact: true }).click()

  await page.getByRole('heading', { name: 'Grazie, Esempio Forniture S.r.l. è registrata' }).waitFor()
  const custnum = /C\d{6}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
  expect(await page.evaluate(() => localStorage.getItem('registration'))).toBeNull()
  expect(await letterTo(person.email, /Grazie per la registrazione/)).toContain(custnum)
  const received = await letterTo('service.it@aster.example', new RegExp(custnum))
  expect(received).toContain(person.email)
  expect(received).toContain('IT00000010215')

  await page.locator('main').getByRole('link', { name: 'Accedi' }).click()
  await page.getByLabel('Nome utente').fill(person.userName)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.getByRole('button', { name: 'Esci' }).waitFor()
  await page.goto('/list/toner?classId=102')
  await page.getByRole('list', { name: 'Toner' }).waitFor()
  expect(await page.locator('main').textContent()).not.toContain('€')
})

test('somebody who cannot go on in the first step begins again with what he typed', async () => {
  const { page } = await visit({ locale: 'it-IT' })
  const person = newPerson()
  await page.goto('/ac/register')
  await begin(page, person)
  await page.getByLabel('Azienda', { exact: true }).fill('Esempio Forniture')
  await page.getByRole('button', { name: 'Modifica' }).click()
  expect(await page.getByLabel('Nome utente').inputValue()).toBe(person.userName)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
})

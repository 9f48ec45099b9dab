import { expect, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { visit } from './testing/journey.ts'

test('a main account adds a French address by the rules of the parcel carrier, finds it and deletes it', async () => {
  const { page } = await visit({ as: 'gb.main' })
  await page.goto('/my/addressbook')
  await page.getByRole('button', { name: 'Add address' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Country' }).selectOption('FR')
  await form.getByRole('combobox', { name: 'Recipient' }).selectOption('private')
  await form.getByRole('textbox', { name: 'Last name (optional)' }).fill('Exemple')
  await form.getByRole('textbox', { name: 'Street and number' }).fill('5 rue de l’Exemple')
  await form.getByRole('textbox', { name: 'Postcode' }).fill('69001')
  await form.getByRole('textbox', { name: 'Town' }).fill('Lyon')
  await form.getByRole('textbox', { name: 'Mobile (optional)' }).fill('01 99 00 08 05')
  await form.getByRole('button', { name: 'Save address' }).click()
  await form.getByText('A private person’s mobile number starts with 06 or 07').waitFor()
  expect(await barriers(page)).toEqual([])
  await form.getByRole('textbox', { name: 'Mobile (optional)' }).fill('06 39 98 00 05')
  await form.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('Address saved').waitFor()

  await page.getByRole('searchbox', { name: 'Name, street, town or number' }).fill('69001')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/keyword=69001/)
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByRole('button', { name: /^Delete: Example Office Supplies Ltd, 5 rue/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No addresses found').waitFor()
})

test('of a file of addresses whose letters can be read in two ways it is asked which is right, by keyboard, on a telephone', async () => {
  const { page } = await visit({ as: 'gb.main', viewport: { width: 390, height: 844 } })
  await page.goto('/my/addressbook')
  await page.getByRole('button', { name: 'Import from a file' }).click()
  const drawer = page.getByRole('dialog')
  // Windows-1250 writes ń as Windows-1252 writes ñ.
  const buffer = Buffer.from('company;address1;postcode;city;country\nSklep;ul. 1;80-001;Gda\xf1sk;PL', 'latin1')
  await drawer.getByLabel('CSV or XLSX file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
  await drawer.getByRole('region', { name: 'Which reading is right?' }).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await drawer.getByText('1 line imported').waitFor()
  await page.goto('/my/addressbook?keyword=Gda%C5%84sk')
  await page.getByRole('row').getByText('Gdańsk').first().waitFor()
})

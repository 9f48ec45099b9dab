import { expect, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { visit } from './testing/journey.ts'

test('a main account adds an account, finds it and suspends it', async () => {
  const id = crypto.randomUUID().slice(0, 8)
  const { page } = await visit({ as: 'gb.main' })
  await page.goto('/my/accounts')
  await page.getByRole('button', { name: 'Add account' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'User name' }).fill(`gb.${id}`)
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(`Gail ${id}`)
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`gail.${id}@demo.example`)
  await form.getByRole('textbox', { name: /^Limit per order/ }).fill('500')
  expect(await barriers(page)).toEqual([])
  await form.getByRole('button', { name: 'Add and send invitation' }).click()
  await page.getByText(new RegExp(`^Account created\\. We’ve e-mailed gail\\.${id}@demo\\.example a link`)).waitFor()

  await page.getByRole('searchbox', { name: 'Name, user name or e-mail' }).fill(id)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/keyword=/)
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByText('£500.00 per order').waitFor()
  await page.getByText('Invited', { exact: true }).waitFor()
  await page.getByRole('button', { name: `Suspend: Gail ${id}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await page.getByText('Suspended', { exact: true }).waitFor()
})

test('a sales rep sees the price that their company has set, and the company what it pays', async () => {
  const { page: ofMain } = await visit({ as: 'nl.main' })
  await ofMain.goto('/my/accountprice?keyword=AS-')
  const row = ofMain.getByRole('row').nth(1)
  await row.waitFor()
  expect(await barriers(ofMain)).toEqual([])
  const field = row.getByRole('textbox')
  const price = await field.inputValue()
  const [, number = ''] = /of (\S+) \(EUR\)/.exec((await field.getAttribute('aria-label')) ?? '') ?? []
  const purchase = /€[\d.,]+/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  expect(purchase).not.toBe('')
  expect(purchase).not.toBe(`€${price}`)
  await ofMain.goto(`/search?keyword=${number}`)
  await ofMain.getByRole('main').getByText(purchase).first().waitFor()

  const { page } = await visit({ as: 'nl.salesrep' })
  await page.goto(`/search?keyword=${number}`)
  await page.getByRole('main').getByText(`€${price}`).first().waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain(purchase)
})

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listFinanceItems } from '../contract/ledger/items.ts'
import { creditorReference } from '../rules/invoice/creditor-reference.ts'
import { type FileEntry, makeBankFile } from '../server/testing/files/bank-file.ts'
import { barriers } from './testing/barriers.ts'
import { call } from './testing/call.ts'
import { visit } from './testing/journey.ts'
import { orderByCall, shipByCall } from './testing/place-order.ts'
import { waitForMail } from './testing/post-office.ts'

const number = 'AS-100123'

/** An order of these pieces that has left, with its invoice. */
async function orderWithInvoice(buyer: Page, clerk: Page, qty: number) {
  const po = `PO-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const orderno = await orderByCall(buyer, [{ number, qty }], po)
  await shipByCall(clerk, orderno)
  const { rows } = await call(buyer, listFinanceItems, { query: { view: 'allOpen', keyword: po } })
  const [item] = rows
  if (!item) throw new Error(`no invoice of ${orderno}`)
  return { po, orderno, invoice: item.number, cents: Math.round(item.amount * 100) }
}

/** The bytes of a file that a press downloads. */
async function downloaded(page: Page, press: () => Promise<void>) {
  const file = page.waitForEvent('download')
  await press()
  return readFileSync(await (await file).path())
}

test('a buyer finds an invoice by their PO number, opens it and takes its files along', async () => {
  const buyer = (await visit({ as: 'fr.main' })).page
  const clerk = (await visit({ as: 'admin' })).page
  const { po, orderno, invoice } = await orderWithInvoice(buyer, clerk, 2)
  await waitForMail('c80001@demo.example', new RegExp(invoice))

  await buyer.goto('/finance/allopen')
  await buyer.getByLabel('Invoice, order, PO or SO number').fill(po)
  await buyer.keyboard.press('Enter')
  await buyer.waitForURL(/keyword=PO-/)
  expect(await barriers(buyer)).toEqual([])
  await buyer.getByRole('checkbox', { name: `Select ${invoice}` }).check()
  const zip = () => buyer.getByRole('button', { name: 'Download as ZIP' }).click()
  expect((await downloaded(buyer, zip)).subarray(0, 2).toString()).toBe('PK')
  await buyer.getByRole('link', { name: invoice }).first().click()
  await buyer.getByRole('heading', { level: 1, name: `Invoice ${invoice}` }).waitFor()
  expect(await barriers(buyer)).toEqual([])
  const take = (name: string) =>
    downloaded(buyer, () => buyer.getByRole('button', { name, exact: true }).first().click())
  expect((await take('PDF')).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await take('E-invoice (UBL)')).toString()).toContain(`>${invoice}<`)
  expect((await take('E-invoice (CII)')).toString()).toContain(`>${invoice}<`)
  await buyer.getByRole('main').getByRole('link', { name: orderno }).click()
  await buyer.getByRole('link', { name: invoice }).first().waitFor()
})

/** Reads a bank file with these entries into the console's page, which is open. */
async function readBankFile(clerk: Page, entries: readonly FileEntry[]) {
  const id = `E2E-${Date.now()}`
  const statement = { id, account: 'NL42ASTR0000000001', currency: 'EUR', entries }
  const buffer = makeBankFile([statement], { messageId: id })
  const file = { name: 'camt.xml', mimeType: 'text/xml', buffer }
  await clerk.getByLabel('Read bank file').setInputFiles(file)
  await clerk.getByText(`${entries.length} new entries · 0 known · 0 that the bank has not booked yet`).waitFor()
}

test('a clerk reads the bank file, books what is clear, settles what is not, and credits a line', async () => {
  const buyer = (await visit({ as: 'fr.main' })).page
  const clerk = (await visit({ as: 'admin' })).page
  const [clear, unclear, credited] = [
    await orderWithInvoice(buyer, clerk, 1),
    await orderWithInvoice(buyer, clerk, 2),
    await orderWithInvoice(buyer, clerk, 3),
  ]
  const payer = `Payer ${clear.po}`
  await clerk.goto('/console/payments')
  await readBankFile(clerk, [
    { amount: clear.cents, name: payer, creditorReference: creditorReference(clear.invoice), reference: clear.po },
    { amount: unclear.cents, name: payer, remittance: ['Merci'], reference: unclear.po },
    { amount: 100, name: payer, remittance: ['Intérêts'], reference: credited.po },
  ])
  await clerk.goto(`/console/payments?keyword=${encodeURIComponent(payer)}`)
  await clerk.getByText(`Clears ${clear.invoice} by its reference`).waitFor()
  expect(await barriers(clerk)).toEqual([])
  await clerk.getByRole('button', { name: 'Book 1 exact match' }).press('Enter')
  await clerk.getByText('1 payment booked').waitFor()

  const row = (amount: string) => clerk.getByRole('row', { name: new RegExp(amount.replace('.', '\\.')) })
  const euros = (cents: number) => (cents / 100).toFixed(2)
  await row(euros(unclear.cents)).getByRole('button', { name: 'Open' }).click()
  const drawer = clerk.getByRole('dialog')
  await drawer.getByRole('combobox', { name: 'Customer' }).fill('C80001')
  await clerk.getByRole('option', { name: /C80001/ }).click()
  await drawer.getByRole('checkbox', { name: new RegExp(unclear.invoice) }).check()
  await drawer.getByText('Adds up exactly').waitFor()
  expect(await barriers(clerk, { part: '[role=dialog]' })).toEqual([])
  await clerk.keyboard.press('Control+Enter')
  await drawer.waitFor({ state: 'detached' })
  await row('1.00').getByRole('button', { name: 'Open' }).click()
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('Interest')
  await drawer.getByRole('button', { name: 'Put aside' }).click()
  await clerk.getByText('Nothing to decide').or(clerk.getByText('No entries found')).waitFor()

  await clerk.goto(`/console/orders?keyword=${credited.orderno}`)
  await clerk.getByRole('link', { name: credited.orderno }).click()
  await clerk
    .getByRole('button', { name: /^Credit note/ })
    .first()
    .press('Enter')
  await drawer.getByRole('textbox', { name: 'Pieces' }).first().fill('1')
  await drawer.getByLabel('Reason').fill('One was dented')
  expect(await barriers(clerk, { part: '[role=dialog]' })).toEqual([])
  await drawer.getByRole('button', { name: 'Issue credit note' }).click()
  await clerk.getByText(/^Credit note C\w+ issued/).waitFor()

  const open = (await call(buyer, listFinanceItems, { query: { view: 'allOpen' } })).rows.map((item) => item.number)
  expect(open).not.toContain(clear.invoice)
  expect(open).not.toContain(unclear.invoice)
  expect(open).toContain(credited.invoice)
})

test('a clerk reminds a customer of what is overdue, but for what they dispute', async () => {
  const clerk = (await visit({ as: 'admin' })).page
  await clerk.goto('/console/payments/accounts?keyword=C11001')
  await clerk.getByRole('link', { name: /Przykład/ }).click()
  await clerk.getByRole('button', { name: 'Mark as disputed' }).first().press('Enter')
  await clerk.getByRole('dialog').getByLabel('Reason').fill('Arrived late')
  expect(await barriers(clerk, { part: '[role=dialog]' })).toEqual([])
  await clerk.getByRole('dialog').getByRole('button', { name: 'Mark as disputed' }).click()
  await clerk.getByText('Disputed: Arrived late').waitFor()

  await clerk.goto('/console/payments/reminders')
  await clerk.getByRole('checkbox', { name: /Przykład.* PLN/ }).check()
  expect(await barriers(clerk)).toEqual([])
  await clerk.getByRole('button', { name: 'Send 1 reminder' }).press('Enter')
  await clerk.getByText('1 reminder sent').waitFor()
  const mail = await waitForMail('c11001@demo.example', /Przypomnienie/)
  expect(mail).toContain('IPL26')
  expect(mail).not.toContain('IPL26000001')
})

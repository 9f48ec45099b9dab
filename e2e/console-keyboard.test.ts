import type { Locator, Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { visit } from './testing/journey.ts'
import { orderByCall } from './testing/place-order.ts'

/**
 * Each job of the console is done by keyboard alone in six steps at most (a key, or a field that is typed): from any page of it, or from
 * that of the order.
 */

const mostSteps = 6

/** On the Dutch shelf, and in this file alone. */
const [toner, ink] = [
  { number: 'AS-100125', maker: 'W2001A' },
  { number: 'AS-100549', maker: '6ZC74AE' },
]

let steps: string[] = []
afterEach(() => {
  steps = []
})

/** The hands of a clerk who has no mouse; each step is noted. */
function recordKeyboard({ keyboard }: Page) {
  return {
    press: async (key: string) => {
      steps.push(key)
      await keyboard.press(key)
    },
    type: async (words: string) => {
      steps.push(`“${words}”`)
      await keyboard.type(words)
    },
  }
}

/** A clerk who stands on the first page, and an order that was just placed. */
async function begin(lines: { number: string; qty: number }[]) {
  const customer = (await visit({ as: 'nl.main' })).page
  const orderno = await orderByCall(customer, lines, '')
  const { page } = await visit({ as: 'admin' })
  await page.goto('/console/today')
  await page.getByRole('button', { name: /^Find/ }).waitFor()
  return { page, orderno, ...recordKeyboard(page) }
}
type Clerk = Awaited<ReturnType<typeof begin>>

async function find({ page, press, type }: Pick<Clerk, 'page' | 'press' | 'type'>, words: string) {
  await press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await type(words)
  await press('Enter')
}

/** The dialog puts the focus into its first field a moment after it has come: hands type there then. */
const focusOn = (page: Page, field: Locator) => field.and(page.locator(':focus')).waitFor()

async function findOrder(clerk: Clerk) {
  await find(clerk, clerk.orderno)
  await clerk.page.getByRole('heading', { level: 1, name: clerk.orderno }).waitFor()
}

const expectFewSteps = () => expect([steps, steps.length <= mostSteps]).toEqual([steps, true])

test('an order is found by its number and released', async () => {
  const clerk = await begin([{ number: toner.number, qty: 1 }])
  await findOrder(clerk)
  await clerk.press('Alt+r')
  await clerk.page.getByText(`${clerk.orderno} is released as`).waitFor()
  expectFewSteps()
})

test('an order is put on hold', async () => {
  const clerk = await begin([{ number: ink.number, qty: 1 }])
  await findOrder(clerk)
  await clerk.press('Alt+h')
  await focusOn(clerk.page, clerk.page.getByRole('dialog').getByLabel('Reason'))
  await clerk.type('They called')
  await clerk.press('Control+Enter')
  await clerk.page.getByText(`${clerk.orderno} is on hold`).waitFor()
  expectFewSteps()
})

test('a line is cancelled on the page of its order', async () => {
  const clerk = await begin([
    { number: toner.number, qty: 1 },
    { number: ink.number, qty: 1 },
  ])
  const { page, press, type } = clerk
  await findOrder(clerk)
  steps = []
  await press('Alt+c')
  await focusOn(page, page.getByRole('dialog').getByLabel('What'))
  await type(ink.number)
  await press('Tab')
  await type('No longer made')
  await press('Control+Enter')
  await page.getByText(`Cancelled: ${clerk.orderno}`).waitFor()
  await page.getByRole('row', { name: ink.number }).getByText('1 cancelled').waitFor()
  expect(await page.getByRole('row', { name: toner.number }).getByText('cancelled').count()).toBe(0)
  expectFewSteps()
})

test('a shipment is picked, packed and handed over', async () => {
  const clerk = await begin([{ number: toner.number, qty: 2 }])
  const { page, press, type } = clerk
  await findOrder(clerk)
  await press('Alt+r')
  await page.getByRole('button', { name: 'Start picking' }).waitFor()
  steps = []
  await press('Alt+p')
  await page.getByRole('textbox', { name: 'Number or barcode' }).waitFor()
  await type(`2*${toner.maker}`)
  await press('Enter')
  await page.getByText('Everything is picked. Now pack it.').waitFor()
  await type('3SKEYBOARD')
  await press('Enter')
  await page.getByRole('button', { name: /^Hand over to/ }).waitFor()
  await press('Enter')
  await page.getByText('1 shipment handed over').waitFor()
  expectFewSteps()
})

test('goods are received on the page for it', async () => {
  const { page } = await visit({ as: 'admin' })
  const { press, type } = recordKeyboard(page)
  await page.goto('/console/receiving')
  await page.getByRole('textbox', { name: 'Number or barcode' }).waitFor()
  await type(`7*${ink.maker}`)
  await press('Enter')
  await press('Enter')
  await type(`LS-${Date.now()}`)
  await press('Enter')
  await page.getByText('7 pieces received').waitFor()
  expectFewSteps()
})

test('a shelf is counted', async () => {
  const { page } = await visit({ as: 'admin' })
  await page.goto('/console/today')
  await page.getByRole('button', { name: /^Find/ }).waitFor()
  const { press, type } = recordKeyboard(page)
  await find({ page, press, type }, toner.maker)
  await page.getByRole('button', { name: 'Count or correct' }).first().waitFor()
  await press('Enter')
  await focusOn(page, page.getByRole('dialog').getByLabel('Counted pieces'))
  await type('41')
  await press('Enter')
  await page.getByText(/^Stock of .* saved$/).waitFor()
  expectFewSteps()
})

import { devices, type Locator, type Page } from 'playwright'
import { expect, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { visit } from './testing/journey.ts'

/** The manners of those who write lists. */
const manners = [
  (number: string, pieces: number) => `${number}\t${pieces}`,
  (number: string, pieces: number) => `${pieces}x ${number}`,
  (number: string, pieces: number) => `  ${number.toLowerCase()} .... ${pieces} pcs`,
  (number: string, pieces: number) => `"${number}";${pieces}`,
  (number: string, pieces: number) => `${pieces} Stk ${number}`,
  (number: string, pieces: number) => `${number},${pieces}`,
]
const numbers = [
  ...['W2071A', 'W2072A', 'W2073A', 'C9720A', 'C9721A', 'C9722A', 'C9723A', 'C9730A', 'C9731A', 'C9732A', 'C9733A'],
  ...['CB380A', 'CB381A', 'CB383A', 'CB390A', 'CB400A', 'CB401A', 'CB402A', 'CB403A', 'CC530A', 'CC531A', 'CC532A'],
  ...['CC533A', 'CE250X', 'CE251A', 'CE252A', 'CE253A', 'Q2670A', 'Q2671A', 'Q2672A', 'Q2673A', 'Q2681A', 'Q2682A'],
  ...['Q2683A', 'Q3960A', 'Q3961A', 'Q3962A', 'Q3963A', 'Q5950A', 'Q5951A', 'Q5952A', 'Q5953A', 'Q6000A', 'Q6001A'],
  ...['Q6002A', 'Q6003A', 'Q6460A', 'Q6461A', 'DR-2400', 'TN-1050', 'MLT-D111S', '13X', '59A', '85A'],
]
const askedBack = ['LC3219 1', '117A 2', 'CLI-551\t1', 'CF226;1']
const pasted = [
  ...numbers.map((number, at) => manners[at % manners.length]?.(number, (at % 2) + 1) ?? ''),
  ...askedBack,
  'Kind regards,',
  'Anna Esempio',
]

const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

/** Goes with the keyboard to a control; `key` is the way. */
async function reach(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  // Held while its page is walked through: to find it by its role each time takes longer than the way.
  const target = await control.elementHandle()
  for (let presses = 0; presses < 150; presses++) {
    if (await target?.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('the keyboard does not lead there')
}

const hasFocus = (control: Locator) => control.evaluate((one) => one === document.activeElement)

async function press(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await reach(page, control, key)
  await page.keyboard.press('Enter')
}

async function attach(page: Page, kind: string, name: string) {
  await reach(page, page.getByLabel(`Choose file: ${kind}`))
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')])
  await chooser.setFiles({ name, ...pdf })
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
}

test('with the keyboard alone sixty messy lines become a drop shipment with attachments of its own', async () => {
  expect(pasted).toHaveLength(60)
  const { page } = await visit({ as: 'it.main' })
  // A listener from the beginning misses no chooser: it is suppressed before a key is pressed.
  page.on('filechooser', () => {})
  await page.goto('/my/quickorder')
  await reach(page, page.getByLabel('Paste a list'))
  await page.keyboard.insertText(pasted.join('\n'))
  const check = page.getByRole('button', { name: 'Check the list' })
  await press(page, check)

  for (let questionsLeft = askedBack.length; questionsLeft > 0; questionsLeft--) {
    await page.getByRole('heading', { name: new RegExp(`^${questionsLeft} lines? needs? your choice`) }).waitFor()
    const question = page.getByLabel(/^Which product do you mean/).first()
    // The keyboard stays where the list was checked, and goes from each question to the next.
    await expect.poll(() => hasFocus(questionsLeft === askedBack.length ? check : question)).toBe(true)
    await reach(page, question)
    await page.keyboard.press('ArrowDown')
    await press(page, page.getByRole('button', { name: 'Use this one' }).first())
  }
  await press(page, page.getByRole('button', { name: 'Leave out', exact: true }))
  await press(page, page.getByRole('button', { name: 'To the end of the list' }))
  await press(page, page.getByRole('button', { name: 'Order this list' }))

  await page.waitForURL(/\/order\/confirm/)
  await reach(page, page.getByRole('radio', { name: /Regular/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await attach(page, 'Packing list', 'list.pdf')
  await attach(page, 'Carrier label', 'label.pdf')
  expect(await barriers(page, { part: 'fieldset' })).toEqual([])
  await press(page, page.getByRole('main').getByRole('button', { name: /^Place order/ }), 'Shift+Tab')

  await page.waitForURL(/\/order\/checkout\//)
  await page.getByRole('button', { name: 'Download list.pdf' }).waitFor()
  await page.getByRole('button', { name: 'Download label.pdf' }).waitFor()
  expect(await page.getByRole('main').getByRole('row').count()).toBe(1 + numbers.length + askedBack.length)
})

/** How far the page can be scrolled sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('on a telephone the same list is ordered by touch, with its attachments chosen from the telephone', async () => {
  const { page } = await visit({ as: 'it.main', ...devices['Pixel 7'], locale: 'en-GB' })
  await page.goto('/my/quickorder')
  expect(await sideways(page)).toBe(0)
  await page.getByLabel('Paste a list').tap()
  await page.keyboard.insertText(pasted.join('\n'))
  await page.getByRole('button', { name: 'Check the list' }).tap()

  for (let questionsLeft = askedBack.length; questionsLeft > 0; questionsLeft--) {
    await page.getByRole('heading', { name: new RegExp(`^${questionsLeft} lines? needs? your choice`) }).waitFor()
    const choice = page.getByLabel(/^Which product do you mean/).first()
    await choice.selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Use this one' }).first().tap()
  }
  await page.getByRole('button', { name: 'Leave out', exact: true }).tap()
  expect(await sideways(page)).toBe(0)

  // Who looks at a product on the way comes back to their list.
  const ready = page.getByText(/^Ready: \d+ products, \d+ pieces$/).last()
  const before = await ready.textContent()
  await page.getByRole('main').getByRole('link', { name: 'W2071A' }).tap()
  await page.getByRole('heading', { level: 1, name: 'HP 117A toner, cyan' }).waitFor()
  await page.goBack()
  await page.getByText('This is the list as you left it').waitFor()
  expect(await ready.textContent()).toBe(before)

  await page.getByRole('button', { name: 'To the end of the list' }).tap()
  const order = page.getByRole('button', { name: 'Order this list' })
  await expect
    .poll(() => order.evaluate((button) => button.getBoundingClientRect().bottom < innerHeight - 96))
    .toBe(true)
  await order.tap()

  await page.waitForURL(/\/order\/confirm/)
  await page.getByRole('radio', { name: /own packing list/ }).tap()
  for (const kind of ['Packing list', 'Carrier label']) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByLabel(`Choose file: ${kind}`).tap(),
    ])
    await chooser.setFiles({ name: 'scan.pdf', ...pdf })
  }
  await expect.poll(() => page.getByRole('button', { name: 'Remove scan.pdf' }).count()).toBe(2)
  expect(await sideways(page)).toBe(0)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Place order/ })
    .tap()

  await page.waitForURL(/\/order\/checkout\//)
  await page.getByRole('button', { name: 'Download scan.pdf' }).nth(1).waitFor()
  expect(await sideways(page)).toBe(0)
})

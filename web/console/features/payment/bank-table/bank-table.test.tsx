import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answeringUploads } from '../../../../testing/answering-files.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { BankFile } from '../BankFile.tsx'
import type { Preview } from './queries.ts'

const layout: Preview['layout'] = {
  roles: ['bookedOn', 'none', 'amount', 'side'],
  dayOrder: null,
  decimal: '.',
  wholeDays: false,
  creditWords: ['IN'],
  debitWords: [],
  bookedWords: [],
  pendingWords: [],
}
const preview: Preview = {
  columns: [
    { name: 'Date', samples: ['03/02/2026'], words: [] },
    { name: 'Text', samples: ['INV 1', 'Fee'], words: [] },
    { name: 'Amount', samples: ['121.00', '1.00'], words: [] },
    { name: '', samples: ['IN', 'OUT'], words: ['IN', 'OUT'] },
  ],
  accounts: [
    { bankAccountId: 3, account: '0001', currency: 'EUR', bank: 'One' },
    { bankAccountId: 4, account: '0002', currency: 'EUR', bank: 'Two' },
  ],
  bankAccountId: null,
  layout,
  isKept: false,
  gaps: ['account', 'dayOrder'],
  lines: [],
  entries: 0,
  moneyIn: 0,
  moneyOut: 0,
  pending: 0,
  leftOut: [],
  faults: [],
  faultCount: 0,
  balances: null,
  difference: null,
}
const read: Preview = {
  ...preview,
  bankAccountId: 4,
  gaps: [],
  lines: [{ line: 2, bookedOn: '2026-03-02', amount: 121, payer: 'Kantoor', words: 'INV 1' }],
  entries: 2,
  moneyIn: 121,
  moneyOut: 1,
  leftOut: [5],
  balances: { opening: 1_000, closing: 1_120 },
}
const imported = { statements: 1, added: 2, known: 0, unclear: 0, pending: 0, doubts: [], foreign: [] }
const refuse = (reason: string, msg: string) => ({ code: 60_131, msg, data: { reason, fields: ['file'] } })
const unknown = refuse('bank_table.unknown', 'Nobody has described this table')

/** Sends a file; `shown` is what the shop says of it, by what is asked. */
async function choose(
  shown: (query: URLSearchParams) => Preview,
  reading: () => ReturnType<typeof refuse> | { data: object },
) {
  answering({})
  const urls = answeringUploads((url) => {
    const { pathname, searchParams } = new URL(url, 'http://shop')
    if (pathname.endsWith('/preview')) return { data: shown(searchParams) }
    return pathname.endsWith('/bank-table') ? { data: {} } : reading()
  })
  await show(<BankFile />, { session: admin })
  await userEvent.upload(screen.getByLabelText('Read bank file'), new File(['Date'], 'bank.csv', { type: 'text/csv' }))
  return urls
}

test('a table that is not described opens the step; the description is shown, stored, and the file read', async () => {
  let kept = false
  const urls = await choose(
    (query) =>
      query.get('dayOrder') && query.get('bankAccountId')
        ? { ...read, layout: { ...layout, dayOrder: 'mdy' } }
        : preview,
    () => (kept ? { data: imported } : unknown),
  )
  const drawer = within(await screen.findByRole('dialog', { name: 'Describe the bank’s table' }))
  expect(await drawer.findByText('Choose which account it is of.')).toBeVisible()
  const keep = drawer.getByRole('button', { name: 'Keep and read file' })
  expect(keep).toBeDisabled()
  expect(drawer.getByLabelText('Date')).toHaveValue('bookedOn')
  expect(drawer.getByText('INV 1 · Fee')).toBeVisible()
  await userEvent.selectOptions(drawer.getByLabelText('Account'), '0002 · EUR · Two')
  await userEvent.selectOptions(drawer.getByLabelText('Days are written'), 'Month, day, year')
  await userEvent.selectOptions(drawer.getByLabelText('Text'), 'Words (several are joined)')
  await userEvent.selectOptions(drawer.getByLabelText('“OUT” means'), 'Money out')
  expect(drawer.getByLabelText('Column 4')).toHaveValue('side')
  expect(await drawer.findByText('2 entries · €121.00 in · €1.00 out')).toBeVisible()
  expect(drawer.getByText('The balances prove it: from €1,000.00 to €1,120.00.')).toBeVisible()
  expect(drawer.getByText('Line 5 is a sum or words of the bank and left out.')).toBeVisible()
  expect(drawer.getByRole('row', { name: /€121.00.*Kantoor.*INV 1/ })).toBeVisible()
  kept = true
  await userEvent.click(keep)
  expect(await screen.findByText('2 new entries · 0 known · 0 that the bank has not booked yet')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  const sentParams = (path: string) =>
    new URL(urls.findLast((url) => url.includes(`${path}?`)) ?? '', 'http://shop').searchParams
  expect(Object.fromEntries(sentParams('/bank-table'))).toMatchObject({
    bankAccountId: '4',
    roles: 'bookedOn,words,amount,side',
    dayOrder: 'mdy',
    creditWords: 'IN',
    debitWords: 'OUT',
    wholeDays: 'false',
  })
  expect(Object.fromEntries(sentParams('/bank-file'))).toEqual({ bankAccountId: '4' })
})

test('the currency is shown once the bank account is known', async () => {
  const [one, other] = preview.accounts
  const accounts = [one, other && { ...other, currency: 'USD' }].flatMap((account) => account ?? [])
  const unchosen = { ...read, accounts, bankAccountId: null, gaps: ['account' as const] }
  await choose(
    (query) => (query.get('bankAccountId') ? { ...unchosen, bankAccountId: 4, gaps: [] } : unchosen),
    () => unknown,
  )
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('2 entries · 121.00 in · 1.00 out')).toBeVisible()
  await userEvent.selectOptions(drawer.getByLabelText('Account'), '0002 · USD · Two')
  expect(await drawer.findByText('2 entries · US$121.00 in · US$1.00 out')).toBeVisible()
})

test('lines that cannot be read are shown by their line, and keep the table from being kept', async () => {
  const faults: Preview['faults'] = [{ line: 7, reason: 'amount', column: 'Amount', value: 'n/a' }]
  const difference = { line: 4, expected: 5, closing: 6 }
  await choose(
    () => ({ ...read, faults, faultCount: 1, balances: null, difference }),
    () => unknown,
  )
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('Line 7, Amount: “n/a” is no amount.')).toBeVisible()
  expect(drawer.getByText('1 line cannot be read')).toBeVisible()
  expect(drawer.getByRole('alert')).toHaveTextContent(
    'Line 4 has the balance €6.00, but the lines before it come to €5.00',
  )
  expect(drawer.getByRole('button', { name: 'Keep and read file' })).toBeDisabled()
})

test('a line that is refused opens nothing by itself: the description can be changed, by keyboard as well', async () => {
  await choose(
    () => read,
    () => refuse('bank_table.line', 'Line 7, Amount: “n/a” is no amount.'),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Line 7')
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('button', { name: 'Describe the columns' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Describe the columns' })).toHaveFocus()
})

test('a table that cannot be shown says why, and is asked for again', async () => {
  let fails = true
  answering({})
  answeringUploads((url) => {
    if (!url.includes('/preview')) return unknown
    return fails ? { code: 503, msg: 'Later', data: { reason: 'server.unavailable', fields: [] } } : { data: read }
  })
  await show(<BankFile />, { session: admin })
  await userEvent.upload(screen.getByLabelText('Read bank file'), new File(['Date'], 'bank.csv', { type: 'text/csv' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByRole('alert')).toBeVisible()
  fails = false
  await userEvent.click(drawer.getByRole('button', { name: /again/i }))
  expect(await drawer.findByText(/2 entries/)).toBeVisible()
})

test('letters that can be read in several ways are asked, and the answer goes with all that follows', async () => {
  const asked = (encoding: string, word: string) => ({
    encoding,
    lines: [{ line: 2, parts: [{ text: word, differs: true }] }],
  })
  const details = { readings: [asked('windows-1252', 'Gdañsk'), asked('windows-1250', 'Gdańsk')] }
  let isAsked = false
  const ask = () => {
    isAsked = true
    return { code: 50_121, msg: 'Two ways', data: { reason: 'table.letters', fields: [], details } }
  }
  const urls = await choose(
    () => read,
    () => (isAsked ? unknown : ask()),
  )
  const [, second] = await screen.findAllByRole('button', { name: 'Read it like this' })
  await userEvent.click(second ?? document.body)
  const keep = await screen.findByRole('button', { name: 'Keep and read file' })
  await userEvent.click(keep)
  await vi.waitFor(() => expect(urls.filter((url) => url.includes('/bank-file')).length).toBe(3))
  expect(urls.slice(1).every((url) => url.includes('encoding=windows-1250'))).toBe(true)
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { bookkeeper, financeItem } from '../../../testing/finance.ts'
import { answering, show } from '../../../testing/show.tsx'
import { ChoosableItems } from './ChoosableItems.tsx'

const DOCUMENTS = '/clientsystem/finance/documents'
const items = [
  financeItem(),
  financeItem({ itemId: 72, number: 'CNL26000002', kind: 'credit', dueOn: null }),
  financeItem({ itemId: 73, number: 'PNL26000004', kind: 'payment', dueOn: null }),
]
const button = (name: string) => screen.getByRole('button', { name })

test('chosen documents are fetched as a ZIP, with their XML where it is wanted', async () => {
  const calls = answering({})
  await show(<ChoosableItems items={items} />, { session: bookkeeper })
  expect(button('Download as ZIP')).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select CNL26000002' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'with e-invoices (UBL)' }))
  await userEvent.click(button('Download as ZIP'))
  await vi.waitFor(() => expect(calls.at(-1)?.url).toContain(DOCUMENTS))
  expect(JSON.parse(String(calls.at(-1)?.body))).toEqual({ numbers: ['CNL26000002'], form: 'zip', withXml: true })
})

test('all documents of the page are chosen at once and come as one PDF; a payment has none', async () => {
  const calls = answering({})
  await show(<ChoosableItems items={items} />, { session: bookkeeper })
  expect(within(screen.getByRole('row', { name: /PNL26000004/ })).queryByRole('checkbox')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 2 documents' }))
  await userEvent.click(button('Download as one PDF'))
  await vi.waitFor(() => expect(calls.at(-1)?.url).toContain(DOCUMENTS))
  expect(JSON.parse(String(calls.at(-1)?.body))).toEqual({
    numbers: ['INL26000031', 'CNL26000002'],
    form: 'pdf',
    withXml: false,
  })
})

test('who may not have the files chooses nothing', async () => {
  await show(<ChoosableItems items={items} />, { session: { ...bookkeeper, permissions: ['cust:finance'] } })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('row', { name: /INL26000031/ })).toBeVisible()
})

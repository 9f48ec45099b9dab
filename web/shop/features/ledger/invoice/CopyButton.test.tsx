import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { bookkeeper } from '../../../../testing/finance.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { CopyButton } from './CopyButton.tsx'

const COPY = 'POST /clientsystem/finance/invoice/INL26000031/copy'

const open = async () => {
  await show(<CopyButton number="INL26000031" />, { session: bookkeeper })
  await userEvent.click(screen.getByRole('button', { name: 'Send a copy' }))
  return screen.findByRole('dialog', { name: 'Send a copy of INL26000031' })
}

test('a copy is sent to the address that is typed, and the dialog closes', async () => {
  const calls = answering({ [COPY]: { number: 'INL26000031', email: 'books@example.com' } })
  await open()
  await userEvent.type(screen.getByLabelText('E-mail address'), ' books@example.com {Enter}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(JSON.parse(String(calls.at(-1)?.body))).toEqual({ email: 'books@example.com' })
  expect(calls.filter(({ url }) => url.endsWith('/copy'))).toHaveLength(1)
})

test('what is no address is shown at the field, and nothing is sent', async () => {
  const calls = answering({})
  await open()
  await userEvent.type(screen.getByLabelText('E-mail address'), 'books{Enter}')
  expect(screen.getByText(/^Please enter an e-mail address/)).toBeVisible()
  expect(calls.some(({ url }) => url.endsWith('/copy'))).toBe(false)
})

test('what the shop refuses is shown, and what was typed stays', async () => {
  answering({})
  await open()
  await userEvent.type(screen.getByLabelText('E-mail address'), 'books@example.com{Enter}')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText('E-mail address')).toHaveValue('books@example.com')
})

test('who may not have the file sends no copy', async () => {
  await show(<CopyButton number="INL26000031" />, { session: { ...bookkeeper, permissions: ['cust:finance'] } })
  expect(screen.queryByRole('button')).toBeNull()
})

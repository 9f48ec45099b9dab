import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { CodeField, type CodeSent } from './CodeField.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

function Proof({ send, email }: { send: () => Promise<CodeSent>; email: string }) {
  const [code, setCode] = useState('')
  return <CodeField email={email} send={send} value={code} onChange={({ target }) => setCode(target.value)} />
}

async function open(send: () => Promise<CodeSent>, email = 'noor@example.com') {
  await show(<Proof send={send} email={email} />, { session: null })
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}
const button = () => screen.getByRole('button')

test('a code is sent to an address alone', async () => {
  const send = vi.fn()
  const user = await open(send, '')
  expect(button()).toBeDisabled()
  await user.click(button())
  expect(send).not.toHaveBeenCalled()
})

test('it says where the code went and how long it holds, and when another may be asked for', async () => {
  const user = await open(async () => ({ minutes: 10, seconds: 60 }))
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByText(/sent a code to noor@example.com.*10 minutes/)).toBeVisible()
  expect(button()).toBeDisabled()
  expect(button()).toHaveTextContent(/^Resend in (60|59) s$/)
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(button()).toHaveTextContent(/^Resend in (30|29) s$/)
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled()
})

test('a refusal is shown, with the time that is to be waited', async () => {
  const failed = Object.assign(new Error('A code was sent a moment ago'), {
    reason: 'verification.wait',
    details: { seconds: 20 },
  })
  const user = await open(() => Promise.reject(failed))
  await user.click(button())
  expect(await screen.findByText('A code was sent a moment ago')).toBeVisible()
  expect(button()).toHaveTextContent(/^Resend in (20|19) s$/)
})

test('without a connection it can be tried again at once', async () => {
  const user = await open(() => Promise.reject(Object.assign(new Error(''), { reason: 'offline' })))
  await user.click(button())
  expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled()
})

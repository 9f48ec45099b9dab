import { useMutation } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { getInfo } from '../../../contract/me/session.ts'
import { answering, buyer, show } from '../../testing/show.tsx'
import { call } from '../call.ts'
import { writeCookie } from '../cookie.ts'
import { guardSession } from './session-guard.ts'
import { useSignOut } from './sign-out.ts'
import { keepToken, readToken } from './token.ts'

const here = location
let assign: Mock

beforeEach(() => {
  keepToken('of-noor', 60)
  assign = vi.fn()
  vi.stubGlobal('location', { ...here, assign, protocol: 'http:' })
})

afterEach(() => {
  vi.stubGlobal('location', here)
})

function Leaving() {
  const signOut = useSignOut()
  const ask = useMutation({ mutationFn: () => call(getInfo, {}) })
  return (
    <>
      <button type="button" onClick={() => signOut.mutate()}>
        Leave
      </button>
      <button type="button" onClick={() => ask.mutate()}>
        Ask
      </button>
      <output>{ask.status}</output>
    </>
  )
}

test('while the page unloads nothing more is requested: without a session it would be refused', async () => {
  let answer = () => {}
  const requests = answering({
    'DELETE /clientauth/clienttoken/logout': () => new Promise((resolve) => (answer = () => resolve({}))),
    'GET /clientsystem/account/getInfo': buyer,
  })
  await show(<Leaving />, { session: buyer })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Ask')
  await screen.findByText('success')
  await press('Leave')
  await press('Ask')
  answer()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  await press('Ask')
  expect(screen.getByText('pending')).toBeVisible()
  expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(['getInfo', 'logout'])
  expect(readToken()).toBeUndefined()

  // It comes back out of the browser's own store, and asks again.
  dispatchEvent(new Event('pagehide'))
  await press('Ask')
  await screen.findByText('success')
})

test('who signs out where another tab has brought another token signs out all the same', async () => {
  const requests = answering({
    'DELETE /clientauth/clienttoken/logout': {},
    'GET /clientsystem/account/getInfo': buyer,
  })
  const stop = guardSession(() => buyer.user.accountId)
  await show(<Leaving />, { session: buyer })
  writeCookie('token', 'of-noor-again', 60)
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(['getInfo', 'logout'])
  expect(readToken()).toBeUndefined()
  stop()
})

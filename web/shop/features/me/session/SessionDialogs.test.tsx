import { useMutation, useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { listSessions, signOutEverywhere } from '../../../../../contract/identity/session-list.ts'
import { call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { forgetToken, keepToken } from '../../../../api/session/token.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { SessionDialogs } from './SessionDialogs.tsx'

const READ = 'GET /clientauth/session/list'
const CHANGE = 'DELETE /clientauth/session'
const expired = { refused: 'session.expired', code: 401 }
const unavailable = { refused: 'server.unavailable', code: 503, status: 503 }

const here = location
afterEach(() => {
  forgetToken()
  vi.stubGlobal('location', here)
})

/** A part of a page that reads, and changes something. */
function Page({ saysItsRefusal = false }: { saysItsRefusal?: boolean }) {
  const read = useQuery({ queryKey: ['sessions'], queryFn: () => call(listSessions, {}), enabled: false })
  const change = useMutation({
    mutationFn: () => call(signOutEverywhere, {}),
    ...(saysItsRefusal && { meta: saysItself }),
  })
  return (
    <>
      <button type="button" onClick={() => void read.refetch()}>
        Read
      </button>
      <button type="button" onClick={() => change.mutate()}>
        Change
      </button>
      <SessionDialogs />
    </>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a session that has expired is asked about once, however many calls find out; who stays goes on', async () => {
  answering({ [READ]: expired, [CHANGE]: expired })
  await show(<Page />, { session: buyer })
  await press('Read')
  const question = await screen.findAllByRole('dialog', { name: 'Your session has ended' })
  expect(question[0]).toHaveTextContent('The login status has expired.')
  await userEvent.click(within(question[0] as HTMLElement).getByRole('button', { name: 'Stay here' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Change')
  expect(await screen.findAllByRole('dialog', { name: 'Your session has ended' })).not.toHaveLength(0)
  await userEvent.click(screen.getAllByRole('button', { name: 'Stay here' })[0] as HTMLElement)
})

test('a refused change is reported where nothing else reports it', async () => {
  answering({ [CHANGE]: unavailable })
  await show(<Page />, { session: buyer })
  await press('Change')
  expect(await screen.findByText(/not available at the moment/)).toBeVisible()
})

test('and not where the page says it itself, nor of what was only read', async () => {
  const requests = answering({ [CHANGE]: unavailable, [READ]: unavailable })
  await show(<Page saysItsRefusal />, { session: buyer })
  await press('Change')
  await press('Read')
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  expect(screen.queryByText(/not available at the moment/)).toBeNull()
})

test('who is signed out is led to the sign-in and back; a visitor is led nowhere', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign, pathname: '/hisorder/orders', search: '?page=2' })
  answering({ [READ]: { refused: 'session.needed', code: 401, status: 401 } })
  await show(<Page />, { session: buyer })
  await press('Read')
  expect(assign).not.toHaveBeenCalled()
  keepToken('abc', 60)
  await press('Read')
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledWith('/login?redirect=%2Fhisorder%2Forders%3Fpage%3D2&ended=expired'),
  )
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, buyer, show } from '../../testing/show.tsx'
import { keepSettings } from '../../ui/settings.ts'
import { ViewChoice } from '../features/catalogue/ViewChoice.tsx'
import SignedIn from './SignedIn.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const kept = { size: 'large', colour: 'teal', pageSize: 40, view: 'table' } as const
type Kept = Partial<typeof kept>
const signedIn = (preferences: Kept) => ({ session: { ...buyer, user: { ...buyer.user, preferences } } })
const accepted = { 'PUT /clientsystem/account/profile': {} }
const cards = () => screen.getByRole('button', { name: 'Cards' })
const aWhile = () => vi.advanceTimersByTimeAsync(60_000)

test.each<[string, Kept]>([
  ['nothing', {}],
  ['something', { colour: 'teal' }],
  ['everything', kept],
])('who only looks at a page sends nothing where his account keeps %s', async (_, preferences) => {
  const calls = answering(accepted)
  await show(<SignedIn />, signedIn(preferences))
  await aWhile()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toEqual([])
})

test('what somebody likes is taken from his account', async () => {
  answering({})
  await show(<SignedIn />, signedIn(kept))
  expect(document.documentElement.dataset).toMatchObject({ size: 'large', colour: 'teal', view: 'table' })
})

test('a choice is sent at once, and again when the next one is made', async () => {
  const calls = answering(accepted)
  const parts = (
    <>
      <ViewChoice />
      <SignedIn />
    </>
  )
  await show(parts, signedIn(kept))
  await userEvent.click(cards())
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 500 })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ preferences: { ...kept, view: 'cards' } })

  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 500 })
  expect(JSON.parse(calls[1]?.body ?? '')).toEqual({ preferences: kept })
})

/** The frame goes and comes as it does on the way to another part of the shop. */
function Frame() {
  const [away, setAway] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAway(!away)}>
        Elsewhere
      </button>
      {!away && <SignedIn />}
      <ViewChoice />
    </>
  )
}

test('what did not arrive before the page was left is sent again, and holds; that of somebody else is not', async () => {
  const calls = answering(accepted)
  const chosen = { ...kept, view: 'cards' } as const
  const unsent = (accountId: number) =>
    localStorage.setItem('unsent-settings', JSON.stringify({ accountId, settings: chosen }))
  localStorage.setItem('settings', JSON.stringify(chosen))
  unsent(buyer.user.accountId + 1)
  const { unmount } = await show(<SignedIn />, signedIn(kept))
  await aWhile()
  expect(calls).toEqual([])
  expect(document.documentElement.dataset.view).toBe('table')
  unmount()

  unsent(buyer.user.accountId)
  keepSettings(chosen)
  await show(<SignedIn />, signedIn(kept))
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 500 })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ preferences: chosen })
  await vi.waitFor(() => expect(localStorage.getItem('unsent-settings')).toBeNull(), { timeout: 500 })
  expect(document.documentElement.dataset.view).toBe('cards')
})

test('a choice holds where the frame comes again, and where it could not be sent', async () => {
  answering({})
  await show(<Frame />, signedIn(kept))
  await userEvent.click(cards())
  for (const _ of ['there', 'back']) await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await aWhile()
  expect(cards()).toHaveAttribute('aria-pressed', 'true')
})

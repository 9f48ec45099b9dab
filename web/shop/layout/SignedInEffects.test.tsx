import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, buyer, show } from '../../testing/show.tsx'
import { keepSettings } from '../../ui/theme/settings.ts'
import { ViewChoice } from '../features/catalogue/products/ViewChoice.tsx'
import SignedInEffects from './SignedInEffects.tsx'

vi.mock('../compose/ShopLive.tsx', () => ({ ShopLive: () => null }))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const savedPreferences = { size: 'large', colour: 'teal', pageSize: 40, view: 'table' } as const
type Kept = Partial<typeof savedPreferences>
const signedIn = (preferences: Kept) => ({ session: { ...buyer, user: { ...buyer.user, preferences } } })
const accepted = { 'PUT /clientsystem/account/profile': {} }
const cards = () => screen.getByRole('button', { name: 'Cards' })
const aWhile = () => vi.advanceTimersByTimeAsync(60_000)

test.each<[string, Kept]>([
  ['nothing', {}],
  ['something', { colour: 'teal' }],
  ['everything', savedPreferences],
])('who only looks at a page sends nothing where their account keeps %s', async (_, preferences) => {
  const calls = answering(accepted)
  await show(<SignedInEffects />, signedIn(preferences))
  await aWhile()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toEqual([])
})

test('the settings are taken from the account', async () => {
  answering({})
  await show(<SignedInEffects />, signedIn(savedPreferences))
  expect(document.documentElement.dataset).toMatchObject({ size: 'large', colour: 'teal', view: 'table' })
})

test('a choice is sent at once, and again when the next one is made', async () => {
  const calls = answering(accepted)
  const parts = (
    <>
      <ViewChoice />
      <SignedInEffects />
    </>
  )
  await show(parts, signedIn(savedPreferences))
  await userEvent.click(cards())
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ preferences: { ...savedPreferences, view: 'cards' } })

  await userEvent.click(screen.getByRole('button', { name: 'Table' }))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(JSON.parse(calls[1]?.body ?? '')).toEqual({ preferences: savedPreferences })
})

/** The frame goes and comes as it does on the way to another part of the shop. */
function Frame() {
  const [away, setAway] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAway(!away)}>
        Elsewhere
      </button>
      {!away && <SignedInEffects />}
      <ViewChoice />
    </>
  )
}

describe('what was chosen on the page before', () => {
  const chosen = { ...savedPreferences, view: 'cards' } as const
  const open = async (accountId: number, sentAt: number | null) => {
    const calls = answering(accepted)
    keepSettings(chosen)
    localStorage.setItem('chosen-settings', JSON.stringify({ accountId, settings: chosen, sentAt }))
    await show(<SignedInEffects />, signedIn(savedPreferences))
    await aWhile()
    return calls.map(({ body }) => JSON.parse(body))
  }
  const view = () => document.documentElement.dataset.view
  const { accountId } = buyer.user

  test('is sent again where it did not arrive, and holds', async () => {
    expect(await open(accountId, null)).toEqual([{ preferences: chosen }])
    expect(view()).toBe('cards')
    expect(JSON.parse(localStorage.getItem('chosen-settings') ?? '')).toMatchObject({ sentAt: expect.any(Number) })
  })

  test('holds where it arrived after this page was asked for, and is not sent again', async () => {
    expect(await open(accountId, Date.now() - 2_000)).toEqual([])
    expect(view()).toBe('cards')
  })

  test.each([
    ['long ago', accountId, Date.now() - 3_600_000],
    ['by another account', accountId + 1, null],
  ])('gives way to what the account keeps where it was chosen %s', async (_, whose, sentAt) => {
    expect(await open(whose, sentAt)).toEqual([])
    expect(view()).toBe('table')
  })
})

test('a choice holds where the frame comes again, and where it could not be sent', async () => {
  answering({})
  await show(<Frame />, signedIn(savedPreferences))
  await userEvent.click(cards())
  for (const _ of ['there', 'back']) await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await aWhile()
  expect(cards()).toHaveAttribute('aria-pressed', 'true')
})

test('a staff user who impersonates an account sees a notice of it, stores nothing for the account, and is led back', async () => {
  const calls = answering({ 'DELETE /clientauth/clienttoken/logout': {} })
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign, protocol: 'http:' })
  // biome-ignore lint/suspicious/noDocumentCookie: the browser's own way
  document.cookie = 'impersonator_token=own'
  const user = { ...buyer.user, preferences: savedPreferences, impersonator: 'Mara Manager' }
  delete document.documentElement.dataset.colour
  await show(<SignedInEffects />, { session: { ...buyer, user } })
  expect(await screen.findByText(/You are viewing the shop as Noor \(Voorbeeld\)\..*Mara Manager/)).toBeVisible()
  expect(document.documentElement.dataset.colour).toBeUndefined()
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Back to the console' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/console/customers'))
  expect(calls).toHaveLength(1)
  expect(document.cookie).toContain('token=own')
  vi.unstubAllGlobals()
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../testing/show.tsx'
import SignedIn from './SignedIn.tsx'

test('who is confirmed sees no dialog, and what he likes is taken from his account', async () => {
  localStorage.clear()
  const calls = answering({ 'PUT /clientsystem/account/profile': {} })
  const preferences = { size: 'large', colour: 'teal', pageSize: 40, view: 'cards' } as const
  await show(<SignedIn />, { session: { ...buyer, user: { ...buyer.user, preferences } } })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.documentElement.dataset).toMatchObject({ size: 'large', colour: 'teal' })
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(calls, 'nothing has changed').toEqual([])
})

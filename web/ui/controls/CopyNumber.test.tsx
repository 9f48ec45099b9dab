import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { CopyNumber } from './CopyNumber.tsx'

test('a number is copied, which is shown for a moment', async () => {
  const user = userEvent.setup()
  await show(<CopyNumber number="CF259A" />, { session: null })
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await user.click(screen.getByRole('button', { name: 'Copy number CF259A' }))
  expect(await navigator.clipboard.readText()).toBe('CF259A')
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByRole('button', { name: 'Copy number CF259A' })).toBeVisible()
})

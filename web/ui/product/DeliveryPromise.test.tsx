import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { DeliveryPromise } from './DeliveryPromise.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const promise = (now: string, closedDays: string[] = []) => {
  vi.setSystemTime(new Date(now))
  return show(<DeliveryPromise workingDays={1} timeZone="Europe/Amsterdam" closedDays={closedDays} />, {
    session: null,
  })
}

test.each([
  ['2026-11-18T12:15:30Z', 'Order within 3 h 14 min – ships today, arrives 19 Nov 2026.'],
  ['2026-11-18T15:29:50Z', 'Order within 0 min 10 s – ships today, arrives 19 Nov 2026.'],
  ['2026-11-18T15:30:01Z', 'Order by 19 Nov 2026, 16:30 – get it 20 Nov 2026.'],
  ['2026-11-21T09:00:00Z', 'Order by 23 Nov 2026, 16:30 – get it 24 Nov 2026.'],
])('at %s: %s', async (now, words) => {
  await promise(now)
  expect(screen.getByText(words)).toBeInTheDocument()
})

test('counts down and passes the cut-off by itself', async () => {
  await promise('2026-12-23T15:29:58Z', ['2026-12-25'])
  expect(screen.getByText(/within 0 min 2 s.*24 Dec 2026/)).toBeInTheDocument()
  await act(() => vi.advanceTimersByTime(3_000))
  expect(screen.getByText('Order by 24 Dec 2026, 16:30 – get it 28 Dec 2026.')).toBeInTheDocument()
})

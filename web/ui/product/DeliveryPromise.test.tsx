import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextCutOff } from '../../../rules/shipping/shipping.ts'
import type { ReaderPromise } from '../../../rules/sourcing/reader-promise.ts'
import { promiseProduct } from '../../../rules/sourcing/way.ts'
import { show } from '../../testing/show.tsx'
import { ClockContext } from '../language/format.ts'
import { useNow } from '../useTimeLeft.ts'
import { DeliveryPromise } from './DeliveryPromise.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** One product that travels a day from the Netherlands, as a page that lives says it. */
function Promised({ closedDays, waitsFor }: { closedDays: string[]; waitsFor: ReaderPromise['waitsFor'] }) {
  const now = useNow()
  const way = {
    warehouse: 'NL',
    own: true,
    workingDays: 1,
    price: 5,
    freeFrom: null,
    closedThere: [],
    timeZone: 'Europe/Amsterdam',
    closedDays,
  }
  if (!now) return null
  const plan = { ways: [way], preference: 'earliest' } as const
  const promise = promiseProduct({ pieces: 1, ready: { NL: 3 }, goods: null }, plan, now)
  return <DeliveryPromise promise={{ ...promise, waitsFor, country: 'NL', cutOff: nextCutOff(now, way) }} />
}

/** As read in Amsterdam, unless the reader's clock is another one. */
const promise = (
  now: string,
  closedDays: string[] = [],
  waitsFor: ReaderPromise['waitsFor'] = null,
  clock = 'Europe/Amsterdam',
) => {
  vi.setSystemTime(new Date(now))
  const promised = <Promised closedDays={closedDays} waitsFor={waitsFor} />
  return show(<ClockContext value={clock}>{promised}</ClockContext>, { session: null })
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

test('who reads in London sees the hour of London at which the parcels of Amsterdam close', async () => {
  await promise('2026-11-21T09:00:00Z', [], null, 'Europe/London')
  expect(screen.getByText('Order by 23 Nov 2026, 15:30 – get it 24 Nov 2026.')).toBeInTheDocument()
})

test('counts down and passes the cut-off by itself', async () => {
  await promise('2026-12-23T15:29:58Z', ['2026-12-25'])
  expect(screen.getByText(/within 0 min 2 s.*24 Dec 2026/)).toBeInTheDocument()
  await act(() => vi.advanceTimersByTime(3_000))
  expect(screen.getByText('Order by 24 Dec 2026, 16:30 – get it 28 Dec 2026.')).toBeInTheDocument()
})

test.each([
  ['payment', 'Ships as soon as your payment arrives.'],
  ['overdue', 'A payment is overdue: your order ships as soon as it is released.'],
  ['limit', 'Your credit limit is exceeded: your order ships as soon as it is released.'],
  ['approval', 'Your monthly limit is exceeded: your order ships as soon as your main account approves it.'],
] as const)('whose orders wait for %s is promised no day', async (waitsFor, words) => {
  await promise('2026-11-18T12:15:30Z', [], waitsFor)
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.queryByText(/2026/)).toBeNull()
})

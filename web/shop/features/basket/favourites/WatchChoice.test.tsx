import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import type { Favourite } from './queries.ts'
import { WatchChoice } from './WatchChoice.tsx'

const favourite = (pieces: number, watch: Favourite['watch'], priced = true) =>
  ({
    favoriteId: 7,
    watch,
    goodsSku: {
      oemCode: 'TN-2420',
      number: 'AS-1',
      stock: { total: pieces },
      ...(priced && { price: { unitPrice: 1, discountPrice: null, currency: 'EUR' } }),
    },
  }) as Favourite
const back = 'Tell me when it is back · TN-2420'
const drop = 'Tell me when the price drops · TN-2420'
const none = { stock: false, price: false }

test('a sold out product is watched for its return, beside what is watched already', async () => {
  const requests = answering({ 'PUT /clientsystem/favorites/7/watch': { stock: true, price: true } })
  await show(<WatchChoice favourite={favourite(0, { stock: false, price: true })} />, { session: buyer })
  await userEvent.click(screen.getByRole('checkbox', { name: back }))
  await vi.waitFor(() => expect(JSON.parse(requests[0]?.body ?? '{}')).toEqual({ stock: true, price: true }))
})

test.each([
  ['in stock', favourite(3, none), [drop]],
  ['in stock and watched for the next time', favourite(3, { stock: true, price: false }), [back, drop]],
  ['sold out, without a price', favourite(0, none, false), [back]],
] as const)('a product %s offers what makes sense', async (_, given, offered) => {
  await show(<WatchChoice favourite={given} />, { session: buyer })
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual(offered)
})

test('of a product that is no longer sold nothing is offered; what was asked for before can be taken back', async () => {
  const showWatch = (watch: Favourite['watch']) => {
    const watched = favourite(0, watch)
    return { ...watched, goodsSku: { ...watched.goodsSku, status: 'disabled' as const } }
  }
  await show(<WatchChoice favourite={showWatch(none)} />, { session: buyer })
  expect(screen.queryByRole('checkbox')).toBeNull()
  cleanup()
  await show(<WatchChoice favourite={showWatch({ stock: true, price: false })} />, { session: buyer })
  expect(screen.getByRole('checkbox', { name: back })).toBeChecked()
  expect(screen.queryByRole('checkbox', { name: drop })).toBeNull()
})

import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toner } from '../../../../testing/product.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { AddToBasket } from './AddToBasket.tsx'
import { useBasketSummary } from './queries.ts'
import { useOtherTabs } from './useOtherTabs.ts'

const STAT = 'GET /clientsystem/shoppingcart/account/stat'
const ADD = 'POST /clientsystem/shoppingcart'
const summary = { shoppingCartQty: 1, pieces: 1, shoppingCartPrice: 10, currency: 'EUR', priceChanges: 0 }

const browser = BroadcastChannel

/** The channel of another tab. */
class Channel {
  static open: Channel[] = []
  static messages = 0
  onmessage = () => {}
  constructor() {
    Channel.open.push(this)
  }
  postMessage() {
    Channel.messages++
  }
  close() {
    Channel.open = Channel.open.filter((one) => one !== this)
  }
}

beforeEach(() => {
  Object.assign(Channel, { open: [], messages: 0 })
  vi.stubGlobal('BroadcastChannel', Channel)
})
afterEach(() => vi.stubGlobal('BroadcastChannel', browser))

function Page() {
  useOtherTabs()
  return (
    <>
      <p>{useBasketSummary()?.shoppingCartQty} in the basket</p>
      <AddToBasket product={toner} />
    </>
  )
}

test('what changed in another tab is refetched', async () => {
  const answers: Record<string, object> = { [STAT]: summary }
  answering(answers)
  const { unmount } = await show(<Page />, { session: buyer })
  expect(await screen.findByText('1 in the basket')).toBeVisible()
  answers[STAT] = { ...summary, shoppingCartQty: 2 }
  await act(async () => {
    for (const tab of Channel.open) tab.onmessage()
  })
  expect(await screen.findByText('2 in the basket')).toBeVisible()
  unmount()
  expect(Channel.open).toEqual([])
})

test('the other tabs are notified of a change here, and not of a refused one', async () => {
  const answers: Record<string, object> = {
    [STAT]: summary,
    [ADD]: { refused: 'server.unavailable', code: 503, status: 503 },
  }
  answering(answers)
  await show(<Page />, { session: buyer })
  const add = screen.getByRole('button', { name: 'Add CF259A to basket' })
  await userEvent.click(add)
  expect(await screen.findByText(/not available at the moment/)).toBeVisible()
  expect(Channel.messages).toBe(0)
  answers[ADD] = { ...summary, shoppingCartId: 1, qty: 1, backOrdered: 0 }
  await userEvent.click(add)
  expect(await screen.findByText('1 piece of CF259A in your basket')).toBeVisible()
  expect(Channel.messages).toBe(1)
})

import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { permissions } from '../../../../rules/identity/permissions.ts'
import { basketLine, basketWith } from '../../../testing/basket.ts'
import { answering, buyer } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import type { Basket } from '../../features/basket/basket/queries.ts'
import { Route } from './basket.tsx'

const path = '/clientsystem/shoppingcart'
const shopper = { ...buyer, permissions: [...permissions] }
const two = basketWith(basketLine(1, { custNumber: 'OWN-1', note: 'for Rik' }), basketLine(2))

/** The page with this basket; `answers` says what it is from then on. */
async function open(basket: Basket, { session = shopper, ...others }: Record<string, object> = {}) {
  const answers: Record<string, object> = {
    [`GET ${path}/account/stat`]: basket,
    [`GET ${path}/account/list`]: basket,
    ...others,
  }
  const requests = answering(answers)
  await openPage(Route, '', { session: session as typeof shopper })
  const become = (next: Basket) => {
    answers[`GET ${path}/account/stat`] = next
    answers[`GET ${path}/account/list`] = next
  }
  return { answers, become, bodies: () => requests.flatMap(({ body }) => (body ? [JSON.parse(body)] : [])) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: 'Warning' })).getByRole('button', { name }))

test('an empty basket leads back to the goods', async () => {
  await open(basketWith())
  expect(await screen.findByText('Your basket is empty')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/index')
  expect(screen.queryByRole('button', { name: 'Delete selected' })).toBeNull()
})

test('nothing is done with lines before one is chosen; all are chosen at once, and what is chosen is counted', async () => {
  await open(two)
  const lineButtons = ['Delete selected', 'Move to favourites'].map((name) => screen.getByRole('button', { name }))
  for (const button of lineButtons) expect(button).toBeDisabled()
  const all = screen.getByRole('checkbox', { name: 'Select all' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select TN-1' }))
  expect(screen.getByText('1 item selected')).toHaveRole('status')
  expect(all).toBePartiallyChecked()
  for (const button of lineButtons) expect(button).toBeEnabled()
  await userEvent.click(all)
  expect(screen.getByText('2 items selected')).toBeVisible()
  expect(all).toBeChecked()
})

test('the last line is deleted after a question, and comes back as it was written', async () => {
  const line = basketLine(1, { custNumber: 'OWN-1', note: 'for Rik', warehouse: 'DE', qty: 4 })
  const { become, bodies } = await open(basketWith(line), {
    [`POST ${path}/account/reduce`]: basketWith(),
    [`POST ${path}/batch`]: { ...basketWith(line), lines: [{ number: 'AS-1', added: true }] },
  })
  await press('Remove TN-1 from basket')
  await answer('Cancel')
  expect(bodies()).toEqual([])
  await press('Remove TN-1 from basket')
  become(basketWith())
  await answer('Delete')
  expect(await screen.findByText('Your basket is empty')).toBeVisible()
  expect(screen.getByText('1 item deleted.')).toBeVisible()
  become(basketWith(line))
  await press('Undo')
  expect(await screen.findByText('1 item is back in your basket')).toBeVisible()
  expect(bodies().at(-1)).toEqual([
    expect.objectContaining({ number: 'AS-1', qty: 4, custNumber: 'OWN-1', note: 'for Rik', warehouse: 'DE' }),
  ])
})

test('what the server does not delete stays, and the reason is shown', async () => {
  await open(two, { [`POST ${path}/account/reduce`]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await press('Remove TN-2 from basket')
  await answer('Delete')
  expect(await screen.findByText(/^Fail to Delete: The shop is not available/)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select TN-2' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('what becomes a favourite leaves the basket; what cannot be one stays, with the reason', async () => {
  const { become, bodies } = await open(two, {
    'POST /clientsystem/favorites/batch': {
      favoritesQty: 1,
      skuIds: [1],
      lines: [
        { number: 'AS-1', added: true, msg: null },
        { number: 'AS-2', added: false, msg: 'No longer sold.' },
      ],
    },
    [`POST ${path}/account/reduce`]: basketWith(basketLine(2)),
  })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  become(basketWith(basketLine(2)))
  await press('Move to favourites')
  expect(await screen.findByText('1 product moved to your favourites')).toBeVisible()
  expect(await screen.findByText('No longer sold.')).toBeVisible()
  await vi.waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select TN-1' })).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'Select TN-2' })).toBeVisible()
  expect(JSON.stringify(bodies()[0])).toContain('OWN-1')
  expect(JSON.stringify(bodies()[1])).not.toContain('2')
})

test('who keeps no favourites is not offered to move anything there', async () => {
  await open(two, { session: buyer })
  expect(screen.getByRole('button', { name: 'Delete selected' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Move to favourites' })).toBeNull()
})

test('printed, every line stands on paper with what is written on it', async () => {
  await open(two)
  const dispatchWindowEvent = (event: string) => act(async () => void window.dispatchEvent(new Event(event)))
  await dispatchWindowEvent('beforeprint')
  const [, first, second] = screen.getAllByRole('row')
  expect(first).toHaveTextContent('TN-1 · Toner 1OWN-1for Rik1€10.00')
  expect(second).toHaveTextContent('TN-2 · Toner 2')
  await dispatchWindowEvent('afterprint')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Select TN-1' })).toBeVisible()
})

test('a change on another device shows as soon as the buyer comes back, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { become } = await open(two)
  become(basketWith(basketLine(2)))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select TN-1' }))
  expect(screen.getByRole('checkbox', { name: 'Select TN-1' })).toBeChecked()
  vi.setSystemTime(Date.now() + 11_000)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select TN-2' }))
  await vi.waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select TN-1' })).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'Select TN-2' })).toBeChecked()
})

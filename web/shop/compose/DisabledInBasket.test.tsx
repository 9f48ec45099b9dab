import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { permissions } from '../../../rules/identity/permissions.ts'
import { answering, buyer, show } from '../../testing/show.tsx'
import { DisabledInBasket } from './DisabledInBasket.tsx'

const session = { ...buyer, permissions: [...permissions] }
const path = '/clientsystem/shoppingcart/account/disabled'
const offer = (number: string, available: number) => ({
  skuId: 9,
  number,
  oemCode: '',
  name: 'HP 59A toner, black',
  available,
  unitPrice: 12,
  discountPrice: null,
})
const disabledLine = (shoppingCartId: number, ...replacements: object[]) => ({
  shoppingCartId,
  skuId: shoppingCartId,
  number: `AS-${shoppingCartId}`,
  oemCode: '',
  name: 'HP 59A toner, black',
  custNumber: 'OWN-1',
  qty: 4,
  replacements,
})
const row = (status: 'active' | 'disabled') => ({ goodsSku: { status } })
const summary = { shoppingCartQty: 1, pieces: 4, shoppingCartPrice: 48, currency: 'EUR', priceChanges: 0 }

/** Shows what is no longer sold; answers what was decided. */
async function showRows(...rows: object[]) {
  const answers: Record<string, object> = {
    [`GET ${path}`]: { rows, total: rows.length, currency: 'EUR' },
    [`POST ${path}`]: summary,
  }
  const requests = answering(answers)
  await show(<DisabledInBasket rows={rows.map(() => row('disabled'))} />, { session })
  return {
    answerRows: (...next: object[]) => {
      answers[`GET ${path}`] = { rows: next, total: next.length, currency: 'EUR' }
    },
    refused: () => {
      answers[`POST ${path}`] = { refused: 'request.not_found', code: 404, status: 404 }
    },
    decided: () => requests.flatMap(({ body }) => (body ? [JSON.parse(body).items] : [])),
  }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: 'Warning' })).getByRole('button', { name }))

test('a product of the basket that is no longer sold is replaced, and gone from what is asked', async () => {
  const { answerRows, decided } = await showRows(disabledLine(1, offer('AS-3', 5), offer('AS-4', 0)), disabledLine(2))
  await screen.findByRole('region', { name: '2 products are no longer sold' })
  expect(screen.getByText('No replacement. Your account manager can help.')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Instead of AS-1' }), 'AS-4')
  answerRows(disabledLine(2))
  await press('Replace: AS-1')
  expect(await screen.findByRole('region', { name: '1 product is no longer sold' })).toBeVisible()
  expect(decided()).toEqual([[{ shoppingCartId: 1, replacement: 'AS-4' }]])
  expect(await screen.findByText('1 product replaced in your basket')).toBeVisible()
})

test('what is left out is deleted, which asks first; declining does nothing', async () => {
  const { answerRows, decided } = await showRows(disabledLine(1, offer('AS-3', 5)))
  await screen.findByRole('region')
  await press('Leave out: AS-1')
  await answer('Cancel')
  expect(decided()).toEqual([])
  answerRows()
  await press('Leave out: AS-1')
  await answer('Leave out')
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(decided()).toEqual([[{ shoppingCartId: 1, replacement: null }]])
})

test('all are settled at once: what can be replaced, or everything left out', async () => {
  const { decided } = await showRows(
    disabledLine(1, offer('AS-3', 5)),
    disabledLine(2),
    disabledLine(5, offer('AS-6', 1)),
  )
  await screen.findByRole('region')
  await press('Replace all')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Leave out all' })).toBeEnabled())
  await press('Leave out all')
  await answer('Leave out')
  await vi.waitFor(() => expect(decided()).toHaveLength(2))
  expect(decided()).toEqual([
    [
      { shoppingCartId: 1, replacement: 'AS-3' },
      { shoppingCartId: 5, replacement: 'AS-6' },
    ],
    [1, 2, 5].map((shoppingCartId) => ({ shoppingCartId, replacement: null })),
  ])
})

test('what was settled elsewhere meanwhile is refetched', async () => {
  const { answerRows, refused } = await showRows(disabledLine(1, offer('AS-3', 5)))
  await screen.findByRole('region')
  refused()
  answerRows()
  await press('Replace: AS-1')
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(screen.queryByText(/replaced in your basket/)).toBeNull()
})

test('nothing is asked, and nothing shown, while all of the basket is sold', async () => {
  const requests = answering({ [`GET ${path}`]: { rows: [disabledLine(1)], total: 1, currency: 'EUR' } })
  await show(<DisabledInBasket rows={[row('active')]} />, { session })
  expect(requests).toEqual([])
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
})

test('what could not be read can be asked for again', async () => {
  const answers: Record<string, object> = { [`GET ${path}`]: { refused: 'server.failed', code: 500, status: 500 } }
  answering(answers)
  await show(<DisabledInBasket rows={[row('active'), row('disabled')]} />, { session })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers[`GET ${path}`] = { rows: [disabledLine(1)], total: 1, currency: 'EUR' }
  await userEvent.click(again)
  expect(await screen.findByRole('region', { name: '1 product is no longer sold' })).toBeVisible()
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import type { Preview } from '../../queries.ts'
import { Checkout } from '../Checkout.tsx'

const PREVIEW = 'POST /clientsystem/order/preview'
const lines = [
  { number: 'AS-1020', qty: 3, custNumber: '' },
  { number: 'AS-1', qty: 4, custNumber: 'OWN-1' },
  { number: 'AS-2', qty: 1, custNumber: '' },
]
const offer = (number: string, available: number) => ({
  skuId: 9,
  number,
  oemCode: '',
  ownMake: false,
  name: 'HP 59A toner, black',
  names: null,
  available,
  unitPrice: 12,
  discountPrice: null,
})
const disabledProduct = (number: string, replacements: Preview['disabled'][number]['replacements']) => ({
  skuId: 5,
  number,
  oemCode: '',
  ownMake: false,
  name: 'HP 59A toner, black',
  names: null,
  custNumber: '',
  qty: 4,
  replacements,
})
const withGone = (...disabled: Preview['disabled']) => ({ ...preview('a', 10), disabled })

test('what is no longer sold is replaced or left out, one by one; only then the order can be placed', async () => {
  const answers: Record<string, object> = {
    [PREVIEW]: withGone(disabledProduct('AS-1', [offer('AS-3', 5), offer('AS-4', 0)]), disabledProduct('AS-2', [])),
  }
  const requests = answering(answers)
  const lastPreviewLines = () =>
    JSON.parse(requests.filter(({ url }) => url.endsWith('/order/preview')).at(-1)?.body ?? '').lines
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  const section = within(await screen.findByRole('region', { name: '2 products are no longer sold' }))
  const place = () => screen.getByRole('button', { name: /^Place order/ })
  expect(place()).toBeDisabled()
  expect(section.getByText('No replacement. Your account manager can help.')).toBeVisible()

  const choice = section.getByRole('combobox', { name: 'Instead of AS-1' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['AS-3 · €12.00 · 5 in stock', 'AS-4 · €12.00 · not in stock'])
  await userEvent.selectOptions(choice, 'AS-4')
  answers[PREVIEW] = withGone(disabledProduct('AS-2', []))
  await userEvent.click(section.getByRole('button', { name: 'Replace: AS-1' }))
  await vi.waitFor(() => expect(lastPreviewLines()[1]).toEqual({ ...lines[1], number: 'AS-4', replaces: 'AS-1' }))

  answers[PREVIEW] = preview('b', 10)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave out: AS-2' }))
  await vi.waitFor(() => expect(place()).toBeEnabled())
  expect(lastPreviewLines()).toHaveLength(2)

  await userEvent.click(screen.getByRole('button', { name: 'Undo: AS-2' }))
  await vi.waitFor(() => expect(lastPreviewLines()).toHaveLength(3))
})

test('all at once; where nothing is left, nothing can be placed', async () => {
  const answers: Record<string, object> = {
    [PREVIEW]: withGone(disabledProduct('AS-1', [offer('AS-3', 5)]), disabledProduct('AS-2', [offer('AS-5', 2)])),
  }
  const requests = answering(answers)
  await show(<Checkout lines={lines.slice(1)} onPlaced={() => {}} />, { session: buyer })
  await userEvent.click(await screen.findByRole('button', { name: 'Leave out all' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is left to order.')
  expect(screen.getByRole('button', { name: /^Place order/ })).toBeDisabled()

  await userEvent.click(screen.getByRole('button', { name: 'Undo: AS-1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo: AS-2' }))
  answers[PREVIEW] = preview('b', 10)
  await userEvent.click(await screen.findByRole('button', { name: 'Replace all' }))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Place order/ })).toBeEnabled())
  expect(JSON.parse(requests.at(-1)?.body ?? '').lines.map(({ number }: { number: string }) => number)).toEqual([
    'AS-3',
    'AS-5',
  ])
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { permissions } from '../../../rules/identity/permissions.ts'
import { answering, buyer, show } from '../../testing/show.tsx'
import type { BasketLine } from '../features/basket/basket/queries.ts'
import { BasketAsList } from './BasketAsList.tsx'

const session = { ...buyer, permissions: [...permissions] }
const makeLines = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => ({ number: `AS-${at}`, qty: at + 1, custNumber: 'own', note: `for ${at}` }) as BasketLine,
  )

/** What was copied after pressing "Share". */
async function shared(count: number) {
  const user = userEvent.setup()
  await show(<BasketAsList lines={makeLines(count)} isWhole />, { session })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  return navigator.clipboard.readText()
}

test('lines are kept with their notes as a list with a name; a refusal keeps the name', async () => {
  const requests = answering({ 'POST /clientsystem/quickorder': { refused: 'quick_order.full', code: 30_103 } })
  await show(<BasketAsList lines={makeLines(2)} isWhole />, { session })
  await userEvent.click(screen.getByRole('button', { name: 'Save as list' }))
  const name = await screen.findByRole('textbox', { name: 'Name of the list' })
  await userEvent.type(name, ' Monday {Enter}')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(name).toHaveValue(' Monday ')
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    name: 'Monday',
    lines: [
      { number: 'AS-0', qty: 1, custNumber: 'own', note: 'for 0' },
      { number: 'AS-1', qty: 2, custNumber: 'own', note: 'for 1' },
    ],
  })
})

test('a link opens the lines as a quick order', async () => {
  const link = new URL(await shared(80))
  expect(link.pathname).toBe('/my/quickorder')
  const skus = JSON.parse(link.searchParams.get('skus') ?? '')
  expect(skus).toHaveLength(80)
  expect(skus[0]).toEqual(['own', 'AS-0', 1])
})

test('more than an address holds are copied as rows', async () => {
  const rows = (await shared(81)).split('\n')
  expect(rows).toHaveLength(81)
  expect(rows[80]).toBe('AS-80\t81')
})

test('where the browser does not copy, a message says so', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  await show(<BasketAsList lines={makeLines(1)} isWhole />, { session })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText(/did not allow copying/)).toBeVisible()
})

test('it is not offered to who has no quick order', async () => {
  await show(<BasketAsList lines={makeLines(1)} isWhole />, {
    session: { ...session, permissions: ['cust:shoppingcart'] },
  })
  expect(screen.queryByRole('button')).toBeNull()
})

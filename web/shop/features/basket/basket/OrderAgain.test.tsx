import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { OrderAgain } from './OrderAgain.tsx'

const summary = { shoppingCartQty: 1, pieces: 1, shoppingCartPrice: 10, currency: 'EUR', priceChanges: 0 }
const refusedLine = { added: false, qty: 0, reason: 'basket.product_disabled', msg: 'It is gone' }
const lines = ['AS-1', 'AS-2', 'AS-3'].map((number, at) => ({
  number,
  oemCode: at === 2 ? '' : `TN-${at + 1}`,
  ownMake: false,
}))

test('what cannot be ordered again is shown once for each reason, by the numbers that the order shows', async () => {
  const answers = [{ number: 'AS-1', added: true, qty: 1, reason: null, msg: null }]
  const refused = ['AS-2', 'AS-3'].map((number) => ({ number, ...refusedLine }))
  answering({ 'POST /clientsystem/shoppingcart/buyagain': { ...summary, lines: [...answers, ...refused] } })
  await show(<OrderAgain order={{ orderno: 'ONL1', lines }} />, { session: buyer })
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('1 product added to your basket')).toBeVisible()
  expect(screen.getByText('2 products could not be added: TN-2, AS-3 · It is gone')).toBeVisible()
})

test('where none of it is still sold, nothing is reported as added', async () => {
  answering({ 'POST /clientsystem/shoppingcart/buyagain': { ...summary, lines: [{ number: 'AS-1', ...refusedLine }] } })
  await show(<OrderAgain order={{ orderno: 'ONL1', lines }} />, { session: buyer })
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('1 product could not be added: TN-1 · It is gone')).toBeVisible()
  expect(screen.queryByText(/added to your basket/)).toBeNull()
})

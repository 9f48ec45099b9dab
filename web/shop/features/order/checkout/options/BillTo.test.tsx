import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { Checkout } from '../Checkout.tsx'

const PREVIEW = 'POST /clientsystem/order/preview'
const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const { shipTo } = preview('', 10)
const billing = { ...shipTo, addressId: 7, kind: 'billing' as const }
const holding = { ...billing, addressId: 8, isDefault: false, company: 'Voorbeeld Holding B.V.' }
const withBook = (addresses: (typeof shipTo)[], billTo = billing) => ({ ...preview('a', 10), addresses, billTo })

const options = (name: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text)

const place = () => screen.getByRole('button', { name: /^Place order/ })

test('of several billing addresses one is chosen; one that is a place of delivery, too, is offered once', async () => {
  const requests = answering({ [PREVIEW]: withBook([billing, shipTo, holding]) })
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  const choice = await screen.findByRole('combobox', { name: 'Bill to' })
  expect(choice).toHaveValue('7')
  expect(options('Ship to')).toEqual([
    expect.stringMatching(/^Voorbeeld Kantoor/),
    expect.stringMatching(/^Voorbeeld Holding/),
    'Another address, for this order only …',
  ])
  await userEvent.selectOptions(choice, '8')
  await vi.waitFor(() => expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({ billToId: 8 }))
})

test('where there is one billing address, nothing is to be chosen', async () => {
  answering({ [PREVIEW]: withBook([billing, shipTo]) })
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  await screen.findByRole('combobox', { name: 'Ship to' })
  expect(screen.queryByRole('combobox', { name: 'Bill to' })).toBeNull()
})

test('a missing one is reported, and nothing is placed until another is chosen', async () => {
  const removedAddress = { refused: 'order.no_billing', code: 30_020, fields: ['billToId'] }
  const answers: Record<string, object> = { [PREVIEW]: withBook([billing, shipTo, holding]) }
  answering(answers)
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  answers[PREVIEW] = removedAddress
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Bill to' }), '8')
  await screen.findByRole('alert')
  expect(place()).toBeDisabled()
  answers[PREVIEW] = withBook([billing, shipTo, holding])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bill to' }), '7')
  await vi.waitFor(() => expect(place()).toBeEnabled())
  expect(screen.queryByRole('alert')).toBeNull()
})

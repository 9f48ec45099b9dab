import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { Checkout } from '../Checkout.tsx'

const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const PREVIEW = 'POST /clientsystem/order/preview'
const carriers = [
  { shipVia: 'STD', name: 'Standard parcel', price: 5.95, promisedOn: '2026-11-23' },
  { shipVia: 'OWN', name: 'Own forwarder', price: 0, promisedOn: '2026-11-20' },
]
const forwarders = [
  { forwarderId: 1, name: 'Dachser', isOther: false },
  { forwarderId: 9, name: 'Others', isOther: true },
]
const fault = (field: string, reason: string, msg: string) => ({ faults: [{ field, reason, msg }] })

test('who sends with a forwarder of their own names them before the order is placed', async () => {
  const answers: Record<string, object> = { [PREVIEW]: { ...preview('a', 10), carriers, forwarders } }
  const calls = answering(answers)
  const lastAsked = () => JSON.parse(calls.findLast(({ url }) => url.endsWith('/order/preview'))?.body ?? '{}')
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  const via = await screen.findByLabelText('Ship via')
  expect(screen.queryByLabelText('Forwarder')).toBeNull()

  const own = { ...preview('b', 10), carriers, forwarders, shipVia: 'OWN', promisedOn: '2026-11-20' }
  answers[PREVIEW] = { ...own, ...fault('forwarderId', 'forwarder.missing', 'Please choose the forwarder.') }
  await userEvent.selectOptions(via, 'Own forwarder · €0.00 · Goods in stock ready for your forwarder 20 Nov 2026')
  const choice = await screen.findByLabelText('Forwarder')
  expect(screen.getByText('Goods in stock ready for your forwarder:')).toBeVisible()
  expect(screen.queryByText('Please choose the forwarder.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  expect(await screen.findByText('Please choose the forwarder.')).toBeVisible()
  await vi.waitFor(() => expect(choice).toHaveFocus())

  answers[PREVIEW] = { ...own, ...fault('forwarderName', 'forwarder.name_missing', 'Please enter the name.') }
  await userEvent.selectOptions(choice, 'Others')
  await userEvent.type(await screen.findByLabelText('Name of the forwarder'), 'Jansen')
  answers[PREVIEW] = own
  await userEvent.tab()
  await vi.waitFor(() => expect(lastAsked()).toMatchObject({ shipVia: 'OWN', forwarderId: 9, forwarderName: 'Jansen' }))
  await vi.waitFor(() => expect(screen.queryByText('Please enter the name.')).toBeNull())

  answers[PREVIEW] = { ...preview('c', 10), carriers, forwarders }
  await userEvent.selectOptions(via, 'STD')
  await vi.waitFor(() => expect(lastAsked()).toEqual({ shipVia: 'STD', lines }))
  expect(calls.filter(({ url }) => url.endsWith('/clientsystem/order'))).toEqual([])
})

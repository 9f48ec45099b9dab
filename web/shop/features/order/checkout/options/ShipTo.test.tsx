import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { Checkout } from '../Checkout.tsx'

const main = { ...buyer, roles: ['main'], permissions: ['cust:order', 'cust:account'] }
const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const names = { nameEn: '', nameCn: '', nameFr: '', nameDe: '', nameIt: '', namePl: '', euMember: true }
const PREVIEW = 'POST /clientsystem/order/preview'
const answers = (): Record<string, object> => ({
  [PREVIEW]: preview('a', 10),
  'GET /clientsystem/system/freedom/getCountry': ['DE', 'NL'].map((iso2) => ({ id: iso2, iso2, ...names })),
  'GET /clientsystem/eu/freedom/stateList': [],
})
const place = () => screen.getByRole('button', { name: /^Place order/ })
const form = () => screen.findByRole('form', { name: 'Delivery address of this order' })
const other = 'Another address, for this order only …'

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function typed() {
  const one = within(await form())
  fill('Company name (optional)', 'Baustelle')
  fill('Street and number', 'Kade 7')
  fill('Postcode', '3000 AA')
  return one
}

test('a one-off address is typed, checked and asked for; nothing is placed while it is being typed', async () => {
  const requests = answering(answers())
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: main })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Ship to' }), other)
  const one = await typed()
  expect(place()).toBeDisabled()

  await userEvent.click(one.getByText('Deliver to this address'))
  const town = one.getByLabelText('Town')
  expect(town).toHaveAccessibleDescription('Enter the town')
  expect(town).toHaveFocus()
  fill('Town', 'Rotterdam')
  await userEvent.click(one.getByLabelText('Also save to address book'))
  await userEvent.click(one.getByText('Deliver to this address'))

  await vi.waitFor(() => expect(place()).toBeEnabled())
  expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({
    keepAddress: true,
    oneOffAddress: { company: 'Baustelle', city: 'Rotterdam', country: 'NL' },
  })
  expect(screen.getByText('Saved to your address book with the order')).toBeVisible()
})

test('where we do not deliver, the page says so, keeps what was typed and goes on', async () => {
  const changedAnswers = answers()
  const requests = answering(changedAnswers)
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  const choice = await screen.findByRole('combobox', { name: 'Ship to' })
  await userEvent.selectOptions(choice, other)
  const one = await typed()
  expect(one.queryByRole('checkbox')).toBeNull()
  fill('Town', 'Rotterdam')
  changedAnswers[PREVIEW] = { refused: 'order.not_delivered', code: 30_041 }
  await userEvent.click(one.getByText('Deliver to this address'))
  expect(await screen.findByRole('alert')).toHaveTextContent('We do not deliver from this warehouse to this address')
  expect(place()).toBeDisabled()

  await userEvent.click(screen.getByRole('button', { name: 'Change address' }))
  expect(within(await form()).getByLabelText('Town')).toHaveValue('Rotterdam')
  changedAnswers[PREVIEW] = preview('b', 10)
  await userEvent.selectOptions(choice, '4')
  await vi.waitFor(() => expect(place()).toBeEnabled())
  expect(JSON.parse(requests.at(-1)?.body ?? '')).not.toHaveProperty('oneOffAddress')
})

test('a fault of the address goes while its field is mended, and what was typed outlives a look at the book', async () => {
  answering(answers())
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  const choice = await screen.findByRole('combobox', { name: 'Ship to' })
  await userEvent.selectOptions(choice, other)
  const one = await typed()
  await userEvent.click(one.getByText('Deliver to this address'))
  expect(one.getByLabelText('Town')).toBeInvalid()
  fill('Town', 'R')
  expect(one.getByLabelText('Town')).toBeValid()

  await userEvent.selectOptions(choice, '4')
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Delivery address of this order' })).toBeNull())
  await userEvent.selectOptions(choice, other)
  expect(within(await form()).getByLabelText('Street and number')).toHaveValue('Kade 7')
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { emptyAddress } from '../../../../rules/address/form.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { manager } from '../../../testing/staff.ts'
import AddressesPage from './addresses.tsx'

const book = '/staff/customer/12/address'
const address = { ...emptyAddress, addressId: 7, isDefault: false, company: 'Voorbeeld B.V.', address1: 'Kade 1' }
const answers = {
  'GET /staff/customer/12': { customerId: 12, company: 'Voorbeeld', address: { country: 'NL' } },
  [`GET ${book}`]: { rows: [{ ...address, city: 'Rotterdam', country: 'NL' }], total: 1 },
  'GET /clientsystem/system/freedom/getCountry': [{ id: 'NL', iso2: 'NL', euMember: true }],
  'GET /clientsystem/eu/freedom/stateList': [],
}
const name = 'Voorbeeld B.V., Kade 1, Rotterdam'

test('the address book of a customer is kept from here; a new address begins with their company', async () => {
  const requests = answering({ ...answers, [`POST ${book}`]: address, [`DELETE ${book}/7`]: {} })
  await showConsolePage(AddressesPage, '?customer=12&keyword=kade', manager)
  expect(await screen.findByRole('link', { name: 'Voorbeeld' })).toHaveAttribute('href', '/console/customers/12')
  await userEvent.click(await screen.findByRole('button', { name: `Delete: ${name}` }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(requests.map(({ url }) => url)).toContain(`/dev-api${book}/7`))
  expect(requests.filter(({ url }) => url.startsWith(`/dev-api${book}?keyword=kade`))).not.toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }))
  const company = await screen.findByRole('textbox', { name: 'Company name (optional)' })
  expect(company).toHaveValue('Voorbeeld')
  await userEvent.type(screen.getByRole('textbox', { name: 'Street and number' }), 'Kade 2')
  await userEvent.type(screen.getByRole('textbox', { name: 'Postcode' }), '3000 AA')
  await userEvent.type(screen.getByRole('textbox', { name: 'Town' }), 'Rotterdam')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Town' })).toBeNull())
  const sent = requests.find(({ url, body }) => url === `/dev-api${book}` && body)
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ kind: 'regular', address1: 'Kade 2', country: 'NL' })
})

test('who may only look finds no action', async () => {
  answering(answers)
  await showConsolePage(AddressesPage, '?customer=12', {
    ...manager,
    permissions: ['staff:console', 'staff:customers'],
  })
  expect(await screen.findByText(/Kade 1/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull()
  expect(screen.queryByRole('button', { name: `Delete: ${name}` })).toBeNull()
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { AddressList } from '../../../../ui/address/AddressList.tsx'
import type { BookAddress } from '../../../../ui/address/address-book.ts'
import { AddressImport } from './AddressImport.tsx'
import { OwnAddressForm } from './OwnAddressForm.tsx'
import { useOwnBook } from './useOwnBook.ts'

const main = { ...buyer, roles: ['main'], permissions: ['cust:order', 'cust:account'] }
const address: BookAddress = {
  addressId: 7,
  kind: 'regular',
  isDefault: false,
  customerType: 'professional',
  company: 'Voorbeeld B.V.',
  firstName: '',
  lastName: '',
  contactName: 'Magazijn',
  address1: 'Kade 1',
  address2: '',
  city: 'Rotterdam',
  state: '',
  postcode: '3000 AA',
  country: 'NL',
  phone: '',
  mobile: '',
  email: 'a@voorbeeld.example',
  fax: '',
}
const names = { nameEn: '', nameCn: '', nameFr: '', nameDe: '', nameIt: '', namePl: '', euMember: true }
const atlas = {
  'GET /clientsystem/system/freedom/getCountry': ['FR', 'NL', 'US'].map((iso2) => ({ id: iso2, iso2, ...names })),
  'GET /clientsystem/eu/freedom/stateList': [{ country: 'US', code: 'PA', name: 'Pennsylvania' }],
}

const OwnList = () => <AddressList book={useOwnBook()} addresses={[address]} onEdit={() => {}} />

const lastBody = (sent: ReturnType<typeof answering>) => JSON.parse(sent.at(-1)?.body ?? '{}')

test('a new address begins with the company; what is missing is shown beside its field', async () => {
  const requests = answering({ ...atlas, 'POST /clientsystem/address': address })
  const onSaved = vi.fn()
  await show(<OwnAddressForm onSaved={onSaved} />, { session: main })
  expect(await screen.findByRole('textbox', { name: 'Company name (optional)' })).toHaveValue('Voorbeeld')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))

  const street = screen.getByRole('textbox', { name: 'Street and number' })
  expect(street).toHaveFocus()
  expect(street).toHaveAccessibleDescription('Enter the street and number')
  await userEvent.type(street, 'Kade 1')
  await userEvent.type(screen.getByRole('textbox', { name: 'Postcode' }), '3000 aa')
  await userEvent.type(screen.getByRole('textbox', { name: 'Town' }), 'Rotterdam')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(lastBody(requests)).toMatchObject({ kind: 'regular', country: 'NL', postcode: '3000 aa', city: 'Rotterdam' })
})

test('the form follows the country: a state and a ZIP code for the US, whom a parcel goes to for France', async () => {
  answering(atlas)
  await show(<OwnAddressForm onSaved={() => {}} />, { session: main })
  const country = await screen.findByRole('combobox', { name: 'Country' })
  expect(screen.queryByRole('combobox', { name: 'Recipient' })).toBeNull()

  await userEvent.selectOptions(country, 'US')
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveAccessibleDescription('Choose the state')

  await userEvent.selectOptions(country, 'FR')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Recipient' }), 'private')
  await userEvent.type(screen.getByRole('textbox', { name: 'Mobile (optional)' }), '01 99 00 08 01')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(screen.getByText('A private person’s mobile number starts with 06 or 07')).toBeVisible()
})

test('what was typed stays when the shop refuses it', async () => {
  answering({ ...atlas, 'PUT /clientsystem/address/7': { refused: 'server.unavailable', code: 503, status: 503 } })
  await show(<OwnAddressForm address={address} onSaved={() => {}} />, { session: main })
  const town = await screen.findByRole('textbox', { name: 'Town' })
  await userEvent.clear(town)
  await userEvent.type(town, 'Delft')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('not available')
  expect(town).toHaveValue('Delft')
  expect(screen.getByRole('combobox', { name: 'Type' })).toBeDisabled()
})

test('who may change the book can choose and delete, after a question; who may order only reads', async () => {
  const requests = answering({
    'PUT /clientsystem/address/7/default': {},
    'DELETE /clientsystem/address/7': { refused: 'address.last_billing', code: 10_202 },
  })
  const { unmount } = await show(<OwnList />, { session: main })
  const name = 'Voorbeeld B.V., Kade 1, Rotterdam'
  await userEvent.click(screen.getByRole('button', { name: `Make default: ${name}` }))
  expect(requests.map(({ url }) => url)).toEqual(['/dev-api/clientsystem/address/7/default'])
  await userEvent.click(screen.getByRole('button', { name: `Delete: ${name}` }))
  const question = await screen.findByRole('dialog')
  expect(requests).toHaveLength(1)
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  unmount()

  await show(<OwnList />, { session: buyer })
  expect(screen.getByText('Kade 1, 3000 AA Rotterdam, Netherlands')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a file is sent as it is, and answered line by line', async () => {
  const requests: unknown[] = []
  class Request {
    upload = {}
    status = 200
    responseText = JSON.stringify({
      ...{ code: 200, data: { added: 2, known: 1, bad: [{ line: 4, msg: 'Enter the town' }] } },
    })
    onload = () => {}
    open = (...given: unknown[]) => requests.push(given)
    setRequestHeader = () => {}
    send(form: FormData) {
      requests.push(form.get('file'))
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  await show(<AddressImport />, { session: main })
  await userEvent.upload(screen.getByLabelText('CSV or XLSX file'), new File(['kind;company'], 'a.csv'))
  expect((await screen.findByText('2 lines imported')).parentElement).toHaveTextContent(
    '2 lines imported · 1 line already exists · 1 line has an error',
  )
  expect(screen.getByText('Line 4: Enter the town')).toBeVisible()
  expect(requests).toEqual([
    ['POST', '/dev-api/clientsystem/address/importFile'],
    expect.objectContaining({ name: 'a.csv' }),
  ])

  await userEvent.upload(screen.getByLabelText('CSV or XLSX file'), new File(['x'.repeat(500_001)], 'b.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent('larger than 500 kB')
  expect(requests).toHaveLength(2)
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Address, address } from '../../../testing/address.tsx'
import { sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import CarrierPage from './carrier.tsx'
import CarriersPage from './carriers.tsx'
import NewCarrierPage from './new-carrier.tsx'

const LIST = 'GET /staff/carrier/list'
const carrier = { code: 'STD', name: 'Standard', trackingUrl: '', adapter: 'hand' }
const field = (label: string) => screen.getByLabelText(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('carriers stand with how far they go, each leading to its page', async () => {
  const rows = [
    { ...carrier, rates: 0 },
    { ...carrier, code: 'EXP', name: 'Express', trackingUrl: 'https://exp.example/{number}', rates: 1 },
  ]
  answering({ [LIST]: rows })
  await showConsolePage(CarriersPage, '', admin)
  expect(await screen.findByRole('link', { name: 'Express' })).toHaveAttribute('href', '/console/carriers/EXP')
  const [, standard, express] = screen.getAllByRole('row')
  expect(standard).toHaveTextContent('StandardSTDno prices yet')
  expect(express).toHaveTextContent('1 countryhttps://exp.example/{number}')
  expect(screen.getByRole('link', { name: 'Add a carrier' })).toHaveAttribute('href', '/console/carriers/new')
})

test('without a carrier the list says what to do first', async () => {
  answering({ [LIST]: [] })
  await showConsolePage(CarriersPage, '', admin)
  expect(await screen.findByText('No carriers yet')).toBeVisible()
  expect(screen.getByText(/^Add the first one, then its prices/)).toBeVisible()
})

const openNew = () =>
  showConsolePage(
    () => (
      <>
        <NewCarrierPage />
        <Address />
      </>
    ),
    '',
    admin,
  )

test('a carrier is added as it is stored, and its prices are next', async () => {
  const requests = answering({ 'POST /staff/carrier': {} })
  await openNew()
  await press('Add a carrier')
  expect(field('Code')).toHaveAccessibleDescription(/2 to 10 letters and digits/)
  expect(field('Code')).toHaveFocus()
  expect(field('Name')).toBeInvalid()
  expect(requests).toEqual([])
  await userEvent.type(field('Code'), ' exp ')
  await userEvent.type(field('Name'), ' Express  parcel')
  await press('Add a carrier')
  expect(await screen.findByText('Carrier added. Now enter its prices.')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ code: 'EXP', name: 'Express parcel', trackingUrl: '', adapter: 'hand' }])
  await vi.waitFor(() => expect(address()).toBe('/console/carriers/EXP'))
})

test('a carrier whose answer is lost stays typed, and says so', async () => {
  answering({ 'POST /staff/carrier': () => Promise.reject(new TypeError()) })
  await openNew()
  await userEvent.type(field('Code'), 'EXP')
  await userEvent.type(field('Name'), 'Express')
  await press('Add a carrier')
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached')
  expect(field('Name')).toHaveValue('Express')
  expect(address()).toBe('/page')
})

const whole = {
  ...carrier,
  adapters: ['hand', 'test'],
  rates: [],
  tables: [{ warehouse: 'NL', currency: 'EUR', countries: ['NL'] }],
}
const openStandard = () => showConsolePage(() => <CarrierPage id={undefined} code="STD" />, '', admin)

test('name and tracking page of a carrier are changed, its code is not', async () => {
  const requests = answering({ 'GET /staff/carrier/STD': whole, 'PUT /staff/carrier/STD': {} })
  await openStandard()
  expect(await screen.findByRole('heading', { level: 1, name: 'Standard' })).toBeVisible()
  expect(screen.queryByLabelText('Code')).toBeNull()
  await userEvent.type(field('Tracking page'), 'http://std.example')
  await press('Save')
  expect(field('Tracking page')).toHaveAccessibleDescription(
    /Enter an https address with {number} once, or leave it empty/,
  )
  expect(sentBodies(requests)).toEqual([])
  await userEvent.clear(field('Tracking page'))
  await userEvent.type(field('Tracking page'), 'https://std.example/{{number}')
  await press('Save')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sentBodies(requests)).toEqual([
    { name: 'Standard', trackingUrl: 'https://std.example/{number}', adapter: 'hand' },
  ])
})

test('what the server finds wrong of a carrier stands at its field', async () => {
  answering({
    'GET /staff/carrier/STD': whole,
    'PUT /staff/carrier/STD': { refused: 'request.invalid', code: 400, status: 400, fields: ['name'] },
  })
  await openStandard()
  await screen.findByRole('button', { name: 'Save' })
  await press('Save')
  await vi.waitFor(() => expect(field('Name')).toBeInvalid())
  expect(field('Name')).toHaveFocus()
})

test('a carrier that is not there leads back to all', async () => {
  answering({})
  await openStandard()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All carriers' })).toHaveAttribute('href', '/console/carriers')
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import WarehouseAddressesPage from './addresses.tsx'

const LIST = 'GET /staff/site/warehouses'
const empty = {
  address1: '',
  postcode: '',
  city: '',
  state: '',
  subdivision: null,
  subdivisions: [],
  excludedAreas: [],
}
const dutch = { ...empty, code: 'NL', country: 'NL', address1: 'Kade 1', postcode: '3011 AA', city: 'Rotterdam' }
const british = {
  ...empty,
  code: 'UK',
  country: 'GB',
  subdivision: 'ENG',
  subdivisions: [
    { code: 'ENG', name: 'England' },
    { code: 'SCT', name: 'Scotland' },
  ],
}
const open = () => showConsolePage(WarehouseAddressesPage, '', admin)
const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('each warehouse has its address, which is sent as it was typed', async () => {
  const requests = answering({
    [LIST]: [dutch, { code: 'PL', country: 'PL', ...empty }],
    'PUT /staff/site/warehouses/PL': {},
  })
  await open()
  expect((await part('Netherlands')).getByLabelText('Town')).toHaveValue('Rotterdam')
  expect(screen.getByText(/printed on return labels and slips/)).toBeVisible()
  const poland = await part('Poland')
  await userEvent.type(poland.getByLabelText('Town'), 'Łódź')
  await userEvent.click(poland.getByRole('button', { name: 'Save' }))
  expect(poland.getByLabelText('Street and number')).toBeInvalid()
  await userEvent.type(poland.getByLabelText('Street and number'), 'Piotrkowska 1')
  await userEvent.type(poland.getByLabelText('Postcode'), '90-001')
  await userEvent.click(poland.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(sentBodies(requests)).toEqual([
      { address1: 'Piotrkowska 1', postcode: '90-001', city: 'Łódź', state: '', subdivision: null },
    ]),
  )
})

test('whose public holidays hold is chosen by name, where the country has several', async () => {
  const answers: Record<string, object> = {
    [LIST]: [dutch, british],
    'PUT /staff/site/warehouses/UK': { refused: 'request.invalid', code: 400, fields: ['subdivision'] },
  }
  const requests = answering(answers)
  await open()
  expect((await part('Netherlands')).queryByRole('combobox')).not.toBeInTheDocument()
  const choice = (await part('United Kingdom')).getByRole('combobox', { name: 'Public holidays of' })
  expect(choice).toHaveDisplayValue('England')
  await userEvent.selectOptions(choice, 'Scotland')
  await userEvent.click((await part('United Kingdom')).getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(choice).toBeInvalid())
  expect(choice).toHaveAccessibleDescription(/Choose another one, or the whole country/)
  expect(choice).toHaveDisplayValue('Scotland')
  answers['PUT /staff/site/warehouses/UK'] = {}
  await userEvent.selectOptions(choice, 'The whole country')
  await userEvent.click((await part('United Kingdom')).getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(sentBodies(requests)).toMatchObject([{ subdivision: 'SCT' }, { subdivision: null }]))
})

test('to which areas a warehouse does not send is typed as a list, and what is none stays to be corrected', async () => {
  const areas = [{ country: 'ES', postcode: '35' }]
  const requests = answering({
    [LIST]: [{ ...dutch, excludedAreas: areas }],
    'PUT /staff/site/warehouses/NL/excluded-areas': {},
  })
  await open()
  const areasOf = await part('Netherlands · Does not send to')
  const field = areasOf.getByRole('textbox')
  expect(field).toHaveValue('ES 35')
  const save = areasOf.getByRole('button', { name: 'Save' })
  await userEvent.type(field, ', Canary Islands')
  await userEvent.click(save)
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/Enter a country and the beginning of a postcode/)
  await userEvent.clear(field)
  await userEvent.type(field, 'ES 35, es-38')
  await userEvent.click(save)
  await vi.waitFor(() =>
    expect(sentBodies(requests)).toEqual([{ areas: [...areas, { country: 'ES', postcode: '38' }] }]),
  )
})

test('where there is no warehouse the page says so', async () => {
  answering({ [LIST]: [] })
  await open()
  expect(await screen.findByText('No warehouses yet')).toBeVisible()
})

test('addresses that could not be had are asked for again', async () => {
  const answers: Record<string, object> = { [LIST]: { refused: 'server.unavailable', code: 503, status: 503 } }
  answering(answers)
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not available at the moment')
  answers[LIST] = [dutch]
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await part('Netherlands')).getByLabelText('Postcode')).toHaveValue('3011 AA')
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Language } from '../../../../../texts/index.ts'
import { sentBodies } from '../../../../testing/sent.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import type { Carrier } from './queries.ts'
import { Rates } from './Rates.tsx'

const rate = { warehouse: 'NL', currency: 'EUR', country: 'DE', price: 5.95, freeFrom: 250, daysMin: 1, daysMax: 2 }
const carrier: Carrier = {
  code: 'STD',
  name: 'Standard',
  trackingUrl: '',
  adapter: 'hand',
  adapters: ['hand', 'test'],
  rates: [rate, { ...rate, warehouse: 'UK', currency: 'GBP', country: 'GB', price: 7 }],
  tables: [
    { warehouse: 'NL', currency: 'EUR', countries: ['NL', 'DE', 'BE'] },
    { warehouse: 'UK', currency: 'GBP', countries: ['GB'] },
  ],
}
const PUT = 'PUT /staff/carrier/STD/rates'
const open = (language: Language = 'en') => show(<Rates carrier={carrier} />, { session: admin, language })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save prices' }))
const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent)

test('each warehouse and currency has a table of its own, and only the one that is shown is saved', async () => {
  const requests = answering({ [PUT]: {} })
  await open()
  await userEvent.selectOptions(screen.getByLabelText('From warehouse, in currency'), 'United Kingdom, GBP')
  expect(screen.queryByLabelText('Price, Germany')).toBeNull()
  const price = screen.getByLabelText('Price, United Kingdom')
  expect(price).toHaveValue('7.00')
  await userEvent.clear(price)
  await userEvent.type(price, '8')
  await save()
  expect(await screen.findByText('Saved')).toBeVisible()
  const { warehouse: _, currency: __, ...typed } = { ...rate, country: 'GB', price: 8 }
  expect(sentBodies(requests)).toEqual([{ warehouse: 'UK', currency: 'GBP', rates: [typed] }])
})

test('a price that is emptied is not sent: the carrier no longer delivers there', async () => {
  const requests = answering({ [PUT]: {} })
  await open()
  for (const field of ['Price', 'Free from', 'Days from', 'to']) {
    await userEvent.clear(screen.getByLabelText(`${field}, Germany`))
  }
  await save()
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ warehouse: 'NL', currency: 'EUR', rates: [] }])
})

test('the first row is copied into the empty ones on request, and nothing is sent by that', async () => {
  const requests = answering({ [PUT]: {} })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Copy the first row to all empty ones' }))
  expect(screen.getByLabelText('Price, Belgium')).toHaveValue('5.95')
  expect(screen.getByLabelText('to, Netherlands')).toHaveValue('2')
  expect(screen.getByText('You have unsaved changes.')).toBeVisible()
  expect(requests).toEqual([])
})

test('fewer days at the end than at the beginning are called wrong there alone', async () => {
  const requests = answering({ [PUT]: {} })
  await open()
  await userEvent.clear(screen.getByLabelText('to, Germany'))
  await userEvent.type(screen.getByLabelText('to, Germany'), '0')
  await save()
  expect(screen.getByLabelText('to, Germany')).toHaveAccessibleDescription(
    'Enter whole days, the second number no smaller than the first',
  )
  expect(screen.getByLabelText('Days from, Germany')).toBeValid()
  expect(requests).toEqual([])
})

test('prices that are refused stay typed and unsaved, with the reason', async () => {
  answering({ [PUT]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await open()
  await userEvent.clear(screen.getByLabelText('Price, Germany'))
  await userEvent.type(screen.getByLabelText('Price, Germany'), '6')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('not available at the moment')
  expect(screen.getByLabelText('Price, Germany')).toHaveValue('6')
  expect(screen.getByText('You have unsaved changes.')).toBeVisible()
})

test.each<[Language, string[], string]>([
  ['en', ['Belgium', 'Germany', 'Netherlands'], '5.95'],
  ['fr', ['Allemagne', 'Belgique', 'Pays-Bas'], '5,95'],
])('in %s countries and amounts stand as its readers write them', async (language, countries, price) => {
  await open(language)
  expect(firstCells()).toEqual(countries)
  expect(screen.getByDisplayValue(price)).toBeVisible()
})

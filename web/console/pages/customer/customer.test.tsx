import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { manager } from '../../../testing/staff.ts'
import CustomerPage from './customer.tsx'
import NewCustomerPage from './new-customer.tsx'

const CHOICES = 'GET /staff/customer/choices'
const places = {
  'GET /clientsystem/system/freedom/getCountry': [{ iso2: 'NL', euMember: true }],
  'GET /clientsystem/eu/freedom/stateList': [],
}
const site = { orgId: 1, siteName: 'Netherlands', iso2: 'NL', language: 'en', currency: 'EUR' }
const choices = [{ ...site, priceLists: [{ priceListId: 1, name: 'EUR' }], managers: [] }]
const form = () => screen.queryByRole('button', { name: 'Add customer and send the link' })

test('a staff user without a site sees whom to ask, and no form', async () => {
  answering({ [CHOICES]: [], ...places })
  await showConsolePage(NewCustomerPage, '', manager)
  expect(await screen.findByText('You have no sites')).toBeVisible()
  expect(form()).toBeNull()
})

test('while sites and countries are read there is nothing to type into yet', async () => {
  answering({ [CHOICES]: () => new Promise(() => {}), ...places })
  await showConsolePage(NewCustomerPage, '', manager)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(form()).toBeNull()
})

test('what the form needs and could not be had is asked for again', async () => {
  const answers: Record<string, object> = { [CHOICES]: choices }
  answering(answers)
  await showConsolePage(NewCustomerPage, '', manager)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(form()).toBeNull()
  Object.assign(answers, places)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Add customer and send the link' })).toBeEnabled()
})

test('a customer of a site of others is not there, with the way back to all', async () => {
  const requests = answering({})
  await showConsolePage(() => <CustomerPage id={undefined} code="x" />, '', manager)
  expect(await screen.findByRole('alert')).toHaveTextContent('The access resource does not exist')
  expect(screen.getByRole('link', { name: 'All customers' })).toHaveAttribute('href', '/console/customers')
  expect(requests[0]?.url).toBe('/dev-api/staff/customer/2147483647')
})

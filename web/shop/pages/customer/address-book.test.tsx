import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, buyer } from '../../../testing/show.tsx'
import { showPage } from '../../../testing/show-page.tsx'
import { Route } from './address-book.tsx'

const LIST = 'GET /clientsystem/address'
const main = { ...buyer, permissions: [...buyer.permissions, 'cust:account' as const] }

test('without the permission the address book is read-only; no forbidden action is offered', async () => {
  answering({ [LIST]: { rows: [], total: 0 } })
  await showPage(Route, '?kind=billing', buyer)
  expect(await screen.findByText('No addresses found')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('billing')
  expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull()
})

test('who holds the accounts adds addresses beside the list', async () => {
  answering({ [LIST]: { rows: [], total: 0 } })
  await showPage(Route, '', main)
  expect(await screen.findByText('No addresses yet')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }))
  expect(await screen.findByRole('dialog', { name: 'New address' })).toBeVisible()
})

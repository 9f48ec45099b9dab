import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyer, dutch, show } from '../../testing/show.tsx'
import { PrintHead } from './PrintHead.tsx'

const office = {
  orgId: 1,
  kind: 'company' as const,
  name: 'Aster Voorbeeld B.V.',
  address1: 'Voorbeeldkade 1',
  city: 'Voorbeelddam',
  state: '',
  postcode: '0000 AA',
  country: 'NL',
  phone: '',
  email: '',
  registrationNumber: '',
  vatNumber: '',
}
const site = { ...dutch, legalEntity: office }
const print = (name: 'beforeprint' | 'afterprint') => act(() => window.dispatchEvent(new Event(name)))

test('paper says whose shop it is, for whom it was printed and when; the screen does not', async () => {
  await show(<PrintHead />, { session: buyer, site })
  expect(screen.queryByText('Aster Voorbeeld B.V.')).toBeNull()
  print('beforeprint')
  const head = screen.getByRole('banner')
  expect(head).toHaveTextContent('Aster Voorbeeld B.V.')
  expect(head).toHaveTextContent('VoorbeeldC1 · Noor')
  expect(head).toHaveTextContent(String(new Date().getFullYear()))
  print('afterprint')
  expect(screen.queryByRole('banner')).toBeNull()
})

test('what a visitor prints names no customer', async () => {
  await show(<PrintHead />, { session: null, site: dutch })
  print('beforeprint')
  expect(screen.getByRole('banner')).toHaveTextContent('Aster Netherlands')
  expect(screen.getByRole('banner')).not.toHaveTextContent('·')
})

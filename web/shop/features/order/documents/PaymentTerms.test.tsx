import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyer, show } from '../../../../testing/show.tsx'
import { PaymentTerms } from './PaymentTerms.tsx'

const payment = { termsNetDays: 30, creditLimit: 1_000, creditBalance: 900, overdueAmount: 0, overdueDays: 0 }

test('terms, the credit that is left, and what is owed too long', async () => {
  await show(
    <PaymentTerms payment={{ ...payment, overdueAmount: 123.4, overdueDays: 1 }} total={100} currency="EUR" />,
    {
      session: buyer,
    },
  )
  expect(screen.getByText('30 days net')).toBeVisible()
  expect(screen.getByText('€900.00')).toBeVisible()
  expect(screen.getByText('€123.40 · 1 day')).toBeVisible()
})

test('nothing is shown of what is not: no overdue, no credit of who pays in advance', async () => {
  await show(<PaymentTerms payment={{ ...payment, termsNetDays: 0 }} total={100} currency="EUR" />, { session: buyer })
  expect(screen.getByText('Payment in advance')).toBeVisible()
  expect(screen.queryByText('Overdue')).toBeNull()
  expect(screen.queryByText('Available credit')).toBeNull()
})

test('what an order leaves of the credit is shown, also where it is less than nothing', async () => {
  await show(<PaymentTerms payment={payment} total={1_150.5} currency="EUR" />, { session: buyer })
  expect(screen.getByText('-€250.50').closest('div')).toHaveTextContent('Left after this order')
})

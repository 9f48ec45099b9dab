import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Sums } from './Sums.tsx'

const euros = {
  currency: 'EUR',
  terms: [
    ['Amount', 1234],
    ['Open', 5],
  ],
} as const
const pounds = {
  currency: 'GBP',
  terms: [
    ['Amount', 22],
    ['Open', 0],
  ],
} as const

const shownRows = () =>
  within(screen.getByRole('region', { name: 'Total of 3 invoices' }))
    .getAllByRole('listitem')
    .map((row) => [
      row.firstElementChild?.tagName === 'SPAN' ? row.firstElementChild.textContent : '',
      ...within(row)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ])

test('each currency has a row of its own, which names it', async () => {
  await show(<Sums title="Total of 3 invoices" sums={[euros, pounds]} />, { session: null })
  expect(shownRows()).toEqual([
    ['EUR', '€1,234.00', '€5.00'],
    ['GBP', '£22.00', '£0.00'],
  ])
})

test('a single currency is named by its amounts alone', async () => {
  await show(<Sums title="Total of 3 invoices" sums={[euros]} />, { session: null })
  expect(shownRows()).toEqual([['', '€1,234.00', '€5.00']])
})

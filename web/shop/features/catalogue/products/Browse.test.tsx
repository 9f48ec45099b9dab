import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, show } from '../../../../testing/show.tsx'
import { Browse } from './Browse.tsx'
import { type ListAddress, toFind } from './list-address.ts'
import { skusQuery } from './queries.ts'

function Toner({ address = {} }: { address?: ListAddress }) {
  const find = toFind(address)
  return (
    <Browse
      title="Toner"
      address={address}
      find={find}
      found={useQuery(skusQuery(find))}
      above={<p>As toner</p>}
      empty={<p>No toner</p>}
    >
      {(rows) => <p>{rows.map(({ number }) => number).join()}</p>}
    </Browse>
  )
}

const answer = (found: object) => answering({ 'GET /goods/sku/freedom/query': found })

test('what was found is counted, and has an order, a view and pages', async () => {
  answer({ rows: [{ number: 'AS-1' }, { number: 'AS-2' }], total: 90, totalIsMinimum: true })
  await show(<Toner address={{ page: 2 }} />, { session: null })
  expect(await screen.findByText('AS-1,AS-2')).toBeVisible()
  expect(screen.getByText('As toner')).toBeVisible()
  expect(screen.getByText('More than 90 products')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Page' })).toHaveTextContent('2')
})

test('of nothing there is no order, no view and no page', async () => {
  answer({ rows: [], total: 0, totalIsMinimum: false })
  await show(<Toner />, { session: null })
  expect(await screen.findByText('No toner')).toBeVisible()
  expect(screen.getByText('Nothing found')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'View' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Page' })).toBeNull()
})

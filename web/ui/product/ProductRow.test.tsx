import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ProductRow } from './ProductRow.tsx'
import type { Product } from './product.ts'

const chair: Product = {
  ...{ id: 1, number: 'AS-1', oemCode: 'CH-20-GRE', shortName: '', brand: 'Aster Living', classId: 111 },
  ...{ name: 'Office chair with headrest, grey', names: null, colour: 'grey', yieldPages: null, yieldStandard: null },
  ...{ ownMake: false, status: 'active', image: null, printers: [], printerCount: 0 },
  stock: { total: 3, byWarehouse: [], expectedOn: null, expectedQty: 0 },
}

test.each([
  ['at the end of the name', chair.name, 'grey'],
  ['beside a name that does not end with it', 'Office chair with grey headrest, tall', 'Grey'],
  ['beside a name of another language', 'Bürostuhl, Grau', 'Grey'],
])('a colour without a chip is said once, in words of its own, %s', async (_, name, said) => {
  await show(<ProductRow product={{ ...chair, name }} reader="visitor" />, { session: null })
  expect(screen.getByRole('link', { name })).toBeVisible()
  expect(screen.getAllByText(/^grey$/i).map(({ textContent }) => textContent)).toEqual([said])
})

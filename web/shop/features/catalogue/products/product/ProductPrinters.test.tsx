import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '../../../../../testing/show.tsx'
import { ProductPrinters } from './ProductPrinters.tsx'

const printers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ modelId: at + 1, name: `Maker LaserJet ${100 + at} Pro` }))

test('three hundred printers are searched by words in any order; each leads to what fits it', async () => {
  await show(<ProductPrinters models={printers(300)} />, { session: null })
  const list = screen.getByRole('list', { name: 'Works in 300 printers' })
  expect(within(list).getAllByRole('link')).toHaveLength(300)

  const field = screen.getByRole('searchbox', { name: 'Find a printer in this list' })
  await userEvent.type(field, 'pro 317')
  const links = within(list).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Maker LaserJet 317 Pro'])
  expect(links[0]).toHaveAttribute('href', '/pd/printer?model_id=218')

  await userEvent.type(field, '9')
  expect(screen.getByText('No printer of this name in the list')).toBeInTheDocument()
})

test('a short list has nothing to search', async () => {
  await show(<ProductPrinters models={printers(3)} />, { session: null })
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

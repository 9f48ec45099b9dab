import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Address, address } from '../../../../testing/address.tsx'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { SearchBox } from './SearchBox.tsx'

const SUGGEST = 'GET /goods/suggest/freedom/list'
const HISTORY = 'GET /clientsystem/searchhis/freedom/topten/list'
const stock = { total: 30, nl: 30, byWarehouse: [], expectedOn: null, expectedQty: 0 }
const number = {
  id: 4,
  number: 'AS-100004',
  oemCode: 'CF259A',
  name: 'HP 59A toner, black',
  names: null,
  brand: 'HP',
  ownMake: false,
  status: 'active',
  stock,
}
const found = { numbers: [number], models: [{ modelId: 7, name: 'HP LaserJet Pro M404', skuCount: 2 }] }

async function open(session: typeof buyer | null = null, answers = {}) {
  const calls = answering({ [SUGGEST]: found, [HISTORY]: [{ searchId: 3, keyword: 'hp 59a' }], ...answers })
  await show(
    <>
      <Address />
      <SearchBox />
      <input aria-label="Elsewhere" />
    </>,
    { session },
  )
  return calls
}
const field = () => screen.getByRole('combobox', { name: 'Search by number or printer' })
const rows = () => screen.findAllByRole('gridcell')

test('a number that is suggested is reached by arrow and opened by Enter', async () => {
  await open()
  await userEvent.type(field(), 'cf259')
  await screen.findByRole('grid')
  expect(screen.getByText('2 suggestions')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  const [first] = await rows()
  expect(field()).toHaveAttribute('aria-activedescendant', first?.id)
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/pd/product?sku_id=4')
})

test('a printer that is pressed opens what fits it', async () => {
  await open()
  await userEvent.type(field(), 'm404')
  await userEvent.click(await screen.findByRole('button', { name: 'HP LaserJet Pro M404: 2 products' }))
  expect(address()).toBe('/pd/printer?model_id=7')
})

test('arrows go round, over the field itself, where Enter searches for what is typed', async () => {
  await open()
  await userEvent.type(field(), ' 59 a ')
  await screen.findByRole('grid')
  await userEvent.keyboard('{ArrowUp}')
  expect((await rows()).at(-1)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  expect(field()).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/search?keyword=59+a')
})

test('Escape closes the list and keeps what is typed; nothing typed is not searched for', async () => {
  await open()
  await userEvent.type(field(), 'cf259')
  await screen.findByRole('grid')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(field()).toHaveValue('cf259')
  await userEvent.clear(field())
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/')
})

test('one letter is too little to suggest anything', async () => {
  const calls = await open()
  await userEvent.type(field(), 'c')
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  expect(calls).toEqual([])
})

test('what was searched before is offered before anything is typed, and forgotten by a press or a key', async () => {
  const DELETE = 'DELETE /clientsystem/searchhis/3'
  const calls = await open(buyer, { [DELETE]: {} })
  await userEvent.click(field())
  expect(await screen.findByRole('button', { name: 'hp 59a' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Shift>}{Delete}{/Shift}')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'hp 59a' })).toBeNull())
  expect(calls.at(-1)?.url).toContain('searchhis/3')
})

test('a search that could not be forgotten is there again', async () => {
  await open(buyer, {
    'DELETE /clientsystem/searchhis/3': { refused: 'server.failed', code: 500, status: 500 },
  })
  await userEvent.click(field())
  await userEvent.click(await screen.findByRole('button', { name: 'Forget hp 59a' }))
  expect(await screen.findByRole('button', { name: 'hp 59a' })).toBeVisible()
})

test('a slash leads to the field from everywhere but from a text field', async () => {
  await open()
  await userEvent.click(screen.getByRole('textbox', { name: 'Elsewhere' }))
  await userEvent.keyboard('/')
  expect(field()).not.toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('/')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('')
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Address, address } from '../../../../testing/address.tsx'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { PrinterFinder } from './PrinterFinder.tsx'
import { SortChoice } from './SortChoice.tsx'

const answers = {
  'GET /clientsystem/goods/client/brands': [
    { brandId: 1, name: 'HP' },
    { brandId: 2, name: 'Brother' },
  ],
  'GET /goods/series/freedom/selectByBrandId/2': [{ seriesId: 21, name: 'HL' }],
  'GET /goods/model/freedom/selectBySeriesId/21': [{ modelId: 210, name: 'HL-L2350DW' }],
  'GET /goods/suggest/freedom/list': {
    numbers: [],
    models: [{ modelId: 210, name: 'Brother HL-L2350DW', skuCount: 4 }],
  },
}

async function open() {
  answering(answers)
  await show(
    <>
      <Address />
      <PrinterFinder />
    </>,
    { session: null },
  )
}
const field = (name: string) => screen.getByRole('combobox', { name })
const option = (name: string) => screen.findByRole('option', { name })

test('a printer is found by a part of its name', async () => {
  await open()
  await userEvent.type(field('Printer model'), 'brother 2350')
  await option('Brother HL-L2350DW')
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/pd/printer?model_id=210')
})

test('or by brand, series and model: each opens the next, which has the focus', async () => {
  await open()
  expect(field('Series')).toBeDisabled()
  expect(field('Printer')).toBeDisabled()
  await userEvent.type(field('Brand'), 'bro')
  await option('Brother')
  await userEvent.keyboard('{Enter}')
  expect(field('Series')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await option('HL')
  await userEvent.keyboard('{Enter}')
  expect(field('Printer')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await option('HL-L2350DW')
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/pd/printer?model_id=210')
})

test('another brand has other series: that of before is forgotten', async () => {
  await open()
  await userEvent.type(field('Brand'), 'bro')
  await option('Brother')
  await userEvent.keyboard('{Enter}{ArrowDown}')
  await option('HL')
  await userEvent.keyboard('{Enter}')
  await userEvent.clear(field('Brand'))
  await userEvent.type(field('Brand'), 'hp')
  await option('HP')
  await userEvent.keyboard('{Enter}')
  expect(field('Series')).toHaveValue('')
  expect(field('Printer')).toBeDisabled()
})

const sorted = (session: typeof buyer | null) =>
  show(
    <>
      <Address />
      <SortChoice value="best" />
    </>,
    { session },
  )

test('only who sees prices can sort by them', async () => {
  await sorted(null)
  expect(screen.queryByRole('option', { name: /^Price/ })).toBeNull()
  await sorted(buyer)
  expect(screen.getAllByRole('option', { name: /^Price/ })).toHaveLength(2)
})

test('another order begins at the first page, and the best match is not said in the address', async () => {
  await sorted(null)
  const choice = screen.getByRole('combobox', { name: 'Sort by' })
  await userEvent.selectOptions(choice, 'Newest')
  expect(address()).toBe('/?sort=newest')
  await userEvent.selectOptions(choice, 'Best match')
  expect(address()).toBe('/')
})

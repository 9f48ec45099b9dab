import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { CarrierForm } from './CarrierForm.tsx'
import type { Carrier } from './queries.ts'
import { Rates } from './Rates.tsx'
import { fillRates, ratesIn } from './rate-form.ts'

const carrier: Carrier = {
  code: 'STD',
  name: 'Standard',
  trackingUrl: '',
  adapter: 'hand',
  adapters: ['hand', 'test'],
  rates: [
    { warehouse: 'NL', currency: 'EUR', country: 'NL', price: 5.95, freeFrom: 250, daysMin: 1, daysMax: 1 },
    { warehouse: 'NL', currency: 'EUR', country: 'BE', price: 8.95, freeFrom: null, daysMin: 1, daysMax: 2 },
  ],
  tables: [
    { warehouse: 'NL', currency: 'EUR', countries: ['BE', 'DE', 'NL'] },
    { warehouse: 'UK', currency: 'GBP', countries: ['GB'] },
  ],
}

const unsaved = 'You have unsaved changes.'
const field = (label: string) => screen.getByLabelText(label)

test('a table shows what a carrier asks; a wrong row is not sent, a right one is, all of the table with it', async () => {
  const requests = answering({ 'PUT /staff/carrier/STD/rates': {} })
  await show(<Rates carrier={carrier} />, { session: admin })
  expect(field('Price, Netherlands')).toHaveValue('5.95')
  expect(field('Free from, Belgium')).toHaveValue('')
  await userEvent.type(field('Price, Germany'), '9,9x')
  expect(screen.getByText(unsaved)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save prices' }))
  expect(field('Price, Germany')).toBeInvalid()
  expect(field('Days from, Germany')).toBeInvalid()
  expect(requests).toEqual([])

  await userEvent.clear(field('Price, Germany'))
  await userEvent.type(field('Price, Germany'), '9,90')
  await userEvent.type(field('Days from, Germany'), '1')
  await userEvent.type(field('to, Germany'), '3')
  await userEvent.click(screen.getByRole('button', { name: 'Save prices' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ warehouse: 'NL', currency: 'EUR', rates: [{}, {}, {}] })
  expect(screen.queryByText(unsaved)).toBeNull()
})

test('the first row that is filled in is copied into those that are empty', () => {
  const rate = { price: '5', freeFrom: '', daysMin: '1', daysMax: '2' }
  const none = { price: '', freeFrom: '', daysMin: '', daysMax: '' }
  const other = { ...rate, price: '7' }
  expect(ratesIn(fillRates({ BE: none, DE: rate, NL: other })).map(({ country, price }) => [country, price])).toEqual([
    ['BE', 5],
    ['DE', 5],
    ['NL', 7],
  ])
})

test('a code that another carrier has is shown beside its field', async () => {
  const failed = { reason: 'carrier.code_taken', fields: ['code'], msg: '', code: 60_021 }
  await show(
    <CarrierForm
      isNew
      start={{ code: 'STD', name: 'Standard', trackingUrl: '', adapter: 'hand' }}
      submit="Add"
      saving={{ isPending: false, error: null }}
      onSave={(_, onRefused) => onRefused(failed as never)}
    />,
    { session: admin },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(field('Code')).toHaveAccessibleDescription(/Another carrier already has this code/)
  expect(screen.getByText('e.g. https://carrier.example/track?id={number}')).toBeVisible()
})

test('how the shop deals with a carrier is asked where there is a choice', async () => {
  const saved = vi.fn()
  const saving = { isPending: false, error: null }
  const start = { code: 'STD', name: 'Standard', trackingUrl: '', adapter: 'hand' } as const
  const { unmount } = await show(
    <CarrierForm start={start} adapters={['hand', 'test']} submit="Save" saving={saving} onSave={saved} />,
    { session: admin },
  )
  await userEvent.selectOptions(field('Connection'), 'Test carrier: gives numbers and plays the delivery')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved.mock.lastCall?.[0]).toMatchObject({ adapter: 'test' })
  unmount()
  await show(<CarrierForm start={start} adapters={['hand']} submit="Save" saving={saving} onSave={saved} />, {
    session: admin,
  })
  expect(screen.queryByLabelText('Connection')).toBeNull()
})

import { useLocation } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Address, address } from '../../testing/address.tsx'
import { show } from '../../testing/show.tsx'
import { type Filter, FindForm } from './FindForm.tsx'

type SearchParams = { keyword?: string; from?: string; state?: string; page?: number }

const filters: ReadonlyArray<Filter<keyof SearchParams>> = [
  { name: 'keyword', label: 'Find', longest: 8, hint: 'Number' },
  { name: 'from', label: 'From', isDay: true },
  {
    name: 'state',
    label: 'State',
    any: 'All states',
    among: [
      { value: 'sent', label: 'Sent' },
      { value: 'failed', label: 'Failed' },
    ],
  },
]

const open = (asked: SearchParams) =>
  show(
    <>
      <Address />
      <FindForm search={asked} filters={filters}>
        <button type="button">Export</button>
      </FindForm>
    </>,
    { session: null },
  )
function Asked() {
  return <FindForm search={useLocation().search as SearchParams} filters={filters} />
}
const field = (name: string) => screen.getByLabelText(name)

beforeEach(() => history.replaceState(null, '', '/'))

test('what is asked for stands in the fields', async () => {
  await open({ keyword: 'CF259', from: '2026-11-18', state: 'failed' })
  expect(field('Find')).toHaveValue('CF259')
  expect(field('From')).toHaveValue('2026-11-18')
  expect(field('State')).toHaveDisplayValue('Failed')
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible()
})

test('words are looked for when they are sent, without the space around them, from the first page', async () => {
  await open({ page: 4 })
  await userEvent.type(field('Find'), ' CF2 ')
  await userEvent.type(field('From'), '2026-11-18')
  expect(address()).toBe('/')
  await userEvent.type(field('Find'), '{Enter}')
  expect(address()).toBe('/?keyword=CF2&from=2026-11-18')
})

test('the field that was sent keeps the focus, and shows what the address asks for', async () => {
  await show(<Asked />, { session: null })
  await userEvent.type(field('Find'), ' CF2 {Enter}')
  await vi.waitFor(() => expect(field('Find')).toHaveValue('CF2'))
  expect(field('Find')).toHaveFocus()
})

test('other words take back the choice that they name; the same ones, and none, leave it', async () => {
  const asked: SearchParams = { keyword: 'CF2' }
  const takingBack: typeof filters = filters.map((filter) =>
    'longest' in filter ? { ...filter, takesBack: 'state' as const } : filter,
  )
  await show(
    <>
      <Address />
      <FindForm search={asked} filters={takingBack} />
    </>,
    { session: null },
  )
  await userEvent.selectOptions(field('State'), 'Failed')
  await userEvent.type(field('Find'), '{Enter}')
  expect(address()).toBe('/?state=failed&keyword=CF2')
  await userEvent.clear(field('Find'))
  await userEvent.type(field('Find'), '{Enter}')
  expect(address()).toBe('/?state=failed')
  await userEvent.type(field('Find'), 'CF3{Enter}')
  expect(address()).toBe('/?keyword=CF3')
})

test('a choice holds at once, and all of them is none', async () => {
  await open({ state: 'sent' })
  await userEvent.selectOptions(field('State'), 'Failed')
  expect(address()).toBe('/?state=failed')
  await userEvent.selectOptions(field('State'), 'All states')
  expect(address()).toBe('/')
})

test('what is emptied is not asked for, and no more than the limit is typed', async () => {
  await open({ keyword: 'CF259' })
  await userEvent.clear(field('Find'))
  await userEvent.type(field('Find'), '123456789')
  expect(field('Find')).toHaveValue('12345678')
  await userEvent.clear(field('Find'))
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(address()).toBe('/')
})

const digits = { holds: (typed: string) => /^\d*$/.test(typed), fault: 'Digits alone' }
const openDays = (days: string, refusal?: string) =>
  show(
    <>
      <Address />
      <FindForm search={{ days }} filters={[{ name: 'days', label: 'Days', longest: 8, rule: digits, refusal }]} />
    </>,
    { session: null },
  )

test('what breaks a rule is shown at its field, and nothing is looked for until it is mended', async () => {
  await openDays('')
  await userEvent.type(field('Days'), 'soon{Enter}')
  expect(field('Days')).toHaveAccessibleDescription('Digits alone')
  expect(field('Days')).toHaveFocus()
  expect(address()).toBe('/')
  await userEvent.clear(field('Days'))
  await userEvent.type(field('Days'), '30{Enter}')
  expect(address()).toBe('/?days=30')
})

test.each([
  ['soon', undefined, 'Digits alone'],
  ['30', 'Too many', 'Too many'],
])('what is at fault in the address is shown at its field, too: %s', async (days, refusal, expectedText) => {
  await openDays(days, refusal)
  expect(field('Days')).toHaveAccessibleDescription(expectedText)
})

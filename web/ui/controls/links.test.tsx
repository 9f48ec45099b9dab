import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { showConsolePage } from '../../testing/show-page.tsx'
import { admin } from '../../testing/staff.ts'
import { PathLink } from './PathLink.tsx'
import QrCode from './QrCode.tsx'
import { QueryLink } from './QueryLink.tsx'
import { Select } from './Select.tsx'

const visitor = { session: null }

test.each([
  '/help/faq',
  '/list/toner?classId=102',
  '/list/toner?classId=102&keyword=hp+59a',
  '/help/faq#warranty',
  '/list/toner?classId=102#top',
])('content leads to %s as it says', async (path) => {
  await show(
    <PathLink path={path} label="Where it leads">
      More
    </PathLink>,
    visitor,
  )
  expect(screen.getByRole('link', { name: 'Where it leads' })).toHaveAttribute('href', path)
})

const Filters = () => (
  <>
    <QueryLink change={{ colour: 'K', page: undefined }}>Black</QueryLink>
    <QueryLink change={{ brand: undefined }}>All brands</QueryLink>
    <QueryLink change={{}}>As it is</QueryLink>
  </>
)

test('a link changes one value of the address and keeps the others', async () => {
  const address = await showConsolePage(Filters, '?brand=1&page=3', admin)
  expect(screen.getByRole('link', { name: 'Black' })).toHaveAttribute('href', '/page?brand=1&colour=K')
  expect(screen.getByRole('link', { name: 'All brands' })).toHaveAttribute('href', '/page?page=3')
  await userEvent.click(screen.getByRole('link', { name: 'Black' }))
  await vi.waitFor(() => expect(address()).toBe('?brand=1&colour=K'))
})

test('the way out of a filter is not the current page, although its address is a part of it', async () => {
  await showConsolePage(Filters, '?brand=1', admin)
  expect(screen.getByRole('link', { name: 'As it is' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'All brands' })).not.toHaveAttribute('aria-current')
})

const data = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

test('a choice is named by its label, and what is wrong with it by what stands below', async () => {
  const { rerender: _, unmount } = await show(
    <Select label="Site" data={data} value="b" error="Please choose" onChange={() => {}} />,
    visitor,
  )
  const field = screen.getByRole('combobox', { name: 'Site' })
  expect(field).toHaveDisplayValue('Second')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Please choose')
  unmount()
  await show(<Select label="Site" data={data} value="a" onChange={() => {}} />, visitor)
  expect(screen.getByRole('combobox', { name: 'Site' })).toBeValid()
  expect(screen.getByRole('combobox', { name: 'Site' })).not.toHaveAttribute('aria-describedby')
})

/** How dark the fields of a code are, corner by corner: its three marks begin with a dark field. */
const darkCorners = (path: string, size: number) =>
  [
    [4, 4],
    [size - 5, 4],
    [4, size - 5],
  ].map(([x, y]) => path.includes(`M${x} ${y}h1`))

test('a code is named, has room around it for readers, and differs by what it says', async () => {
  await show(
    <>
      <QrCode payload="one" label="Payment" />
      <QrCode payload="two" label="Other payment" />
    </>,
    visitor,
  )
  const paths = ['Payment', 'Other payment'].map((name) => {
    const code = screen.getByRole('img', { name })
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
    const path = code.querySelector('path')?.getAttribute('d') ?? ''
    expect(darkCorners(path, size)).toEqual([true, true, true])
    expect(path).not.toMatch(/M[0-3] /)
    return path
  })
  expect(paths[0]).not.toBe(paths[1])
})

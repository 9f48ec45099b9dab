import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Address, address } from '../../../testing/address.tsx'
import { ageing, bookkeeper } from '../../../testing/finance.ts'
import { answering, show } from '../../../testing/show.tsx'
import { Ageing } from './Ageing.tsx'

const AGEING = 'GET /clientsystem/finance/ageing'

const open = () =>
  show(
    <>
      <Address />
      <Ageing bucket={undefined} />
    </>,
    { session: bookkeeper },
  )

const openParts = () => [...document.querySelectorAll<HTMLElement>('[data-bucket][class*="part"]')]

beforeEach(() => history.replaceState(null, '', '/'))

test('each bucket says what is open in it; what is unallocated and the balance stand beside', async () => {
  answering({ [AGEING]: [ageing({ later: 300, overdue30: 99.5 }, 80)] })
  await open()
  const region = within(await screen.findByRole('region', { name: 'What is open, by due date' }))
  expect(region.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Due later €300.00 1 item',
    'Due within two weeks €0.00 ',
    'Due within a week €0.00 ',
    'Overdue 1–30 days €99.50 1 item',
    'Overdue 31–60 days €0.00 ',
    'Overdue 61–90 days €0.00 ',
    'Overdue 91–120 days €0.00 ',
    'Overdue over 120 days €0.00 ',
  ])
  expect(region.getByText('Credits not yet allocated').nextSibling).toHaveTextContent('-€80.00')
  expect(region.getByText('Balance').nextSibling).toHaveTextContent('€319.50')
  expect(openParts().map((part) => part.dataset.bucket)).toEqual(['later', 'overdue30'])
})

test('a bucket in the legend narrows the list to it; one without anything does not', async () => {
  answering({ [AGEING]: [ageing({ later: 300, overdue30: 99.5 })] })
  await open()
  await userEvent.click(await screen.findByRole('link', { name: /^Overdue 1–30 days/ }))
  expect(address()).toBe('/?bucket=overdue30')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('what is disputed stands apart from what is overdue, and narrows the list, too', async () => {
  answering({ [AGEING]: [ageing({ overdue30: 99.5, disputed: 20 })] })
  await open()
  await userEvent.click(await screen.findByRole('link', { name: 'Disputed, not overdue €20.00 1 item' }))
  expect(address()).toBe('/?bucket=disputed')
  expect(openParts().map((part) => part.dataset.bucket)).toEqual(['overdue30', 'disputed'])
})

test('its part of the bar does the same', async () => {
  answering({ [AGEING]: [ageing({ later: 300, overdue30: 99.5 })] })
  await open()
  await screen.findByRole('list')
  const [, late] = openParts()
  if (late) await userEvent.click(late)
  expect(address()).toBe('/?bucket=overdue30')
})

test('nothing stands there where nothing is open', async () => {
  answering({ [AGEING]: [ageing({})] })
  await open()
  await vi.waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
  expect(screen.queryByRole('region')).toBeNull()
})

test('each currency is shown by itself', async () => {
  answering({ [AGEING]: [ageing({ later: 1 }), ageing({ later: 2 }, 0, 'GBP')] })
  await open()
  expect(await screen.findByRole('region', { name: 'What is open in EUR, by due date' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'What is open in GBP, by due date' })).toHaveTextContent('£2.00')
})

test('what failed says why, and can be asked for again', async () => {
  answering({ [AGEING]: { refused: 'server.failed', code: 500, status: 500 } })
  await open()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

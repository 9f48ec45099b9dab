import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Disclosure } from './Disclosure.tsx'

const onIntent = vi.fn()

async function open() {
  await show(
    <>
      <Disclosure face="Noor" label="Account" onIntent={onIntent}>
        <li>
          <button type="button">Orders</button>
        </li>
      </Disclosure>
      <button type="button">Elsewhere</button>
    </>,
    { session: null },
  )
  return screen.getByRole('button', { name: 'Account' })
}

test('it unfolds a list and folds it away, and says which', async () => {
  const button = await open()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('list')).toBeNull()
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveAttribute('aria-controls', screen.getByRole('list').id)
  await userEvent.click(button)
  expect(screen.queryByRole('list')).toBeNull()
})

test('a choice folds it away', async () => {
  await userEvent.click(await open())
  await userEvent.click(screen.getByRole('button', { name: 'Orders' }))
  expect(screen.queryByRole('list')).toBeNull()
})

test('Escape folds it away and leads back to its button', async () => {
  const button = await open()
  await userEvent.click(button)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Orders' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('list')).toBeNull()
  expect(button).toHaveFocus()
})

test('leaving it by keyboard or pointer folds it away, and the focus stays where it went', async () => {
  const button = await open()
  await userEvent.click(button)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByRole('list')).toBeNull()
})

test('what it will need can be loaded as soon as the pointer or focus comes near', async () => {
  onIntent.mockClear()
  const button = await open()
  expect(onIntent).not.toHaveBeenCalled()
  await userEvent.hover(button)
  expect(onIntent).toHaveBeenCalled()
})

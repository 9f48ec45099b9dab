import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Combobox } from './Combobox.tsx'

const choices = ['Brother', 'HP', 'Konica Minolta', 'Kyocera'].map((name, at) => ({ id: at + 1, name }))

async function showCombobox(overrides: Partial<Parameters<typeof Combobox>[0]> = {}) {
  const onChoose = vi.fn()
  await show(<Combobox label="Brand" choices={choices} value={undefined} onChoose={onChoose} {...overrides} />, {
    session: null,
  })
  return { onChoose, field: screen.getByRole('combobox', { name: 'Brand' }), user: userEvent.setup() }
}

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('typing narrows the list by all words in any order; Enter takes the first', async () => {
  const { onChoose, field, user } = await showCombobox()
  await user.type(field, 'mino kon')
  expect(offered()).toEqual(['Konica Minolta'])
  expect(screen.getByText('1 match')).toBeInTheDocument()

  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith(choices[2])
  expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('arrows open the list and go round in it; the field says where they are', async () => {
  const { onChoose, field, user } = await showCombobox()
  field.focus()
  await user.keyboard('{ArrowDown}')
  expect(offered()).toHaveLength(4)
  await user.keyboard('{ArrowUp}')
  const last = screen.getByRole('option', { name: 'Kyocera' })
  expect(last).toHaveAttribute('aria-selected', 'true')
  expect(field).toHaveAttribute('aria-activedescendant', last.id)

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledWith(choices[1])
})

test('a click chooses, Escape and leaving choose nothing', async () => {
  const { onChoose, field, user } = await showCombobox({ value: choices[0] })
  expect(field).toHaveValue('Brother')
  await user.clear(field)
  await user.type(field, 'hp{Escape}')
  expect(field).toHaveValue('Brother')
  await user.type(field, 'x')
  await user.tab()
  expect(field).toHaveValue('Brother')
  expect(onChoose).not.toHaveBeenCalled()

  await user.click(field)
  await user.click(screen.getByRole('option', { name: 'HP' }))
  expect(onChoose).toHaveBeenCalledWith(choices[1])
})

test('says so when nothing has this name, and Enter then does nothing', async () => {
  const { onChoose, field, user } = await showCombobox()
  await user.type(field, 'zzz{Enter}')
  expect(screen.getAllByText('No match')).toHaveLength(2)
  expect(onChoose).not.toHaveBeenCalled()
})

test('choices that come from elsewhere are not narrowed again', async () => {
  const onType = vi.fn()
  const { field, user } = await showCombobox({ onType })
  await user.type(field, 'q')
  expect(onType).toHaveBeenLastCalledWith('q')
  expect(offered()).toHaveLength(4)
})

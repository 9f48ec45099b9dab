import { TextInput } from '@mantine/core'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, type RefObject } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Form } from './Form.tsx'
import { refusedFields, useFaults } from './useFaults.ts'

const fields = ['city', 'street'] as const
const empty = { city: '', street: '' }

type Props = {
  start?: typeof empty
  onSent?: (typed: typeof empty) => void
  element?: RefObject<HTMLFormElement | null>
}

let refuse: (...named: string[]) => void

function Place({ start = empty, onSent = () => {}, element }: Props) {
  const form = useFaults<(typeof fields)[number]>()
  refuse = (...named) => form.refuse(refusedFields({ fields: named }, fields, 'not known'))
  return (
    <Form
      aria-label="Place"
      {...(element && { ref: element })}
      refused={form.refused}
      onSend={() => {
        const typed = Object.fromEntries(fields.map((field) => [field, input(field).value])) as typeof empty
        const missing = fields.filter((field) => typed[field] === '').map((field) => [field, 'missing'])
        form.sendUnless(Object.fromEntries(missing), () => onSent(typed))
      }}
    >
      {fields.map((field) => (
        <TextInput
          key={field}
          label={field}
          defaultValue={start[field]}
          error={form.faults[field]}
          onChange={() => form.forget(field)}
        />
      ))}
      {form.unsaid('refused') && <p>Not said by a field</p>}
      <button type="submit">Send</button>
      <button type="reset" onClick={form.forgetAll}>
        Clear
      </button>
    </Form>
  )
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const open = (props: Props = {}) => show(<Place {...props} />, { session: null })

test('nothing is sent while a field is wrong, and the first gets the focus with every press', async () => {
  const onSent = vi.fn()
  await open({ onSent })
  await send()
  expect(input('city')).toHaveFocus()
  await send()
  expect(input('city')).toHaveFocus()
  await userEvent.type(input('city'), 'Delft')
  await send()
  expect(input('street')).toHaveFocus()
  expect(onSent).not.toHaveBeenCalled()
  await userEvent.type(input('street'), 'Kade 7')
  await send()
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ city: 'Delft', street: 'Kade 7' })
})

test('who mends another field first keeps the focus there', async () => {
  await open()
  await send()
  await userEvent.type(input('street'), 'Kade')
  expect(input('street')).toHaveFocus()
  expect(input('street')).toHaveValue('Kade')
  expect(input('street')).toBeValid()
  expect(input('city')).toBeInvalid()
})

test('a field that the server refuses says so and gets the focus; a refusal of none is left to the form', async () => {
  await open({ start: { city: 'Delft', street: 'Kade 7' } })
  expect(input('street')).not.toHaveFocus()
  act(() => refuse('street', 'elsewhere'))
  expect(input('street')).toHaveFocus()
  expect(input('street')).toHaveAccessibleDescription('not known')
  expect(screen.queryByText('Not said by a field')).toBeNull()
  await userEvent.type(input('street'), 'a')
  expect(screen.queryByText('Not said by a field')).toBeNull()
  act(() => refuse('elsewhere'))
  expect(screen.getByText('Not said by a field')).toBeVisible()
})

test('what is refused later comes beside what is refused already, until all is cleared', async () => {
  await open({ start: { city: 'Delft', street: 'Kade 7' } })
  act(() => refuse('street'))
  act(() => refuse('city'))
  expect(input('street')).toBeInvalid()
  expect(input('city')).toBeInvalid()
  expect(input('city')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(input('street')).toBeValid()
  expect(input('city')).toBeValid()
})

test('the browser neither checks nor sends it, and its page may hold the element', async () => {
  const element = createRef<HTMLFormElement>()
  await open({ element })
  expect(element.current).toBe(screen.getByRole('form', { name: 'Place' }))
  expect(element.current?.noValidate).toBe(true)
  expect(fireEvent.submit(screen.getByRole('form'))).toBe(false)
})

test('what is wrong elsewhere on the page gets no focus', async () => {
  await show(
    <>
      <TextInput label="Elsewhere" error="wrong" />
      <Place />
    </>,
    { session: null },
  )
  await send()
  expect(input('city')).toHaveFocus()
})

test('Ctrl with Enter sends it from any field, and not while its button is at work', async () => {
  const onSent = vi.fn()
  await open({ onSent, start: { city: 'Utrecht', street: 'Kade 1' } })
  input('street').focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSent).toHaveBeenCalledTimes(1)
  screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled = true
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}')
  expect(onSent).toHaveBeenCalledTimes(1)
})

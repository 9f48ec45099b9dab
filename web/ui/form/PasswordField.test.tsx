import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { useText } from '../language/language.tsx'
import { Form } from './Form.tsx'
import { NewPasswordFields, newPasswordFaults } from './NewPasswordFields.tsx'
import { useForm } from './useForm.ts'

function Choose() {
  const text = useText()
  const form = useForm({ start: { password: '', again: '' }, rules: (values) => newPasswordFaults(text, values) })
  return (
    <Form onSend={() => form.send(() => {})}>
      <NewPasswordFields form={form} owner={{ name: 'Noor Voorbeeld' }} />
      <button type="submit">Choose</button>
    </Form>
  )
}

const open = async () => {
  await show(<Choose />, { session: null })
  return screen.getByLabelText('New password')
}
const shows = () => screen.getAllByRole('button', { name: 'Show password' })

test('a password is hidden until it is made visible, each by itself', async () => {
  const field = await open()
  await userEvent.type(field, 'correct horse')
  expect(field).toHaveAttribute('type', 'password')
  const [eye] = shows()
  if (eye) await userEvent.click(eye)
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveValue('correct horse')
  expect(shows()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
})

test('how strong it is is shown while it is typed; what is near to its reader is weak', async () => {
  const field = await open()
  expect(screen.queryByText(/^Strength/)).toBeNull()
  await userEvent.type(field, 'Noor Voorbeeld')
  expect(await screen.findByText(/^Strength: (very )?weak$/)).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, 'violet tram 48 under harbour')
  expect(await screen.findByText(/^Strength: strong$/)).toBeVisible()
  await userEvent.clear(field)
  expect(screen.queryByText(/^Strength/)).toBeNull()
})

test('a password that is typed otherwise the second time is not sent', async () => {
  const field = await open()
  await userEvent.type(field, 'violet tram 48 under harbour')
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
  const [, again] = screen.getAllByLabelText(/password/i, { selector: 'input' })
  expect(field).toBeValid()
  expect(again).toBeInvalid()
  expect(again).toHaveFocus()
})

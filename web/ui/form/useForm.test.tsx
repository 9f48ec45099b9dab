import { TextInput } from '@mantine/core'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Select } from '../controls/Select.tsx'
import { Form } from './Form.tsx'
import { useForm } from './useForm.ts'

type Values = { password: string; again: string; kind: 'home' | 'work'; age: number }
type Props = { start?: Partial<Values>; onSent?: (values: Values) => void; onKept?: (values: Values) => void }

let form: ReturnType<typeof useForm<Values, string, 'document'>>

function Person({ start = {}, onSent = () => {}, onKept = () => {} }: Props) {
  form = useForm<Values, string, 'document'>({
    start: { password: '', again: '', kind: 'home', age: 7, ...start },
    rules: ({ password, again, kind }) => ({
      password: password === '' && 'missing',
      again: again !== password && 'differs',
      kind: kind === 'work' ? 'not at work' : undefined,
    }),
    limits: { password: 5 },
    onChange: onKept,
  })
  return (
    <Form aria-label="Person" onSend={() => form.send(onSent)} refused={form.refused}>
      <TextInput label="password" {...form.field('password')} />
      <TextInput label="again" {...form.field('again')} />
      <Select label="kind" data={['home', 'work'].map((value) => ({ value, label: value }))} {...form.choice('kind')} />
      {form.faults.document && <p>{form.faults.document}</p>}
      {form.unsaid('refused') && <p>Not said by a field</p>}
      {form.isChanged() && <p>Not saved</p>}
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </Form>
  )
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const open = (props: Props = {}) => show(<Person {...props} />, { session: null })

test('what the rules find stands beside its field, and the values are sent when nothing does', async () => {
  const onSent = vi.fn()
  await open({ start: { kind: 'work' }, onSent })
  expect(input('password')).toBeValid()
  await press('Send')
  expect(input('password')).toHaveAccessibleDescription('missing')
  expect(input('password')).toHaveFocus()
  expect(input('kind')).toHaveAccessibleDescription('not at work')
  await userEvent.type(input('password'), 'abc')
  await userEvent.type(input('again'), 'abc')
  await userEvent.selectOptions(input('kind'), 'home')
  expect(onSent).not.toHaveBeenCalled()
  await press('Send')
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ password: 'abc', again: 'abc', kind: 'home', age: 7 })
})

test('a fault goes with its field, and one of the rules when another field puts it right', async () => {
  await open({ start: { password: 'abc', again: 'ab' } })
  await press('Send')
  expect(input('again')).toBeInvalid()
  await userEvent.type(input('password'), '{Backspace}')
  expect(input('again')).toBeValid()
  await userEvent.clear(input('again'))
  expect(input('again')).toBeValid()
})

test('what was not wrong when it was sent is shown with the next press alone', async () => {
  await open({ start: { password: 'abc', again: 'abc', kind: 'work' } })
  await press('Send')
  await userEvent.clear(input('password'))
  expect(input('password')).toBeValid()
  await press('Send')
  expect(input('password')).toBeInvalid()
})

test('what the server refuses stands beside its field until that changes, whatever the rules say', async () => {
  await open({ start: { password: 'abc', again: 'abc' } })
  act(() => form.refuse({ password: 'too common', document: 'no document' }))
  expect(input('password')).toHaveAccessibleDescription('too common')
  expect(input('password')).toHaveFocus()
  expect(screen.queryByText('Not said by a field')).toBeNull()
  await userEvent.type(input('again'), 'd')
  expect(input('password')).toHaveAccessibleDescription('too common')
  await userEvent.type(input('password'), 'd')
  expect(input('password')).toBeValid()
  expect(screen.getByText('no document')).toBeVisible()
  act(() => form.forget('document'))
  expect(screen.queryByText('no document')).toBeNull()
})

test('what the server refuses one after the other stays, beside what a rule has found', async () => {
  await open({ start: { again: 'b', kind: 'work' } })
  await press('Send')
  act(() => form.refuse({ kind: 'no such kind' }))
  act(() => form.refuse({ document: 'no document' }))
  expect(input('password')).toHaveAccessibleDescription('missing')
  expect(input('kind')).toHaveAccessibleDescription('no such kind')
  expect(screen.getByText('no document')).toBeVisible()
  await userEvent.type(input('password'), 'b')
  expect(input('again')).toBeValid()
  expect(input('kind')).toHaveAccessibleDescription('no such kind')
})

test('a field takes no more than its limit, and has no name that a browser could send by itself', async () => {
  await open()
  await userEvent.type(input('password'), 'abcdefgh')
  expect(input('password')).toHaveValue('abcde')
  expect(input('again')).not.toHaveAttribute('maxlength')
  expect(input('password')).not.toHaveAttribute('name')
})

test('changes are reported and kept; a reset reverts them and every fault', async () => {
  const onKept = vi.fn()
  await open({ onKept })
  await press('Send')
  expect(screen.queryByText('Not saved')).toBeNull()
  await userEvent.type(input('again'), 'a')
  expect(onKept).toHaveBeenLastCalledWith(expect.objectContaining({ again: 'a' }))
  expect(screen.getByText('Not saved')).toBeVisible()
  await press('Reset')
  expect(input('again')).toHaveValue('')
  expect(input('password')).toBeValid()
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('other values can be those to begin with', async () => {
  await open()
  await userEvent.type(input('again'), 'a')
  act(() => form.reset(form.values))
  expect(input('again')).toHaveValue('a')
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('a change that comes late takes back nothing that was typed since', async () => {
  const onKept = vi.fn()
  await open({ onKept })
  const { change } = form
  await userEvent.type(input('password'), 'abc')
  act(() => change({ age: 8 }))
  expect(input('password')).toHaveValue('abc')
  expect(onKept).toHaveBeenLastCalledWith(expect.objectContaining({ password: 'abc', age: 8 }))
})

import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { useSettledValue } from './useSettledValue.ts'

const requests: string[] = []

function Typing() {
  const [typed, setTyped] = useState('')
  const settled = useSettledValue(typed)
  if (requests.at(-1) !== settled) requests.push(settled)
  return <input aria-label="Word" value={typed} onChange={({ target }) => setTyped(target.value)} />
}

test('who types quickly asks once, for the whole word', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  requests.length = 0
  await show(<Typing />, { session: null })
  const field = screen.getByLabelText('Word')
  const type = async (value: string, then: number) => {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(() => vi.advanceTimersByTimeAsync(then))
  }
  await type('t', 60)
  await type('to', 60)
  await type('ton', 60)
  expect(requests).toEqual([''])
  await act(() => vi.advanceTimersByTimeAsync(60))
  expect(requests).toEqual(['', 'ton'])
})

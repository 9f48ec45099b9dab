import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { clearComparison, toggleComparison, useComparison } from './comparison.ts'

afterEach(clearComparison)

const Chosen = () => <output>{useComparison().map(({ number }) => number)}</output>
const chosen = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent
const hear = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))

test('what another window chooses or clears is followed; other things that it stores are not', async () => {
  await show(<Chosen />, { session: null })
  localStorage.setItem('compared', JSON.stringify([{ id: 1, number: 'N1' }]))
  hear('chosen-settings')
  expect(chosen()).toBe('')
  hear('compared')
  expect(chosen()).toBe('N1')
  localStorage.clear()
  hear(null)
  expect(chosen()).toBe('')
})

test('what was chosen is there for every part of the page, until all of it is taken out', async () => {
  await show(
    <>
      <Chosen />
      <Chosen />
    </>,
    { session: null },
  )
  act(() => void toggleComparison({ id: 1, number: 'N1' }))
  const parts = () => screen.getAllByRole('status').filter(({ tagName }) => tagName === 'OUTPUT')
  expect(parts().map(({ textContent }) => textContent)).toEqual(['N1', 'N1'])
  act(clearComparison)
  expect(parts().map(({ textContent }) => textContent)).toEqual(['', ''])
})

test('in a browser that stores nothing it holds as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await show(<Chosen />, { session: null })
  act(() => void toggleComparison({ id: 1, number: 'N1' }))
  expect(chosen()).toBe('N1')
})

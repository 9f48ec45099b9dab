import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { CompareToggle } from './CompareToggle.tsx'
import { clearComparison, useComparison } from './comparison.ts'

beforeEach(() => localStorage.clear())
afterEach(clearComparison)

function Products() {
  return (
    <>
      {[1, 2, 3, 4, 5].map((id) => (
        <CompareToggle key={id} id={id} number={`N${id}`} />
      ))}
      <output>{useComparison().map(({ number }) => number)}</output>
    </>
  )
}

const toggle = (number: string) => userEvent.click(screen.getByRole('button', { name: `Compare ${number}` }))

test('four at most are compared; the fifth is refused with a reason, and this browser remembers them', async () => {
  await show(<Products />, { session: null })
  for (const number of ['N3', 'N1', 'N4', 'N5', 'N2']) await toggle(number)

  expect(document.querySelector('output')).toHaveTextContent('N3N1N4N5')
  expect(screen.getByText('You can compare up to 4 products.')).toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('compared') ?? '')).toHaveLength(4)

  await toggle('N1')
  await toggle('N2')
  expect(document.querySelector('output')).toHaveTextContent('N3N4N5N2')
  expect(screen.getByRole('button', { name: 'Compare N2' })).toHaveAttribute('aria-pressed', 'true')
})

test.each(['{', 'null', '7', '[1]', '[{"id":"1","number":2}]', '[{"id":1.5,"number":"x"}]'])(
  'kept nonsense %s compares nothing',
  async (kept) => {
    localStorage.setItem('compared', kept)
    await show(<Products />, { session: null })
    // As when another window writes it.
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'compared' })))
    expect(document.querySelector('output')).toHaveTextContent('')
  },
)

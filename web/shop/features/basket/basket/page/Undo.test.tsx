import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { buyer, show } from '../../../../../testing/show.tsx'
import type { BasketLine } from '../queries.ts'
import { Undo } from './Undo.tsx'

/** A bar that goes at its first click, above what moves up under the pointer. */
function Basket({ onOpen }: { onOpen: () => void }) {
  const [removed, setRemoved] = useState<readonly BasketLine[]>([{} as BasketLine])
  const putBack = async () => setRemoved([])
  return (
    <>
      <Undo editing={{ removed, putBack }} />
      <button type="button" onClick={onOpen}>
        TN-1
      </button>
    </>
  )
}

test('the second click of a double click on Undo is for nothing that moves up under it, the next click is', async () => {
  let opened = 0
  await show(<Basket onOpen={() => opened++} />, { session: buyer })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 1 })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  const product = screen.getByRole('button', { name: 'TN-1' })
  expect(fireEvent.click(product, { detail: 2 }), 'followed').toBe(false)
  expect(opened).toBe(0)
  fireEvent.click(product, { detail: 1 })
  expect(opened).toBe(1)
  // A double click that began there is its own.
  fireEvent.click(product, { detail: 2 })
  expect(opened).toBe(2)
})

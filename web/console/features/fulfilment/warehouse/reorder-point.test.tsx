import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentBodies } from '../../../../testing/sent.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { ReorderPointForm } from './ReorderPointForm.tsx'

test('a reorder point is whole pieces or none', async () => {
  const requests = answering({ 'PUT /staff/stock/reorderpoint': { number: 'AS-1' } })
  const shelf = {
    warehouse: 'NL',
    onHand: 5,
    allocated: 0,
    waiting: 0,
    expectedOn: null,
    expected: 0,
    reorderPoint: 20,
  }
  await show(<ReorderPointForm number="AS-1" shelf={shelf} onDone={() => {}} />, { session: admin })
  const pieces = screen.getByRole('textbox', { name: 'Reorder point' })
  expect(pieces).toHaveValue('20')
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '0{Enter}')
  expect(pieces).toHaveAccessibleDescription(/Enter whole pieces, at least 1/)
  expect(requests).toEqual([])
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '{Enter}')
  await expect.poll(() => sentBodies(requests)).toEqual([{ warehouse: 'NL', number: 'AS-1', pieces: null }])
})

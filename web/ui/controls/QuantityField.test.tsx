import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { QuantityField } from './QuantityField.tsx'

function Counted({ first = 5 }: { first?: number }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <QuantityField value={value} onChange={setValue} of="CF259A" />
      <output>{value}</output>
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Quantity of CF259A' })

test.each([
  ['12', '12'],
  [' 12 ', '12'],
  ['', '1'],
  ['1', '1'],
  ['9999', '9999'],
])('typed %j counts as %s', async (typed, counted) => {
  await show(<Counted />, { session: null })
  await userEvent.clear(field())
  if (typed) await userEvent.type(field(), typed)
  await userEvent.tab()

  expect(screen.getByText(counted, { selector: 'output' })).toBeVisible()
  expect(field()).toHaveValue(counted)
  expect(screen.queryByText(/1 to 9999/)).toBeNull()
})

test.each(['0', '-7', '1.5', '1,5', '10000', '1e9', 'abc', '٣'])(
  'pasted %j changes nothing, and is reported',
  async (typed) => {
    await show(<Counted />, { session: null })
    await userEvent.clear(field())
    await userEvent.paste(typed)
    await userEvent.tab()

    expect(screen.getByText('5', { selector: 'output' })).toBeVisible()
    expect(field()).toHaveValue('5')
    expect(screen.getByText('You can order 1 to 9,999 pieces of a product')).toBeVisible()
  },
)

test('arrows and buttons step, within 1 and 9999', async () => {
  await show(<Counted first={9998} />, { session: null })
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(field()).toHaveValue('9999')
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled()

  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(field()).toHaveValue('9998')
})

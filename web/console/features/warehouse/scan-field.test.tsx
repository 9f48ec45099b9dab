import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { admin } from '../../../testing/staff.ts'
import { AddLine } from './AddLine.tsx'

const field = () => screen.getByRole('textbox', { name: 'Number or barcode' })
const scan = (code: string) => userEvent.type(field(), `${code}{Enter}`)

test('what a scanner types is the barcode and its pieces; what is none is said, and scanned over', async () => {
  const onAdd = vi.fn()
  await show(<AddLine onAdd={onAdd} onEnd={vi.fn()} />, { session: admin })
  await scan('(02)04006381333931(37)12')
  expect(onAdd).toHaveBeenLastCalledWith('4006381333931', 12)
  await scan('https://any.host/01/04006381333931/10/AB')
  expect(onAdd).toHaveBeenLastCalledWith('4006381333931', 1)
  expect(field()).toHaveValue('')

  await scan('(01)04006381333932')
  expect(field()).toHaveAccessibleDescription(/last digit of this barcode does not fit/)
  await userEvent.keyboard('14006381333938{Enter}')
  expect(field()).toHaveAccessibleDescription(/How many pieces are in this carton/)
  expect(onAdd).toHaveBeenCalledTimes(2)
  await userEvent.type(screen.getByRole('textbox', { name: 'Pieces' }), '24{Enter}')
  expect(onAdd).toHaveBeenLastCalledWith('14006381333938', 24)
  expect(field()).toHaveFocus()
  expect(field()).not.toHaveAccessibleDescription(/carton/)
})

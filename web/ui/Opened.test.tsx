import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { Opened } from './Opened.tsx'

type Given = { name: string }

function Opener({ load }: { load: () => Promise<ComponentType<Given>> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Note" />
      <button type="button" disabled={open} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Opened load={load} given={{ name: 'Drawer' }} onMissing={() => setOpen(false)} />}
    </>
  )
}

test('what cannot be loaded leaves the page as it is, and can be opened when it can', async () => {
  const load = vi.fn<() => Promise<ComponentType<Given>>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValue(({ name }) => <p>{name}</p>)
  await show(<Opener load={load} />, { session: null })
  await userEvent.type(screen.getByLabelText('Note'), 'urgent')
  const open = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(open)
  expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible()
  expect(screen.getByLabelText('Note')).toHaveValue('urgent')
  expect(screen.queryByText('Drawer')).toBeNull()

  await userEvent.click(open)
  expect(await screen.findByText('Drawer')).toBeVisible()
})

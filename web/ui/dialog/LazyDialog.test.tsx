import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { LazyDialog } from './LazyDialog.tsx'

type Given = { name: string }

function Opener({ load }: { load: () => Promise<ComponentType<Given>> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Note" />
      <button type="button" disabled={open} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <LazyDialog load={load} dialogProps={{ name: 'Drawer' }} onMissing={() => setOpen(false)} />}
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

test('a style that failed is asked for again, one that is on its way is left to the page that waits for it', async () => {
  const [failed, underWay] = ['failed', 'under-way'].map((name) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = `/assets/${name}.css`
    document.head.append(link)
    return link
  }) as [HTMLLinkElement, HTMLLinkElement]
  failed.dispatchEvent(new Event('error'))
  await show(
    <Opener
      load={async () =>
        ({ name }) => <p>{name}</p>}
    />,
    { session: null },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('Drawer')).toBeVisible()

  expect(underWay.isConnected).toBe(true)
  expect(failed.isConnected).toBe(false)
  expect(document.head.querySelector(`link[href="${failed.getAttribute('href')}"]`)).not.toBeNull()
})

import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Select } from '../controls/Select.tsx'
import { confirm } from '../feedback/confirm.ts'
import { Dialog } from './Dialog.tsx'
import { SideDrawer } from './SideDrawer.tsx'

function Opener({ layer: Layer }: { layer: typeof Dialog }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened && (
        <Layer title="In front" onClose={() => setOpened(false)}>
          <button
            type="button"
            onClick={() => void confirm({ title: 'Sure?', message: 'Really?', yes: 'Yes', no: 'No' })}
          >
            Ask
          </button>
        </Layer>
      )}
    </>
  )
}
function Late({ load }: { load: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: ['late'], queryFn: load })
  return (
    <SideDrawer title="Late" onClose={() => {}}>
      {data && <Select label={data} data={[]} data-autofocus />}
    </SideDrawer>
  )
}
const named = (name: string) => screen.getByRole('button', { name })

test.each([
  ['dialog', Dialog],
  ['drawer', SideDrawer],
])('the focus returns from a %s to what opened it', async (_, layer) => {
  await show(<Opener layer={layer} />, { session: null })
  named('Open').focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'In front' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(named('Open')).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape closes a question and leaves the drawer behind it, then the drawer', async () => {
  await show(<Opener layer={SideDrawer} />, { session: null })
  await userEvent.click(named('Open'))
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }))
  await screen.findByRole('dialog', { name: 'Sure?' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'In front' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a field that is loaded once the drawer is open takes the focus from the way out', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  await show(<Late load={() => promise} />, { session: null })
  await waitFor(() => expect(named('Close')).toHaveFocus())
  resolve('Supplier')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Supplier' })).toHaveFocus())
})

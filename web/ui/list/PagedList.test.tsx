import { useQuery } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PagedList } from './PagedList.tsx'

type Page = { rows: string[]; total: number }

function Letters({ load, page }: { load: () => Promise<Page>; page?: number }) {
  const found = useQuery({ queryKey: ['letters'], queryFn: load })
  return (
    <PagedList asked={{ page, size: 10 }} found={found} rows={3} empty={<p>No letters</p>}>
      {(rows) => <ul aria-label="Letters">{rows.join()}</ul>}
    </PagedList>
  )
}

const nobody = { session: null }
const pages = () => screen.queryByRole('navigation', { name: 'Page' })

test('what could not be had is said with its reason, and asked for again', async () => {
  const load = vi.fn<() => Promise<Page>>()
  load.mockRejectedValueOnce(Object.assign(new Error(), { reason: 'access.denied' }))
  load.mockResolvedValueOnce({ rows: ['a', 'b'], total: 2 })
  await show(<Letters load={load} />, nobody)
  expect(await screen.findByRole('alert')).toHaveTextContent('has no permissions')
  expect(screen.queryByText('No letters')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list')).toHaveTextContent('a,b')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while nothing is there yet its room is kept', async () => {
  await show(<Letters load={() => new Promise(() => {})} />, nobody)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  expect(pages()).toBeNull()
})

test('where nothing was found there is no page to turn to', async () => {
  await show(<Letters load={async () => ({ rows: [], total: 0 })} />, nobody)
  expect(await screen.findByText('No letters')).toBeInTheDocument()
  expect(pages()).toBeNull()
})

test('behind the last page the way back stays', async () => {
  await show(<Letters page={7} load={async () => ({ rows: [], total: 12 })} />, nobody)
  expect(await screen.findByRole('link', { name: '1' })).toHaveAttribute('href', expect.not.stringContaining('page='))
  expect(screen.queryByText('No letters')).toBeNull()
})

const at: { router?: AnyRouter } = {}
function Where() {
  at.router = useRouter()
  return null
}

test('from behind the last page the address goes on to the last one', async () => {
  const letters = <Letters key="letters" page={7} load={async () => ({ rows: [], total: 25 })} />
  await show([<Where key="where" />, letters], nobody)
  await vi.waitFor(() => expect(at.router?.history.location.search).toContain('page=3'))
})

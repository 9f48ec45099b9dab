import { useQuery } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ListPage, wholeList } from './ListPage.tsx'
import type { PageParams } from './query.ts'

type Page = { rows: string[]; total: number }

function Letters({ load, page }: { load: () => Promise<Page>; page?: number }) {
  const found = useQuery({ queryKey: ['letters'], queryFn: load })
  return (
    <ListPage search={{ page, size: 10 }} found={found} expectedRows={3} empty={<p>No letters</p>}>
      {(rows) => <ul aria-label="Letters">{rows.join()}</ul>}
    </ListPage>
  )
}

const visitor = { session: null }
const pages = () => screen.queryByRole('navigation', { name: 'Page' })

test('what could not be had is shown with its reason, and asked for again', async () => {
  const load = vi.fn<() => Promise<Page>>()
  load.mockRejectedValueOnce(Object.assign(new Error(), { reason: 'access.denied' }))
  load.mockResolvedValueOnce({ rows: ['a', 'b'], total: 2 })
  await show(<Letters load={load} />, visitor)
  expect(await screen.findByRole('alert')).toHaveTextContent('has no permissions')
  expect(screen.queryByText('No letters')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list')).toHaveTextContent('a,b')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while nothing is there yet its room is kept', async () => {
  await show(<Letters load={() => new Promise(() => {})} />, visitor)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  expect(pages()).toBeNull()
})

test('where nothing was found there is no page to turn to', async () => {
  await show(<Letters load={async () => ({ rows: [], total: 0 })} />, visitor)
  expect(await screen.findByText('No letters')).toBeInTheDocument()
  expect(pages()).toBeNull()
})

test('behind the last page the way back stays', async () => {
  await show(<Letters page={7} load={async () => ({ rows: [], total: 12 })} />, visitor)
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
  await show([<Where key="where" />, letters], visitor)
  await vi.waitFor(() => expect(at.router?.history.location.search).toContain('page=3'))
})

type Asked = PageParams & { keyword?: string; from?: string; vowel?: string; sort?: string }

function Found({ asked, rows = [] }: { asked: Asked; rows?: string[] }) {
  const found = useQuery({ queryKey: ['found'], queryFn: async () => rows, select: wholeList })
  const among = ['a', 'e'].map((value) => ({ value, label: value.toUpperCase() }))
  return (
    <ListPage
      title="Letters"
      titleAction={<button type="button">New letter</button>}
      intro="From first to last"
      search={asked}
      filters={[
        { name: 'keyword', label: 'Letter', longest: 5 },
        { name: 'from', label: 'From', isDay: true },
        { name: 'vowel', label: 'Vowel', any: 'Any vowel', among },
        { name: 'sort', label: 'Sort', any: 'First', among, sorts: true },
      ]}
      actions={<button type="button">Export</button>}
      found={found}
      expectedRows={2}
      empty={<p>No letters yet</p>}
      noMatch={{ title: 'No such letter', hint: 'Try another', onward: <button type="button">Write one</button> }}
    >
      {(letters) => <p>{letters.join()}</p>}
    </ListPage>
  )
}

test('a list says what it is, what can be done, and what it was asked for', async () => {
  await show(<Found asked={{ keyword: 'b', from: '2026-11-02', vowel: 'e' }} rows={['b']} />, visitor)
  expect(screen.getByRole('heading', { level: 1, name: 'Letters' })).toBeVisible()
  expect(screen.getByText('From first to last')).toBeVisible()
  expect(screen.getByRole('button', { name: 'New letter' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Letter' })).toHaveValue('b')
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-02')
  expect(screen.getByRole('combobox', { name: 'Vowel' })).toHaveValue('e')
  expect(await screen.findByText('b')).toBeVisible()
})

test('what is typed is asked for when it is sent, from the first page on; a choice at once', async () => {
  await show([<Where key="where" />, <Found key="found" asked={{ page: 3, from: '2026-11-02' }} />], visitor)
  const address = () => at.router?.history.location.search
  await userEvent.type(screen.getByRole('searchbox', { name: 'Letter' }), ' q ')
  expect(address()).not.toContain('keyword')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await vi.waitFor(() => expect(address()).toBe('?keyword=q&from=2026-11-02'))

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vowel' }), 'A')
  await vi.waitFor(() => expect(address()).toContain('vowel=a'))
})

test.each<[Asked, string]>([
  [{}, 'No letters yet'],
  [{ sort: 'a', page: 2 }, 'No letters yet'],
  [{ keyword: 'q' }, 'No such letter'],
  [{ from: '2026-11-02' }, 'No such letter'],
  [{ vowel: 'a' }, 'No such letter'],
])('of nothing the page says whether there is none, or none that was asked for: %j', async (asked, expectedText) => {
  await show(<Found asked={asked} />, visitor)
  expect(await screen.findByText(expectedText)).toBeVisible()
})

test('where none matches, the way leads back to all of them and on to the next step', async () => {
  const asked = { keyword: 'q', vowel: 'a', from: '2026-11-02', sort: 'a', page: 3 }
  await show([<Where key="where" />, <Found key="found" asked={asked} />], visitor)
  expect(await screen.findByRole('button', { name: 'Write one' })).toBeVisible()
  await at.router?.navigate({ to: '.', search: asked as never })
  await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }))
  await vi.waitFor(() => expect(at.router?.history.location.search).toBe('?sort=a'))
})

function Whole() {
  const found = useQuery({ queryKey: ['whole'], queryFn: async () => ['a', 'b'], select: wholeList })
  return (
    <ListPage found={found} expectedRows={2} empty={null}>
      {(letters) => <p>{letters.join()}</p>}
    </ListPage>
  )
}

test('a list that comes whole has no pages to turn to', async () => {
  await show(<Whole />, visitor)
  expect(await screen.findByText('a,b')).toBeVisible()
  expect(pages()).toBeNull()
})

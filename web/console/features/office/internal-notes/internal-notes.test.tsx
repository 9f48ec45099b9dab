import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentBodies } from '../../../../testing/sent.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { manager } from '../../../../testing/staff.ts'
import { InternalNotes } from './InternalNotes.tsx'
import type { Note } from './queries.ts'
import { Tags } from './Tags.tsx'

const noted = { list: 'orders', id: 7 } as const
const NOTES = 'GET /staff/order/7/notes'
const REMOVAL = '/dev-api/staff/order/7/notes/3?version=1'
const TAGS = 'GET /staff/order/tags'
const own: Note = {
  noteId: 3,
  text: 'Calls before noon\nNever by mail',
  author: 'Ada',
  isOwn: true,
  writtenAt: '2026-11-18T09:00:00Z',
  changedAt: null,
  version: 1,
}
const foreign: Note = { ...own, noteId: 2, text: 'Pays late', author: 'Ben', isOwn: false, changedAt: own.writtenAt }
const stored = (notes: Note[], noteCount = notes.length) => ({ notes, noteCount, tags: [] })

const showNotes = () => show(<InternalNotes noted={noted} />, { session: manager })
const box = (name: string) => screen.findByRole('textbox', { name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('notes stand with their author; only the own can be changed and deleted', async () => {
  answering({ [NOTES]: stored([own, foreign]) })
  await showNotes()
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent('Never by mail')
  expect(first).toHaveTextContent('Ada')
  expect(second).toHaveTextContent(/Pays lateBen.*edited/)
  expect(within(first as HTMLElement).getAllByRole('button')).toHaveLength(2)
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull()
})

test('while notes are read one can be written already, and where there are none the panel says so', async () => {
  const answers: Record<string, object> = { [NOTES]: () => new Promise(() => {}) }
  answering(answers)
  await showNotes()
  expect(await box('New note')).toBeEnabled()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(screen.queryByText('No notes yet')).toBeNull()
})

test('of many notes the newest are shown, with how many there are', async () => {
  answering({ [NOTES]: stored([own], 101) })
  await showNotes()
  expect(await screen.findByText('The newest 1 of 101 notes')).toBeVisible()
})

test('notes that could not be had are asked for again, and what was typed stays', async () => {
  const answers: Record<string, object> = {}
  answering(answers)
  await showNotes()
  await userEvent.type(await box('New note'), 'Typed')
  answers[NOTES] = stored([])
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No notes yet')).toBeVisible()
  expect(await box('New note')).toHaveValue('Typed')
})

test('a note is sent by the keyboard; one that failed is still there, and an empty one is not sent', async () => {
  const answers: Record<string, object> = {
    [NOTES]: stored([]),
    'POST /staff/order/7/notes': { refused: 'server.failed', code: 500 },
  }
  const requests = answering(answers)
  await showNotes()
  await press('Add note')
  expect(await screen.findByText('Write a note first')).toBeVisible()
  expect(await box('New note')).toHaveFocus()
  await userEvent.keyboard('Leave it at the door{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await box('New note')).toHaveValue('Leave it at the door')

  answers['POST /staff/order/7/notes'] = { noteId: 4 }
  await press('Add note')
  expect(await screen.findByText('Note added')).toBeVisible()
  expect(await box('New note')).toHaveValue('')
  expect(sentBodies(requests).at(-1)).toEqual({ text: 'Leave it at the door' })
})

test('a note that has changed meanwhile is shown beside what was typed, and then replaced on purpose', async () => {
  const answers: Record<string, object> = {
    [NOTES]: stored([own]),
    'PUT /staff/order/7/notes/3': { refused: 'note.changed', code: 60_063 },
  }
  const requests = answering(answers)
  await showNotes()
  await userEvent.click(await screen.findByRole('button', { name: /^Edit note of/ }))
  const field = await box('Note')
  expect(field).toHaveFocus()
  await userEvent.clear(field)
  await userEvent.type(field, 'Mine')
  answers[NOTES] = stored([{ ...own, text: 'From the other window', version: 2 }])
  await press('Save note')
  expect(await screen.findByText('From the other window')).toBeVisible()
  expect(await box('Note')).toHaveValue('Mine')

  answers['PUT /staff/order/7/notes/3'] = { noteId: 3 }
  await press('Save note')
  expect(await screen.findByText('Note saved')).toBeVisible()
  expect(sentBodies(requests)).toEqual([
    { text: 'Mine', version: 1 },
    { text: 'Mine', version: 2 },
  ])
})

test('a note is deleted after a question', async () => {
  const requests = answering({ [NOTES]: stored([own]), 'DELETE /staff/order/7/notes/3': { noteId: 3 } })
  await showNotes()
  await userEvent.click(await screen.findByRole('button', { name: /^Delete note of/ }))
  const question = await screen.findByRole('dialog', { name: 'Delete this note?' })
  expect(requests.map(({ url }) => url)).not.toContain(REMOVAL)
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Note deleted')).toBeVisible()
  expect(requests.map(({ url }) => url)).toContain(REMOVAL)
})

test('tags lead to the list of what has them, are offered while typed, added and removed', async () => {
  const answers: Record<string, object> = {
    [NOTES]: { ...stored([]), tags: [{ tagId: 5, tag: 'Urgent' }] },
    [TAGS]: ['Fair', 'Urgent'],
    'POST /staff/order/7/tags': { tagId: 6 },
    'DELETE /staff/order/7/tags/5': { tagId: 5 },
  }
  const requests = answering(answers)
  await show(<Tags noted={noted} />, { session: manager })
  expect(await screen.findByRole('link', { name: 'Urgent' })).toHaveAttribute('href', '/console/orders?tag=Urgent')
  const field = screen.getByRole('combobox', { name: 'New tag' })
  await vi.waitFor(() => {
    const offered = document.getElementById(field.getAttribute('list') ?? '')
    expect([...(offered?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual(['Fair', 'Urgent'])
  })
  await userEvent.type(field, ' Fair  2026 {Enter}')
  await vi.waitFor(() => expect(field).toHaveValue(''))
  expect(sentBodies(requests)).toEqual([{ tag: 'Fair 2026' }])
  await press('Remove tag Urgent')
  await vi.waitFor(() => expect(requests.map(({ url }) => url)).toContain('/dev-api/staff/order/7/tags/5'))
})

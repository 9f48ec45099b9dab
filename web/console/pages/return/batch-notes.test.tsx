import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lastQuery, sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin, manager } from '../../../testing/staff.ts'
import BatchNotesPage from './batch-notes.tsx'

const LIST = 'GET /staff/returns/batch-notes'
const PUT = 'PUT /staff/returns/batch-notes'
const note = {
  noteId: 7,
  number: 'TN-2420C',
  batchNumber: 'LOT-7',
  reason: 'leaking',
  note: 'Seals leak',
  autoApprove: true,
  at: '2026-11-18T09:00:00Z',
  by: 'Ada',
}
const field = (label: string) => screen.getByLabelText(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const open = (query = '', session = manager) => showConsolePage(BatchNotesPage, query, session)

test('notes stand with their batch and reason, and are found by the beginning of a number', async () => {
  const requests = answering({ [LIST]: [note, { ...note, noteId: 8, reason: null, autoApprove: false }] })
  const address = await open()
  const rows = await screen.findAllByRole('row')
  expect(rows[1]).toHaveTextContent(
    'LOT-7TN-2420CLeakingSeals leakApprove returns of this batch at onceAda18 Nov 2026, 10:00',
  )
  expect(rows[2]).toHaveTextContent('LOT-7TN-2420CAny reasonSeals leakAda')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Product or batch number' }), 'lot{Enter}')
  await vi.waitFor(() => expect(address()).toBe('?keyword=lot'))
  expect(lastQuery(requests, '/batch-notes')).toEqual({ keyword: 'lot' })
})

test('without notes the page says what to do', async () => {
  answering({ [LIST]: [] })
  await open()
  expect(await screen.findByText('No notes yet')).toBeVisible()
})

test('a search that finds nothing leads back to all notes', async () => {
  answering({ [LIST]: [] })
  await open('?keyword=x')
  expect(await screen.findByText('No notes found')).toBeVisible()
})

test('notes that could not be had are asked for again', async () => {
  const answers: Record<string, object> = { [LIST]: { refused: 'server.unavailable', code: 503, status: 503 } }
  answering(answers)
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not available at the moment')
  answers[LIST] = [note]
  await press('Try again')
  expect(await screen.findByText('LOT-7')).toBeVisible()
})

test('a note is added as it was typed, without what surrounds it, once everything is there', async () => {
  const requests = answering({ [LIST]: [], [PUT]: note })
  await open()
  await screen.findByText('No notes yet')
  await press('Add a note')
  await press('Save note')
  expect(field('Product number')).toHaveFocus()
  for (const label of ['Product number', 'Batch number', 'Note']) expect(field(label)).toBeInvalid()
  await userEvent.type(field('Product number'), ' tn-2420c ')
  await userEvent.type(field('Batch number'), 'lot-7 ')
  await userEvent.selectOptions(field('Reason'), 'Noise')
  await userEvent.type(field('Note'), 'Rattles')
  await userEvent.click(field('Approve returns of this batch at once'))
  await press('Save note')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentBodies(requests)).toEqual([
    { number: 'tn-2420c', batchNumber: 'lot-7', note: 'Rattles', autoApprove: true, reason: 'noise' },
  ])
})

test('a product that there is not is shown beside its number, and what was typed stays', async () => {
  answering({ [LIST]: [], [PUT]: { refused: 'request.not_found', code: 404, status: 404 } })
  await open()
  await screen.findByText('No notes yet')
  await press('Add a note')
  await userEvent.type(field('Product number'), 'NO-SUCH')
  await userEvent.type(field('Batch number'), 'LOT-7')
  await userEvent.type(field('Note'), 'Rattles')
  await press('Save note')
  await vi.waitFor(() =>
    expect(field('Product number')).toHaveAccessibleDescription('We have no product with this number'),
  )
  expect(field('Note')).toHaveValue('Rattles')
})

test('a change keeps product, batch and reason', async () => {
  const requests = answering({ [LIST]: [note], [PUT]: note })
  await open()
  await screen.findByText('LOT-7')
  await press('Change note: TN-2420C, batch LOT-7, Leaking')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.queryByLabelText('Batch number')).toBeNull()
  await userEvent.clear(field('Note'))
  await userEvent.type(field('Note'), 'All of it leaks')
  await press('Save note')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { number, batchNumber, reason, autoApprove, at: replaces } = note
  expect(sentBodies(requests)).toEqual([
    { number, batchNumber, reason, autoApprove, note: 'All of it leaks', replaces },
  ])
})

test('what another staff user wrote meanwhile is shown, nothing typed is lost, and saved again it replaces that', async () => {
  const newer = { ...note, note: 'Rattles too', by: 'Bea', at: '2026-11-18T10:00:00Z' }
  const refused = { refused: 'batch_note.changed', code: 40_029, msg: 'Someone was faster', details: { note: newer } }
  const answers: Record<string, object> = { [LIST]: [note], [PUT]: refused }
  const requests = answering(answers)
  await open()
  await screen.findByText('LOT-7')
  await press('Change note: TN-2420C, batch LOT-7, Leaking')
  await userEvent.type(field('Note'), ' badly')
  await press('Save note')
  const alert = await within(screen.getByRole('dialog')).findByRole('alert')
  expect(alert).toHaveTextContent(
    'Someone was fasterBea · 18 Nov 2026, 11:00 · Approve returns of this batch at once · Rattles too',
  )
  expect(field('Note')).toHaveValue('Seals leak badly')
  answers[PUT] = newer
  await press('Save note')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentBodies(requests).map(({ replaces }) => replaces)).toEqual([note.at, newer.at])
})

test('a product that is gone is shown above a note whose product stands fast', async () => {
  answering({ [LIST]: [note], [PUT]: { refused: 'request.not_found', code: 404, status: 404 } })
  await open()
  await screen.findByText('LOT-7')
  await press('Change note: TN-2420C, batch LOT-7, Leaking')
  await press('Save note')
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible()
})

test('a note goes once that was confirmed, and stays where it was not', async () => {
  const ofAny = { ...note, noteId: 8, reason: null }
  const answers: Record<string, object | null> = { [LIST]: [ofAny, note], 'DELETE /staff/returns/batch-notes/7': {} }
  const requests = answering(answers as Record<string, object>)
  await open()
  await screen.findAllByText('LOT-7')
  await press('Remove note: TN-2420C, batch LOT-7, Any reason')
  expect(await screen.findByText(/^The note on TN-2420C, batch LOT-7 \(Any reason\), is removed/)).toBeVisible()
  await press('Keep it')
  await press('Remove note: TN-2420C, batch LOT-7, Leaking')
  expect(await screen.findByText(/^The note on TN-2420C, batch LOT-7 \(Leaking\), is removed/)).toBeVisible()
  await press('Keep it')
  const deletions = () => requests.filter(({ url }) => url.endsWith('/batch-notes/7'))
  expect(deletions()).toEqual([])
  await press('Remove note: TN-2420C, batch LOT-7, Leaking')
  answers[LIST] = []
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove note' }))
  expect(await screen.findByText('No notes yet')).toBeVisible()
  expect(deletions()).toHaveLength(1)
})

test('who only sees returns reads the notes', async () => {
  answering({ [LIST]: [note] })
  await open('', { ...admin, roles: ['warehouse'], permissions: ['staff:orders'] })
  expect(await screen.findByText('LOT-7')).toBeVisible()
  for (const name of [/Add a note/, /Change note/, /Remove note/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { CsvImport } from './CsvImport.tsx'
import { FileInput } from './FileInput.tsx'

const visitor = { session: null }
const file = (content: string | Uint8Array<ArrayBuffer>, name = 'people.csv') =>
  new File([content], name, { type: 'text/csv' })

type Send = Parameters<typeof CsvImport>[0]['send']

async function open(send: Send = async () => ({ added: 0, bad: [] })) {
  const sent = vi.fn(send)
  const onImported = vi.fn()
  await show(<CsvImport columns={['name', 'email']} largest={2_000} send={sent} onImported={onImported} />, visitor)
  return { sent, onImported }
}
const choose = (content: string) => userEvent.upload(screen.getByLabelText('CSV or XLSX file'), file(content))

test('a file is taken whose columns are named before; the same can be chosen again', async () => {
  const { sent, onImported } = await open()
  expect(screen.getByText('name;email')).toBeVisible()
  expect(screen.getByLabelText<HTMLInputElement>('CSV or XLSX file').accept).toContain('.xlsx')
  await choose('name;email')
  await screen.findByText('No lines imported')
  await choose('name;email')
  await waitFor(() => expect(onImported).toHaveBeenCalledTimes(2))
  expect(sent).toHaveBeenCalledTimes(2)
})

test('a file that is too large is not taken, and a smaller one after it is', async () => {
  const { sent } = await open()
  await choose('x'.repeat(2_001))
  expect(screen.getByRole('alert')).toHaveTextContent('The file is larger than 2 kB.')
  expect(sent).not.toHaveBeenCalled()
  await choose('x')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).toHaveBeenCalledOnce()
})

// Beside it the messages of the window are a status, too.
const outcomeSaid = () => screen.getAllByRole('status')[0] ?? document.body

test('it says what became of each line that was not taken', async () => {
  await open(async () => ({ added: 3, known: 1, bad: [{ line: 4, msg: 'Enter the town' }] }))
  await choose('x')
  await screen.findByText('3 lines imported')
  const outcome = within(outcomeSaid())
  expect(outcome.getByText(/1 line already exists · 1 line has an error/)).toBeVisible()
  expect(outcome.getByRole('listitem')).toHaveTextContent('Line 4: Enter the town')
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible()
})

test('of a file without a mistake no mistake is spoken; why the next one could not be read is', async () => {
  const answers: Send[] = [
    async () => ({ added: 3, bad: [] }),
    () => Promise.reject(Object.assign(new Error('Missing columns: email'), { reason: 'order_sheet.columns' })),
  ]
  await open((...given) => answers.shift()?.(...given) ?? Promise.reject(new Error('once more')))
  await choose('x')
  await screen.findByText('3 lines imported')
  expect(outcomeSaid()).not.toHaveTextContent(/mistake|already/)
  await choose('y')
  expect(await screen.findByRole('alert')).toHaveTextContent('Missing columns: email')
  expect(screen.queryByText('3 lines imported')).toBeNull()
})

test('several files are taken at once where the field says so, none where nothing was chosen', async () => {
  const onFiles = vi.fn()
  await show(
    <FileInput multiple onFiles={onFiles}>
      Add documents
    </FileInput>,
    visitor,
  )
  await userEvent.upload(screen.getByLabelText('Add documents'), [file('a', 'a.csv'), file('b', 'b.csv')])
  expect(onFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a.csv', 'b.csv'])
  expect(screen.getByLabelText('Add documents')).toHaveValue('')
})

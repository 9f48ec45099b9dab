import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { CsvImport } from './CsvImport.tsx'
import { FileInput } from './FileInput.tsx'

const nobody = { session: null }
const file = (content: string | Uint8Array<ArrayBuffer>, name = 'people.csv') =>
  new File([content], name, { type: 'text/csv' })

async function open(given: Partial<Parameters<typeof CsvImport>[0]> = {}) {
  const onFile = vi.fn()
  const all = {
    columns: ['name', 'email'],
    largest: 2_000,
    busy: false,
    failed: undefined,
    imported: undefined,
    ...given,
  }
  await show(<CsvImport {...all} onFile={onFile} />, nobody)
  return onFile
}

test('a file is taken whose columns are named before; the same can be chosen again', async () => {
  const onFile = await open()
  expect(screen.getByText('name;email')).toBeVisible()
  const field = screen.getByLabelText<HTMLInputElement>('CSV or XLSX file')
  expect(field.accept).toContain('.xlsx')
  await userEvent.upload(field, file('name;email'))
  await userEvent.upload(field, file('name;email'))
  expect(onFile).toHaveBeenCalledTimes(2)
})

test('a file that is too large is not taken, and a smaller one after it is', async () => {
  const onFile = await open()
  await userEvent.upload(screen.getByLabelText('CSV or XLSX file'), file('x'.repeat(2_001)))
  expect(screen.getByRole('alert')).toHaveTextContent('The file is larger than 2 kB.')
  expect(onFile).not.toHaveBeenCalled()
  await userEvent.upload(screen.getByLabelText('CSV or XLSX file'), file('x'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onFile).toHaveBeenCalledOnce()
})

// Beside it the messages of the window are a status, too.
const outcomeSaid = () => screen.getAllByRole('status')[0] ?? document.body

test('it says what became of each line that was not taken', async () => {
  await open({ imported: { added: 3, known: 1, bad: [{ line: 4, msg: 'Enter the town' }] } })
  const outcome = within(outcomeSaid())
  expect(outcome.getByText(/1 line already exists · 1 line has an error/)).toBeVisible()
  expect(outcome.getByRole('listitem')).toHaveTextContent('Line 4: Enter the town')
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible()
})

test('of a file without a mistake no mistake is spoken; why one could not be read is', async () => {
  await open({ imported: { added: 3, bad: [] }, failed: 'Missing columns: email' })
  expect(outcomeSaid()).not.toHaveTextContent(/mistake|already/)
  expect(screen.getByRole('alert')).toHaveTextContent('Missing columns: email')
})

test('several files are taken at once where the field says so, none where nothing was chosen', async () => {
  const onFiles = vi.fn()
  await show(
    <FileInput multiple onFiles={onFiles}>
      Add documents
    </FileInput>,
    nobody,
  )
  await userEvent.upload(screen.getByLabelText('Add documents'), [file('a', 'a.csv'), file('b', 'b.csv')])
  expect(onFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a.csv', 'b.csv'])
  expect(screen.getByLabelText('Add documents')).toHaveValue('')
})

import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { TableChoice, TableQuestion, TableRead } from '../../../../rules/table-file/table-file.ts'
import { show } from '../../../testing/show.tsx'
import { RefusalNotice } from '../../feedback/RefusalNotice.tsx'
import { TableFileButton } from '../TableFileButton.tsx'
import { TableReading } from './TableReading.tsx'
import { useTableFile } from './useTableFile.ts'

type Answer = { table: TableRead }
type Send = (file: File, choice: TableChoice) => Promise<Answer>

const read = (sheet: string | null, ...otherSheets: string[]): Answer => ({
  table: { sheet, otherSheets, cellsBeside: 0, firstBeside: null },
})
const refusal = (reason: string, details?: TableQuestion) =>
  Promise.reject(Object.assign(new Error('Read in two ways'), { reason, details }))

function Door({ send, onRead, isPreview }: { send: Send; onRead: (answer: Answer) => void; isPreview: boolean }) {
  const file = useTableFile({ send, onRead, isPreview })
  return (
    <>
      <TableFileButton name="File" onFile={(given) => file.read(given, undefined)} />
      <RefusalNotice why={file.why} />
      <TableReading {...file} table={file.taken?.table} onAnswer={file.answer} isPreview={isPreview} />
    </>
  )
}

async function open(send: Send, { isPreview = false } = {}) {
  const sent = vi.fn(send)
  const taken = vi.fn()
  await show(<Door send={sent} onRead={taken} isPreview={isPreview} />, { session: null })
  const file = new File(['x'], 'a.xlsx')
  await userEvent.upload(screen.getByLabelText('File'), file)
  return {
    file,
    choices: () => sent.mock.calls.map(([, choice]) => choice),
    taken: () => taken.mock.calls.map(([one]) => one),
  }
}

const sheets = async (_: File, { sheet }: TableChoice) =>
  sheet === 'Old' ? read('Old', 'Orders') : read('Orders', 'Old')

test('of several sheets nothing is taken before one is chosen; the first is not asked for again', async () => {
  const door = await open(sheets)
  const question = await screen.findByRole('region', { name: 'Which sheet is meant?' })
  expect(question).toHaveFocus()
  expect(question).toHaveAccessibleDescription(/Nothing has been taken/)
  expect(door.taken()).toEqual([])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(door.taken()).toEqual([read('Orders', 'Old')])
  expect(document.body).not.toHaveFocus()
  expect(door.choices()).toEqual([{}])
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByText(/Read: sheet “Orders” · Also in this file: “Old”/)).toBeVisible()
})

test('another sheet is read by the same file once more', async () => {
  const door = await open(sheets)
  await userEvent.click(await screen.findByRole('button', { name: 'Read sheet “Old”' }))
  await waitFor(() => expect(door.taken()).toEqual([read('Old', 'Orders')]))
  expect(door.choices()).toEqual([{}, { sheet: 'Old' }])
  expect(screen.queryByRole('button', { name: /instead/ })).toBeNull()
})

test('what only shows says which sheet it shows, and reads another one instead', async () => {
  const door = await open(sheets, { isPreview: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Read “Old” instead' }))
  expect(await screen.findByText(/Read: sheet “Old”/)).toBeVisible()
  expect(door.taken()).toEqual([read('Orders', 'Old'), read('Old', 'Orders')])
})

test('a door that stores asks by a refusal; the answer sends the file again', async () => {
  const door = await open((_, { sheet }) =>
    sheet ? Promise.resolve(read(sheet, 'Old')) : refusal('table.sheets', { sheets: ['Orders', 'Old'] }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Read sheet “Orders”' }))
  await waitFor(() => expect(door.taken()).toEqual([read('Orders', 'Old')]))
  expect(screen.queryByRole('alert')).toBeNull()
})

const line = (before: string, word: string) => ({
  line: 2,
  parts: [
    { text: before, differs: false },
    { text: word, differs: true },
  ],
})
const letters: TableQuestion = {
  readings: [
    { encoding: 'windows-1252', lines: [line('Sklep;', 'Gdañsk')] },
    { encoding: 'windows-1250', lines: [line('Sklep;', 'Gdańsk')] },
  ],
}

test('of letters each reading is shown with the words that differ, and the chosen one is named', async () => {
  const door = await open((_, { encoding }) =>
    encoding ? Promise.resolve(read(null)) : refusal('table.letters', letters),
  )
  expect(await screen.findByRole('region', { name: 'Which reading is right?' })).toHaveFocus()
  const second = within(screen.getByRole('group', { name: 'Reading 2' }))
  expect(second.getByText('Gdańsk').tagName).toBe('MARK')
  expect(second.getByRole('listitem')).toHaveTextContent('Line 2Sklep;Gdańsk')
  const choose = second.getByRole('button', { name: 'Read it like this' })
  expect(choose).toHaveAccessibleDescription(/Reading 2.*Gdańsk/)
  await userEvent.click(choose)
  await waitFor(() => expect(door.taken()).toEqual([read(null)]))
  expect(door.choices()).toEqual([{}, { encoding: 'windows-1250' }])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('letters and sheets are asked one after the other, and each answer is kept', async () => {
  const door = await open((_, { encoding, sheet }) => {
    if (!encoding) return refusal('table.letters', letters)
    return Promise.resolve(sheet ? read(sheet, 'Orders') : read('Orders', 'Old'))
  })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Read it like this' }))[0] ?? document.body)
  await userEvent.click(await screen.findByRole('button', { name: 'Read sheet “Old”' }))
  await waitFor(() => expect(door.taken()).toHaveLength(1))
  expect(door.choices().at(-1)).toEqual({ encoding: 'windows-1252', sheet: 'Old' })
})

test('what is refused without anything to choose from is shown', async () => {
  const door = await open(() => refusal('table.letters'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Read in two ways')
  expect(screen.queryByRole('region')).toBeNull()
  expect(door.taken()).toEqual([])
})

test('cells beside the columns are reported; of a file without questions nothing is', async () => {
  await open(async () => ({ table: { sheet: 'a', otherSheets: [], cellsBeside: 3, firstBeside: 'F2' } }))
  expect(await screen.findByText('Left out: 3 cells beside the columns, the first in F2')).toBeVisible()
  expect(screen.queryByText(/Read:/)).toBeNull()
})

test('a file of one sheet is taken without a word', async () => {
  const door = await open(async () => read('a'))
  await waitFor(() => expect(door.taken()).toHaveLength(1))
  expect(screen.queryByText(/Read:|Left out/)).toBeNull()
})

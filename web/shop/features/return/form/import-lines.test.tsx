import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answeringFiles } from '../../../../testing/answering-files.ts'
import { returnableLine, returner } from '../../../../testing/return.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { ImportLines } from './ImportLines.tsx'
import type { LineDraft } from './return-draft.ts'

const row = {
  ...{ row: 2, orderno: '', number: 'CF259A', qty: 2, batchNumber: 'B-1', reason: 'leaking', otherReason: '' },
  ...{ answer: 'ok', msg: null, choices: [returnableLine()] },
}
const second = returnableLine({ orderno: 'ONL000002', deliveredOn: '2026-11-12', returnable: 5 })
const rows = [
  row,
  { ...row, row: 3, answer: 'ask', choices: [returnableLine(), second] },
  { ...row, row: 4, number: 'NIX-1', answer: 'refused', msg: 'We do not know it', choices: [] },
]

async function open() {
  const onAdd = vi.fn((lines: readonly LineDraft[], _sameFile?: readonly LineDraft[]) => lines)
  answering({})
  await show(<ImportLines type="quality" onAdd={onAdd} />, { session: returner })
  await userEvent.click(screen.getByText('From a file'))
  return onAdd
}
const send = (size = 1) => {
  const file = new File(['a'], 'return.csv')
  Object.defineProperty(file, 'size', { value: size })
  return userEvent.upload(screen.getByLabelText('CSV or XLSX file'), file)
}

test('what is clear goes into the return at once; the rest is chosen, or says why it cannot come back', async () => {
  answeringFiles({ rows })
  const onAdd = await open()
  await send()
  expect(await screen.findByText('1 row added')).toBeVisible()
  const line = { qty: '2', batchNumber: 'B-1', reason: 'leaking', otherReason: '', cameInstead: '', position: 1 }
  expect(onAdd.mock.calls).toEqual([[[{ ...line, orderno: 'ONL000001' }]]])
  const openRows = within(screen.getByRole('list', { name: 'Rows that need your attention' }))
  expect(openRows.getByText('Line 4: NIX-1 We do not know it')).toBeVisible()
  await userEvent.click(openRows.getByRole('button', { name: 'ONL000002, delivered 12 Nov 2026, 5 pieces left' }))
  expect(onAdd.mock.lastCall).toEqual([[{ ...line, orderno: 'ONL000002' }], [{ ...line, orderno: 'ONL000001' }]])
  expect(screen.getByText('2 rows added')).toBeVisible()
  expect(openRows.getAllByRole('listitem')).toHaveLength(1)
})

// Specification section 5: only one product is selectable.
test('of the deliveries that a row may mean one is chosen, and then no other', async () => {
  answeringFiles({ rows: rows.slice(1, 2) })
  const onAdd = await open()
  await send()
  const list = await screen.findByRole('list', { name: 'Rows that need your attention' })
  expect(within(list).getAllByRole('button')).toHaveLength(2)
  expect(onAdd.mock.lastCall).toEqual([[]])
  await userEvent.click(within(list).getByRole('button', { name: /^ONL000001/ }))
  expect(onAdd.mock.lastCall?.[0]).toMatchObject([{ orderno: 'ONL000001', position: 1 }])
  expect(screen.queryByRole('button', { name: /^ONL00000/ })).toBeNull()
  expect(screen.getByText('1 row added')).toBeVisible()
})

test('what is refused says why, and what is too large is not sent', async () => {
  answeringFiles({ reason: 'order_sheet.columns', fields: [] }, { code: 30_043, msg: 'Columns are missing' })
  const onAdd = await open()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(/Columns are missing/)
  await send(1_000_001)
  expect(await screen.findByRole('alert')).toHaveTextContent(/Too large/)
  expect(onAdd).not.toHaveBeenCalled()
})

test('what the return has no room for is not counted, and stays until there is some', async () => {
  answeringFiles({ rows: [row, { ...row, row: 3, number: 'TN-2420' }] })
  const onAdd = await open()
  onAdd.mockImplementationOnce((lines) => lines.slice(0, 1))
  await send()
  expect(await screen.findByText('1 row added')).toBeVisible()
  const openRows = within(screen.getByRole('list', { name: 'Rows that need your attention' }))
  expect(openRows.getByText(/^Line 3: TN-2420 is left out/)).toBeVisible()
  onAdd.mockImplementationOnce(() => [])
  await userEvent.click(openRows.getByRole('button'))
  expect(openRows.getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(openRows.getByRole('button'))
  expect(await screen.findByText('2 rows added')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

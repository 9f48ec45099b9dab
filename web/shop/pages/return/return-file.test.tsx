import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answeringFiles } from '../../../testing/answering-files.ts'
import { preview } from '../../../testing/order.ts'
import { returnableLine, returner } from '../../../testing/return.ts'
import { answering } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './apply-for-return.tsx'

const line = returnableLine()
const second = returnableLine({ orderno: 'ONL000002' })
const clear = {
  ...{ row: 2, orderno: '', number: 'CF259A', qty: 2, batchNumber: 'B-1', reason: 'leaking', otherReason: '' },
  ...{ answer: 'ok', msg: null, choices: [line] },
}
const ask = { ...clear, row: 3, answer: 'ask', choices: [line, second] }

beforeEach(() => sessionStorage.clear())

async function open() {
  answering({
    'GET /clientsystem/rma/forwarders': [],
    'GET /clientsystem/address': { rows: preview('', 10).addresses, total: 1 },
    'GET /clientsystem/rma/returnable': { rows: [line, second], total: 2 },
  })
  await openPage(Route, '', { session: returner })
  await userEvent.click(await screen.findByText('From a file'))
}
const choose = async (rows: object[]) => {
  answeringFiles({ rows })
  await userEvent.upload(screen.getByLabelText('CSV or XLSX file'), new File(['a'], 'return.csv'))
}
const pieces = () => screen.getAllByRole('textbox', { name: 'Pieces to return' })

test('a mended file that is chosen again changes the lines that came of it', async () => {
  await open()
  await choose([clear])
  expect(await screen.findByText('1 row added')).toBeVisible()
  await choose([{ ...clear, qty: 3 }])
  expect(await screen.findByDisplayValue('3')).toBe(pieces()[0])
  expect(pieces()).toHaveLength(1)
})

test('rows that were judged for one kind of return do not stay for another', async () => {
  await open()
  await choose([ask])
  expect(await screen.findByRole('list', { name: 'Rows that need your attention' })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /^No longer needed/ }))
  expect(screen.queryByRole('list', { name: 'Rows that need your attention' })).toBeNull()
})

test('of a file that was still being read when the kind was changed, nothing is added', async () => {
  await open()
  answeringFiles({ rows: [clear] })
  const held: XMLHttpRequest[] = []
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    held.push(this)
  })
  await userEvent.upload(screen.getByLabelText('CSV or XLSX file'), new File(['a'], 'return.csv'))
  await vi.waitFor(() => expect(held).toHaveLength(1))
  await userEvent.click(screen.getByRole('radio', { name: /^No longer needed/ }))
  await act(async () => held[0]?.onload?.(new ProgressEvent('load')))
  expect(screen.queryByRole('textbox', { name: 'Pieces to return' })).toBeNull()
})

test('the keyboard goes on in its part when a row is chosen, and when a line goes', async () => {
  await open()
  await choose([ask, { ...ask, row: 4 }])
  const rows = within(await screen.findByRole('list', { name: 'Rows that need your attention' }))
  const [first, , same] = rows.getAllByRole('button')
  first?.focus()
  await userEvent.keyboard('{Enter}')
  expect(same).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Which products?' })).toHaveFocus()
  screen.getAllByRole('button', { name: /^Remove CF259A/ })[1]?.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /^Remove CF259A/ })).toHaveFocus()
})

test('the keyboard goes on to the next line that can be added, and after the last to the heading of its part', async () => {
  await open()
  const found = within(await screen.findByRole('list', { name: 'Delivered products' }))
  const [first, next] = found.getAllByRole('button', { name: /^Add CF259A/ })
  first?.focus()
  await userEvent.keyboard('{Enter}')
  expect(found.getByText('Added')).toBeVisible()
  expect(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(found.queryByRole('button')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Which products?' })).toHaveFocus()
})

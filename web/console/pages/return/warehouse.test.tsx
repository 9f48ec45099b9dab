import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { manager } from '../../../testing/staff.ts'
import { staffReturnWith } from '../../../testing/staff-return.ts'
import ReturnPage from './return.tsx'

const GET = 'GET /staff/returns/5'
const WAREHOUSES = 'GET /staff/returns/5/warehouses'
const fromNl = [
  { warehouse: 'IT', positions: [] },
  { warehouse: 'NL', positions: [1, 2] },
]

async function open(found: object, warehouses: object = fromNl, session = manager) {
  const approvals = { 'POST /staff/returns/5/line/1/approve': found, 'POST /staff/returns/5/line/2/approve': found }
  const calls = answering({ [GET]: found, [WAREHOUSES]: warehouses, ...approvals })
  await showConsolePage(() => <ReturnPage id={5} code="" />, '', session)
  await screen.findByRole('heading', { level: 1, name: /RNL000001/ })
  return calls
}

const name = 'Goods come back to'
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }))

test('goods come back to where they came from, or to another warehouse that is chosen', async () => {
  const calls = await open(staffReturnWith([['approve'], ['approve']]))
  const choice = await screen.findByRole('combobox', { name })
  expect(choice).toHaveDisplayValue('Netherlands')
  await press('Approve: AS-1020, line 1')
  await userEvent.selectOptions(choice, 'Italy')
  await press('Approve: AS-1020, line 2')
  await press('Approve, nothing has to come back: AS-1020, line 2')
  await vi.waitFor(() =>
    expect(sentBodies(calls)).toEqual([
      { revision: 2, comesBack: true },
      { revision: 2, comesBack: true, warehouse: 'IT' },
      { revision: 2, comesBack: false },
    ]),
  )
})

test('goods from several warehouses go to that of the first approved line, or where the others go already', async () => {
  const several = [
    { warehouse: 'IT', positions: [2] },
    { warehouse: 'NL', positions: [1] },
  ]
  await open(staffReturnWith([['approve'], ['approve']]), several)
  expect(await screen.findByRole('combobox', { name })).toHaveDisplayValue('Where the first approved goods came from')
})

test('where a line goes already is chosen for the next', async () => {
  await open(staffReturnWith([[], ['approve']], { warehouse: 'IT' }))
  expect(await screen.findByRole('combobox', { name })).toHaveDisplayValue('Italy')
})

const sent = {
  lines: staffReturnWith([[], []]).lines.map((line, at) => ({ ...line, ...(at === 0 && { state: 'sent' }) })),
}

test.each([
  ['a shortage, of which nothing comes back', staffReturnWith([['approve']], { type: 'lessShipping' }), manager],
  ['a return of which some is under way', staffReturnWith([[], ['approve']], sent), manager],
  ['what needs no approval', staffReturnWith([['receive']]), manager],
  [
    'who approves nothing',
    staffReturnWith([['approve']]),
    { ...manager, permissions: ['staff:console', 'staff:orders'] },
  ],
])('there is no choice of a warehouse for %s', async (_, found, session) => {
  const calls = await open(found, fromNl, session)
  expect(screen.queryByRole('combobox', { name })).toBeNull()
  expect(calls.some(({ url }) => url.endsWith('/warehouses'))).toBe(false)
})

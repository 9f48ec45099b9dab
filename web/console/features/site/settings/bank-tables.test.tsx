import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { BankTables } from './BankTables.tsx'

const LIST = 'GET /staff/site/5/bankAccounts/3/tables'
const REMOVE = 'DELETE /staff/site/5/bankAccounts/3/tables/9'
const kept = {
  layoutId: 9,
  columns: [
    { name: 'POSTING DATE', role: 'bookedOn' },
    { name: 'AMOUNT', role: 'amount' },
    { name: 'TYPE', role: 'none' },
  ],
  dayOrder: 'mdy',
  decimal: '.',
  wholeDays: true,
  keptAt: '2026-11-20T10:00:00.000Z',
  keptBy: 'fin.nl',
}

test('what is kept of an account is shown by its columns, and taken away after a question', async () => {
  const answers: Record<string, object> = { [LIST]: [kept], [REMOVE]: {} }
  const requests = answering(answers)
  await show(<BankTables orgId={5} bankAccountId={3} />, { session: admin })
  const table = within(await screen.findByRole('article', { name: 'POSTING DATE, AMOUNT, TYPE' }))
  expect(table.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'POSTING DATE: Booked on',
    'AMOUNT: Amount with its sign',
  ])
  expect(table.getByText(/by fin.nl/)).toBeVisible()
  await userEvent.click(table.getByRole('button', { name: 'Remove' }))
  const question = within(await screen.findByRole('dialog'))
  answers[LIST] = []
  await userEvent.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/None is described yet/)).toBeVisible()
  expect(requests.filter(({ url }) => url.endsWith('/tables/9'))).toHaveLength(1)
})

test('why a description stays is shown beside it', async () => {
  answering({ [LIST]: [kept], [REMOVE]: { refused: 'request.not_found', code: 404, status: 404, msg: 'It is gone' } })
  await show(<BankTables orgId={5} bankAccountId={3} />, { session: admin })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('alert')).toBeVisible()
})

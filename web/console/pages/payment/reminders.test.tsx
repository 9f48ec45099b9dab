import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import RemindersPage from './reminders.tsx'

const LIST = 'GET /staff/money/reminders'
const due = {
  ...{ customerId: 12, custnum: 'C12', company: 'Kantoorshop', currency: 'EUR', level: 2, amount: 121, credit: 7 },
  ...{ items: 1, daysOverdue: 24, lastLevel: 1, lastOn: '2026-11-02' },
}
const second = { ...due, currency: 'GBP', amount: 50, level: 1, credit: 0, lastLevel: null, lastOn: null }
const third = { ...due, customerId: 13, company: 'Second B.V.' }

test('letters are chosen and sent as they are shown, each by itself', async () => {
  const requests = answering({
    [LIST]: { rows: [due, second, third], total: 3 },
    'POST /staff/money/customers/12/reminder': { reminderId: 7 },
    'POST /staff/money/customers/13/reminder': { refused: 'reminder.changed', code: 60_110, msg: 'It has changed' },
  })
  await showConsolePage(RemindersPage, '', admin)
  expect(await screen.findAllByText('Level 1, 2 Nov 2026')).toHaveLength(2)
  expect(screen.getByText('None yet')).toBeVisible()
  expect(screen.getAllByText('€7.00 credit')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all 3 on this page' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kantoorshop EUR' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send 2 reminders' }))
  expect(await screen.findByText('1 reminder sent')).toBeVisible()
  expect(await screen.findByText('Second B.V.: It has changed')).toBeVisible()
  expect(sentBodies(requests)).toEqual([
    { currency: 'GBP', level: 1, amount: 50 },
    { currency: 'EUR', level: 2, amount: 121 },
  ])
})

test.each([
  ['nothing is due', { rows: [], total: 0 }],
  ['it could not be read', { refused: 'server.unavailable', code: 503, status: 503 }],
])('the list says that %s', async (name, answer) => {
  answering({ [LIST]: answer })
  await showConsolePage(RemindersPage, '', admin)
  if (name === 'nothing is due') expect(await screen.findByText('No reminders are due')).toBeVisible()
  else expect(await screen.findByRole('alert')).toBeVisible()
})

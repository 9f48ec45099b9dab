import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentBodies } from '../../../../../testing/sent.ts'
import { answering, show } from '../../../../../testing/show.tsx'
import { admin } from '../../../../../testing/staff.ts'
import { RulesButton } from './RulesButton.tsx'
import { SiteReminders } from './SiteReminders.tsx'

const LIST = 'GET /staff/money/reminder-rules'
const WRITE = 'PUT /staff/money/reminder-rules/5'
const german = { orgId: 5, siteName: 'Deutschland', days: [7, 21], pauseDays: 7 }
const sites = [{ orgId: 1, siteName: 'Netherlands', days: [14], pauseDays: 10 }, german]

async function open(answers: Parameters<typeof answering>[0] = {}) {
  const requests = answering({ [LIST]: sites, ...answers })
  await show(<SiteReminders orgId={5} />, { session: admin })
  await level(1)
  return requests
}
const level = (number: number) => screen.findByRole('textbox', { name: `Level ${number}: days overdue` })
const levels = () =>
  screen.getAllByRole('textbox', { name: /^Level/ }).map((field) => (field as HTMLInputElement).value)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function enter(field: HTMLElement, value: string) {
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

test('a site says after how many days each level comes, what it does, and how long a customer is left alone', async () => {
  await open()
  expect(levels()).toEqual(['7', '21'])
  expect(await level(1)).toHaveAccessibleDescription('A friendly reminder.')
  expect(await level(2)).toHaveAccessibleDescription(/says that new orders are on hold/)
  expect(screen.getByRole('textbox', { name: 'Days between two letters' })).toHaveValue('7')
  expect(screen.getByText(/new orders of a customer who is overdue are on hold from the first day/)).toBeVisible()
})

test('a level is added and taken away, and what is saved is what stands there', async () => {
  const requests = await open({ [WRITE]: {} })
  await press('Add a level')
  expect(await level(3)).toHaveFocus()
  expect(await level(3)).toHaveValue('35')
  expect(await level(3)).toHaveAccessibleDescription(/^The final reminder/)
  expect(screen.queryByRole('button', { name: 'Add a level' })).toBeNull()
  await press('Remove level 1')
  expect(levels()).toEqual(['21', '35'])
  expect(await level(2)).toHaveFocus()
  expect(screen.getByText('You have unsaved changes.')).toBeVisible()
  await enter(screen.getByRole('textbox', { name: 'Days between two letters' }), '9')
  await press('Save')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ days: [21, 35], pauseDays: 9 }])
  expect(screen.queryByText('You have unsaved changes.')).toBeNull()
})

test('the last level cannot be taken away', async () => {
  await open()
  await press('Remove level 2')
  expect(levels()).toEqual(['7'])
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test.each([
  ['7', 'Enter more than 7: each level comes later than the one before'],
  ['366', 'Enter a whole number from 1 to 365'],
  ['1.5', 'Enter a whole number from 1 to 365'],
  ['', 'Enter a whole number from 1 to 365'],
])('a second level after "%s" days is not sent, and says what to enter', async (days, words) => {
  const requests = await open()
  const second = await level(2)
  await userEvent.clear(second)
  if (days) await userEvent.type(second, days)
  await press('Save')
  expect(second).toHaveAccessibleDescription(expect.stringContaining(words))
  expect(second).toHaveFocus()
  expect(await level(1)).toBeValid()
  await enter(second, '8')
  expect(second).toBeValid()
  expect(sentBodies(requests)).toEqual([])
})

test('a pause has bounds of its own', async () => {
  await open()
  const pause = screen.getByRole('textbox', { name: 'Days between two letters' })
  await enter(pause, '91')
  await press('Save')
  expect(pause).toHaveAccessibleDescription(/Enter a whole number from 1 to 90/)
})

test('what the server refuses stands beside its level, and nothing typed is lost, also when the rules are refetched', async () => {
  const requests = await open({
    [WRITE]: { refused: 'request.invalid', code: 422, status: 422, fields: ['days.1'] },
  })
  await enter(await level(2), '30')
  await press('Save')
  expect(await level(2)).toHaveAccessibleDescription(/Please check this field/)
  await vi.waitFor(() => expect(requests.filter(({ url }) => url.endsWith('reminder-rules'))).toHaveLength(2))
  expect(levels()).toEqual(['7', '30'])
})

test('a failure is shown, and what was typed can be sent again', async () => {
  const answers: Record<string, object> = { [WRITE]: { refused: 'server.unavailable', code: 503, status: 503 } }
  const requests = await open(answers)
  await enter(await level(2), '30')
  await press('Save')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(levels()).toEqual(['7', '30'])
  await press('Save')
  await vi.waitFor(() => expect(sentBodies(requests)).toHaveLength(2))
})

test('rules that could not be had are asked for again', async () => {
  const answers: Record<string, object> = { [LIST]: { refused: 'server.unavailable', code: 503, status: 503 } }
  answering(answers)
  await show(<SiteReminders orgId={5} />, { session: admin })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers[LIST] = sites
  await userEvent.click(again)
  expect(await level(2)).toHaveValue('21')
})

test('who has no page of a site sets its levels from a drawer; what was typed for one stays while another is shown', async () => {
  const requests = answering({ [LIST]: sites, [WRITE]: {} })
  await show(<RulesButton />, { session: admin })
  await press('When to remind')
  const drawer = within(await screen.findByRole('dialog', { name: 'When to remind' }))
  const site = await drawer.findByRole('combobox', { name: 'Site' })
  expect(levels()).toEqual(['14'])
  await enter(await level(1), '15')
  await userEvent.selectOptions(site, 'Deutschland')
  expect(levels()).toEqual(['7', '21'])
  await press('Save')
  await vi.waitFor(() => expect(sentBodies(requests)).toEqual([{ days: [7, 21], pauseDays: 7 }]))
  await userEvent.selectOptions(site, 'Netherlands')
  expect(levels()).toEqual(['15'])
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { manager } from '../../../testing/staff.ts'
import { staffReturnWith } from '../../../testing/staff-return.ts'
import ReturnPage from './return.tsx'

const GET = 'GET /staff/returns/5'
/** A return of two lines of this product, of which those are decided that are named. */
function shown(revision: number, { number = 'AS-1020', decided = [] as number[] } = {}) {
  const actions = [1, 2].map((position) => (decided.includes(position) ? [] : ['ask', 'approve', 'refuse']))
  const found = staffReturnWith(actions, { revision })
  return { ...found, lines: found.lines.map((line) => ({ ...line, number })) }
}

const open = () => showConsolePage(() => <ReturnPage id={5} code="" />, '', manager)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('of two lines that are decided in a row the second names what the first has made of the return', async () => {
  const answers: Parameters<typeof answering>[0] = {
    [GET]: shown(2),
    'POST /staff/returns/5/line/1/approve': shown(3, { decided: [1] }),
    'POST /staff/returns/5/line/2/approve': shown(4, { decided: [1, 2] }),
  }
  const calls = answering(answers)
  await open()
  await screen.findByRole('button', { name: 'Approve: AS-1020, line 1' })
  // It is refetched, which takes its time: the answer to the first is known by then.
  answers[GET] = () => new Promise(() => {})
  await press('Approve: AS-1020, line 1')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Approve: AS-1020, line 1' })).toBeNull())
  await press('Approve: AS-1020, line 2')
  await vi.waitFor(() => expect(sentBodies(calls).map(({ revision }) => revision)).toEqual([2, 3]))
})

test.each([
  ['approve', async () => press('Approve: AS-1020, line 1')],
  [
    'refuse',
    async () => {
      await press('Refuse: AS-1020, line 1')
      const drawer = within(await screen.findByRole('dialog'))
      await userEvent.type(drawer.getByRole('textbox'), 'Not ours')
      await userEvent.click(drawer.getByRole('button', { name: 'Refuse' }))
    },
  ],
])('what its customer changed after it was read is shown, and %s says so', async (action, decide) => {
  const answers: Parameters<typeof answering>[0] = {
    [GET]: shown(2),
    [`POST /staff/returns/5/line/1/${action}`]: { refused: 'return.changed', code: 40_017 },
  }
  answering(answers)
  await open()
  await screen.findByRole('button', { name: 'Approve: AS-1020, line 1' })
  answers[GET] = shown(3, { number: 'AS-7777' })
  await decide()
  expect(await screen.findByText(/has changed in the meantime/)).toBeVisible()
  expect(await screen.findAllByText(/AS-7777/)).not.toHaveLength(0)
})

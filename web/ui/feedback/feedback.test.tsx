import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { confirm } from './confirm.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { Empty, FailureNotice } from './Notice.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { toast } from './toast.ts'

const visitor = { session: null }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const failure = (given: object) => Object.assign(new Error(''), given) as Error & { reason?: 'offline' }

test('a message is spoken, stays five seconds, and goes sooner when it is closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await show(<p />, visitor)
  act(() => toast('Saved', 'good'))
  act(() => toast('Copied'))
  const messages = within(screen.getByRole('status'))
  expect(messages.getByText('Saved')).toBeVisible()
  const [first] = messages.getAllByRole('button', { name: 'Close' })
  if (first) await userEvent.click(first)
  expect(messages.queryByText('Saved')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(messages.getByText('Copied')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(messages.queryByText('Copied')).toBeNull()
})

test('of many messages the last three are shown', async () => {
  await show(<p />, visitor)
  act(() => {
    for (const word of ['one', 'two', 'three', 'four']) toast(word)
  })
  const messages = within(screen.getByRole('status'))
  expect(messages.queryByText('one')).toBeNull()
  expect(messages.getAllByRole('button', { name: 'Close' })).toHaveLength(3)
})

const question = { title: 'Warning', message: 'Delete it?', yes: 'Delete', no: 'Cancel', danger: true }

/** Asks, and answers what was answered. */
async function ask() {
  await show(<p />, visitor)
  const answer = { given: undefined as boolean | undefined }
  act(() => void confirm(question).then((given) => Object.assign(answer, { given })))
  expect(await screen.findByRole('dialog', { name: 'Warning' })).toHaveTextContent('Delete it?')
  return answer
}

test.each([
  ['Delete', true],
  ['Cancel', false],
  ['Close', false],
])('a question that is answered by %s is answered %s', async (name, given) => {
  const answer = await ask()
  await press(name)
  await vi.waitFor(() => expect(answer.given).toBe(given))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Enter is the action, which has the focus; Escape is no', async () => {
  const yes = await ask()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(yes.given).toBe(true))
  const no = await ask()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(no.given).toBe(false))
})

test('what was left before is discarded after a question alone', async () => {
  const onDiscard = vi.fn()
  await show(
    <DraftNotice action="Start again" sure="What you typed is lost." onDiscard={onDiscard}>
      This is what you left
    </DraftNotice>,
    visitor,
  )
  await press('Start again')
  const dialog = within(await screen.findByRole('dialog', { name: 'Warning' }))
  expect(dialog.getByText('What you typed is lost.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(onDiscard).not.toHaveBeenCalled()
  await press('Start again')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start again' }))
  await vi.waitFor(() => expect(onDiscard).toHaveBeenCalledOnce())
})

test.each([
  ['without a connection', { reason: 'offline' }, 'The shop cannot be reached. Nothing you entered is lost'],
  ['with words of the server', { reason: 'access.denied', message: 'Not for you' }, 'Not for you'],
])('what failed %s is shown, and asked for again', async (_, given, expectedText) => {
  const onRetry = vi.fn()
  await show(<FailureNotice failure={failure(given)} onRetry={onRetry} />, visitor)
  expect(screen.getByRole('alert')).toHaveTextContent(expectedText)
  await press('Try again')
  expect(onRetry).toHaveBeenCalledOnce()
})

test('why something was refused stands there with what else is to be known; without a reason nothing does', async () => {
  const { rerender } = await show(<RefusalNotice why={failure({ reason: 'offline' })} more="It is stored." />, visitor)
  expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot be reached.')
  expect(screen.getByRole('alert')).toHaveTextContent('It is stored.')
  rerender(<p />)
  await show(<RefusalNotice why={null} more="It is stored." />, visitor)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a page that has nothing to show has that as its heading; a part of a page has none', async () => {
  await show(<Empty isPage title="No orders yet" action={<a href="/">Home</a>} />, visitor)
  expect(screen.getByRole('heading', { level: 1, name: 'No orders yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible()
  await show(<Empty title="No lists yet">Add one.</Empty>, visitor)
  expect(screen.queryByRole('heading', { name: 'No lists yet' })).toBeNull()
  expect(screen.getByText('Add one.')).toBeVisible()
})

import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { buyer, show } from '../testing/show.tsx'
import { createAttempt, type PendingAttempt, useAttempt } from './attempt.ts'
import { CallFailed } from './call.ts'

const lost = new CallFailed('', { reason: 'offline', code: 0, status: 0 })
const refused = new CallFailed('', { reason: 'order.site_closed', code: 30_016, status: 200 })

type Attempt = PendingAttempt<string>
const server = vi.fn<(attempt: Attempt, progress: (content: string) => void) => Promise<string>>()
beforeEach(() => {
  server.mockReset().mockResolvedValue('done')
})

type Props = { content?: string; stored?: Attempt; store?: (attempt: Attempt | undefined) => void }

function Sender({ content = 'a', ...memory }: Props) {
  const attempt = useAttempt<string, string>({ send: server, ...memory })
  return (
    <>
      <button type="button" onClick={() => attempt.send(content)}>
        Send
      </button>
      <output aria-label="State">{attempt.state}</output>
    </>
  )
}
const open = async (props: Props = {}) => {
  cleanup()
  await show(<Sender {...props} />, { session: buyer })
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const isNow = (state: string) =>
  vi.waitFor(() => expect(screen.getByRole('status', { name: 'State' })).toHaveTextContent(state))
const keys = () => server.mock.calls.map(([{ key }]) => key)

test('it is idle, sending and done; sent again it is another change with a key of its own', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  server.mockReturnValueOnce(promise)
  await open()
  await isNow('idle')
  await press()
  await isNow('sending')
  resolve('done')
  await isNow('done')
  await press()
  expect(new Set(keys()).size).toBe(2)
})

test('an answer that never came is an unknown outcome, asked about with the same key', async () => {
  server.mockRejectedValueOnce(lost)
  await open()
  await press()
  await isNow('unknownOutcome')
  await press()
  await isNow('done')
  expect(keys()[0]).toMatch(/^\w{32}$/)
  expect(keys()[1]).toBe(keys()[0])
})

test('it is remembered over a reload until there is an answer', async () => {
  server.mockRejectedValueOnce(lost)
  const store = vi.fn<NonNullable<Props['store']>>()
  await open({ store })
  await press()
  await isNow('unknownOutcome')
  const stored = store.mock.lastCall?.[0]
  if (!stored) throw new Error('nothing was stored')
  await open({ store, stored })
  await isNow('unknownOutcome')
  await press()
  await isNow('done')
  expect(keys()[1]).toBe(keys()[0])
  expect(store.mock.lastCall).toEqual([undefined])
})

test('what was refused is answered: another try has a key of its own', async () => {
  server.mockRejectedValueOnce(refused)
  await open()
  await press()
  await isNow('refused')
  await press()
  await isNow('done')
  expect(new Set(keys()).size).toBe(2)
})

test('a second click in the same moment sends under the same key', async () => {
  const attempt = createAttempt<string, string>()
  await Promise.all([attempt.send('a', { send: server }), attempt.send('a', { send: server })])
  expect(new Set(keys()).size).toBe(1)
})

test('another change asks first what became of the one before', async () => {
  const attempt = createAttempt<string, string>({ key: 'first', content: 'a' })
  const follow = vi.fn(async (wanted: string, { key }: Attempt) => `${wanted} after ${key}`)
  await attempt.send('b', { send: server, follow })
  expect(server.mock.calls[0]?.[0]).toMatchObject({ content: 'b after first' })
  expect(keys()).not.toContain('first')
})

test('and is not sent where that is unknown still', async () => {
  const attempt = createAttempt<string, string>({ key: 'first', content: 'a' })
  await expect(attempt.send('b', { send: server, follow: () => Promise.reject(lost) })).rejects.toBe(lost)
  await attempt.send('a', { send: server })
  expect(keys()).toEqual(['first'])
})

test('one that broke half-way goes on from there', async () => {
  server.mockImplementationOnce(async (_, progress) => {
    progress('half of a')
    throw lost
  })
  const attempt = createAttempt<string, string>()
  const isSame = (sent: string, wanted: string) => sent.endsWith(wanted)
  await expect(attempt.send('a', { send: server })).rejects.toBe(lost)
  await attempt.send('a', { send: server, isSame })
  expect(server.mock.calls[1]?.[0]).toEqual({ key: keys()[0], content: 'half of a' })
})

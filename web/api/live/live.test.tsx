import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Concern, useLive, useLiveKeys } from './useLive.ts'

/** The streams that were opened: what each is sent, and how it ends. */
const streams: { headers: Record<string, string>; send: (text: string) => void; end: () => void }[] = []
let answer: () => Response | undefined
beforeEach(() => {
  streams.length = 0
  answer = () => undefined
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    const given = answer()
    if (given) return given
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (one) => {
        controller = one
      },
    })
    streams.push({
      headers,
      send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const keys = [['orders']]
const messageKeys = [['messages']]
const ofMessages: Concern = ({ messages }) => messages

function Page() {
  useLive('/live', 7)
  useLiveKeys(keys)
  useLiveKeys(messageKeys, ofMessages)
  return null
}

let asked = { orders: 0, messages: 0 }
function Asking({ of }: { of: 'orders' | 'messages' }) {
  const { data } = useQuery({ queryKey: [of, 'list'], queryFn: () => ++asked[of] })
  return <p>{`${of} ${data}`}</p>
}

function open() {
  asked = { orders: 0, messages: 0 }
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
      <Asking of="orders" />
      <Asking of="messages" />
    </QueryClientProvider>,
  )
}
const changed = (id: string, hint: object) => `id: ${id}\nevent: changed\ndata: ${JSON.stringify(hint)}\n\n`

test('a hint has what it concerns refetched, however it is split on its way', async () => {
  open()
  await waitFor(() => expect(streams).toHaveLength(1))
  const text = changed('a', { orders: ['O1'], messages: false, account: false })
  streams[0]?.send(text.slice(0, 20))
  streams[0]?.send(text.slice(20))
  await screen.findByText('orders 2')
  expect(asked.messages).toBe(1)
  streams[0]?.send(':\n\n')
  streams[0]?.send(changed('b', { orders: [], messages: true, account: false }))
  await screen.findByText('messages 2')
  expect(asked.orders).toBe(2)
  streams[0]?.send('id: c\nevent: anew\ndata: {}\n\n')
  await screen.findByText('orders 3')
  await screen.findByText('messages 3')
})

test('a stream that ends is opened again, from where it was', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  open()
  await waitFor(() => expect(streams).toHaveLength(1))
  expect(streams[0]?.headers['last-event-id']).toBeUndefined()
  streams[0]?.send('id: x\n\n')
  streams[0]?.end()
  await vi.advanceTimersByTimeAsync(2_000)
  await waitFor(() => expect(streams).toHaveLength(2))
  expect(streams[1]?.headers['last-event-id']).toBe('x')
})

test('whose session is over asks no more; a shop that is busy is asked again later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  let calls = 0
  let status = 429
  answer = () => {
    calls += 1
    return Response.json({ code: status }, { status })
  }
  const { unmount } = open()
  await waitFor(() => expect(calls).toBe(1))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toBeGreaterThan(1)
  status = 401
  await vi.advanceTimersByTimeAsync(120_000)
  const last = calls
  await vi.advanceTimersByTimeAsync(300_000)
  expect(calls).toBe(last)
  unmount()
})

test('while no stream lives, the page asks each minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answer = () => new Response('', { status: 503 })
  const { unmount } = open()
  await screen.findByText('orders 1')
  await vi.advanceTimersByTimeAsync(50_000)
  expect(asked.orders).toBe(1)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(asked.orders).toBeGreaterThan(1)
  expect(asked.orders).toBeLessThan(5)
  unmount()
})

test('another tab of the account passes on what it has heard', async () => {
  const first = open()
  await waitFor(() => expect(streams).toHaveLength(1))
  const other = new BroadcastChannel('live /live 7')
  await screen.findByText('orders 1')
  other.postMessage({ hint: { orders: ['O1'], messages: false, account: false } })
  await screen.findByText('orders 2')
  other.close()
  first.unmount()
})

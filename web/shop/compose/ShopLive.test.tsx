import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { financeKey, orderKey, ordersKey, returnsKey } from '../../api/queries.ts'
import { buyer, show } from '../../testing/show.tsx'
import { ShopLive } from './ShopLive.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const keys = { orders: ordersKey, order: orderKey, returns: returnsKey, finance: financeKey }
const asked = { orders: 0, order: 0, returns: 0, finance: 0 }
function Asking({ of }: { of: keyof typeof keys }) {
  const { data } = useQuery({ queryKey: [...keys[of], 'one'], queryFn: () => ++asked[of] })
  return <p>{`${of} ${data}`}</p>
}

test('what is on screen is refetched when orders or the account change', async () => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (one) => {
        stream = one
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  })
  await show(
    <>
      <ShopLive session={buyer} />
      <Asking of="orders" />
      <Asking of="order" />
      <Asking of="returns" />
      <Asking of="finance" />
    </>,
    { session: buyer },
  )
  await screen.findByText('finance 1')
  await waitFor(() => expect(stream).toBeDefined())
  const hear = (hint: object) =>
    stream?.enqueue(new TextEncoder().encode(`id: a\nevent: changed\ndata: ${JSON.stringify(hint)}\n\n`))
  hear({ orders: ['ONL000001'], messages: false, account: false })
  for (const name of Object.keys(keys)) expect(await screen.findByText(`${name} 2`)).toBeVisible()
  hear({ orders: [], messages: false, account: true })
  expect(await screen.findByText('finance 3')).toBeVisible()
  expect(screen.getByText('orders 2')).toBeVisible()
})

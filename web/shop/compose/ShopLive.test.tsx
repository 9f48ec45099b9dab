import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { orderKey, ordersKey, returnsKey } from '../../api/queries.ts'
import { buyer, show } from '../../testing/show.tsx'
import { ShopLive } from './ShopLive.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const keys = { orders: ordersKey, order: orderKey, returns: returnsKey }
const asked = { orders: 0, order: 0, returns: 0 }
function Asking({ of }: { of: keyof typeof keys }) {
  const { data } = useQuery({ queryKey: [...keys[of], 'one'], queryFn: () => ++asked[of] })
  return <p>{`${of} ${data}`}</p>
}

test('orders and returns on screen are refetched when one of them changes', async () => {
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
    </>,
    { session: buyer },
  )
  await screen.findByText('returns 1')
  await waitFor(() => expect(stream).toBeDefined())
  const hint = JSON.stringify({ orders: ['ONL000001'], messages: false })
  stream?.enqueue(new TextEncoder().encode(`id: a\nevent: changed\ndata: ${hint}\n\n`))
  for (const name of Object.keys(keys)) expect(await screen.findByText(`${name} 2`)).toBeVisible()
})

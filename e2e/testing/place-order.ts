import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { apiPrefix } from '../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../contract/order/checkout.ts'

type Lines = { number: string; qty: number }[]

/** Places an order as who is signed in on a page, without the pages for it; answers the number of the order. */
export async function orderByCall(page: Page, lines: Lines, poNumber: string): Promise<string> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object, key: object = {}) => {
    const answer = await page.request.post(`${inject('shopUrl')}${apiPrefix}${path}`, {
      headers: { ...headers, ...key },
      data,
    })
    const { code, msg, data: reply } = await answer.json()
    expect([path, code, msg]).toEqual([path, 200, msg])
    return reply
  }
  const body = { lines, poNumber }
  const { revision } = await post(previewOrder.path, body)
  const { orderno } = await post(placeOrder.path, { ...body, revision }, { 'idempotency-key': crypto.randomUUID() })
  return orderno
}

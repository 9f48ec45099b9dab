import type { Page } from 'playwright'
import type { Static, TSchema } from 'typebox'
import { expect, inject } from 'vitest'
import { apiPrefix, type Endpoint } from '../../contract/endpoint.ts'

type Sent = { params?: Record<string, string | number>; query?: Record<string, string>; body?: object }

/** Calls as who is signed in on a page, without the pages for it; answers what came back. */
export async function call<Called extends Endpoint>(
  page: Page,
  endpoint: Called,
  { params = {}, query = {}, body }: Sent = {},
): Promise<Static<Called['reply'] & TSchema>> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const answer = await page.request.fetch(`${inject('shopUrl')}${apiPrefix}${path}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(endpoint.idempotent && { 'idempotency-key': crypto.randomUUID() }),
    },
    params: query,
    ...(body && { data: body }),
  })
  const { code, msg, data } = await answer.json()
  expect([path, code, msg]).toEqual([path, 200, msg])
  return data
}

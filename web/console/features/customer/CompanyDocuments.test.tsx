import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { manager } from '../../../testing/staff.ts'
import { CompanyDocuments } from './CompanyDocuments.tsx'
import type { Customer } from './queries.ts'

const document = { documentId: 7, name: 'visura.jpg', mediaType: 'image/jpeg', bytes: 1, width: 1, height: 1 }
const customer = { customerId: 3, documents: [document] } as unknown as Customer
const picture = async () =>
  new Response(new Blob(['x'], { type: 'image/jpeg' }), { headers: { 'content-type': 'image/jpeg' } })
const refused = async () =>
  Response.json({ code: 404, msg: '', data: { reason: 'request.not_found' } }, { status: 404 })

async function open(thumbnail: () => Promise<Response>, whole = thumbnail) {
  const fetch = vi.fn((url: string) => (url.endsWith('thumbnail=true') ? thumbnail() : whole()))
  vi.stubGlobal('fetch', fetch)
  await show(<CompanyDocuments customer={customer} />, { session: manager })
  return fetch
}
const look = () => userEvent.click(screen.getByRole('button', { name: 'View visura.jpg' }))

test('a document opens in its own size beside the page, and Escape closes it again', async () => {
  const fetch = await open(picture)
  await screen.findByRole('img', { name: 'visura.jpg' })
  await look()
  const drawer = await screen.findByRole('dialog', { name: 'visura.jpg' })
  expect(await within(drawer).findByRole('img', { name: 'visura.jpg' })).toBeVisible()
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/dev-api/staff/customer/3/document/7?thumbnail=true',
    '/dev-api/staff/customer/3/document/7?thumbnail=false',
  ])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'View visura.jpg' })).toHaveFocus()
})

test('a picture that could not be had is named in its place', async () => {
  await open(picture, refused)
  await look()
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('visura.jpg could not be loaded')).toBeVisible()
})

test('a company without documents has none to look at', async () => {
  await show(<CompanyDocuments customer={{ ...customer, documents: [] }} />, { session: manager })
  expect(screen.getByText('No documents')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

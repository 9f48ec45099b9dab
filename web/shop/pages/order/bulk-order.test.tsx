import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, buyer } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './bulk-order.tsx'

const open = () => openPage(Route, '', { session: buyer })

test.each([
  ['CSV', 'csv'],
  ['XLSX', 'xlsx'],
])('the template is had as %s, under its name', async (shown, format) => {
  await open()
  const onConfirm = vi.fn()
  vi.stubGlobal('fetch', async (url: string) => {
    onConfirm(url)
    return new Response('a;b', { headers: { 'content-disposition': `attachment; filename="orders.${format}"` } })
  })
  const saved = vi.fn()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download)
  })
  URL.createObjectURL = () => 'blob:x'
  await userEvent.click(screen.getByRole('button', { name: `Template (${shown})` }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(`orders.${format}`))
  expect(onConfirm.mock.lastCall?.[0]).toContain(`format=${format}`)
})

test('a template that cannot be had says why, and can be asked for again', async () => {
  answering({
    'GET /clientsystem/order/sheet/template': { refused: 'server.unavailable', code: 503, status: 503 },
  })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Template (CSV)' }))
  expect(await screen.findAllByText(/not available at the moment/)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Template (CSV)' })).toBeEnabled()
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sentBodies } from '../../../../../testing/sent.ts'
import { shipment } from '../../../../../testing/shipment.ts'
import { answering, show } from '../../../../../testing/show.tsx'
import { admin } from '../../../../../testing/staff.ts'
import type { Shipment } from '../queries.ts'
import { ShipmentDetail } from '../ShipmentDetail.tsx'

afterEach(() => sessionStorage.clear())

const open = (overrides: Partial<Shipment> = {}) =>
  show(<ShipmentDetail shipment={{ ...shipment, ...overrides }} />, { session: admin })
const scan = (entered: string) =>
  userEvent.type(screen.getByRole('textbox', { name: 'Number or barcode' }), `${entered}{Enter}`)

const SHORT = 'POST /staff/shipment/33/short-pick'
const shortened = { shipmentId: 33, orderId: 7, status: 'picking', orderStatus: 'released', waiting: 1 }

test('a piece that is not there is reported by keyboard alone: what was confirmed is proposed as found', async () => {
  const requests = answering({ [SHORT]: shortened })
  await open()
  await scan('AS-1020')
  screen.getByRole('button', { name: 'AS-1020 is not all there' }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'AS-1020 is not all there' }))
  const found = dialog.getByRole('textbox', { name: 'Pieces found, of 2' })
  expect(found).toHaveFocus()
  expect(found).toHaveValue('1')
  await userEvent.keyboard('{Backspace}2{Enter}')
  expect(found).toHaveAccessibleDescription('Enter whole pieces, 0 to 1')
  expect(requests).toEqual([])
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Damaged')
  expect(dialog.getByText(/pieces are scrapped/)).toBeVisible()
  await userEvent.clear(found)
  await userEvent.type(found, '1{Enter}')
  expect(await screen.findByText('AS-1020 corrected. 1 piece waits for goods.')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ position: 1, qty: 2, found: 1, reason: 'damaged' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  // The next scan is one again, and not the button that opened the form.
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Number or barcode' })).toHaveFocus())
})

test('pieces that another user has reported meanwhile are refused in words, and nothing typed is lost', async () => {
  answering({ [SHORT]: { refused: 'shipment.line_changed', code: 60_050 } })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'AS-1020 is not all there' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), '0{Enter}')
  expect(await dialog.findByRole('alert')).toHaveTextContent(/has changed this line in the meantime/)
  expect(dialog.getByRole('textbox')).toHaveValue('0')
})

test('a shipment that ends with what is not there says so', async () => {
  answering({ [SHORT]: { ...shortened, status: 'cancelled', waiting: 2 } })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'AS-1020 is not all there' }))
  await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), '0{Enter}')
  expect(await screen.findByText(/^Shipment S00000033 is cancelled.*2 pieces wait for goods/)).toBeVisible()
})

test('what could not be picked stands with its shipment; a line with fewer pieces than were confirmed is whole', async () => {
  const { unmount } = await open()
  await scan('2*AS-1020')
  unmount()
  const at = '2026-11-18T09:00:00Z'
  const shortPicks = [{ number: 'AS-1020', pieces: 1, reason: 'missing' as const, at, userName: 'packer' }]
  await open({ lines: shipment.lines.map((line) => ({ ...line, qty: 1 })), shortPicks })
  expect(screen.getByText('✓ 1 of 1')).toBeVisible()
  expect(screen.getByText(/^1 × AS-1020: Not on the shelf/)).toHaveTextContent('packer')
  expect(screen.getByRole('button', { name: 'Packed in 1 parcel' })).toBeVisible()
})

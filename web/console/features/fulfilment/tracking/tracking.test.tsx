import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answeringFiles } from '../../../../testing/answering-files.ts'
import { sentBodies } from '../../../../testing/sent.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { TrackingFile } from './TrackingFile.tsx'

const BOOK = 'POST /staff/shipment/tracking'
const row = (at: number, shipment: string, trackingNumber: string) => ({
  row: at,
  shipment,
  order: '',
  parcel: null,
  trackingNumber,
  carrier: '',
  weightGrams: null,
})
const rows = [row(2, 'S00000001', '3SNEW1'), row(3, 'S00000002', '=HYPERLINK("https://evil.example")')]
const bad = [{ row: 4, msg: 'Enter the weight in kilograms, such as 4.25' }]
const refused = [{ row: 3, reason: 'wrong_number', msg: 'This is not a tracking number' }]

const choose = (file = new File(['a'], 'numbers.csv')) => userEvent.upload(screen.getByLabelText('Choose file'), file)

test('a file is chosen by the keyboard and booked; each row that was not is listed with its reason', async () => {
  answeringFiles({ rows, bad })
  const requests = answering({ [BOOK]: { booked: 1, unchanged: 2, refused } })
  await show(<TrackingFile />, { session: admin })
  expect(screen.getByText('No file yet')).toBeVisible()
  const opens = vi.spyOn(HTMLInputElement.prototype, 'click')
  expect(screen.getByRole('button', { name: 'Choose file' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opens).toHaveBeenCalledOnce()

  await choose()
  expect(await screen.findByText('1 tracking number saved · 2 were there already')).toBeVisible()
  const list = within(screen.getByRole('region', { name: '2 rows were not saved' }))
  const cells = list.getAllByRole('row').map((line) => [...line.children].map((cell) => cell.textContent))
  expect(cells.slice(1)).toEqual([
    ['3', 'S00000002', '=HYPERLINK("https://evil.example")', 'This is not a tracking number'],
    ['4', '', '', 'Enter the weight in kilograms, such as 4.25'],
  ])
  expect(sentBodies(requests)).toEqual([{ rows }])
  expect(list.getByRole('link', { name: 'S00000002' })).toHaveAttribute('href', '/console/shipments/2')
  expect(screen.queryByText('No file yet')).toBeNull()
})

test('where no row can be read nothing is sent, and a message says so', async () => {
  answeringFiles({ rows: [], bad })
  const requests = answering({})
  await show(<TrackingFile />, { session: admin })
  await choose()
  expect(await screen.findByText('No tracking numbers saved')).toBeVisible()
  expect(screen.getByRole('region', { name: '1 row was not saved' })).toBeVisible()
  expect(requests).toEqual([])
})

test('a file that is refused says why, and another one is chosen', async () => {
  answeringFiles({ reason: 'tracking_sheet.columns', fields: [] }, { code: 60_046, msg: 'Missing columns: Shipment' })
  answering({ [BOOK]: { booked: 1, unchanged: 0, refused: [] } })
  await show(<TrackingFile />, { session: admin })
  await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent('Missing columns: Shipment')
  answeringFiles({ rows: rows.slice(0, 1), bad: [] })
  await choose()
  expect(await screen.findByText('1 tracking number saved')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a booking that was not answered is shown, and nothing of it as if it were', async () => {
  answeringFiles({ rows, bad: [] })
  answering({ [BOOK]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await show(<TrackingFile />, { session: admin })
  await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent(/not available at the moment/)
  expect(screen.queryByText(/saved/)).toBeNull()
})

test('a file that is too large is not sent', async () => {
  const sending = vi.fn()
  vi.stubGlobal('XMLHttpRequest', sending)
  await show(<TrackingFile />, { session: admin })
  await choose(new File([new Uint8Array(1_000_001)], 'numbers.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Too large: at most 1 MB/)
  expect(sending).not.toHaveBeenCalled()
})

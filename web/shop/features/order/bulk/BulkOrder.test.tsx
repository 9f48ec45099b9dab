import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answeringFiles } from '../../../../testing/answering-files.ts'
import { preview } from '../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { BulkOrder } from './BulkOrder.tsx'
import type { BulkOrderFile } from './usePlaceBulkOrder.ts'

const { totals } = preview('', 10)
const order = (reference: string, total: number, more: Partial<BulkOrderFile['orders'][number]> = {}) => ({
  reference,
  orderType: 'REG' as const,
  lines: [{ number: 'AS-1', qty: 1 }],
  isKnown: false,
  msg: null,
  oneOffAddress: {
    company: 'A B.V.',
    lastName: '',
    address1: 'Kade 1',
    postcode: '3000 AA',
    city: 'Rotterdam',
    state: '',
    country: 'NL',
    phone: '',
    email: '',
  },
  preview: {
    pieces: 1,
    waits: 0,
    carrier: 'Standard parcel',
    promisedOn: '2026-11-24',
    overLimit: false,
    totals: { ...totals, total },
    revision: `of ${reference}`,
  },
  ...more,
})
const file: BulkOrderFile = {
  rows: [
    { row: 2, reference: 'R1', typed: 'AS-1 · 1', msg: null },
    { row: 3, reference: 'R4', typed: 'NIX · 1', msg: 'We do not know this number' },
  ],
  orders: [
    order('R1', 10),
    order('R2', 20),
    order('R3', 30, { isKnown: true }),
    order('R4', 0, { msg: 'One of its rows has an error', preview: null }),
  ],
  currency: 'EUR',
  table: { sheet: null, otherSheets: [], cellsBeside: 0, firstBeside: null },
}
const PLACE = 'POST /clientsystem/order'

async function opened() {
  answeringFiles(file)
  await show(<BulkOrder />, { session: buyer })
  await userEvent.upload(screen.getByLabelText('Choose file'), new File(['a'], 'orders.csv'))
  return (reference: string) => within(screen.getByRole('row', { name: new RegExp(`^(Order )?${reference}\\b`) }))
}

test('a refused file is reported as not imported, with the reason', async () => {
  answering({})
  answeringFiles({ reason: 'order_sheet.columns', fields: [] }, { code: 30_043, msg: 'Columns are missing' })
  await show(<BulkOrder />, { session: buyer })
  await userEvent.upload(screen.getByLabelText('Choose file'), new File(['a'], 'orders.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent('File(s) import failed.Columns are missing')
})

test('says which rows have a mistake; what was ordered before is chosen only on purpose', async () => {
  answering({})
  const row = await opened()
  const wrong = await screen.findByRole('region', { name: '1 row has an error' })
  expect(wrong).toHaveTextContent('We do not know this number')
  expect(screen.getByRole('button', { name: 'Place 2 orders · €30.00' })).toBeEnabled()
  expect(screen.getByRole('link', { name: /accept our terms/ })).toHaveAttribute('target', '_blank')
  expect(row('R3').getByText('Already ordered under this reference')).toBeVisible()
  expect(row('R4').getByRole('checkbox')).toBeDisabled()
  await userEvent.click(row('R3').getByRole('checkbox'))
  expect(screen.getByRole('button', { name: 'Place 3 orders · €60.00' })).toBeEnabled()
})

test('a file that is too large is not sent, and what was read stays; the next one takes its place', async () => {
  const row = await opened()
  const sending = vi.fn()
  vi.stubGlobal('XMLHttpRequest', sending)
  await userEvent.upload(screen.getByLabelText('Choose file'), new File([new Uint8Array(1_000_001)], 'large.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too large: at most 1 MB')
  expect(sending).not.toHaveBeenCalled()
  expect(row('R1').getByRole('checkbox')).toBeChecked()
  answeringFiles(file)
  await userEvent.upload(screen.getByLabelText('Choose file'), new File(['a'], 'orders.csv'))
  await waitFor(() => expect(row('R1').getByRole('checkbox')).toBeChecked())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('each is placed by itself; one that changed is confirmed again, and nothing is placed twice', async () => {
  const answers: Record<string, object> = { [PLACE]: { orderId: 1, orderno: 'ONL1', quickOrderId: null } }
  const requests = answering(answers)
  const placed = () => requests.filter(({ url }) => url.endsWith('/order')).map(({ body }) => JSON.parse(body))
  const row = await opened()
  answers[PLACE] = { refused: 'order.changed', code: 30_001, details: preview('new', 12) }
  await userEvent.click(await screen.findByRole('button', { name: 'Place 2 orders · €30.00' }))
  expect(await row('R2').findByText('Changed from €20.00 to €36.00. Place it again to accept.')).toBeVisible()
  expect(placed().map(({ poNumber, revision }) => [poNumber, revision])).toEqual([
    ['R1', 'of R1'],
    ['R2', 'of R2'],
  ])

  answers[PLACE] = { orderId: 1, orderno: 'ONL1', quickOrderId: null }
  await userEvent.click(screen.getByRole('button', { name: 'Place 2 orders · €72.00' }))
  expect(await screen.findByText('All 2 orders placed.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull())
  expect(screen.getByText('All 2 orders placed.').parentElement).toHaveFocus()
  expect(
    placed()
      .slice(2)
      .map(({ revision }) => revision),
  ).toEqual(['new', 'new'])
  expect(row('R1').getByRole('link', { name: 'ONL1' })).toBeVisible()
  expect(row('R1').getByRole('checkbox')).toBeDisabled()
})

test('trouble on the way stops the rest, and the same key goes with the next try', async () => {
  const answers: Record<string, object> = { [PLACE]: { refused: 'server.unavailable', code: 503, status: 503 } }
  const requests = answering(answers)
  await opened()
  await userEvent.click(await screen.findByRole('button', { name: 'Place 2 orders · €30.00' }))
  expect(await screen.findByText(/^Stopped: 0 orders placed, 2 not\./)).toBeVisible()
  expect(requests).toHaveLength(1)
  answers[PLACE] = { orderId: 1, orderno: 'ONL1', quickOrderId: null }
  await userEvent.click(screen.getByRole('button', { name: 'Place 2 orders · €30.00' }))
  expect(await screen.findByText('All 2 orders placed.')).toBeVisible()
  const keys = requests.map(({ headers }) => headers['idempotency-key'])
  expect([keys[0] === keys[1], new Set(keys).size]).toEqual([true, 2])
})

test('a stop lets the order on its way end, and says what is not placed', async () => {
  let answer = () => {}
  answering({})
  const placedAs = Response.json({ code: 200, msg: 'ok', data: { orderId: 1, orderno: 'ONL1', quickOrderId: null } })
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = () => resolve(placedAs))))
  await opened()
  await userEvent.click(await screen.findByRole('button', { name: 'Place 2 orders · €30.00' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stop after this order' }))
  answer()
  expect(await screen.findByText(/^Stopped: 1 order placed, 1 not\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Place 1 order · €20.00' })).toBeEnabled()
})

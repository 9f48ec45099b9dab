import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sentBodies } from '../../../../testing/sent.ts'
import { shippedProduct as product, shipment } from '../../../../testing/shipment.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import type { Shelves, Shipment } from './queries.ts'
import { ReceiptForm } from './receiving/ReceiptForm.tsx'
import { useReceipt } from './receiving/useReceipt.ts'
import { ShelvesDetail } from './ShelvesDetail.tsx'
import { ShipmentDetail } from './ShipmentDetail.tsx'

afterEach(() => sessionStorage.clear())

const parcel = {
  parcelId: 5,
  trackingNumber: '3SABC1',
  trackingUrl: 'https://parcel.example/follow?number=3SABC1',
  weightGrams: 1500,
  state: null,
  seenAt: null,
}
const open = (overrides: Partial<Shipment> = {}) =>
  show(<ShipmentDetail shipment={{ ...shipment, ...overrides }} />, { session: admin })
const scan = (entered: string) =>
  userEvent.type(screen.getByRole('textbox', { name: 'Number or barcode' }), `${entered}{Enter}`)

test('every piece is confirmed by its barcode, a wrong one is reported, then the parcels are packed, by keyboard alone', async () => {
  const requests = answering({
    'POST /staff/shipment/33/pack': { shipmentId: 33, orderId: 7, status: 'packed', orderStatus: 'released' },
  })
  await open()
  await scan('4977766789012')
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('AS-1020: 1 piece confirmed')
  await scan('CF289A')
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('CF289A does not belong in this shipment')
  await scan('2*AS-1020')
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Only 1 more of AS-1020 belongs in here')
  await scan('AS-1020')
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Everything is picked. Now pack it.')
  expect(screen.getByRole('textbox', { name: 'Tracking number of parcel 1' })).toHaveFocus()
  await userEvent.keyboard('3SABC1{Tab}2,5{Enter}')
  expect(sentBodies(requests)).toEqual([{ parcels: [{ trackingNumber: '3SABC1', weightGrams: 2500 }] }])
})

test('what was confirmed is there again after a reload', async () => {
  const { unmount } = await open()
  await scan('AS-1020')
  unmount()
  await open()
  expect(screen.getByText('1 of 2')).toBeVisible()
})

test('a shipment of an order on hold is not picked on', async () => {
  await open({ orderStatus: 'onHold' })
  expect(screen.queryByRole('textbox', { name: 'Number or barcode' })).toBeNull()
  expect(screen.getByText('On hold')).toBeVisible()
})

test('a packed shipment is handed over by Enter, and a conflict is reported', async () => {
  answering({ 'POST /staff/shipment/33/dispatch': { refused: 'shipment.not_now', code: 60_041 } })
  await open({ status: 'packed', parcels: [{ ...parcel, trackingNumber: '', trackingUrl: '' }] })
  expect(screen.getByText('no tracking number')).toBeVisible()
  expect(screen.getByText('1.5 kg')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Hand over to Standard parcel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(/as the shipment stands now/)
})

test('a parcel is corrected by the keyboard, also after it left; what cannot be is shown beside its field', async () => {
  const CORRECT = 'PUT /staff/shipment/33/parcel/5'
  const requests = answering({ [CORRECT]: { shipmentId: 33, orderId: 7, status: 'left', orderStatus: 'shipped' } })
  await open({ status: 'left', parcels: [{ ...parcel, state: 'inTransit', seenAt: '2026-11-18T09:00:00Z' }] })
  expect(screen.getByRole('link', { name: '3SABC1' })).toHaveAttribute('href', parcel.trackingUrl)
  expect(screen.getByText('On its way')).toBeVisible()
  screen.getByRole('button', { name: 'Correct parcel 1' }).focus()
  await userEvent.keyboard('{Enter}')
  const number = screen.getByRole('textbox', { name: 'Tracking number of parcel 1' })
  expect(number).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Weight of parcel 1, kg' })).toHaveValue('1.5')
  await userEvent.clear(number)
  await userEvent.keyboard('=1+1{Enter}')
  expect(number).toHaveAccessibleDescription('Letters and digits, with spaces, dots, slashes and dashes between')
  expect(requests).toEqual([])
  await userEvent.clear(number)
  await userEvent.keyboard('3SABC2{Enter}')
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ trackingNumber: '3SABC2', weightGrams: 1500 }])
  expect(screen.queryByRole('textbox', { name: 'Tracking number of parcel 1' })).toBeNull()
})

test('a number of another shipment keeps what was typed, and says so', async () => {
  answering({ 'PUT /staff/shipment/33/parcel/5': { refused: 'shipment.tracking_taken', code: 60_044 } })
  await open({ status: 'packed', parcels: [parcel] })
  await userEvent.click(screen.getByRole('button', { name: 'Correct parcel 1' }))
  await userEvent.keyboard('X{Enter}')
  expect(await screen.findByText(/belongs to another shipment/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Tracking number of parcel 1' })).toHaveValue('3SABC1X')
})

test('a shipment that is over has nothing to correct, and one of a carrier that gives numbers waits for them', async () => {
  const { unmount } = await open({ status: 'cancelled', parcels: [parcel] })
  expect(screen.queryByRole('button', { name: 'Correct parcel 1' })).toBeNull()
  unmount()
  await open({ status: 'packed', adapter: 'test', parcels: [{ ...parcel, trackingNumber: '', trackingUrl: '' }] })
  expect(screen.getByText('Waiting for the number of Standard parcel …')).toBeVisible()
})

test('parcels are not packed under what is no tracking number', async () => {
  const requests = answering({})
  await open({ adapter: 'test' })
  await userEvent.click(screen.getByRole('button', { name: 'Confirm everything' }))
  expect(screen.getByText('Standard parcel gives the numbers: leave them empty.')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Tracking number of parcel 1' }), '<b>1</b>{Enter}')
  expect(screen.getByRole('textbox', { name: 'Tracking number of parcel 1' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Weight of parcel 1, kg' })).toBeValid()
  expect(requests).toEqual([])
})

test('of one that did not arrive it is asked why, and whether the goods are back', async () => {
  const requests = answering({
    'POST /staff/shipment/33/fail': { shipmentId: 33, orderId: 7, status: 'failed', orderStatus: 'released' },
  })
  await open({ status: 'left' })
  await userEvent.click(screen.getByRole('button', { name: 'It did not arrive' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Lost')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /came back/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'It did not arrive' }))
  expect(sentBodies(requests)).toEqual([{ reason: 'Lost', comesBack: true }])
})

function Receiving() {
  return <ReceiptForm receipt={useReceipt(['NL', 'UK'])} />
}

test('a carton joins the lines that were scanned while its pieces were looked up; nothing is booked before', async () => {
  let answer = () => {}
  const looked = new Promise<void>((resolve) => {
    answer = resolve
  })
  answering({ 'GET /staff/stock/product': () => looked.then(() => ({ ...shelves, pieces: 24 })) })
  await show(<Receiving />, { session: admin })
  await scan('14006381333938')
  await scan('AS-7')
  await scan('3*AS-1020')
  expect(screen.getByRole('button', { name: 'Receive 4 pieces' })).toHaveAttribute('data-loading')
  answer()
  const book = await screen.findByRole('button', { name: 'Receive 28 pieces' })
  await vi.waitFor(() => expect(book).not.toHaveAttribute('data-loading'))
})

const shelves: Shelves = {
  skuId: 3,
  ...product,
  isSold: true,
  pieces: 1,
  shelves: [
    {
      warehouse: 'NL',
      onHand: 12,
      allocated: 4,
      waiting: 0,
      expectedOn: '2026-12-01',
      expected: 30,
      reorderPoint: null,
    },
  ],
  moves: [
    {
      at: '2026-11-18T09:00:00Z',
      warehouse: 'NL',
      kind: 'shipment',
      pieces: -2,
      ref: 'shipment 17',
      ...{ deliveryNote: null, purchaseOrder: null },
      reason: '',
      userName: 'packer',
    },
    {
      at: '2026-11-17T09:00:00Z',
      warehouse: 'NL',
      kind: 'scrap',
      pieces: -1,
      ref: 'short pick 5',
      ...{ deliveryNote: null, purchaseOrder: null },
      reason: 'damaged',
      userName: 'packer',
    },
    {
      at: '2026-11-17T09:00:00Z',
      warehouse: 'NL',
      kind: 'count',
      pieces: 3,
      ref: 'count 8a',
      ...{ deliveryNote: null, purchaseOrder: null },
      reason: '',
      userName: null,
    },
    {
      at: '2026-11-16T09:00:00Z',
      warehouse: 'NL',
      kind: 'receipt',
      pieces: 40,
      ref: 'receipt 5',
      deliveryNote: 'LS-88213',
      purchaseOrder: { purchaseOrderId: 7, number: 'PONL000007' },
      reason: '',
      userName: 'packer',
    },
  ],
}

test('a shelf is counted by scanning: pieces, cartons as the catalogue knows them, and nothing of another product', async () => {
  const pieces = new Map([
    ['4006381333931', 1],
    ['14006381333938', 24],
    ['24006381333935', null],
  ])
  const requests = answering({
    'GET /staff/stock/product': (query) => {
      const code = query.get('number') ?? ''
      return { ...shelves, number: code === 'AS-9' ? 'AS-9' : 'AS-1020', pieces: pieces.get(code) ?? null }
    },
    'POST /staff/stock/count': { counted: 1, differences: [] },
  })
  await show(<ShelvesDetail product={shelves} />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: 'Count or correct' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: 'Scan what lies there' })
  const counted = dialog.getByRole('textbox', { name: 'Counted pieces' })
  await userEvent.type(field, '14006381333938{Enter}')
  await vi.waitFor(() => expect(counted).toHaveValue('24'))
  await userEvent.type(field, '4006381333931{Enter}4006381333931{Enter}')
  await vi.waitFor(() => expect(counted).toHaveValue('26'))
  await userEvent.type(field, 'AS-9{Enter}')
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription(/This is AS-9/))
  await userEvent.type(field, '24006381333935{Enter}')
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription(/comes in a carton here/))
  await userEvent.type(field, '6*24006381333935{Enter}')
  await vi.waitFor(() => expect(counted).toHaveValue('32'))
  expect(dialog.getByRole('status')).toHaveTextContent('32 pieces scanned')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(sentBodies(requests)).toEqual([{ warehouse: 'NL', lines: [{ number: 'AS-1020', qty: 32 }] }]),
  )
})

test('a shelf is counted or corrected, and its moves say why it holds what it holds', async () => {
  const requests = answering({ 'POST /staff/stock/correction': { number: 'AS-1020', onHand: 10 } })
  await show(<ShelvesDetail product={shelves} />, { session: admin })
  expect(screen.getByText('Shipment S00000017')).toBeVisible()
  expect(screen.getByText('Scrap')).toHaveTextContent('ScrapDamaged')
  expect(screen.getByText('-2')).toBeVisible()
  expect(screen.getByText('Receipt LS-88213')).toBeVisible()
  expect(screen.getByRole('link', { name: 'PONL000007' })).toHaveAttribute('href', '/console/purchase-orders/7')
  expect(screen.getByText('by the shop')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Count or correct' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('textbox', { name: 'Counted pieces' })).toHaveValue('12')
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'Pieces cannot be sold')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Pieces to scrap' }), '2')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Water damage')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(sentBodies(requests)).toEqual([
    { warehouse: 'NL', number: 'AS-1020', pieces: -2, kind: 'scrap', reason: 'Water damage' },
  ])
})

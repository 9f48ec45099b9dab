import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { placedLine, preview } from '../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { Shipments } from './Shipments.tsx'

const [first] = preview('', 10).lines
const line = (position: number, number: string, expectedOn: string | null = null) => {
  if (!first) throw new Error('no line')
  return { ...placedLine(first), position, number, oemCode: '', ownMake: false, qty: 3, note: '', expectedOn }
}
const lines = [line(1, 'AS-1'), line(2, 'AS-2', '2026-12-01')]
const shipment = {
  shipmentId: 1,
  carrier: 'Standard parcel',
  status: 'left' as const,
  shippedAt: '2026-11-17T23:30:00Z',
  deliveredAt: null,
  parcels: [{ trackingNumber: 'DEMO1', trackingUrl: 'https://parcel.example/follow?number=DEMO1' }],
  lines: [
    { position: 1, qty: 3 },
    { position: 2, qty: 1 },
  ],
}

test('a shipment leads to where it is followed; what is to come stands below with its day', async () => {
  answering({})
  await show(<Shipments order={{ orderno: 'ONL000012', lines, shipments: [shipment], today: '2026-11-22' }} />, {
    session: buyer,
  })
  const section = within(screen.getByRole('region', { name: 'Shipments' }))
  expect(section.getByRole('heading', { name: 'Shipment S00000001 of 18 Nov 2026' })).toBeVisible()
  expect(section.getByRole('link', { name: 'Track DEMO1' })).toHaveAttribute('href', shipment.parcels[0]?.trackingUrl)
  expect(section.getByRole('button', { name: /DEMO1/ })).toBeVisible()
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AS-1 HP 59A toner, black · 3 pieces',
    'AS-2 HP 59A toner, black · 1 piece',
    'AS-2 HP 59A toner, black · 2 pieces · expected in stock 1 Dec 2026',
  ])
})

test('each shipment has its packing list to download', async () => {
  const shipments = [shipment, { ...shipment, shipmentId: 27 }]
  await show(<Shipments order={{ orderno: 'ONL000012', lines, shipments, today: '2026-11-22' }} />, { session: buyer })
  const onFetch = vi.fn()
  vi.stubGlobal('fetch', async (url: string) => {
    onFetch(url)
    return new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="packing-list.pdf"' } })
  })
  const onSave = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  URL.createObjectURL = () => 'blob:x'
  expect(screen.getAllByText('Packing list')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Packing list of shipment S00000027' }))
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  expect(onFetch.mock.lastCall?.[0]).toContain('/clientsystem/order/ONL000012/shipment/27/packinglist')
})

test('a day that is past was expected', async () => {
  answering({})
  await show(<Shipments order={{ orderno: 'ONL000012', lines, shipments: [shipment], today: '2026-12-02' }} />, {
    session: buyer,
  })
  expect(screen.getByText(/2 pieces · was expected in stock 1 Dec 2026/)).toBeVisible()
})

test('before anything has left there is nothing to see', async () => {
  answering({})
  await show(<Shipments order={{ orderno: 'ONL000012', lines, shipments: [], today: '2026-11-22' }} />, {
    session: buyer,
  })
  expect(screen.queryByRole('region')).toBeNull()
})

test('of a cancelled order nothing is to come', async () => {
  answering({})
  await show(<Shipments order={{ orderno: 'ONL000012', lines, shipments: [shipment], today: '2026-11-22' }} ended />, {
    session: buyer,
  })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('what was cancelled is not to come', async () => {
  answering({})
  const cancelled = lines.map((line) => ({ ...line, cancelled: line.position === 2 ? 1 : 0 }))
  await show(
    <Shipments order={{ orderno: 'ONL000012', lines: cancelled, shipments: [shipment], today: '2026-11-22' }} />,
    { session: buyer },
  )
  expect(screen.getByText(/1 piece · expected in stock 1 Dec 2026/)).toBeVisible()
})

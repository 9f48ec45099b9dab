import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { saveDraft } from '../../../api/draft.ts'
import { lastQuery, sentBodies } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import { pickedCodec } from '../../features/fulfilment/warehouse/picking/picked-draft.ts'
import ShipmentsPage from './shipments.tsx'

afterEach(() => sessionStorage.clear())

const ids = [31, 32, 33, 34, 35]
const queue = { warehouse: 'NL', carrier: 'STD', carrierName: 'Standard parcel' }
const orderRow = (id: number) => ({
  orderId: id,
  orderno: `ONL0000${id}`,
  orderType: 'REG',
  company: 'Voorbeeld',
  country: 'NL',
  promisedOn: '2026-11-19',
  daysLate: 0,
  ...queue,
  pieces: 2,
})
const shipmentRow = (id: number, status: string, ownDocuments: string[] = []) => ({
  ...orderRow(id),
  shipmentId: id,
  status,
  needsNumber: false,
  createdAt: '2026-11-18T09:00:00Z',
  ownDocuments,
})
const change = (id: number, status: string) => ({ shipmentId: id, orderId: id, status, orderStatus: 'released' })
const all = (status: string) => ({ shipments: ids.map((id) => change(id, status)), refused: [] })
const LIST = 'GET /staff/shipment/list'
const QUEUES = 'GET /staff/shipment/queues'
const PACK = 'POST /staff/shipment/pack'

test('five orders are picked, packed, printed and handed over by nine presses, the first of which opens the page', async () => {
  const requests = answering({
    [QUEUES]: [],
    'GET /staff/shipment/orders': { rows: ids.map((id) => ({ ...orderRow(id), waiting: 0 })), total: 5 },
    [LIST]: (query) => ({ rows: ids.map((id) => shipmentRow(id, query.get('status') ?? '')), total: 5 }),
    'POST /staff/shipment': all('picking'),
    [PACK]: all('packed'),
    'POST /staff/shipment/dispatch': all('left'),
  })
  const address = await showConsolePage(ShipmentsPage, '', admin)
  let presses = 1
  const press = async (element: HTMLElement) => {
    presses += 1
    await userEvent.click(element)
  }
  const button = (name: string) => screen.getByRole('button', { name })
  await press(await screen.findByRole('checkbox', { name: 'Select all 5 orders' }))
  await press(button('Start picking 5 orders'))
  expect(await screen.findByRole('checkbox', { name: 'Select all 5 shipments' })).toBeChecked()
  expect(address()).toContain('step=picking')
  await press(button('Pick list'))
  await press(button('Pack 5 shipments'))
  const drawer = within(await screen.findByRole('dialog', { name: 'Pack 5 shipments' }))
  await press(drawer.getByRole('button', { name: 'Pack 5 shipments' }))
  await vi.waitFor(() => expect(address()).toContain('step=packed'))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Pack/ })?.textContent).toBe('Packing list'))
  expect(screen.getByRole('checkbox', { name: 'Select all 5 shipments' })).toBeChecked()
  await press(button('Packing list'))
  await press(button('Shipping label'))
  await press(button('Hand over 5 shipments'))
  expect(await screen.findByText('5 shipments handed over')).toBeVisible()
  expect(sentBodies(requests)).toEqual([
    { orderIds: ids },
    { shipments: ids.map((shipmentId) => ({ shipmentId, trackingNumber: '' })) },
    { shipmentIds: ids },
  ])
  const printed = requests.map(({ url }) => /kind=(\w+)/.exec(url)?.[1]).filter(Boolean)
  expect(printed).toEqual(['picklist', 'packinglist', 'label'])
  expect(presses).toBe(9)
})

test('what cannot be packed stays with what was typed and its reason; rows are chosen by the keyboard', async () => {
  const requests = answering({
    [QUEUES]: [],
    [LIST]: { rows: ids.slice(0, 2).map((id) => shipmentRow(id, 'picking')), total: 2 },
    [PACK]: {
      shipments: [change(31, 'packed')],
      refused: [{ id: 32, reason: 'shipment.tracking_taken', msg: 'Taken' }],
    },
  })
  await showConsolePage(ShipmentsPage, '?step=picking', admin)
  for (const id of [31, 32]) {
    ;(await screen.findByRole('checkbox', { name: `S000000${id} · ONL0000${id}` })).focus()
    await userEvent.keyboard(' ')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Pack 2 shipments' }))
  const drawer = within(await screen.findByRole('dialog'))
  const [first, second] = ids.map((id) =>
    drawer.queryByRole('textbox', { name: `Tracking number of shipment S000000${id}` }),
  )
  expect(first).toHaveFocus()
  await userEvent.type(second ?? document.body, '<3S>{Enter}')
  expect(second).toBeInvalid()
  expect(sentBodies(requests)).toEqual([])
  await userEvent.clear(second ?? document.body)
  await userEvent.type(second ?? document.body, '3S1{Enter}')
  expect(await drawer.findByRole('alert')).toHaveTextContent('Taken')
  expect(drawer.getByRole('textbox', { name: 'Tracking number of shipment S00000032' })).toHaveValue('3S1')
  expect(drawer.queryByRole('textbox', { name: 'Tracking number of shipment 31' })).toBeNull()
  expect(screen.getByText('1 shipment packed')).toBeVisible()
})

test('numbers scanned one after the other go to one shipment each; only the last sends them', async () => {
  const requests = answering({
    [QUEUES]: [],
    [LIST]: { rows: ids.map((id) => shipmentRow(id, 'picking')), total: 5 },
    [PACK]: all('packed'),
  })
  await showConsolePage(ShipmentsPage, '?step=picking', admin)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 5 shipments' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pack 5 shipments' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('3S31{Enter}3S32{Enter}3S33{Enter}3S34{Enter}')
  expect(sentBodies(requests)).toEqual([])
  await userEvent.keyboard('3S35{Enter}')
  expect(sentBodies(requests)).toEqual([
    { shipments: ids.map((id) => ({ shipmentId: id, trackingNumber: `3S${id}` })) },
  ])
})

test('a label that is scanned twice is named at the second scan, and the right one is scanned over it', async () => {
  const requests = answering({
    [QUEUES]: [],
    [LIST]: { rows: ids.slice(0, 3).map((id) => shipmentRow(id, 'picking')), total: 3 },
    [PACK]: all('packed'),
  })
  await showConsolePage(ShipmentsPage, '?step=picking', admin)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3 shipments' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pack 3 shipments' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('3S31{Enter}3s31{Enter}')
  const second = screen.getByRole('textbox', { name: 'Tracking number of shipment S00000032' })
  expect(second).toHaveFocus()
  expect(second).toHaveAccessibleDescription(/Shipment S00000031 has this number, too/)
  await userEvent.keyboard('3S32{Enter}3S33{Enter}')
  expect(sentBodies(requests)).toEqual([
    { shipments: ids.slice(0, 3).map((id) => ({ shipmentId: id, trackingNumber: `3S${id}` })) },
  ])
})

test('a shipment whose pieces are scanned in part is left out, and one label scanned twice is refused in its place', async () => {
  saveDraft({ kind: 'picking', by: admin.user.accountId, name: '31' }, pickedCodec, { pieces: { 1: 1 } })
  saveDraft({ kind: 'picking', by: admin.user.accountId, name: '32' }, pickedCodec, { pieces: { 1: 2 } })
  const requests = answering({
    [QUEUES]: [],
    [LIST]: {
      rows: ids.slice(0, 3).map((id) => ({ ...shipmentRow(id, 'picking'), needsNumber: id === 33 })),
      total: 3,
    },
    [PACK]: { shipments: [], refused: [] },
  })
  await showConsolePage(ShipmentsPage, '?step=picking', admin)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3 shipments' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pack 3 shipments' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Pack 2 shipments' }))
  const left = drawer.getByText(/^This shipment is left out/).parentElement
  expect(left).toHaveTextContent('S00000031 1 of 2')
  const [first, second] = [32, 33].map((id) =>
    drawer.getByRole('textbox', { name: `Tracking number of shipment S000000${id}` }),
  )
  expect(first).not.toHaveAccessibleDescription()
  expect(second).toHaveAccessibleDescription(/follows parcels by their number/)
  await userEvent.keyboard('3S1{Enter}3s1{Enter}')
  expect(second).toHaveAccessibleDescription(/Shipment S00000032 has this number, too/)
  expect(first).toBeValid()
  expect(sentBodies(requests)).toEqual([])
  await userEvent.type(second ?? document.body, '2{Enter}')
  expect(sentBodies(requests)).toEqual([
    {
      shipments: [
        { shipmentId: 32, trackingNumber: '3S1' },
        { shipmentId: 33, trackingNumber: '3s12' },
      ],
    },
  ])
})

test('a number is looked for in all steps, and the filter says so; a step that is chosen then narrows what was found', async () => {
  const requests = answering({
    [QUEUES]: [],
    'GET /staff/shipment/orders': { rows: [], total: 0 },
    [LIST]: { rows: [shipmentRow(31, 'left')], total: 1 },
  })
  const address = await showConsolePage(ShipmentsPage, '?step=packed', admin)
  const step = () => screen.getByRole('combobox', { name: 'Step' })
  const find = async (words: string) => {
    await userEvent.clear(await screen.findByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), `${words}{Enter}`)
  }
  await find('S00000031')
  await vi.waitFor(() => expect(address()).toBe('?keyword=S00000031'))
  expect(step()).toHaveDisplayValue('All steps')
  await userEvent.selectOptions(step(), 'Handed over')
  await vi.waitFor(() => expect(lastQuery(requests, '/shipment/list')).toMatchObject({ status: 'left' }))
  expect(step()).toHaveDisplayValue('Handed over')
  await userEvent.selectOptions(step(), 'All steps')
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}')
  expect(await screen.findByText('Nothing to pick')).toBeVisible()
  expect(step()).toHaveDisplayValue('To pick')
})

test('of packed shipments those without a number that their carrier needs are marked', async () => {
  const rows = [31, 32].map((id) => ({ ...shipmentRow(id, 'packed'), needsNumber: id === 32 }))
  answering({ [QUEUES]: [], [LIST]: { rows, total: 2 } })
  await showConsolePage(ShipmentsPage, '?step=packed', admin)
  const [, , second] = await screen.findAllByRole('row')
  expect(within(second ?? document.body).getByText('no tracking number')).toBeVisible()
  expect(screen.getAllByText('no tracking number')).toHaveLength(1)
})

test('shipments without a number that their carrier needs are named before they are handed over', async () => {
  const rows = [31, 32].map((id) => ({ ...shipmentRow(id, 'packed'), needsNumber: id === 32 }))
  const requests = answering({ [QUEUES]: [], [LIST]: { rows, total: 2 }, 'POST /staff/shipment/dispatch': all('left') })
  await showConsolePage(ShipmentsPage, '?step=packed', admin)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 shipments' }))
  const handOver = screen.getByRole('button', { name: 'Hand over 2 shipments' })
  await userEvent.click(handOver)
  const question = within(await screen.findByRole('dialog', { name: 'A tracking number is missing' }))
  expect(question.getByText(/: S00000032$/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(sentBodies(requests)).toEqual([])
  await userEvent.click(handOver)
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over all the same' }))
  await expect.poll(() => sentBodies(requests)).toEqual([{ shipmentIds: [31, 32] }])
})

test("customers' own documents are listed for those that are chosen, and downloaded one by one", async () => {
  const requests = answering({
    [QUEUES]: [],
    [LIST]: {
      rows: [
        { ...shipmentRow(31, 'packed', ['packinglist', 'label']), orderType: 'CPDROP' },
        shipmentRow(32, 'packed'),
      ],
      total: 2,
    },
  })
  await showConsolePage(ShipmentsPage, '?step=packed', admin)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'S00000032 · ONL000032' }))
  expect(screen.queryByText(/documents? of their own/)).toBeNull()
  expect(screen.getByText('Drop shipment, customer’s packing list')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'S00000031 · ONL000031' }))
  expect(screen.getByText(/2 documents of the customers’ own are printed with ours/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'S00000031 · Shipping label' }))
  await vi.waitFor(() => expect(requests.at(-1)?.url).toContain('/staff/shipment/31/document?kind=label'))
})

test('a shipment says by how many days it misses the promised one, and nothing where it is in time', async () => {
  const late = { ...shipmentRow(31, 'picking'), daysLate: 3 }
  answering({ [QUEUES]: [], [LIST]: { rows: [late, shipmentRow(32, 'picking')], total: 2 } })
  await showConsolePage(ShipmentsPage, '?step=picking', admin)
  const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(first).toHaveTextContent('19 Nov 20263 days late')
  expect(second).toHaveTextContent('19 Nov 2026')
  expect(second).not.toHaveTextContent('late')
})

test('carriers that the shop comes with are said in the language of the reader, others as staff have named them', async () => {
  const named = { ...queue, toPick: 1, picking: 0, packed: 0 }
  answering({
    [QUEUES]: [named, { ...named, carrier: 'BODE', carrierName: 'Bode & Sohn' }],
    [LIST]: { rows: [shipmentRow(31, 'packed')], total: 1 },
  })
  await showConsolePage(ShipmentsPage, '?step=packed', admin, 'pl')
  expect(await screen.findByRole('row', { name: /S00000031.* Paczka standardowa/ })).toBeVisible()
  const options = within(screen.getByRole('combobox', { name: 'Przewoźnik' })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent).slice(1)).toEqual(['Paczka standardowa', 'Bode & Sohn'])
  expect(screen.getByRole('row', { name: /Bode & Sohn/ })).toBeVisible()
  expect(screen.queryByText('Standard parcel')).toBeNull()
})

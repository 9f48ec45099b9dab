import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answeringFiles } from '../../../testing/answering-files.ts'
import { preview } from '../../../testing/order.ts'
import { draftReturn, returnableLine, returnDetail, returner } from '../../../testing/return.ts'
import { answering } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './apply-for-return.tsx'

const RETURNABLE = 'GET /clientsystem/rma/returnable'
const SAVE = 'POST /clientsystem/rma'
const SUBMIT = 'POST /clientsystem/rma/5/submit'
const line = returnableLine()
const late = returnableLine({
  ...{ orderno: 'ONL000002', oemCode: 'TN-2' },
  terms: { ...line.terms, quality: { ...line.terms.quality, kind: 'warranty', isLate: true } },
})
const onItsWay = returnableLine({ orderno: 'ONL000003', oemCode: 'TN-3', isDelivered: false, completeOn: null })
const cameFirst = returnableLine({ orderno: 'ONL000004', oemCode: 'TN-4', completeOn: '2026-11-24' })
const base = {
  'GET /clientsystem/rma/forwarders': [{ code: 'STD', name: 'Standard parcel' }],
  'GET /clientsystem/address': { rows: preview('', 10).addresses, total: 1 },
  [RETURNABLE]: { rows: [line, late, onItsWay], total: 3 },
  [SAVE]: draftReturn(),
  [SUBMIT]: returnDetail(),
}

beforeEach(() => sessionStorage.clear())

async function open(query = '', answers: Record<string, object> = base) {
  const requests = answering(answers)
  const router = await openPage(Route, query, { session: returner })
  await screen.findByRole('form', { name: 'Return to fill in' })
  const bodies = (end: string) =>
    requests.filter(({ url, body }) => body && url.endsWith(end)).map(({ body }) => JSON.parse(body))
  return { router, requests, bodies, saved: () => bodies('/rma') }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const type = async (name: string, typed: string) => {
  const field = screen.getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, typed)
}
const add = async (name = 'CF259A') =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Add ${name}`) }))
const chosen = () => within(screen.getByRole('list', { name: 'Products of this return' }))

async function fillIn() {
  await add()
  await type('Pieces to return', '2')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Leaking')
  await type('Batch number', 'B-1')
  await type('Your description', 'It leaks.')
}

test('it begins with the order that the address names; what is late or on its way says why it cannot be chosen', async () => {
  const { requests } = await open('?orderno=ONL000001')
  expect(await screen.findByText(/^The time for this ended/)).toBeVisible()
  expect(screen.getByText(/once its order has been delivered in full; the time for it starts then$/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Add / })).toHaveLength(1)
  expect(requests.some(({ url }) => /returnable\?.*orderno=ONL000001/.test(url))).toBe(true)
  const field = screen.getByRole('searchbox', { name: 'Order, invoice or product number' })
  await userEvent.clear(field)
  await userEvent.type(field, 'TN-9')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(requests.some(({ url }) => url.includes('keyword=TN-9'))).toBe(true))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('of what came before the rest of its order it says from when on the time counts', async () => {
  await open('', { ...base, [RETURNABLE]: { rows: [line, cameFirst], total: 2 } })
  const says = /^The order was complete on 24 Nov 2026; the time counts from then/
  expect(await screen.findAllByText(says)).toHaveLength(1)
  await add('TN-4')
  expect(chosen().getByText(says)).toBeVisible()
})

test('term, cost and sums follow the kind of return, the reason and the pieces', async () => {
  await open()
  await add()
  expect(chosen().getByText('Defect: report it by 25 Nov 2026 · free of charge')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Broken on arrival')
  expect(chosen().getByText('Damaged on arrival: report it by 23 Nov 2026 · free of charge')).toBeVisible()
  const sums = screen.getByRole('complementary', { name: 'What you get back' })
  expect(sums).toHaveTextContent(/Goods€30\.00VAT€6\.00Credit€36\.00/)
  await userEvent.click(screen.getByRole('radio', { name: /^No longer needed/ }))
  expect(chosen().getByText('No longer needed: return it by 18 Dec 2026 · less 20%')).toBeVisible()
  await type('Pieces to return', '1')
  expect(sums).toHaveTextContent(/Goods€10\.00Restocking-€2\.00VAT€1\.60Credit€9\.60/)
  expect(screen.queryByRole('textbox', { name: 'Batch number' })).toBeNull()
})

test('what is complete is saved, submitted once, and leads to its number', async () => {
  const { router, saved, bodies } = await open()
  await fillIn()
  await press('Submit return')
  await vi.waitFor(() => expect(router.history.location.href).toBe('/rma/rmadetails?id=5'))
  expect(saved()).toEqual([
    {
      ...{ type: 'quality', deliveryMode: 'customerCourier', forwarder: '', otherForwarder: '', addressId: 4 },
      ...{ note: 'It leaks.', fileIds: [] },
      lines: [{ orderno: 'ONL000001', position: 1, qty: 2, batchNumber: 'B-1', reason: 'leaking' }],
    },
  ])
  expect(bodies('/submit')).toEqual([{ revision: 2 }])
  expect(await screen.findByText('Return RNL000001 is submitted.')).toBeVisible()
  expect(sessionStorage.getItem('return')).toBeNull()
})

test('a label that is scanned into the batch number leaves its batch there, and sends nothing', async () => {
  const { requests } = await open()
  await add()
  const before = requests.length
  const batch = screen.getByRole('textbox', { name: 'Batch number' })
  await userEvent.type(batch, '(01)04006381333931(17)281231(10)AB-12(21)SN9{Enter}')
  expect(batch).toHaveValue('AB-12')
  await userEvent.clear(batch)
  await userEvent.type(batch, '10AB')
  await userEvent.tab()
  expect(batch).toHaveValue('10AB')
  expect(requests).toHaveLength(before)
})

// Specification section 5.
test.each([
  ['textbox', 'Pieces to return', 'Enter a whole number of pieces', () => type('Pieces to return', '0')],
  ['textbox', 'Pieces to return', 'That is more than can still be returned', () => type('Pieces to return', '4')],
  ['textbox', 'Batch number', /^Enter the batch number/, () => userEvent.clear(screen.getByLabelText('Batch number'))],
  ['textbox', 'Your description', 'Tell us what happened', () => type('Your description', ' ')],
  [
    ...(['textbox', 'What exactly is wrong?', 'Tell us the reason'] as const),
    () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Something else'),
  ],
  [
    ...(['textbox', 'Name of the carrier', 'Enter the name of the carrier'] as const),
    () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Carrier' }), 'Another one'),
  ],
  ['searchbox', 'Order, invoice or product number', 'Choose at least one product', () => press('Remove CF259A')],
])('a %s %s that is wrong says so, has the focus, and nothing is sent', async (role, name, says, change) => {
  const { requests } = await open()
  await fillIn()
  await change()
  await press('Submit return')
  const field = screen.getByRole(role, { name })
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(expect.stringMatching(says))
  expect(requests.filter(({ body }) => body)).toEqual([])
})

test('a reason and an address that are not chosen are shown at their lists', async () => {
  await open('', { ...base, 'GET /clientsystem/address': { rows: [], total: 0 } })
  await add()
  await type('Batch number', 'B-1')
  await type('Your description', 'It leaks.')
  await press('Submit return')
  const reason = screen.getByRole('combobox', { name: 'Reason' })
  expect(reason).toHaveFocus()
  expect(reason).toHaveAccessibleDescription('Choose a reason')
  expect(screen.getByRole('combobox', { name: 'Where the goods are' })).toHaveAccessibleDescription('Choose an address')
})

test('the same product with the same batch and reason is reported; with another batch it may stand there twice', async () => {
  const { saved } = await open()
  await fillIn()
  await type('Pieces to return', '1')
  await press('Add another batch or reason')
  const [, second] = screen.getAllByRole('textbox', { name: 'Batch number' })
  if (!second) throw new Error('no second line')
  await userEvent.type(second, 'b-1')
  await press('Submit return')
  expect(await screen.findByText('This product is already in the return with the same batch and reason')).toBeVisible()
  await userEvent.type(second, '2')
  await press('Submit return')
  await vi.waitFor(() => expect(saved()[0]?.lines).toHaveLength(2))
})

test('what the server finds stands at its field in its words; it is saved by then, and changed the next time', async () => {
  const faults = [{ field: 'lines.0.number', reason: 'return.late' }]
  const answers: Record<string, object> = {
    ...base,
    [SUBMIT]: { refused: 'return.late', code: 40_015, fields: ['lines.0.number'], details: { faults } },
    'PUT /clientsystem/rma/5': returnDetail({ ...draftReturn(), revision: 3 }),
  }
  const { bodies, saved } = await open('', answers)
  await fillIn()
  await press('Submit return')
  expect(await chosen().findByText(/It can no longer be returned/)).toBeVisible()
  expect(screen.getByText('Nothing that you typed is lost.')).toBeVisible()
  answers[SUBMIT] = returnDetail()
  await press('Submit return')
  await vi.waitFor(() => expect(bodies('/submit')).toHaveLength(2))
  expect(saved()).toHaveLength(1)
  expect(bodies('/rma/5')[0]).toMatchObject({ revision: 2 })
})

test('a draft is saved as it is; only of pieces there have to be some', async () => {
  const { router, saved } = await open()
  await add()
  await type('Pieces to return', 'x')
  await press('Save as draft')
  expect(screen.getByRole('textbox', { name: 'Pieces to return' })).toHaveFocus()
  await type('Pieces to return', '1')
  await press('Save as draft')
  await vi.waitFor(() => expect(router.history.location.href).toBe('/rma/rmadetails?id=5'))
  expect(saved()).toHaveLength(1)
})

test('what was typed is there again after a reload, and can be thrown away', async () => {
  const first = await open()
  await fillIn()
  first.router.history.destroy()
  cleanup()
  await open()
  expect(screen.getByRole('textbox', { name: 'Your description' })).toHaveValue('It leaks.')
  expect(screen.getByRole('textbox', { name: 'Batch number' })).toHaveValue('B-1')
  await press('Start again')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start again' }))
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Your description' })).toHaveValue(''))
})

test('a return that was changed elsewhere is refetched, what was typed stays, and is sent for the new one', async () => {
  const submitted = returnDetail()
  const answers: Record<string, object> = {
    ...base,
    [RETURNABLE]: { rows: [returnableLine({ returnable: 1 })], total: 1 },
    'GET /clientsystem/rma/5': submitted,
    'PUT /clientsystem/rma/5': { refused: 'return.changed', code: 40_017 },
  }
  const { bodies, router } = await open('?id=5', answers)
  const pieces = screen.getByRole('textbox', { name: 'Pieces to return' })
  await vi.waitFor(() => expect(pieces).toHaveAccessibleDescription('at most 3'))
  await type('Your description', 'It leaks in an HP M404.')
  answers['GET /clientsystem/rma/5'] = { ...submitted, revision: 7 }
  await press('Save changes')
  expect(await screen.findByText(/has changed in the meantime/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your description' })).toHaveValue('It leaks in an HP M404.')
  answers['PUT /clientsystem/rma/5'] = { ...submitted, revision: 8 }
  await press('Save changes')
  await vi.waitFor(() => expect(router.history.location.href).toBe('/rma/rmadetails?id=5'))
  expect(bodies('/rma/5').map(({ revision }) => revision)).toEqual([2, 7])
})

test('pictures are sent as they are chosen, go with the return, and can be removed; a file that is too large is reported', async () => {
  const { saved, requests } = await open('', { ...base, 'DELETE /clientsystem/rma/file/9': {} })
  answeringFiles({ fileId: 9, name: 'leak.jpg', mediaType: 'image/jpeg', bytes: 1200 })
  await fillIn()
  const input = screen.getByLabelText('Choose files')
  // An iPhone makes the first of these of its HEIC photographs, unless those are taken, too.
  const choices = [input, screen.getByLabelText('Take a picture')].map((one) => one.getAttribute('accept'))
  expect(choices).toEqual(['image/jpeg,image/png,image/webp,application/pdf', 'image/jpeg,image/png,image/webp'])
  const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' })
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  await userEvent.upload(input, large)
  expect(await screen.findByText('large.jpg: The file is larger than 10 MB')).toBeVisible()
  await userEvent.upload(input, new File(['x'], 'leak.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByText('leak.jpg')).toBeVisible()
  await press('Submit return')
  await vi.waitFor(() => expect(saved()[0]?.fileIds).toEqual([9]))
  expect(requests.some(({ url }) => url.endsWith('/file/9'))).toBe(false)
})

test('a return that staff have opened is no longer changed', async () => {
  answering({ ...base, 'GET /clientsystem/rma/5': returnDetail({ actions: ['cancel'] }) })
  await openPage(Route, '?id=5', { session: returner })
  expect(await screen.findByText(/This is no longer possible/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the return' })).toHaveAttribute('href', '/rma/rmadetails?id=5')
})

test('an address that is added on the way is chosen at once', async () => {
  const [known] = preview('', 10).addresses
  const added = { ...known, addressId: 77, address1: 'Kade 7', city: 'Rotterdam' }
  const countries = [
    { id: 'NL', iso2: 'NL', nameEn: '', nameCn: '', nameFr: '', nameDe: '', nameIt: '', namePl: '', euMember: true },
  ]
  const answers: Record<string, object> = {
    ...base,
    'GET /clientsystem/system/freedom/getCountry': countries,
    'GET /clientsystem/eu/freedom/stateList': [],
    'POST /clientsystem/address': added,
  }
  answering(answers)
  await openPage(Route, '', { session: { ...returner, permissions: [...returner.permissions, 'cust:account'] } })
  await screen.findByRole('form', { name: 'Return to fill in' })
  await press('Add address')
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.type(await drawer.findByRole('textbox', { name: 'Street and number' }), 'Kade 7')
  await userEvent.type(drawer.getByRole('textbox', { name: 'Postcode' }), '3000 AA')
  await userEvent.type(drawer.getByRole('textbox', { name: 'Town' }), 'Rotterdam')
  answers['GET /clientsystem/address'] = { rows: [known, added], total: 2 }
  await userEvent.click(drawer.getByRole('button', { name: 'Save address' }))
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Where the goods are' })).toHaveValue('77'))
})

import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { sentBodies } from '../../../../../testing/sent.ts'
import { answering, show } from '../../../../../testing/show.tsx'
import { admin } from '../../../../../testing/staff.ts'
import { ReceiptForm } from './ReceiptForm.tsx'
import { useReceipt } from './useReceipt.ts'

afterEach(() => sessionStorage.clear())

const BOOK = 'POST /staff/stock/receipt'
const EXPECTED = 'POST /staff/purchaseorder/expected'
const PRODUCT = 'GET /staff/stock/product'

const product = {
  ...{ skuId: 3, number: 'AS-1020', oemCode: 'CF259A', ownMake: false, image: null },
  ...{ name: 'HP 59A toner', names: { de: 'HP 59A Toner, schwarz' } },
  ...{ isSold: true, pieces: 1, shelves: [], moves: [] },
}

/** What was sent to be booked, without what was only asked. */
const booked = (requests: ReturnType<typeof answering>) => sentBodies(requests).filter(({ reference }) => reference)

function Receiving() {
  return <ReceiptForm receipt={useReceipt(['NL', 'UK'])} />
}

test('goods are gathered line by line and booked once; the orders that get them are shown', async () => {
  const requests = answering({
    [EXPECTED]: [],
    [BOOK]: {
      receiptId: 5,
      pieces: 43,
      promised: 3,
      orders: [{ orderId: 7, orderno: 'ONL000007', pieces: 3 }],
      surplus: [{ number: 'AS-1020', pieces: 4, open: 39 }],
      notSold: [],
      announced: ['AS-9'],
    },
  })
  await show(<Receiving />, { session: admin })
  const number = screen.getByRole('textbox', { name: 'Number or barcode' })
  await userEvent.type(number, 'AS-1020{Tab}40{Enter}')
  expect(number).toHaveFocus()
  await userEvent.type(number, '3*AS-1020{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Receive 43 pieces' }))
  expect(screen.getByRole('textbox', { name: /document number/ })).toHaveAccessibleDescription(/Enter the number/)
  await userEvent.type(number, '{Enter}')
  expect(screen.getByRole('textbox', { name: /document number/ })).toHaveFocus()
  await userEvent.keyboard('LS-1{Enter}')
  expect(await screen.findByText('43 pieces received')).toBeVisible()
  expect(screen.getByText('AS-1020: 4 pieces more than expected (39 expected).')).toBeVisible()
  expect(number).toHaveFocus()
  expect(screen.getByRole('link', { name: 'ONL000007' })).toHaveAttribute('href', '/console/orders/7')
  expect(booked(requests)).toEqual([
    { warehouse: 'NL', reference: 'LS-1', takesSurplus: false, lines: [{ number: 'AS-1020', qty: 43 }] },
  ])
  expect(screen.getByRole('button', { name: 'Receive' })).toBeVisible()
})

test('a number that nothing has is named, nothing typed is lost, and it is named no more once the lines are others', async () => {
  answering({
    [PRODUCT]: product,
    [EXPECTED]: { refused: 'stock.unknown_number', code: 60_054 },
    [BOOK]: { refused: 'stock.unknown_number', code: 60_054, details: { numbers: ['AS-9'] } },
  })
  await show(<Receiving />, { session: admin })
  await userEvent.type(screen.getByRole('textbox', { name: 'Number or barcode' }), 'AS-9{Enter}')
  await userEvent.type(screen.getByRole('textbox', { name: /document number/ }), 'LS-1{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('AS-9')
  const book = () => screen.getByRole('button', { name: 'Receive 1 piece' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove AS-9' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await scan('AS-1')
  await userEvent.click(book())
  expect(await screen.findByRole('alert')).toHaveTextContent('AS-9')
  await scan('AS-2')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(note()).toHaveValue('LS-1')
})

test('a scanned line shows its product in the language of the reader, a number that the shop does not know what is wrong with it', async () => {
  const { refused, code } = { refused: 'stock.unknown_number', code: 60_054 }
  answering({
    [EXPECTED]: [],
    [PRODUCT]: (query) =>
      query.get('number') === '4006381333931' ? product : { refused, code, msg: 'Diese Nummer kennt hier niemand' },
  })
  await show(<Receiving />, { session: admin, language: 'de' })
  for (const code of ['4006381333931', 'AS-9']) {
    await userEvent.type(screen.getByRole('textbox', { name: 'Nummer oder Barcode' }), `${code}{Enter}`)
  }
  expect(await screen.findByRole('alert')).toHaveTextContent('Diese Nummer kennt hier niemand')
  const [, unknown, known] = screen.getAllByRole('row')
  expect(unknown).toHaveTextContent(/^AS-9Diese Nummer/)
  expect(known).toHaveTextContent('AS-1020 HP 59A Toner, schwarzCF259A4006381333931')
  const picture = within(known ?? document.body).getByRole('presentation')
  expect([picture.getAttribute('src'), picture.getAttribute('width')]).toEqual(['/pictures/small/AS-1020.svg', '48'])
  expect(screen.getByRole('button', { name: '1 Stück einbuchen' })).toBeVisible()
})

const expected = [
  { purchaseOrderId: 7, number: 'PONL000007', supplierName: 'Toner Works', openPieces: 6 },
  { purchaseOrderId: 9, number: 'PONL000009', supplierName: 'Ink & Co', openPieces: 2 },
]
const line = { number: 'AS-1020', qty: 8 }
const scan = (entered: string) =>
  userEvent.type(screen.getByRole('textbox', { name: 'Number or barcode' }), `${entered}{Enter}`)
const note = () => screen.getByRole('textbox', { name: /document number/ })

test('after a line is removed the next scan goes into the field, and removes nothing', async () => {
  answering({ [PRODUCT]: product, [EXPECTED]: [] })
  await show(<Receiving />, { session: admin })
  for (const code of ['AS-1', 'AS-2', 'AS-3']) await scan(code)
  screen.getByRole('button', { name: 'Remove AS-3' }).focus()
  await userEvent.keyboard('{Enter}AS-4{Enter}')
  const numbers = screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'))
  expect(numbers).toEqual(['Remove AS-4', 'Remove AS-2', 'Remove AS-1'])
})

test('of the purchase orders that bring the goods one is chosen; its surplus is booked once that is said, and of another one it is asked again', async () => {
  const requests = answering({
    [PRODUCT]: product,
    [EXPECTED]: expected,
    [BOOK]: {
      refused: 'purchase_order.surplus',
      code: 60_152,
      details: { surplus: [{ number: 'AS-1020', pieces: 2, open: 6 }] },
    },
  })
  await show(<Receiving />, { session: admin })
  await scan('8*AS-1020')
  const first = await screen.findByRole('button', { name: 'PONL000007, Toner Works: 6 open' })
  expect(sentBodies(requests)).toEqual([{ warehouse: 'NL', numbers: ['AS-1020'] }])
  await userEvent.click(first)
  expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.type(note(), 'LS-1{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('AS-1020: 2 pieces more than ordered (6 open).')
  await userEvent.click(screen.getByRole('checkbox', { name: /Book all that came/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Receive 8 pieces' }))
  await expect.poll(() => booked(requests).length).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: /^PONL000009/ }))
  expect(screen.getByRole('checkbox', { name: /Book all that came/ })).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Receive 8 pieces' }))
  const body = { warehouse: 'NL', reference: 'LS-1', lines: [line] }
  await expect
    .poll(() => booked(requests).map(({ purchaseOrder }) => purchaseOrder))
    .toEqual([
      { number: 'PONL000007', takesSurplus: false },
      { number: 'PONL000007', takesSurplus: true },
      { number: 'PONL000009', takesSurplus: false },
    ])
  expect(booked(requests)[0]).toMatchObject(body)
  await userEvent.click(screen.getByRole('button', { name: /^PONL000009/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Receive 8 pieces' }))
  await expect.poll(() => booked(requests)[3]).toEqual({ ...body, takesSurplus: false })
})

test('more than is expected without a purchase order is booked once that is said', async () => {
  const details = { surplus: [{ number: 'AS-1020', pieces: 1, open: 7 }] }
  const requests = answering({
    [PRODUCT]: product,
    [EXPECTED]: [],
    [BOOK]: { refused: 'stock.surplus', code: 60_153, details },
  })
  await show(<Receiving />, { session: admin })
  await scan('8*AS-1020')
  await userEvent.type(note(), 'LS-1{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('AS-1020: 1 piece more than expected (7 expected).')
  await userEvent.click(screen.getByRole('checkbox', { name: /Book all that came/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Receive 8 pieces' }))
  await expect.poll(() => booked(requests).map(({ takesSurplus }) => takesSurplus)).toEqual([false, true])
  // It was said of eight pieces.
  await scan('AS-1020')
  await userEvent.click(screen.getByRole('button', { name: 'Receive 9 pieces' }))
  await expect.poll(() => booked(requests).map(({ takesSurplus }) => takesSurplus)).toEqual([false, true, false])
})

test('a purchase order is scanned among the goods or typed in its field, where Enter books nothing; a reload keeps it', async () => {
  const requests = answering({
    [PRODUCT]: product,
    [EXPECTED]: [],
    [BOOK]: { refused: 'purchase_order.unknown', code: 60_150 },
  })
  const { unmount } = await show(<Receiving />, { session: admin })
  await scan('PONL000007')
  const field = () => screen.getByRole('textbox', { name: 'Purchase order' })
  expect(field()).toHaveValue('PONL000007')
  unmount()
  await show(<Receiving />, { session: admin })
  expect(field()).toHaveValue('PONL000007')
  await scan('8*AS-1020')
  expect(screen.getByRole('button', { name: 'Receive 8 pieces' })).toBeVisible()
  await userEvent.type(note(), 'LS-1')
  await userEvent.clear(field())
  await userEvent.type(field(), 'ponl000009{Enter}')
  expect(note()).toHaveFocus()
  expect(booked(requests)).toEqual([])
  await userEvent.type(note(), '{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(/no purchase order with this number/)
  expect(booked(requests)[0].purchaseOrder).toEqual({ number: 'PONL000009', takesSurplus: false })
  expect(field()).toHaveValue('ponl000009')
})

test('the document is scanned over, not appended; a purchase order of ours scanned as one is chosen, and books nothing', async () => {
  const requests = answering({ [PRODUCT]: product, [EXPECTED]: [], [BOOK]: { refused: 'stock.surplus', code: 60_153 } })
  await show(<Receiving />, { session: admin })
  await scan('AS-1020')
  await userEvent.keyboard('{Enter}DN-WB-1')
  await userEvent.type(screen.getByRole('textbox', { name: 'Number or barcode' }), '{Enter}')
  expect(note()).toHaveFocus()
  await userEvent.keyboard('DN-WB-2')
  expect(note()).toHaveValue('DN-WB-2')
  await userEvent.type(screen.getByRole('textbox', { name: 'Number or barcode' }), '{Enter}')
  await userEvent.keyboard('ponl000002{Enter}')
  expect(screen.getByRole('textbox', { name: 'Purchase order' })).toHaveValue('PONL000002')
  expect(note()).toHaveValue('DN-WB-2')
  expect(booked(requests)).toEqual([])
  await userEvent.keyboard('PONL000003')
  await userEvent.click(screen.getByRole('textbox', { name: 'Number or barcode' }))
  expect(screen.getByRole('textbox', { name: 'Purchase order' })).toHaveValue('PONL000003')
  expect(note()).toHaveValue('DN-WB-2')
  await userEvent.keyboard('{Enter}DN-WB-3{Enter}')
  await expect
    .poll(() => booked(requests))
    .toMatchObject([{ reference: 'DN-WB-3', purchaseOrder: { number: 'PONL000003' } }])
})

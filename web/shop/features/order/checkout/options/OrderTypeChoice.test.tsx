import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { Checkout } from '../Checkout.tsx'
import type { OrderFile } from './OrderFileField.tsx'

const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const PREVIEW = 'POST /clientsystem/order/preview'
const PLACE = 'POST /clientsystem/order'
const missing = { field: 'packingListId', reason: 'order_file.missing', msg: 'Please add your packing list.' }

const attachment = (fileId: number, name: string): OrderFile => ({
  fileId,
  kind: 'packingList',
  name,
  mediaType: 'application/pdf',
  bytes: 2_500,
})

/** Answers each file that is sent with the next of these: what is kept, or why it is refused. */
function sending(...answers: (OrderFile | { refused: string })[]) {
  const urls: string[] = []
  class Request {
    status = 200
    responseText = ''
    upload = {}
    onload = () => {}
    open(_: string, url: string) {
      urls.push(url)
    }
    setRequestHeader() {}
    send() {
      const answer = answers.shift() ?? { refused: 'server.failed' }
      const failed = 'refused' in answer && { code: 50_114, msg: 'It is damaged.', data: { reason: answer.refused } }
      this.responseText = JSON.stringify(failed || { code: 200, msg: '', data: answer })
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return urls
}

const asPdf = (name: string, content: BlobPart = '%PDF-') => new File([content], name, { type: 'application/pdf' })

/** The page with the type chosen that takes attachments. */
async function open() {
  const calls = answering({
    [PREVIEW]: { ...preview('a', 10), faults: [missing] },
    [PLACE]: { orderId: 7, orderno: 'ONL7' },
    'DELETE /clientsystem/order/file/11': {},
  })
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  await userEvent.click(await screen.findByRole('radio', { name: /your own packing list/ }))
  return { calls, list: within(await screen.findByRole('group', { name: 'Packing list' })) }
}

const lastAsked = (calls: { url: string; body: string }[]) =>
  JSON.parse(calls.findLast(({ url }) => url.endsWith('/order/preview'))?.body ?? '{}')

test('a type says what it is, and only that with attachments of the customer asks for them', async () => {
  answering({ [PREVIEW]: preview('a', 10) })
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  expect(await screen.findByRole('radio', { name: /Regular/ })).toBeChecked()
  expect(screen.getByText('Straight to your customer. Nothing in the parcel names us.')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Packing list' })).toBeNull()
})

test('a file is sent at once, replaced and removed, and asked with', async () => {
  const urls = sending(attachment(11, 'one.pdf'), attachment(12, 'two.pdf'))
  const { calls, list } = await open()
  const choice = list.getByLabelText('Choose file: Packing list')
  expect(choice).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,application/pdf')
  await userEvent.upload(choice, asPdf('one.pdf'))
  expect(await list.findByText('one.pdf')).toBeVisible()
  expect(urls).toEqual(['/dev-api/clientsystem/order/file?kind=packingList'])
  await vi.waitFor(() => expect(lastAsked(calls)).toMatchObject({ orderType: 'CPDROP', packingListId: 11 }))

  await userEvent.upload(list.getByLabelText('Replace Packing list'), asPdf('two.pdf'))
  expect(await list.findByText('two.pdf')).toBeVisible()
  expect(calls.map(({ url }) => url)).toContain('/dev-api/clientsystem/order/file/11')
  await userEvent.click(screen.getByRole('radio', { name: /Regular/ }))
  await vi.waitFor(() => expect(lastAsked(calls)).toEqual({ orderType: 'REG', lines }))
  await userEvent.click(screen.getByRole('radio', { name: /your own packing list/ }))
  await vi.waitFor(() => expect(lastAsked(calls)).toMatchObject({ packingListId: 12 }))

  const again = within(screen.getByRole('group', { name: 'Packing list' }))
  expect(again.getByText('two.pdf')).toBeVisible()
  await userEvent.click(again.getByRole('button', { name: 'Remove two.pdf' }))
  await vi.waitFor(() => expect(lastAsked(calls)).not.toHaveProperty('packingListId'))
  expect(again.getByLabelText('Choose file: Packing list')).toBeVisible()
})

test('what is refused says why, and leaves the file that was there', async () => {
  sending(attachment(11, 'one.pdf'), { refused: 'order_file.broken' })
  const { list } = await open()
  await userEvent.upload(list.getByLabelText('Choose file: Packing list'), asPdf('one.pdf'))
  const replace = await list.findByLabelText('Replace Packing list')
  await userEvent.upload(replace, asPdf('broken.pdf'))
  expect(await list.findByRole('alert')).toHaveTextContent('It is damaged.')
  expect(list.getByText('one.pdf')).toBeVisible()
  await userEvent.upload(replace, asPdf('large.pdf', new Uint8Array(2 * 1024 * 1024 + 1)))
  expect(await list.findByRole('alert')).toHaveTextContent('larger than 2 MB')
})

test('a file may be dropped, one at a time', async () => {
  const urls = sending(attachment(11, 'one.pdf'))
  const { list } = await open()
  const zone = screen.getByRole('group', { name: 'Packing list' })
  fireEvent.drop(zone, { dataTransfer: { files: [asPdf('one.pdf'), asPdf('two.pdf')] } })
  expect(await list.findByRole('alert')).toHaveTextContent('One file at a time')
  expect(urls).toEqual([])
  fireEvent.drop(zone, { dataTransfer: { files: [asPdf('one.pdf')] } })
  expect(await list.findByText('one.pdf')).toBeVisible()
})

test('placing without the packing list asks for it where it is missing', async () => {
  sending()
  const { calls, list } = await open()
  expect(list.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  expect(await list.findByRole('alert')).toHaveTextContent('Please add your packing list.')
  await vi.waitFor(() => expect(list.getByLabelText('Choose file: Packing list')).toHaveFocus())
  expect(calls.filter(({ url }) => url.endsWith('/clientsystem/order'))).toEqual([])
})

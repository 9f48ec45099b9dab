import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { linesOfText } from '../../../../../../rules/list-reader/lines.ts'
import { loadDraft, saveDraft } from '../../../../../api/draft.ts'
import { listProduct, quickOrder } from '../../../../../testing/list-product.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import type { QuickOrder, ReadLine } from '../queries.ts'
import { listDraftCodec } from './list-draft.ts'
import { QuickOrderDesk } from './QuickOrderDesk.tsx'

const READ = 'POST /clientsystem/quickorder/parse'
const basket = { add: vi.fn(), isPending: false }
const product = (skuId: number, unitPrice: number) => listProduct(skuId, { unitPrice })
const base = { row: 1, typed: '', qty: 2, custNumber: '', outcome: 'ok', reason: null, msg: null } as const
const ready: ReadLine = { ...base, custNumber: 'MY "7"', candidates: [product(1, 10)] }
const question: ReadLine = {
  ...base,
  row: 2,
  typed: '59 x',
  custNumber: 'OWN-1',
  outcome: 'ask',
  candidates: [product(2, 5), product(3, 5)],
  msg: 'Choose',
}
const rejected: ReadLine = { ...base, row: 3, typed: 'Best regards', qty: null, outcome: 'reject', candidates: [] }
const unsolved = { qty: 2, custNumber: 'OWN-1', reason: null, msg: null }
const read = (...lines: ReadLine[]) => ({ lines, heading: null, currency: 'EUR' })
const savedList = quickOrder({
  lines: [{ ...product(1, 10), qty: 2, custNumber: '', note: '' }],
  may: { change: true, remove: true, order: true },
})

type Desk = { kept?: QuickOrder; session?: typeof buyer }
const open = ({ kept, session = buyer }: Desk = {}) =>
  show(<QuickOrderDesk quickOrder={kept} basket={basket} />, { session })
const note = () => screen.queryByText(/as you left it/)

/** Pastes three lines, of which one is ready, and goes elsewhere. */
async function leaveAList(desk: Desk = {}, lines = [ready, question, rejected]) {
  answering({ [READ]: read(...lines) })
  await open(desk)
  await userEvent.click(screen.getByRole('textbox', { name: 'Paste a list' }))
  await userEvent.paste('anything')
  await userEvent.click(screen.getByRole('button', { name: 'Check the list' }))
  await screen.findByRole('row', { name: /TN-1/ })
  cleanup()
}

test('who comes back finds their list, read again at the prices of now, and what was open', async () => {
  await leaveAList()
  const texts: string[] = []
  const requests = answering({
    [READ]: async () => {
      texts.push(JSON.parse(requests.at(-1)?.body ?? '{}').text)
      if (texts.length === 1) return read({ ...ready, candidates: [product(1, 12)] })
      return read(...[2, 3].map((skuId): ReadLine => ({ ...base, qty: 1, candidates: [product(skuId, 5)] })))
    },
  })
  await open()
  expect(await screen.findByRole('row', { name: /TN-1/ })).toHaveTextContent('€24.00')
  expect(screen.getByRole('combobox', { name: /59 x/ })).toBeVisible()
  expect(screen.getByText('Best regards')).toBeVisible()
  expect(note()).toBeVisible()
  expect(linesOfText(texts[0] ?? '')).toMatchObject({
    lines: [{ names: [{ text: 'AS-1' }], quantity: 2, custNumber: 'MY "7"' }],
  })
  expect(linesOfText(texts[1] ?? '')).toMatchObject({
    lines: [{ names: [{ text: 'AS-2' }] }, { names: [{ text: 'AS-3' }] }],
  })
  expect(JSON.parse(sessionStorage.getItem('quick-order') ?? '')).toEqual({
    by: buyer.user.accountId,
    drafts: {
      '': {
        typed: {},
        changed: {
          lines: [{ number: 'AS-1', qty: 2, custNumber: 'MY "7"' }],
          open: [
            { ...unsolved, row: 2, typed: '59 x', outcome: 'ask', msg: 'Choose', numbers: ['AS-2', 'AS-3'] },
            { ...unsolved, row: 3, typed: 'Best regards', qty: null, custNumber: '', outcome: 'reject', numbers: [] },
          ],
        },
      },
    },
  })
})

test('what could not be read again is not lost, and can be asked for again', async () => {
  await leaveAList()
  const answers: Parameters<typeof answering>[0] = {}
  const requests = answering(answers)
  await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers[READ] = read(ready)
  await userEvent.click(again)
  expect(await screen.findByRole('row', { name: /TN-1/ })).toBeVisible()
  expect(requests).toHaveLength(4)
})

test('what is discarded is gone, after a question', async () => {
  await leaveAList()
  answering({ [READ]: read(ready) })
  await open()
  const discard = async (answer: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }))
  }
  await discard('Cancel')
  expect(screen.getByRole('row', { name: /TN-1/ })).toBeVisible()
  await discard('Discard')
  expect(await screen.findByText('No products yet')).toBeVisible()
  expect(note()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('what is saved, or went into the basket, is not there again', async () => {
  await leaveAList({}, [ready])
  answering({ [READ]: read(ready), 'POST /clientsystem/quickorder': savedList })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Save list' }))
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0))
  cleanup()

  await leaveAList({}, [ready])
  answering({ [READ]: read(ready) })
  basket.add.mockImplementationOnce((_, onAdded) => onAdded([]))
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add to basket' }))
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(screen.getByText('No products yet')).toBeVisible()
  expect(note()).toBeNull()
})

test('what was left of a list that is gone becomes a new one', async () => {
  await leaveAList({ kept: savedList }, [ready])
  const requests = answering({
    [READ]: read(ready),
    'POST /clientsystem/quickorder': { ...savedList, quickOrderId: 8 },
  })
  await show(<QuickOrderDesk quickOrder={undefined} missingId={7} basket={basket} />, { session: buyer })
  expect(await screen.findByRole('row', { name: /TN-1/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save list' }))
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(requests.at(-1)?.url).toMatch(/quickorder$/)
})

test('no other account finds it, nor another list', async () => {
  await leaveAList()
  const requests = answering({})
  await open({ kept: savedList })
  expect(note()).toBeNull()
  cleanup()
  await open({ session: { ...buyer, user: { ...buyer.user, accountId: 99 } } })
  expect(screen.getByText('No products yet')).toBeVisible()
  expect(requests).toEqual([])
})

test('changes of a kept list are there again; discarded, it is as it was kept', async () => {
  answering({})
  await open({ kept: savedList })
  cleanup()
  expect(sessionStorage, 'what was not changed').toHaveLength(0)

  await leaveAList({ kept: savedList })
  answering({ [READ]: read({ ...ready, qty: 4 }) })
  await open({ kept: savedList })
  expect(await screen.findAllByText('Ready: 1 product, 4 pieces')).not.toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
  expect(await screen.findAllByText('Ready: 1 product, 2 pieces')).toHaveLength(2)
})

const field = (name: string, role = 'textbox') => screen.getByRole(role, { name })

test('what stood in the fields is there again, too: it was pasted and not checked, typed and not added, or a name', async () => {
  answering({})
  await open({ kept: savedList })
  await userEvent.type(field('Number', 'combobox'), 'TN24')
  await userEvent.clear(field('Quantity'))
  await userEvent.type(field('Quantity'), '12')
  await userEvent.type(field('Paste a list'), 'TN2420 3')
  await userEvent.type(field('Name of the list'), ' and Tuesday')
  cleanup()

  const requests = answering({})
  await open({ kept: savedList })
  expect(field('Number', 'combobox')).toHaveValue('TN24')
  expect(field('Quantity')).toHaveValue('12')
  expect(field('Paste a list')).toHaveValue('TN2420 3')
  expect(field('Name of the list')).toHaveValue('Monday and Tuesday')
  expect(screen.getByRole('row', { name: /TN-1/ }), 'as it was kept').toBeVisible()
  expect(note()).toBeVisible()
  expect(requests.filter(({ url }) => url.endsWith('/parse'))).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
  expect(field('Number', 'combobox')).toHaveValue('')
  expect(field('Quantity')).toHaveValue('1')
  expect(field('Paste a list')).toHaveValue('')
  expect(field('Name of the list')).toHaveValue('Monday')
  expect(sessionStorage).toHaveLength(0)
})

test('a list that is opened for a change and the new one are both there again', async () => {
  await leaveAList()
  await leaveAList({ kept: savedList })
  const found = async (desk: Desk) => {
    answering({ [READ]: read(ready) })
    await open(desk)
    await screen.findByRole('row', { name: /TN-1/ })
    const wasThere = note() !== null
    cleanup()
    return wasThere
  }
  expect(await found({ kept: savedList })).toBe(true)
  expect(await found({})).toBe(true)
})

test('saved, a list is not there again with its name, even where the page was not left', async () => {
  answering({ 'PUT /clientsystem/quickorder/7': { ...savedList, version: 4 } })
  await open({ kept: savedList })
  await userEvent.type(field('Name of the list'), ' and Tuesday')
  await userEvent.click(screen.getByRole('button', { name: 'Remove AS-1' }))
  answering({ [READ]: read(ready), 'PUT /clientsystem/quickorder/7': { ...savedList, version: 4 } })
  await userEvent.click(field('Paste a list'))
  await userEvent.paste('AS-1 2')
  await userEvent.click(screen.getByRole('button', { name: 'Check the list' }))
  await screen.findByRole('row', { name: /TN-1/ })
  expect(sessionStorage).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Save list' }))
  await screen.findByText('The list QONL000007 is saved')
  await act(async () => {})
  expect(sessionStorage).toHaveLength(0)
})

test('of many lists the oldest give way, and where a browser has no room, as many as needed', () => {
  const lines = [{ number: 'AS-1', qty: 1, custNumber: '' }]
  const key = (name: string) => ({ kind: 'quick-order' as const, by: 1, name })
  const keepAs = (list: string) => saveDraft(key(list), listDraftCodec, { changed: { lines, open: [] }, typed: {} })
  const names = () =>
    Array.from({ length: 14 }, (_, at) => `kept ${at}`).filter((list) => loadDraft(key(list), listDraftCodec))
  for (let at = 0; at < 13; at++) keepAs(`kept ${at}`)
  expect(names()).toEqual(Array.from({ length: 10 }, (_, at) => `kept ${at + 3}`))

  const { setItem } = Storage.prototype
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 300) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  keepAs('kept 13')
  full.mockRestore()
  expect(names().at(-1)).toBe('kept 13')
  expect(names().length).toBeLessThan(5)
})

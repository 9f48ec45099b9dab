import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { accountPrice, main, sellers } from '../../../testing/account.ts'
import { answering } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './account-price.tsx'

const path = '/clientsystem/accountprice'
const LIST = `GET ${path}`
const RULES = `GET ${path}/rule`
const price = { ...accountPrice, accountId: 4, accountName: 'Sanne Voorbeeld', purchasePrice: null }
const answers = { [LIST]: { rows: [price], total: 1 }, [RULES]: { rules: [], accounts: sellers } }
const open = (query = '') => openPage(Route, query, { session: main })
const readQueries = (sent: ReturnType<typeof answering>) =>
  sent
    .filter(({ url }) => /\/accountprice(\?|$)/.test(url))
    .map(({ url }) => Object.fromEntries(new URL(url, 'http://here').searchParams))

/** The filter, not the field of a mark-up that is called the same. */
const sellerFilter = async () => {
  const filter = (await screen.findByRole('option', { name: 'All prices' })).closest('select')
  return filter ?? document.body
}

test('prices are asked for as the address says; a sales rep is chosen by name', async () => {
  const requests = answering(answers)
  const { history } = await open('?keyword=59A&seller=4')
  const row = await screen.findByRole('row', { name: /CF259A/ })
  expect(row).toHaveTextContent('Sanne Voorbeeld')
  expect(row).toHaveTextContent('no price')
  expect(readQueries(requests)[0]).toMatchObject({ keyword: '59A', accountId: '4' })
  const seller = await sellerFilter()
  await vi.waitFor(() => expect(seller).toHaveDisplayValue('Sanne Voorbeeld'))
  await userEvent.selectOptions(seller, 'All prices')
  await vi.waitFor(() => expect(history.location.search).toBe('?keyword=59A'))
  expect(readQueries(requests).at(-1)).not.toHaveProperty('accountId')
})

test('where nothing is set it says how to begin; where nothing matches it does not', async () => {
  answering({ ...answers, [LIST]: { rows: [], total: 0 } })
  await open()
  expect(await screen.findByText('No account prices yet')).toBeVisible()
  await userEvent.selectOptions(await sellerFilter(), 'Sanne Voorbeeld')
  expect(await screen.findByText('No prices found')).toBeVisible()
})

test('the prices stand there though the mark-ups cannot be had', async () => {
  answering({ ...answers, [RULES]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await open()
  expect(await screen.findByRole('row', { name: /CF259A/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a price is set in a drawer, which closes once it is', async () => {
  const requests = answering({ ...answers, [`PUT ${path}`]: price })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Set price' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a price' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Number/ }), 'AS-1020')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Account price/ }), '12,50')
  await userEvent.click(dialog.getByRole('button', { name: 'Set price' }))
  expect(await screen.findByText('Price saved')).toBeVisible()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [body] = requests.flatMap(({ body: written }) => (written ? [JSON.parse(written)] : []))
  expect(body).toMatchObject({ number: 'AS-1020', price: 12.5 })
})

test('a price that is deleted leaves the list', async () => {
  const changingAnswers: Record<string, object> = { ...answers, [`DELETE ${path}`]: {} }
  const requests = answering(changingAnswers)
  await open()
  const remove = await screen.findByRole('button', { name: 'Delete the price of AS-1020 for Sanne Voorbeeld' })
  changingAnswers[LIST] = { rows: [], total: 0 }
  await userEvent.click(remove)
  expect(await screen.findByText('No account prices yet')).toBeVisible()
  expect(requests.some(({ url }) => url.includes('accountPriceId=3'))).toBe(true)
})

test('a file that cannot be had says why', async () => {
  answering({ ...answers, [`GET ${path}/export`]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Export Excel' }))
  expect(await screen.findByText(/not available at the moment/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
})

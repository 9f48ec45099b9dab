import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { exportAccountPrices } from '../../../../../../contract/catalogue/account-price.ts'
import { download } from '../../../../../api/download.ts'
import { keepToken } from '../../../../../api/session/token.ts'
import { main, accountPrice as price, sellers } from '../../../../../testing/account.ts'
import { answering, show } from '../../../../../testing/show.tsx'
import { PriceForm } from './PriceForm.tsx'
import { PriceImport } from './PriceImport.tsx'
import { PriceList } from './PriceList.tsx'
import { PriceRules } from './PriceRules.tsx'

const SET = 'PUT /clientsystem/accountprice'
const lastBody = (sent: ReturnType<typeof answering>) => JSON.parse(sent.at(-1)?.body ?? '{}')

test('a price is typed over where it stands; what is no price is not sent, and Escape takes it back', async () => {
  const requests = answering({ [SET]: { ...price, price: 13.75 } })
  await show(<PriceList prices={[price]} />, { session: main })
  expect(screen.getByText('All sales reps')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Account price of AS-1020 (EUR)' })
  await userEvent.clear(field)
  await userEvent.type(field, 'free{Enter}')
  expect(field).toHaveAccessibleDescription('Enter an amount above 0 with at most two decimals')
  await userEvent.click(field)
  await userEvent.keyboard('{Escape}')
  expect(field).toHaveValue('12.50')
  expect(requests).toEqual([])

  await userEvent.clear(field)
  await userEvent.type(field, '13,75{Enter}')
  await vi.waitFor(() => expect(lastBody(requests)).toEqual({ number: 'AS-1020', accountId: null, price: 13.75 }))
  expect(await screen.findByText('Price saved')).toBeVisible()
})

test('a price is set for one account; an unknown number is shown beside it', async () => {
  const requests = answering({ [SET]: { refused: 'basket.product_unknown', code: 30_003, fields: ['number'] } })
  await show(<PriceForm sellers={sellers} onSet={() => {}} />, { session: main })
  const number = screen.getByRole('textbox', { name: 'Number' })
  await userEvent.type(number, 'NO-SUCH')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sales rep' }), 'Sanne Voorbeeld')
  await userEvent.click(screen.getByRole('button', { name: 'Set price' }))
  expect(requests).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Account price (EUR)' }), '9.9')
  await userEvent.click(screen.getByRole('button', { name: 'Set price' }))
  await vi.waitFor(() => expect(number).toHaveAccessibleDescription('No single product has this number'))
  expect(lastBody(requests)).toEqual({ number: 'NO-SUCH', accountId: 4, price: 9.9 })
})

test('a mark-up is set for a brand and a class, and described in words', async () => {
  const requests = answering({
    'GET /goods/goodsclass/freedom/list': [{ classId: 102, kind: 'toner', nameEn: 'Toner' }],
    'GET /clientsystem/goods/client/brands': [{ brandId: 7, name: 'HP' }],
    'PUT /clientsystem/accountprice/rule': {},
    'DELETE /clientsystem/accountprice/rule': {},
  })
  const rule = { ruleId: 5, accountId: null, accountName: null, classId: 102, brandId: null, brand: null, markup: 12.5 }
  await show(<PriceRules rules={[rule]} accounts={sellers} />, { session: main })
  expect(screen.getByText('+ 12.5%')).toBeVisible()
  await screen.findByRole('option', { name: 'HP' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'HP')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Toner')
  const markup = screen.getByRole('textbox', { name: 'Mark-up in %' })
  await userEvent.type(markup, '1001')
  await userEvent.click(screen.getByRole('button', { name: 'Set mark-up' }))
  expect(markup).toHaveAccessibleDescription('Enter 0 to 1,000 with at most two decimals')
  await userEvent.clear(markup)
  await userEvent.type(markup, '15')
  await userEvent.click(screen.getByRole('button', { name: 'Set mark-up' }))
  await vi.waitFor(() => expect(lastBody(requests)).toEqual({ accountId: null, classId: 102, brandId: 7, markup: 15 }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete the mark-up: All brands · Toner · All sales reps' }))
  await vi.waitFor(() => expect(requests.at(-1)?.url).toContain('ruleId=5'))
})

test('a file is kept under its name; a refusal is none', async () => {
  const savedFiles: string[] = []
  vi.stubGlobal(
    'fetch',
    async () => new Response('a;b', { headers: { 'content-disposition': 'attachment; filename="p.csv"' } }),
  )
  URL.createObjectURL = () => 'blob:x'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedFiles.push(this.download)
  })
  await download(exportAccountPrices, { query: { format: 'csv' } })
  expect(savedFiles).toEqual(['p.csv'])
  answering({})
  await expect(download(exportAccountPrices, { query: { format: 'csv' } })).rejects.toThrow()
})

test('a spreadsheet is sent as it is, in the name of who is signed in, and answered line by line', async () => {
  const requests: unknown[] = []
  class Request {
    upload = {}
    status = 200
    responseText = JSON.stringify({ code: 200, data: { added: 1, known: 0, bad: [{ line: 3, msg: 'No price' }] } })
    onload = () => {}
    open = (...given: unknown[]) => requests.push(given)
    setRequestHeader = (...given: unknown[]) => requests.push(given)
    send(form: FormData) {
      requests.push(form.get('file'))
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  keepToken('abc', 60)
  await show(<PriceImport />, { session: main })
  const file = new File(['PK'], 'prices.xlsx')
  await userEvent.upload(screen.getByLabelText('CSV or XLSX file'), file)
  expect(await screen.findByText('Line 3: No price')).toBeVisible()
  expect(requests).toContainEqual(['POST', '/dev-api/clientsystem/accountprice/import'])
  expect(requests).toContainEqual(['authorization', 'Bearer abc'])
  expect(requests.at(-1)).toMatchObject({ name: 'prices.xlsx' })
})

import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'

const { load } = importing()

const rows = [
  ['brand', 'series', 'class_id', 'oem_number', 'number'],
  ['Testo', '', '109', 'TZ-1', 'AS-1'],
]
const workbook = (bookType: 'xlsx' | 'xlsm' | 'xlsb' | 'biff8' | 'ods'): Buffer => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Products')
  return write(book, { type: 'buffer', bookType })
}

test.each([
  ['products.xlsx', 'xlsx'],
  ['products.xlsm', 'xlsm'],
  ['products.xlsb', 'xlsb'],
  ['products.xls', 'biff8'],
  ['products.ods', 'ods'],
  ['products.csv', 'xlsx'],
  ['products', 'ods'],
] as const)('%s is read as the %s workbook that it is', async (name, bookType) => {
  const report = await load(name, workbook(bookType))
  expect(report).toMatchObject({ kind: 'catalogue', lines: 1, added: 1, badCount: 0, read: { sheet: 'Products' } })
})

test('a CSV file that is called a workbook is read as the CSV file that it is', async () => {
  const text = rows.map((cells) => cells.join(';')).join('\n')
  expect(await load('products.xlsx', text)).toMatchObject({ lines: 1, added: 1, read: { sheet: null } })
})

test('what no import can read says what to do', async () => {
  await expect(load('products.xls', '<html><table><tr><td>brand</td></tr></table></html>')).rejects.toThrow(
    'save it as XLSX',
  )
  const locked = Buffer.concat([workbook('biff8').subarray(0, 8), Buffer.from('EncryptedPackage', 'utf16le')])
  await expect(load('products.xlsx', locked)).rejects.toThrow('without')
  await expect(load('products.ods', workbook('ods').subarray(0, 900))).rejects.toThrow('no workbook that can be read')
})

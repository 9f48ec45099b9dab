import { expect, test } from 'vitest'
import { longestFileName } from '../attachment.ts'
import { type OrderFileKind, type OrderFileType, orderFileFault, orderFileName } from './file.ts'
import type { OrderType } from './order.ts'

const [list, label] = ['packingList', 'carrierLabel'] as const

test.each<[OrderType, OrderFileKind[], OrderFileKind[], string | undefined]>([
  ['REG', [], [], undefined],
  ['DROP', [], [], undefined],
  ['REG', [list], [list], 'packingList order_file.not_taken'],
  ['DROP', [list], [list], 'packingList order_file.not_taken'],
  ['DROP', [label], [label], 'carrierLabel order_file.not_taken'],
  ['CPDROP', [], [], 'packingList order_file.missing'],
  ['CPDROP', [label], [label], 'packingList order_file.missing'],
  ['CPDROP', [list], [], 'packingList order_file.gone'],
  ['CPDROP', [list, label], [list], 'carrierLabel order_file.gone'],
  ['CPDROP', [list], [list], undefined],
  ['CPDROP', [list, label], [list, label], undefined],
])('%s, asked with %j of which %j are there: %s', (type, asked, there, fault) => {
  const found = orderFileFault(type, new Set(asked), new Set(there))
  expect(found ? `${found.kind} ${found.refused}` : undefined).toBe(fault)
})

test.each<[string, OrderFileType, string]>([
  ['list.pdf', 'application/pdf', 'list.pdf'],
  ['LIST.PDF', 'application/pdf', 'LIST.PDF'],
  ['label.jpeg', 'image/jpeg', 'label.jpeg'],
  ['label.exe', 'image/png', 'label.exe.png'],
  ['page.html', 'application/pdf', 'page.html.pdf'],
  ['Lieferschein 7.3', 'application/pdf', 'Lieferschein 7.3.pdf'],
  ['label.png', 'image/jpeg', 'label.png.jpg'],
])('%s of %s is called %s', (name, type, called) => {
  expect(orderFileName(name, type)).toBe(called)
})

test('a long name keeps its ending', () => {
  const name = orderFileName('x'.repeat(longestFileName), 'application/pdf')
  expect(name.length).toBeLessThanOrEqual(longestFileName)
  expect(name.endsWith('.pdf')).toBe(true)
})

import { expect, test } from 'vitest'
import { type OrderFileKind, orderFileFault } from './file.ts'
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

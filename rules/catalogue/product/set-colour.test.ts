import { expect, test } from 'vitest'
import { pickOfSameSet } from './set-colour.ts'

const product = (oemCode: string, shortName = '', yieldPages: number | null = null) => ({
  oemCode,
  shortName,
  yieldPages,
})

test.each([
  ['CF410X', [product('CF413A', '410A', 2300), product('CF413X', '410X', 5000)], 'CF413X'],
  ['TN-421BK', [product('TN-423M', '', 4000), product('TN-421M', '', 1800)], 'TN-421M'],
  ['CLT-K4072S', [product('CLT-M4092S'), product('CLT-M4072S')], 'CLT-M4072S'],
  ['TN-130BK', [product('TN-135M', '', 4000), product('TN-130M', '', 1500)], 'TN-130M'],
  ['C9700A', [product('45862815')], undefined],
  ['C9700A', [], undefined],
])('%s is of one set with one of %j', (oemCode, candidates, picked) => {
  expect(pickOfSameSet(product(oemCode, oemCode === 'CF410X' ? '410X' : '', 3000), candidates)?.oemCode).toBe(picked)
})

test('of two that are as much alike, the closest in yield', () => {
  expect(
    pickOfSameSet(product('AB100K', '', 900), [product('AB100M', '', 2000), product('AB100Y', '', 1000)])?.oemCode,
  ).toBe('AB100Y')
})

import { expect, test } from 'vitest'
import { readCounted } from './entry.ts'

test.each<[string, number | undefined, object]>([
  [' as-1020 ', undefined, { number: 'as-1020', pieces: 1 }],
  ['5*AS-1020', undefined, { number: 'AS-1020', pieces: 5 }],
  ['5x 4006381333931', undefined, { number: '4006381333931', pieces: 5 }],
  ['AS-1020', 7, { number: 'AS-1020', pieces: 7 }],
  ['(02)04006381333931(37)12', undefined, { number: '4006381333931', pieces: 12 }],
  ['(02)04006381333931(37)12', 10, { number: '4006381333931', pieces: 10 }],
  ['14006381333938', undefined, { fault: 'pieces' }],
  ['24*14006381333938', undefined, { number: '14006381333938', pieces: 24 }],
  ['94006381333934', 3, { fault: 'variable_measure' }],
  ['(01)04006381333932', 3, { fault: 'check_digit' }],
  ['(00)340123450000000017', undefined, { fault: 'no_product' }],
  // The catalogue knows which keyboard it was.
  ['TN-241Z', undefined, { number: 'TN-241Z', pieces: 1 }],
  [`àéà'àà-"_&"""ç"&"è&é`, undefined, { fault: 'pieces' }],
  [`àéà'àà-"_&"""ç"&"è&é`, 12, { number: `àéà'àà-"_&"""ç"&"è&é`, pieces: 12 }],
])('%j beside %j', (entered, beside, expected) => {
  expect(readCounted(entered, beside)).toEqual(expected)
})

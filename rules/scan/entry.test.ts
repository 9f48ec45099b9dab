import { expect, test } from 'vitest'
import { readCode } from './code.ts'
import { countPieces, readCounted } from './entry.ts'

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

test.each<[string, number | undefined, number | undefined]>([
  ['AS-1020', undefined, 1],
  ['4006381333931', 24, 1],
  ['(02)04006381333931(37)12', 24, 12],
  ['14006381333938', undefined, undefined],
  ['14006381333938', 24, 24],
  ['(01)14006381333938(10)AB', 24, 24],
  // 37 counts what is named before it, 30 counts pieces.
  ['(02)14006381333938(37)3', 24, 72],
  ['(02)14006381333938(37)3', undefined, undefined],
  ['(01)14006381333938(30)20', 24, 20],
  // How many cartons, the label does not say.
  ['(02)14006381333938', 24, undefined],
  ['021400638133393837121010AB', 24, undefined],
])('%j of which a carton holds %j is %j pieces', (code, inCarton, pieces) => {
  const [first] = readCode(code).readings
  expect(first && countPieces(first, inCarton)).toBe(pieces)
})

import { expect, test } from 'vitest'
import { linesOfText } from './lines.ts'

const read = (text: string) =>
  linesOfText(text).lines.map((line) => {
    const uncertain = 'fault' in line ? line.uncertain : undefined
    return 'fault' in line ? [line.fault, uncertain?.names[0]?.text] : [line.quantity, line.names[0]?.text]
  })

test.each<[string, unknown[]]>([
  [
    'EAN;Qty\n4,01235E+12;3\n5.70613E+12;2',
    [
      ['digits', undefined],
      ['digits', undefined],
    ],
  ],
  ['4,01235E+12;3', [['digits', undefined]]],
  ['4,01235E+12 3', [['digits', undefined]]],
  ['4.01235E+12,3', [['digits', undefined]]],
  ['4,01235E+12', [['digits', undefined]]],
  ['TN2420;4,01235E+12;3', [[3, 'TN2420']]],
  ['MPN;Qty\nTN2420;4,01235E+12', [['digits', 'TN2420']]],
  ['MPN;Your number;Qty\nTN2420;4,01235E+12;3', [['digits', 'TN2420']]],
  ['MPN;EAN;Qty\nTN2420;4,01235E+12;3', [[3, 'TN2420']]],
  ['EAN;MPN;Qty\n4,01235E+12;TN2420;3', [[3, 'TN2420']]],
  ['EAN;Description;Qty\n4,01235E+12;Toner 2600;3', [['digits', undefined]]],
])('where digits are lost, %j is not guessed', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each(['#N/A', '#NV', '#N/D', '#N/D!', '#REF!', '#BEZUG!', '#DIV/0!', '#WERT!', '#VALEUR!', '#NAZWA?'])(
  'a cell that says %s is reported',
  (failed) => {
    expect(read(`MPN;Qty\n${failed};3\nTN2420;${failed}\nTN2420;2`)).toEqual([
      ['failed', undefined],
      ['failed', 'TN2420'],
      [2, 'TN2420'],
    ])
    expect(read(`TN2420;${failed}`)).toEqual([['failed', undefined]])
    expect(read(`MPN;Description;Qty\nTN2420;${failed};2`)).toEqual([[2, 'TN2420']])
  },
)

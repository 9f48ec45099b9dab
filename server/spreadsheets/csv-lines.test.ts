import { expect, test } from 'vitest'
import { csvRecords } from './csv-lines.ts'

async function read(...chunks: string[]) {
  const found = []
  const text = (async function* () {
    yield* chunks
  })()
  for await (const record of csvRecords(text)) {
    found.push('values' in record ? [record.line, ...record.values] : [record.line, 'bad'])
  }
  return found
}

test.each([
  [
    'plain',
    'a,b\nc,d\n',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'quoted',
    '"a,1","b""2"\n"",d',
    [
      [1, 'a,1', 'b"2'],
      [2, '', 'd'],
    ],
  ],
  [
    'over lines',
    'a,"b\nc\nd",e\nf,g\n',
    [
      [1, 'a', 'b\nc\nd', 'e'],
      [4, 'f', 'g'],
    ],
  ],
  ['empty lines', '\n\na,b\n\n', [[3, 'a', 'b']]],
  [
    'Windows line ends',
    'a,b\r\nc,d\r\n',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'a quotation mark inside',
    'a,b"c\nd,e\n',
    [
      [1, 'a', 'b"c'],
      [2, 'd', 'e'],
    ],
  ],
  [
    'broken quotes',
    '"a" x,b\nc,d\n',
    [
      [1, 'bad'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'an open quote at the end',
    'a,b\n"c,d\ne,f\n',
    [
      [1, 'a', 'b'],
      [2, 'bad'],
      [3, 'e', 'f'],
    ],
  ],
])('%s', async (_, text, expected) => {
  expect(await read(text)).toEqual(expected)
  expect(await read(...text)).toEqual(expected)
})

test('an open quote costs its own line only, however much follows', async () => {
  const lines = Array.from({ length: 50 }, (_, at) => `${at},x`)
  const found = await read(['"open,1', ...lines, 'y,"z"'].join('\n'))
  expect(found).toHaveLength(52)
  expect(found.filter(([, value]) => value === 'bad')).toEqual([[1, 'bad']])
})

test('a line without an end is refused', async () => {
  await expect(read('x'.repeat(600_000), 'x'.repeat(600_000))).rejects.toThrow('longer than a million')
})

import { expect, test } from 'vitest'
import { parts } from './parts.ts'
import { missingResults, type Result, readShard } from './results.ts'

const result = (part: Result['part'], number = 1, of = 1, commit = 'a1'): Result => ({
  part,
  shard: { number, of },
  commit,
  passed: 7,
  failed: 0,
})
const others = parts.filter((part) => part !== 'server').map((part) => result(part))

test.each([
  [[result('server')], []],
  [[result('server', 3, 3), result('server', 1, 3), result('server', 2, 3)], []],
  [[], ['server is missing']],
  [[result('server', 1, 3), result('server', 3, 3)], ['server 2/3 is missing']],
  [[result('server', 1, 2), result('server', 2, 3)], ['server was divided in different ways: by 2 and by 3']],
  [[result('server', 1, 1, 'b2')], ['they are of different commits: a1, b2']],
])('results are whole only with every part of one commit: %j', (results, faults) => {
  expect(missingResults([...others, ...results])).toEqual(faults)
})

test('of nothing everything is missing', () => {
  expect(missingResults([])).toHaveLength(parts.length)
})

test.each([
  [undefined, { number: 1, of: 1 }],
  ['2/3', { number: 2, of: 3 }],
])('a shard is read from %j', (text, shard) => {
  expect(readShard(text)).toEqual(shard)
})

test.each(['0/3', '4/3', '1', '1/', 'a/b', '1/3/5', ''])('%j is no shard', (text) => {
  expect(() => readShard(text)).toThrow('--shard takes one of so many')
})

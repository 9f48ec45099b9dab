import { expect, test } from 'vitest'
import { type Decisions, decidedLines, renameReplaces } from './replacement.ts'

const lines = [
  { number: 'A', qty: 3, custNumber: 'OWN-A' },
  { number: 'B', qty: 1, custNumber: '' },
]
const [a, b] = lines

test.each<[string, Decisions, object[]]>([
  ['nothing decided', {}, [{ ...a }, { ...b }]],
  ['replaced: quantity and article number stay', { A: 'C' }, [{ ...a, number: 'C', replaces: 'A' }, { ...b }]],
  ['left out', { A: null }, [{ ...b }]],
  ['all left out', { A: null, B: null }, []],
  ['what replaces it is not sold either', { A: 'C', C: 'D' }, [{ ...a, number: 'D', replaces: 'A' }, { ...b }]],
  ['what replaces it is left out', { A: 'C', C: null }, [{ ...b }]],
  ['in a circle', { A: 'C', C: 'A' }, [{ ...a }, { ...b }]],
  ['another product', { X: 'Y' }, [{ ...a }, { ...b }]],
])('%s', (_, decisions, expected) => {
  expect(decidedLines(lines, decisions)).toEqual(expected)
})

test.each<[{ number: string; replaces?: string; instead?: string }, object]>([
  [
    { number: 'C', replaces: 'A' },
    { number: 'C', replaces: 'A' },
  ],
  [
    { number: 'C', instead: 'A' },
    { number: 'C', replaces: 'A' },
  ],
  [
    { number: 'C', replaces: 'A', instead: 'B' },
    { number: 'C', replaces: 'A' },
  ],
  [{ number: 'C' }, { number: 'C' }],
])('%j is named %j', (line, renamed) => {
  expect(renameReplaces({ lines: [line], qty: 1 })).toStrictEqual({ lines: [renamed], qty: 1 })
})

import { expect, test } from 'vitest'
import { codeFigures } from './code-figures.ts'

const figuresOf = (text: string, file = 'rules/a.ts') => codeFigures([file], () => text)

test('functions are measured from their first to their last line, whatever stands before them', () => {
  const text =
    '// Über den Preis.\n\n/** Cents. */\nexport function price(\n  a: number,\n  b: number,\n) {\n  return a + b\n}\n'
  expect(figuresOf(text).functions).toEqual([{ place: 'rules/a.ts:4', name: 'price', lines: 6, parameters: 2 }])
})

test('functions of several files are found where they are', () => {
  const text = '// ä\nconst one = (a: string) => a\n'
  const { functions } = codeFigures(['a.ts', 'b.tsx'], () => text)
  expect(functions.map(({ place }) => place)).toEqual(['a.ts:2', 'b.tsx:2'])
})

test.each([
  ['nestedTernaries', 'export const a = (x: number) => (x > 1 ? 1 : x > 0 ? 0 : -1)\n'],
  ['nestedTernaries', 'export const a = (x: number) => (x > 1 ? (x > 2 ? 2 : 1) : -1)\n'],
  ['spreadLiterals', 'export const a = (b: number) => ({ ...{ b, c: 1 }, d: 2 })\n'],
  ['namesOfWhat', 'export const priceOf = () => 1\n'],
  ['namesOfWhat', 'function priceOf() {}\n'],
  ['personPronouns', 'const a = 1 // what he sees\n'],
  ['personPronouns', '/**\n * Her order.\n */\nconst a = 1\n'],
] as const)('%s are found', (what, text) => {
  expect(figuresOf(text)[what]).toHaveLength(1)
})

test.each([
  'export const a = (x: number) => (x > 1 ? 1 : -1)\n',
  'export const a = (b: object) => ({ ...b, d: 2 })\n',
  'export const price = () => { const valueOf = 1; return valueOf }\n',
  "export const a = 'he said' // The theme of others.\n",
])('nothing is found in %j', (text) => {
  const { nestedTernaries, spreadLiterals, namesOfWhat, personPronouns } = figuresOf(text)
  expect([nestedTernaries, spreadLiterals, namesOfWhat, personPronouns]).toEqual([[], [], [], []])
})

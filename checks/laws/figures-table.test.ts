import { expect, test } from 'vitest'
import { staleFigures, writeFigures } from './figures-table.ts'

const text = `# Figures
<!-- figures: node checks/laws/figures.ts --write -->
| what | before | now | bound |
|---|---|---|---|
| long functions | 131 | 20 | 0.4 % |
| lines of a file | 44 | 43 | 49 |
<!-- /figures -->
And more.
`
const long = { what: 'long functions', is: 24, most: 60, bound: '0.4 %' }
const lines = { what: 'lines of a file', is: 46, most: 49 }

test('a small move is none, and one beyond a tenth of the bound is stale', () => {
  expect(staleFigures(text, [long, lines])).toEqual([])
  expect(staleFigures(text, [{ ...long, is: 27 }, lines])).toEqual(['long functions: is 27, not 20'])
  expect(staleFigures(text, [{ ...long, is: 13 }, lines])).toEqual(['long functions: is 13, not 20'])
})

test('another bound, a row too few and a row too many are stale', () => {
  expect(staleFigures(text, [long, { ...lines, most: 50 }])).toEqual(['lines of a file: the bound is 50, not 49'])
  expect(staleFigures(text, [long])).toEqual(['lines of a file: is no figure of the code'])
  expect(staleFigures(text, [long, lines, { what: 'circles', is: 0, most: 0 }])).toEqual(['circles: is missing'])
})

test('what is written is not stale, keeps what was before, and the text around it', () => {
  const figures = [{ ...long, is: 40 }, lines, { what: 'circles', is: 0, most: 0 }]
  const written = writeFigures(text, figures)
  expect(staleFigures(written, figures)).toEqual([])
  expect(written).toContain(
    '| long functions | 131 | 40 | 0.4 % |\n| lines of a file | 44 | 46 | 49 |\n| circles |  | 0 | 0 |\n',
  )
  expect(written).toMatch(/^# Figures\n[\s\S]*\nAnd more\.\n$/)
})

test('a text without its table is refused', () => {
  expect(() => staleFigures('# Figures', [lines])).toThrow('There is no')
})

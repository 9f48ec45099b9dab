import { expect, test } from 'vitest'
import { mostExcludedAreas, readExcludedAreas, writeExcludedAreas } from './excluded-area.ts'

test.each([
  ['ES 35, ES-38; gb bt', 'ES 35, ES 38, GB BT'],
  ['GB  BT\nGB IM,, ', 'GB BT, GB IM'],
  ['PT 9000-1, PT 90001', 'PT 90001'],
  ['LV 10, LV LV-11', 'LV LV10, LV LV11'],
  ['', ''],
])('%j is read as %j, and again the same', (text, written) => {
  const areas = readExcludedAreas(text)
  expect(writeExcludedAreas(areas ?? [])).toBe(written)
  expect(readExcludedAreas(written)).toEqual(areas)
})

test.each(['ES', 'ES35', '35', 'E 35', 'ES 35 *', 'ES 12345678901', 'Kanaren', 'ES 35, ?'])('%j is refused', (text) => {
  expect(readExcludedAreas(text)).toBeNull()
})

test('so many are read, and not one more', () => {
  const areas = (count: number) => Array.from({ length: count }, (_, at) => `ES ${10_000 + at}`).join(',')
  expect(readExcludedAreas(areas(mostExcludedAreas))).toHaveLength(mostExcludedAreas)
  expect(readExcludedAreas(areas(mostExcludedAreas + 1))).toBeNull()
})

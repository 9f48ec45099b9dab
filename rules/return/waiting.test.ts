import { expect, test } from 'vitest'
import { workingDaysSince } from './waiting.ts'

// 24 December 2026 is a Thursday.
test.each([
  ['the same day', '2026-12-24', '2026-12-24', 0],
  ['over a holiday and a weekend', '2026-12-24', '2026-12-27', 0],
  ['until the Monday after', '2026-12-24', '2026-12-28', 1],
  ['a week on', '2026-12-24', '2026-12-31', 4],
  ['a day before', '2026-12-24', '2026-12-23', 0],
])('%s', (_, from, today, days) => expect(workingDaysSince(from, today, ['2026-12-25', '2026-12-26'])).toBe(days))

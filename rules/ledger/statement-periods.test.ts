import { expect, test } from 'vitest'
import { periodDays } from './statement-periods.ts'

test.each([
  ['this_month', '2026-11-26', '2026-11-01', '2026-11-26'],
  ['this_month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_month', '2024-03-05', '2024-02-01', '2024-02-29'],
  ['last_month', '2026-01-10', '2025-12-01', '2025-12-31'],
  ['this_quarter', '2026-11-26', '2026-10-01', '2026-11-26'],
  ['this_quarter', '2026-06-30', '2026-04-01', '2026-06-30'],
  ['last_quarter', '2026-02-14', '2025-10-01', '2025-12-31'],
  ['last_quarter', '2026-11-26', '2026-07-01', '2026-09-30'],
  ['this_year', '2026-11-26', '2026-01-01', '2026-11-26'],
  ['last_year', '2026-11-26', '2025-01-01', '2025-12-31'],
] as const)('%s on %s is from %s to %s', (period, today, from, to) =>
  expect(periodDays(period, today)).toEqual({ from, to }),
)

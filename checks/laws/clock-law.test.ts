import { expect, test } from 'vitest'
import { clocksIn } from './clock-law.ts'

// In two parts, as this file is held to the law, too.
const pause = ['pg', 'sleep'].join('_')

test.each([
  ['const took = performance.now() - began', 'how long'],
  ['const { user } = process.cpuUsage(before)', 'how long'],
  ['const took = process.hrtime.bigint()', 'how long'],
  ['expect(Date.now() - began).toBeLessThan(5)', 'how long'],
  ['const { heapUsed } = process.memoryUsage()', 'how much memory'],
  ["new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })", 'how far a page has shifted'],
  ['await new Promise((resolve) => setTimeout(resolve, 50))', 'sleeps'],
  ["import { setTimeout as sleep } from 'node:timers/promises'", 'sleeps'],
  ["import { setTimeout } from 'timers/promises'", 'sleeps'],
  ['await page.waitForTimeout(500)', 'sleeps'],
  [`await sql\`select ${pause}(0.2)\`.execute(db)`, 'sleeps'],
  [`write('0002.sql', 'select ${pause}(1.5); select 1')`, 'sleeps'],
])('a test that says %j depends on the machine', (line, fault) => {
  expect(clocksIn('server/a.test.ts', `const one = 1\n${line}\n`)).toEqual([
    expect.stringMatching(new RegExp(`^server/a.test.ts:2 .*${fault}`)),
  ])
})

test.each([
  "const name = 'LS-' + Date.now()",
  'vi.setSystemTime(Date.now() + 11_000)',
  'const days = expires - Date.now() / 86_400_000',
  'const yesterday = new Date(Date.now() - 86_400_000)',
  'await new Promise((resolve) => setTimeout(resolve))',
  "import { setImmediate as settled } from 'node:timers/promises'",
  'const hangs = sql`select pg_sleep(600)`.execute(db)',
  'await expect.poll(() => lines.length).toBe(3)',
])('a test may say %j', (line) => {
  expect(clocksIn('server/a.test.ts', line)).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageingBucket, bucketDays } from './item.ts'

test.each([
  [-15, 'later'],
  [-14, 'twoWeeks'],
  [-8, 'twoWeeks'],
  [-7, 'oneWeek'],
  [0, 'oneWeek'],
  [1, 'overdue30'],
  [30, 'overdue30'],
  [31, 'overdue60'],
  [60, 'overdue60'],
  [61, 'overdue90'],
  [90, 'overdue90'],
  [91, 'overdue120'],
  [120, 'overdue120'],
  [121, 'overdueMore'],
  [null, 'disputed'],
])('%s days overdue: %s', (days, bucket) => expect(ageingBucket(days)).toBe(bucket))

test('each day is in one bucket, whose days it is among', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const among = bucketDays.filter(
        ({ from, until }) => (from === null || days >= from) && (until === null || days <= until),
      )
      expect(among.map(({ bucket }) => bucket)).toEqual([ageingBucket(days)])
    }),
  )
})

import { expect, test } from 'vitest'
import { measureAge, type Task, taskNames, tasks } from './today.ts'

const since = new Date('2026-11-18T08:00:00Z')
const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000)
const day = 24 * 60
const oneDay = { count: 24, unit: 'hours' }

test.each<[Task, number, object]>([
  ['toRelease', -5, { age: { count: 0, unit: 'minutes' }, limit: oneDay, share: 0, stage: 'fresh' }],
  ['toRelease', 59, { age: { count: 59, unit: 'minutes' }, stage: 'fresh' }],
  ['toRelease', 60, { age: { count: 1, unit: 'hours' }, stage: 'fresh' }],
  ['toRelease', 239, { age: { count: 3, unit: 'hours' }, stage: 'fresh' }],
  ['toRelease', 240, { age: { count: 4, unit: 'hours' }, stage: 'long' }],
  ['toRelease', day - 1, { age: { count: 23, unit: 'hours' }, stage: 'long' }],
  ['toRelease', day, { age: oneDay, limit: oneDay, share: 1, stage: 'tooLong' }],
  ['toRelease', 2 * day - 1, { age: { count: 47, unit: 'hours' }, share: 1, stage: 'tooLong' }],
  ['toRelease', 2 * day, { age: { count: 2, unit: 'days' }, share: 1, stage: 'tooLong' }],
  ['toPack', 240, { limit: { count: 8, unit: 'hours' }, share: 0.5, stage: 'long' }],
  ['oldDisputes', 15 * day, { limit: { count: 30, unit: 'days' }, share: 0.5, stage: 'fresh' }],
])('the oldest of %s after %i minutes', (task, minutes, age) => {
  expect(measureAge(task, { since }, after(minutes))).toMatchObject(age)
})

test('what is late is as many days old as its list says, and as long as it has waited', () => {
  const late = (daysLate: number) => measureAge('late', { since, daysLate }, after(2.5 * day))
  expect(late(3)).toMatchObject({ age: { count: 3, unit: 'days' }, share: 2.5 / 3, stage: 'long' })
  expect(late(0)).toMatchObject({ age: { count: 2, unit: 'days' } })
})

test('each task is long before it is too long, and what is older never has a shorter bar', () => {
  for (const task of taskNames) {
    expect(tasks[task].long).toBeLessThan(tasks[task].tooLong)
    const shares = [0, 1, 60, 600, 6_000, 60_000].map((minutes) => measureAge(task, { since }, after(minutes)).share)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  }
})

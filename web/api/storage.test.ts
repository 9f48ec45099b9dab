import { expect, test, vi } from 'vitest'
import { load, save } from './storage.ts'

test('what belongs to a window ends with it, the rest is there in every window', () => {
  expect(save('new-customer', { company: 'A' })).toBe(true)
  save('chosen-settings', { size: 'large' })
  expect(Object.keys(sessionStorage)).toEqual(['new-customer'])
  expect(Object.keys(localStorage)).toEqual(['chosen-settings'])
  expect(load('new-customer')).toEqual({ company: 'A' })
  save('new-customer', null)
  expect(sessionStorage).toHaveLength(0)
})

test('what the shop has not stored counts as nothing', () => {
  localStorage.setItem('last-seen', '{')
  expect(load('last-seen')).toBeNull()
})

test('a browser that stores nothing says so, and has nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  expect(save('registration', { a: 1 })).toBe(false)
  expect(load('registration')).toBeNull()
})
